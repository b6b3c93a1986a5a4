import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'

export type SyntaxNode = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value

/**
 * Returns a node and all nodes in it, in the order of the source. A node that `isLeft` selects is left out as a whole.
 */
export const syntaxNodesIn = (
  node: SyntaxNode,
  isLeft: (node: SyntaxNode) => boolean = () => false,
  nodes: SyntaxNode[] = [],
): readonly SyntaxNode[] => {
  if (isLeft(node)) return nodes
  nodes.push(node)
  for (const part of Object.values(node)) {
    if (isSyntaxNode(part)) syntaxNodesIn(part, isLeft, nodes)
    else if (Array.isArray(part))
      for (const child of part as readonly unknown[]) if (isSyntaxNode(child)) syntaxNodesIn(child, isLeft, nodes)
  }
  return nodes
}

/** Returns the name of an identifier, or the value of a literal. */
export const identifierNameOf = (node: unknown): unknown =>
  isSyntaxNode(node) ? (node['name'] ?? node['value']) : null

/** Reads and parses a file of TypeScript, JavaScript or JSON. Throws if its syntax is wrong. */
export const parseSourceFile = (
  root: string,
  file: string,
): { readonly source: string; readonly program: SyntaxNode } => {
  const text = readFileSync(join(root, file), 'utf8')
  const [name, source] = file.endsWith('.json') ? [`${file}.js`, `(${text})`] : [file, text]
  const { program, errors } = parseSync(name, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return { source, program: program as unknown as SyntaxNode }
}
