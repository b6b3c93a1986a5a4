import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { importNamesOf, importTarget } from './import-target.ts'
import {
  type Node,
  below,
  declarationsOf,
  isFunction,
  isMaking,
  isNode,
  keysOf,
  lastName,
  literalOf,
  nameOf,
  nodesOf,
  plain,
  runsLater,
  statementOf,
  valueOf,
} from './syntax.ts'

/**
 * A part of the program that runs or does not run as one: a top-level declaration (`file#name`), a function within it
 * (`file#name/local`), or what a record or a maker offers under a name (`file#name.member`).
 */
export type Unit = {
  /** Units that it names: whatever it names may run. */
  readonly mentions: Set<string>
  /** Members of a named thing that it names: `file#name` and the member. */
  readonly memberMentions: (readonly [owner: string, member: string])[]
  /** Members of things that have no name of their own: the name before the dot, `''` where there is none, and the member. */
  readonly accesses: (readonly [receiver: string, member: string])[]
  /** What it offers by name, and runs only if it is asked for. */
  readonly members: Map<string, string>
  /** Records of which it takes over every member. */
  readonly spreads: Set<string>
}

export type Program = {
  readonly units: ReadonlyMap<string, Unit>
  /** By unit: `GET /api/…`. */
  readonly endpoints: ReadonlyMap<string, string>
  /** By port or use case: what makes it. */
  readonly makers: ReadonlyMap<string, string>
  /** Units that are records: who names one as a whole may ask for anything in it. */
  readonly records: ReadonlySet<string>
  /** Ports: they are made once for the whole page. */
  readonly ports: ReadonlySet<string>
  /** The names under which each port or use case is handed on. */
  readonly namesOf: ReadonlyMap<string, ReadonlySet<string>>
  /** The addresses of the map of the product, by the file of their screen. */
  readonly screens: ReadonlyMap<string, readonly string[]>
}

const FOLDERS = ['src-domain', 'src-app', 'src-infra', 'src-ui', 'fake-server']
const NAMES = importNamesOf(join(import.meta.dirname, '../..'))

/** Where everything is bound to everything: what is bound to a port counts, that it is bound does not. */
const WIRING = /^src-infra\/(?:.*\.module|modules|container)\.ts$/
const ROUTES = 'src-ui/routes.tsx'

/** What tests a rule or tells of it does not ask it. */
const NO_ASKER = /\.(?:test|spec|cases|rules)\.tsx?$|\/testing\/|^src-domain\/rule-|^src-ui\/rule-book\/|\.d\.ts$/

/** The file that an import leads to, or null where it is none of ours. */
const target = (from: string, source: string, files: ReadonlySet<string>): string | null => {
  const path = importTarget(from, source, NAMES)
  return files.has(path) ? path : null
}

/** What one file declares, and what it takes from others. */
type Scope = { readonly file: string; readonly bound: ReadonlyMap<string, string> }

class Reader {
  readonly units = new Map<string, Unit>()
  readonly endpoints = new Map<string, string>()
  readonly makers = new Map<string, string>()
  readonly records = new Set<string>()
  readonly ports = new Set<string>()
  readonly namesOf = new Map<string, Set<string>>()
  readonly screens = new Map<string, string[]>()
  readonly files: ReadonlySet<string>

  constructor(files: readonly string[]) {
    this.files = new Set(files)
  }

  unit(id: string): Unit {
    const known = this.units.get(id)
    if (known !== undefined) return known
    const made: Unit = {
      mentions: new Set(),
      memberMentions: [],
      accesses: [],
      members: new Map(),
      spreads: new Set(),
    }
    this.units.set(id, made)
    return made
  }

  readFile(file: string, program: Node): void {
    const body = nodesOf(program['body'])
    const bound = new Map<string, string>()
    for (const node of body.filter(({ type }) => type === 'ImportDeclaration')) {
      const from = target(file, nameOf(node['source']), this.files)
      for (const specifier of nodesOf(node['specifiers'])) {
        const imported =
          specifier.type === 'ImportSpecifier'
            ? nameOf(specifier['imported'])
            : specifier.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*'
        if (from !== null) bound.set(nameOf(specifier['local']), `${from}#${imported}`)
      }
    }
    const declared = body.flatMap((node) => declarationsOf(node))
    for (const [name] of declared) if (name !== '') bound.set(name, `${file}#${name}`)
    const scope: Scope = { file, bound }
    for (const node of body) this.readReexports(node, scope)
    for (const [name, node] of declared) {
      if (name !== '') this.unit(`${file}#*`).members.set(name, `${file}#${name}`)
      this.readDeclaration(`${file}#${name}`, node, scope)
    }
    // What is loaded for its default export gives nothing else away.
    this.records.add(`${file}#*`)
    this.unit(`${file}#loaded`).mentions.add(this.units.has(`${file}#default`) ? `${file}#default` : `${file}#*`)
  }

  /** `export { a } from`, `export { a as b }`, `export default a`. */
  private readReexports(node: Node, { file, bound }: Scope): void {
    if (node.type === 'ExportDefaultDeclaration' && isNode(node['declaration'])) {
      const meant = bound.get(nameOf(node['declaration']['id'] ?? node['declaration']))
      if (meant !== undefined) this.unit(`${file}#default`).mentions.add(meant)
    }
    if (node.type !== 'ExportNamedDeclaration') return
    const from = isNode(node['source']) ? target(file, nameOf(node['source']), this.files) : null
    for (const specifier of nodesOf(node['specifiers'])) {
      const local = nameOf(specifier['local'])
      const meant = from === null ? bound.get(local) : `${from}#${local}`
      if (meant !== undefined) this.unit(`${file}#${nameOf(specifier['exported'])}`).spreads.add(meant)
    }
  }

  private readDeclaration(id: string, node: Node, scope: Scope): void {
    this.unit(id)
    const value = valueOf(node)
    if (value?.type === 'ObjectExpression') {
      this.records.add(id)
      this.readRecord(id, value, scope, new Map())
    } else if (value !== undefined && isFunction(value)) this.readMaker(id, value, scope)
    else if (value !== undefined) this.read(id, value, scope, new Map())
    if (node.type === 'VariableDeclarator' && isNode(node['id'])) this.read(id, node['id'], scope, new Map())
  }

  /** A record: what is a function in it, or the name of something, runs when it is asked for; all else at once. */
  private readRecord(id: string, record: Node, scope: Scope, locals: ReadonlyMap<string, string>): void {
    for (const property of nodesOf(record['properties'])) {
      const value = plain(property['value'])
      const spread = plain(property['argument'])
      if (property.type === 'SpreadElement') {
        if (!this.takeOver(id, spread, scope)) this.read(id, property, scope, locals)
      } else if (value === undefined) continue
      else if (property['computed'] !== true && (runsLater(value) || value.type === 'Identifier')) {
        const name = nameOf(property['key'])
        this.unit(id).members.set(name, `${id}.${name}`)
        this.read(`${id}.${name}`, value, scope, locals)
        if (value.type === 'Identifier') this.handOn(name, scope.bound.get(nameOf(value)))
      } else this.read(id, value, scope, locals)
    }
  }

  /** A record of which it takes over every member. */
  private takeOver(id: string, record: Node | undefined, { bound }: Scope): boolean {
    const meant = record?.type === 'Identifier' ? bound.get(nameOf(record)) : undefined
    if (meant !== undefined) this.unit(id).spreads.add(meant)
    return meant !== undefined
  }

  /** Something is handed on under a name. */
  private handOn(name: string, meant: string | undefined): void {
    if (meant !== undefined) this.namesOf.set(meant, (this.namesOf.get(meant) ?? new Set()).add(name))
  }

  /** A function: its own functions run when they are named, and those of the record that it returns when they are asked for. */
  private readMaker(id: string, made: Node, scope: Scope): void {
    for (const part of [...nodesOf(made['params']), ...nodesOf(made['returnType'])])
      this.read(id, part, scope, new Map())
    const body = plain(made['body'])
    if (body === undefined) return
    if (isFunction(body)) return this.readMaker(id, body, scope)
    if (body.type === 'ObjectExpression') return this.readRecord(id, body, scope, new Map())
    const statements = (body.type === 'BlockStatement' ? nodesOf(body['body']) : [body]).map(statementOf)
    const locals = new Map(
      statements.flatMap(({ name, value }) =>
        name !== '' && value !== undefined && (runsLater(value) || isMaking(value))
          ? [[name, `${id}/${name}`] as const]
          : [],
      ),
    )
    const answer = statements.at(-1)?.answer
    for (const { statement, name, value, answer: given } of statements) {
      const local = locals.get(name)
      const isReturned = answer?.type === 'Identifier' && name !== '' && name === nameOf(answer)
      if (local !== undefined) {
        this.read(local, statement, scope, locals)
        if (value !== undefined && isMaking(value)) this.unit(id).mentions.add(local)
      } else if (isReturned && value?.type === 'ObjectExpression') this.readRecord(id, value, scope, locals)
      else if (given?.type === 'ObjectExpression') this.readRecord(id, given, scope, locals)
      else this.read(id, statement, scope, locals)
    }
  }

  /** Whatever the type names may stand behind the name. */
  private handOnTypes(name: string, annotation: unknown, scope: Scope): void {
    for (const node of nodesOf(annotation)) {
      if (node.type === 'TSTypeLiteral') continue
      if (node.type === 'TSTypeReference') this.handOn(name, scope.bound.get(nameOf(node['typeName'])))
      for (const next of below(node)) this.handOnTypes(name, next, scope)
    }
  }

  private readVariable(id: string, node: Node, scope: Scope, locals: ReadonlyMap<string, string>): void {
    const init = plain(node['init'])
    const awaited = init?.type === 'AwaitExpression' ? plain(init['argument']) : init
    for (const argument of awaited?.type === 'CallExpression' ? nodesOf(awaited['arguments']) : [])
      if (argument.type === 'Identifier') this.handOn(nameOf(node['id']), scope.bound.get(nameOf(argument)))
    if (isNode(node['id'])) {
      const names = awaited?.type === 'ImportExpression' ? keysOf(node['id']) : []
      if (names.length > 0) return this.readNamed(id, awaited, names, scope)
      this.readPattern(id, node['id'], lastName(init))
      this.read(id, node['id'], scope, locals)
    }
    if (init !== undefined) this.read(id, init, scope, locals)
  }

  /** A module that is loaded for some of what it exports. */
  private readNamed(id: string, loading: Node | undefined, names: readonly string[], { file }: Scope): void {
    const loaded = target(file, nameOf(loading?.['source']), this.files)
    if (loaded !== null) for (const name of names) this.unit(id).mentions.add(`${loaded}#${name}`)
  }

  private mention(id: string, name: string, scope: Scope, locals: ReadonlyMap<string, string>): void {
    const meant = locals.get(name) ?? scope.bound.get(name)
    if (meant !== undefined && meant !== id && !WIRING.test(scope.file)) this.unit(id).mentions.add(meant)
  }

  private read(id: string, node: Node, scope: Scope, locals: ReadonlyMap<string, string>): void {
    this.unit(id)
    const on = (next: unknown) => {
      for (const one of nodesOf(next)) this.read(id, one, scope, locals)
    }
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier':
        this.mention(id, nameOf(node), scope, locals)
        this.handOnTypes(nameOf(node), node['typeAnnotation'], scope)
        return on(node['typeAnnotation'])
      // What has the type of a value does not ask it.
      case 'TSTypeQuery':
        return
      case 'TSTypeReference':
        return /^(?:ReturnType|Parameters)$/.test(nameOf(node['typeName'])) ? undefined : below(node).forEach(on)
      case 'TSPropertySignature':
        this.handOnTypes(nameOf(node['key']), node['typeAnnotation'], scope)
        return on(node['typeAnnotation'])
      case 'MemberExpression':
        return this.readMember(id, node, scope, locals)
      case 'VariableDeclarator':
        return this.readVariable(id, node, scope, locals)
      case 'Property':
        if (node['computed'] === true) on(node['key'])
        if (plain(node['value'])?.type === 'Identifier')
          this.handOn(nameOf(node['key']), scope.bound.get(nameOf(plain(node['value']))))
        return on(node['value'])
      case 'ObjectPattern':
        this.readPattern(id, node, isNode(node['typeAnnotation']) ? 'a record' : '')
        return below(node).forEach(on)
      case 'ImportExpression':
        return this.readImport(id, node, scope)
      case 'CallExpression': {
        const callee = plain(node['callee'])
        const loading = plain(callee?.['object'])
        const [taken] = nodesOf(plain(nodesOf(node['arguments'])[0])?.['params'])
        const names = taken === undefined ? [] : keysOf(taken)
        if (loading?.type === 'ImportExpression' && names.length > 0) {
          this.readNamed(id, loading, names, scope)
          return on(node['arguments'])
        }
        this.readCall(id, node, scope)
        if (nameOf(callee) === 'useServices' && this.takeOver(id, nodesOf(node['arguments'])[0], scope)) return
        return below(node).forEach(on)
      }
      default:
        return below(node).forEach(on)
    }
  }

  private readMember(id: string, node: Node, scope: Scope, locals: ReadonlyMap<string, string>): void {
    const object = plain(node['object'])
    if (object === undefined) return
    const name = nameOf(node['property'])
    const awaited = object.type === 'AwaitExpression' ? plain(object['argument']) : undefined
    if (awaited?.type === 'ImportExpression') return this.readNamed(id, awaited, [name], scope)
    const owner =
      object.type === 'Identifier' && !locals.has(nameOf(object)) ? scope.bound.get(nameOf(object)) : undefined
    if (node['computed'] === true) for (const part of nodesOf(node['property'])) this.read(id, part, scope, locals)
    else if (owner !== undefined && !WIRING.test(scope.file)) {
      this.unit(id).memberMentions.push([owner, name])
      return
    } else this.unit(id).accesses.push([lastName(object), name])
    this.read(id, object, scope, locals)
  }

  private readPattern(id: string, pattern: unknown, receiver: string): void {
    for (const name of isNode(pattern) ? keysOf(pattern) : []) this.unit(id).accesses.push([receiver, name])
  }

  private readImport(id: string, node: Node, { file }: Scope): void {
    const loaded = target(file, nameOf(node['source']), this.files)
    if (loaded !== null && !WIRING.test(file)) this.unit(id).mentions.add(`${loaded}#loaded`)
  }

  private readCall(id: string, call: Node, scope: Scope): void {
    const callee = plain(call['callee'])
    const given = nodesOf(call['arguments'])
    if (nameOf(callee) === 'route') {
      const [method, path] = [literalOf(call, 'method'), literalOf(call, 'path')]
      if (method !== null && path !== null) this.endpoints.set(id, `${method} ${path}`)
    }
    if (nameOf(callee) === 'bindUseCase') this.bind(given[1], given[2], scope)
    // A port is what is bound to it.
    if (callee?.type !== 'MemberExpression') return
    const binding = plain(callee['object'])
    if (nameOf(binding?.['callee']) !== 'bind') return
    const port = nodesOf(binding?.['arguments'])[0]
    this.bind(port, given[0], scope)
    this.ports.add(scope.bound.get(nameOf(port)) ?? '')
  }

  private bind(token: Node | undefined, maker: Node | undefined, { bound }: Scope): void {
    const meant = bound.get(nameOf(token))
    if (meant === undefined || maker === undefined) return
    const walk = (node: Node): void => {
      const made = node.type === 'Identifier' ? bound.get(nameOf(node)) : undefined
      if (made !== undefined && !this.makers.has(meant)) this.makers.set(meant, made)
      else if (made !== undefined) this.unit(meant).mentions.add(made)
      below(node).forEach(walk)
    }
    walk(maker)
  }

  /** The addresses of the map of the product, each with the file of its screen. */
  readScreens(program: Node): void {
    const walk = (node: Node, path: string): void => {
      const key = node.type === 'Property' && isNode(node['key']) ? node['key']['value'] : null
      const here = typeof key === 'string' && key.startsWith('/') ? key : path
      const screen = node.type === 'ImportExpression' ? target(ROUTES, nameOf(node['source']), this.files) : null
      if (screen !== null) this.screens.set(screen, [...(this.screens.get(screen) ?? []), here])
      for (const next of below(node)) walk(next, here)
    }
    walk(program, '')
  }
}

const filesBelow = (root: string): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.tsx?$/.test(file) && !NO_ASKER.test(file)),
  )

/** The whole product and its server, as units that name one another. */
export const readProgram = (root: string): Program => {
  const files = filesBelow(root)
  const reader = new Reader(files)
  for (const file of files) {
    const program = parseSync(file, readFileSync(join(root, file), 'utf8')).program as unknown as Node
    if (file === ROUTES) reader.readScreens(program)
    else reader.readFile(file, program)
  }
  return reader
}
