/** A node of a syntax tree, as far as it is looked into. */
export type Node = { readonly type: string; readonly [field: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
export const nodesOf = (value: unknown): readonly Node[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter((one) => isNode(one))
export const below = (node: Node): readonly Node[] => Object.values(node).flatMap(nodesOf)
export const nameOf = (node: unknown): string => {
  const name = isNode(node) ? (node['name'] ?? node['value']) : ''
  return typeof name === 'string' ? name : ''
}

export const isFunction = (node: Node): boolean =>
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type)

const isCallOf = (node: Node, name: RegExp): boolean =>
  node.type === 'CallExpression' && name.test(nameOf(node['callee']))

/** A function, or what is computed when it is read. */
export const runsLater = (node: Node): boolean => isFunction(node) || isCallOf(node, /^computed$/)

/** What makes something that has methods: it runs at once, and again and again through them. */
export const isMaking = (node: Node): boolean => isCallOf(node, /^make[A-Z]/)

/** An expression without what only the compiler reads. */
export const plain = (node: unknown): Node | undefined => {
  if (!isNode(node)) return undefined
  return /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(node.type)
    ? plain(node['expression'])
    : node
}

/** The names that a pattern takes out of a record. */
export const keysOf = (pattern: Node): readonly string[] =>
  pattern.type === 'ObjectPattern'
    ? nodesOf(pattern['properties']).flatMap((one) => (one.type === 'Property' ? [nameOf(one['key'])] : []))
    : []

/** The last name of `a.b.c`; none of a call. */
export const lastName = (node: unknown): string => {
  const bare = plain(node)
  if (bare?.type === 'Identifier') return nameOf(bare)
  if (bare?.type === 'MemberExpression' && bare['computed'] !== true) return nameOf(bare['property'])
  return bare?.type === 'ChainExpression' ? lastName(bare['expression']) : ''
}

export const literalOf = (call: Node, field: string): string | null => {
  const [record] = nodesOf(call['arguments'])
  const found = nodesOf(record?.['properties']).find((property) => nameOf(property['key']) === field)
  const value = found?.['value']
  return isNode(value) && typeof value['value'] === 'string' ? value['value'] : null
}

/** What a statement declares, by its names; `''` for what runs and has none. */
export const declarationsOf = (node: Node): readonly (readonly [string, Node])[] => {
  if (node.type === 'ImportDeclaration') return []
  if (node.type === 'ExportDefaultDeclaration') {
    const declaration = plain(node['declaration'])
    return declaration === undefined || declaration.type === 'Identifier'
      ? []
      : [[nameOf(declaration['id']) || 'default', declaration]]
  }
  const declaration = node.type === 'ExportNamedDeclaration' ? node['declaration'] : node
  if (!isNode(declaration)) return []
  if (declaration.type === 'VariableDeclaration')
    return nodesOf(declaration['declarations']).map((one) => [nameOf(one['id']), one] as const)
  return declaration.type.endsWith('Declaration') ? [[nameOf(declaration['id']), declaration]] : [['', declaration]]
}

/** A declaration as what it gives a value to, and that value. */
export const valueOf = (declaration: Node): Node | undefined =>
  declaration.type === 'VariableDeclarator' ? plain(declaration['init']) : declaration

/** A statement of a function: the one thing that it declares, and what it answers. */
export const statementOf = (statement: Node) => {
  const declared = declarationsOf(statement)
  const [name, declaration] = declared.length === 1 ? (declared[0] ?? []) : []
  return {
    statement,
    name: name ?? '',
    value: name === undefined || name === '' || declaration === undefined ? undefined : valueOf(declaration),
    answer: statement.type === 'ReturnStatement' ? plain(statement['argument']) : undefined,
  }
}
