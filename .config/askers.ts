import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import type { Asked } from '../src-ui/rule-book/evidence.ts'

/** Where everything is bound to everything: what is bound to a port counts, that it is bound does not. */
const WIRING = /^src-infra\/(?:.*\.module|modules|container)\.ts$/

/** A node of a syntax tree, as far as it is looked into. */
type Node = { readonly type: string; readonly [field: string]: unknown }

/** A top-level declaration: `file#name`. */
type Declaration = `${string}#${string}`

const FOLDERS = ['src-domain', 'src-app', 'src-infra', 'src-ui', 'fake-server']
const ALIASES: Readonly<Record<string, string>> = { '#domain': 'src-domain', '#app': 'src-app', '#infra': 'src-infra' }

/** The controls of the fake world are no calls of the product. */
const isProductCall = (call: string) => !call.includes(' /__world')

/** What tests a rule or tells of it does not ask it. */
const NO_ASKER = /\.(?:test|spec|cases|rules)\.tsx?$|\/testing\/|^src-domain\/rule-|^src-ui\/rule-book\/|\.d\.ts$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The nodes below a node; names that only name a property are left out. */
const below = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([field, value]) => {
    if ((node.type === 'MemberExpression' && field === 'property') || (node.type === 'Property' && field === 'key'))
      return node['computed'] === true && isNode(value) ? [value] : []
    return (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode)
  })

const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node)
  for (const child of below(node)) walk(child, visit)
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value']) : '')
const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? (value as unknown[]).filter(isNode) : [])

/** The file that an import leads to, or null where it is none of ours. */
const target = (from: string, source: string, files: ReadonlySet<string>): string | null => {
  const [alias = '', ...rest] = source.split('/')
  const path = source.startsWith('.')
    ? posix.join(posix.dirname(from), source)
    : alias in ALIASES
      ? `${ALIASES[alias]}/${rest.join('/')}.ts`
      : ''
  return files.has(path) ? path : null
}

type Read = {
  /** What each declaration mentions. */
  readonly mentions: Map<Declaration, Set<Declaration>>
  readonly endpoints: Map<Declaration, string>
  readonly screens: Map<string, string[]>
}

const literalOf = (call: Node, field: string): string | null => {
  const [record] = nodesOf(call['arguments'])
  const found = nodesOf(record?.['properties']).find((property) => nameOf(property['key']) === field)
  const value = found?.['value']
  return isNode(value) && typeof value['value'] === 'string' ? value['value'] : null
}

/** The addresses of the map of the product, each with the file of its screen. */
const readScreens = (program: Node, file: string, files: ReadonlySet<string>, screens: Map<string, string[]>) =>
  walk(program, (node) => {
    const path = node.type === 'Property' && isNode(node['key']) ? node['key']['value'] : null
    if (typeof path !== 'string' || !path.startsWith('/')) return
    walk(node, (inner) => {
      if (inner.type !== 'ImportExpression') return
      const screen = target(file, nameOf(inner['source']), files)
      if (screen !== null) screens.set(screen, [...(screens.get(screen) ?? []), path])
    })
  })

const declaredNames = (declaration: Node): readonly string[] =>
  declaration.type === 'VariableDeclaration'
    ? nodesOf(declaration['declarations']).map(({ id }) => nameOf(id))
    : [nameOf(declaration['id'])]

const readFile = (file: string, program: Node, files: ReadonlySet<string>, read: Read): void => {
  const bound = new Map<string, Declaration>()
  const body = nodesOf(program['body'])
  const mention = (from: Declaration, to: Declaration) =>
    read.mentions.set(from, (read.mentions.get(from) ?? new Set()).add(to))

  for (const node of body)
    for (const specifier of nodesOf(node['specifiers'])) {
      const from = isNode(node['source']) ? target(file, nameOf(node['source']), files) : file
      if (from === null) continue
      if (node.type === 'ImportDeclaration') {
        const imported =
          specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : nameOf(specifier['imported'] ?? { type: '', name: '*' })
        bound.set(nameOf(specifier['local']), `${from}#${imported}`)
      } else mention(`${file}#${nameOf(specifier['exported'])}`, `${from}#${nameOf(specifier['local'])}`)
    }

  const own = (node: Node): readonly (readonly [string, Node])[] => {
    if (node.type === 'ExportDefaultDeclaration') return [['default', node]]
    const declaration = node.type === 'ExportNamedDeclaration' ? node['declaration'] : node
    if (!isNode(declaration) || !declaration.type.endsWith('Declaration')) return [['', node]]
    return declaredNames(declaration).map((name) => [name, declaration] as const)
  }
  const declared = body.filter(({ type }) => type !== 'ImportDeclaration').flatMap(own)
  for (const [name] of declared) if (name !== '') bound.set(name, `${file}#${name}`)

  for (const [name, declaration] of declared) {
    const self: Declaration = `${file}#${name}`
    walk(declaration, (node) => {
      if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
        const meant = bound.get(nameOf(node))
        if (meant !== undefined && meant !== self && !WIRING.test(file)) mention(self, meant)
      }
      if (node.type === 'ImportExpression') {
        const loaded = target(file, nameOf(node['source']), files)
        if (loaded !== null && !WIRING.test(file)) mention(self, `${loaded}#*`)
      }
      if (node.type === 'CallExpression') readCall(node, self)
    })
  }

  function readCall(call: Node, self: Declaration) {
    const callee = call['callee']
    if (nameOf(callee) === 'route') {
      const [method, path] = [literalOf(call, 'method'), literalOf(call, 'path')]
      if (method !== null && path !== null) read.endpoints.set(self, `${method} ${path}`)
    }
    // A port is what is bound to it.
    if (!isNode(callee) || callee.type !== 'MemberExpression') return
    const binding = callee['object']
    if (!isNode(binding) || nameOf(binding['callee']) !== 'bind') return
    const port = bound.get(nameOf(nodesOf(binding['arguments'])[0]))
    if (port === undefined) return
    for (const argument of nodesOf(call['arguments']).slice(0, 1))
      walk(argument, (node) => {
        const meant = node.type === 'Identifier' ? bound.get(nameOf(node)) : undefined
        if (meant !== undefined) mention(port, meant)
      })
  }
}

const filesBelow = (root: string): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.tsx?$/.test(file) && !NO_ASKER.test(file)),
  )

/**
 * Who asks a function of the domain (`concept/file#name`), found by following the names that each top-level declaration
 * mentions: through use cases, ports and what is bound to them, up to screens and endpoints. A mention counts as a call, so
 * the answer may name a screen too many, never one too few.
 */
export const findAskers = (root: string): ((asked: `${string}#${string}`) => Asked) => {
  const all = filesBelow(root)
  const files = new Set(all)
  const read: Read = {
    mentions: new Map(),
    endpoints: new Map(),
    screens: new Map([['src-ui/notice/MainScreen.tsx', ['/']]]),
  }
  for (const file of all) {
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
    if (file === 'src-ui/routes.tsx') readScreens(program as unknown as Node, file, files, read.screens)
    else readFile(file, program as unknown as Node, files, read)
  }
  const askers = new Map<Declaration, Set<Declaration>>()
  for (const [from, mentioned] of read.mentions)
    for (const to of mentioned) askers.set(to, (askers.get(to) ?? new Set()).add(from))

  const isScreen = (file: string, name = '') => read.screens.has(file) && /^(?:default|MainScreen)$/.test(name)

  return (asked) => {
    const [module = '', name = ''] = asked.split('#')
    const reached = new Set<Declaration>([`src-domain/${module}.ts#${name}`])
    for (const one of reached) {
      const [file = '', declaration] = one.split('#')
      if (read.endpoints.has(one) || isScreen(file, declaration)) continue
      for (const next of [...(askers.get(one) ?? []), ...(askers.get(`${file}#*`) ?? [])]) reached.add(next)
    }
    const names = [...reached].map((one) => one.split('#') as [string, string])
    return {
      screens: names.flatMap(([file, own]) => (isScreen(file, own) ? (read.screens.get(file) ?? []) : [])).toSorted(),
      endpoints: [...reached]
        .flatMap((one) => read.endpoints.get(one) ?? [])
        .filter(isProductCall)
        .toSorted(),
      desk: names.some(([file]) => file.startsWith('fake-server/officer/')),
      everywhere: names.some(([file]) => file === 'src-ui/App.tsx'),
    }
  }
}
