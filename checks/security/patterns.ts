import { ROOT } from '#tools/programs/root'
import { PRODUCT_LAYERS, filesIn, isTestFile } from '#tools/sources/layer-files'
import { type SyntaxNode, isSyntaxNode, identifierNameOf, syntaxNodesIn, parseSourceFile } from '#tools/sources/syntax'

/** A pattern as a source file writes it. */
export type SourceRegExp = { readonly source: string; readonly flags: string; readonly place: string }

/** Matches the files that only the build or an operator runs, because their input is our own text. */
const NOT_SERVED = /\/prerender\.tsx$|^(?:rule-book\/documents|deploy)\//

/** A placeholder for the part of a pattern that is known only at run time. */
const UNKNOWN = '1'

/** Paths of the sources that a server or a page runs, from the root of the project. */
const runSources = filesIn(PRODUCT_LAYERS).filter(
  (file) => /\.(?:m?js|mts|tsx?)$/.test(file) && !isTestFile(file) && !NOT_SERVED.test(file),
)

/** Returns the text of an expression; `UNKNOWN` for each part whose value does not follow from this file. */
const textOf = (node: unknown, constants: ReadonlyMap<unknown, unknown>): string => {
  if (!isSyntaxNode(node)) return UNKNOWN
  const [callee, quasi] = [node['callee'], node['quasi']]
  const textsOf = (list: unknown) => (list as readonly unknown[]).map((part) => textOf(part, constants))
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'TaggedTemplateExpression') return textOf(quasi, constants)
  if (node.type === 'TemplateLiteral') {
    const holes = textsOf(node['expressions'])
    const parts = node['quasis'] as readonly { readonly value: { readonly raw: string; readonly cooked: string } }[]
    return parts.map(({ value }, index) => value.raw.replaceAll('\\\\', '\\') + (holes[index] ?? '')).join('')
  }
  if (node.type === 'BinaryExpression') return textsOf([node['left'], node['right']]).join('')
  if (node.type === 'CallExpression' && isSyntaxNode(callee) && identifierNameOf(callee['property']) === 'join') {
    const list = callee['object']
    const separator = textOf((node['arguments'] as readonly unknown[])[0], constants)
    return isSyntaxNode(list) && list.type === 'ArrayExpression' ? textsOf(list['elements']).join(separator) : UNKNOWN
  }
  if (node.type === 'Identifier' && constants.has(node['name'])) return textOf(constants.get(node['name']), constants)
  return UNKNOWN
}

const patternOf = (node: SyntaxNode, constants: ReadonlyMap<unknown, unknown>): Omit<SourceRegExp, 'place'> | null => {
  if (node.type === 'Literal' && node['regex'] !== undefined) {
    const { pattern, flags } = node['regex'] as { readonly pattern: string; readonly flags: string }
    return { source: pattern, flags }
  }
  if (/^(?:New|Call)Expression$/.test(node.type) && identifierNameOf(node['callee']) === 'RegExp') {
    const [source, flags] = node['arguments'] as readonly unknown[]
    return { source: textOf(source, constants), flags: flags === undefined ? '' : textOf(flags, constants) }
  }
  // Matches a property `pattern`, of a schema or of an HTML input.
  if (node.type === 'Property' && identifierNameOf(node['key']) === 'pattern' && isSyntaxNode(node['value'])) {
    const { value } = node
    return { source: textOf(value, constants), flags: 'u' }
  }
  return null
}

type Parsed = { readonly nodes: readonly SyntaxNode[]; readonly place: (node: SyntaxNode) => string }

const parse = (file: string): Parsed => {
  const { source, program } = parseSourceFile(ROOT, file)
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  return { nodes: syntaxNodesIn(program), place: ({ start }) => `${file}:${lineOf(start)}` }
}

/** Returns the sources that a server or a page runs, read once. */
export const parseSources = (): readonly Parsed[] => runSources.map(parse)

/** Returns every pattern of these sources: literals, `RegExp(…)`, and patterns of schemas and inputs. */
export const regExpsIn = (sources: readonly Parsed[]): readonly SourceRegExp[] =>
  sources.flatMap(({ nodes, place }) => {
    const constants = new Map(
      nodes
        .filter(({ type }) => type === 'VariableDeclarator')
        .map((node) => [identifierNameOf(node['id']), node['init']]),
    )
    return nodes.flatMap((node) => {
      const pattern = patternOf(node, constants)
      return pattern === null ? [] : [{ ...pattern, place: place(node) }]
    })
  })

/** Returns the places that call this method, as `file:line`. */
export const callsOfMethod = (sources: readonly Parsed[], method: string): readonly string[] =>
  sources.flatMap(({ nodes, place }) =>
    nodes
      .filter(
        ({ type, callee }) =>
          type === 'CallExpression' && isSyntaxNode(callee) && identifierNameOf(callee['property']) === method,
      )
      .map(place),
  )
