import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A part of the syntax tree of a file. */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Returns a node and all nodes in it, in the order of the source. A node that `isLeft` selects is left out as a whole. */
export const nodesIn = (
  node: Node,
  isLeft: (node: Node) => boolean = () => false,
  found: Node[] = [],
): readonly Node[] => {
  if (isLeft(node)) return found
  found.push(node)
  for (const part of Object.values(node)) {
    if (isNode(part)) nodesIn(part, isLeft, found)
    else if (Array.isArray(part))
      for (const child of part as readonly unknown[]) if (isNode(child)) nodesIn(child, isLeft, found)
  }
  return found
}

/** Returns the name of an identifier, or the value of a literal. */
export const nameOf = (node: unknown): unknown => (isNode(node) ? (node['name'] ?? node['value']) : null)

/** Reads and parses a file of TypeScript or JavaScript. Throws if its syntax is wrong. */
export const parseFile = (root: string, file: string): { readonly source: string; readonly program: Node } => {
  const source = readFileSync(join(root, file), 'utf8')
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return { source, program: program as unknown as Node }
}
