import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type SyntaxNode, isSyntaxNode, identifierNameOf, syntaxNodesIn, parseSourceFile } from '../sources/syntax.ts'
import { LEVEL_FOLDERS, requirementIdsIn } from './catalogue.ts'

/**
 * The requirement ids in the sources of the tests, in titles and in rows of cases. Tests that were not run are
 * included.
 */
export type RequirementsInTests = {
  /** The titles that contain a requirement, by file. */
  readonly titles: ReadonlyMap<string, readonly string[]>
  /**
   * For each file of cases or rules: the requirements that its cases prove, and the test files of the same level that
   * read the file, themselves or through the rule book.
   */
  readonly cases: ReadonlyMap<string, { readonly ids: readonly string[]; readonly readBy: readonly string[] }>
}

/** The functions of a test runner whose first argument is a title. */
const TITLED = /^(?:test|it|describe|step)$/
const SKIPPED = /^(?:skip|todo|fixme|xit|xdescribe)$/

/** Returns the names of a called function: `it` and `each` for both calls of `it.each(rows)(title, body)`. */
const namesOf = (callee: unknown): readonly string[] => {
  if (!isSyntaxNode(callee)) return []
  const { type, object, property, callee: inner, tag } = callee
  if (type === 'Identifier') return [String(identifierNameOf(callee))]
  if (type === 'MemberExpression') return [...namesOf(object), String(identifierNameOf(property))]
  return namesOf(inner ?? tag)
}

const isSkipped = ({ type, callee }: SyntaxNode): boolean =>
  type === 'CallExpression' && namesOf(callee).some((name) => SKIPPED.test(name))

const argumentsOf = (node: unknown): readonly unknown[] =>
  isSyntaxNode(node) ? (node['arguments'] as readonly unknown[]) : []

/** Returns the elements of an array, even if it is written as `[…] as const`. */
const elementsOf = (node: unknown): readonly unknown[] => {
  if (!isSyntaxNode(node)) return []
  return node.type === 'ArrayExpression' ? (node['elements'] as readonly unknown[]) : elementsOf(node['expression'])
}

/** A file without its skipped tests: its nodes, and the text of a string or template as the file writes it. */
type TestFile = { readonly nodes: readonly SyntaxNode[]; readonly textOf: (node: unknown) => string | null }

const readTests = (root: string, file: string): TestFile => {
  const { source, program } = parseSourceFile(root, file)
  return {
    nodes: syntaxNodesIn(program, isSkipped),
    textOf: (node) => {
      const isText = isSyntaxNode(node) && (typeof node['value'] === 'string' || node.type === 'TemplateLiteral')
      return isText ? source.slice(node.start + 1, node.end - 1) : null
    },
  }
}

/**
 * Returns the title of a call and, if it begins with `%s`, also the first cell of each row: `it.each([['…', 1]])('%s',
 * …)`.
 */
const titlesOfCall = ({ callee }: SyntaxNode, title: string, { textOf }: TestFile): readonly string[] => {
  if (!title.startsWith('%s') || !isSyntaxNode(callee) || callee.type !== 'CallExpression') return [title]
  const [rows] = argumentsOf(callee)
  return [title, ...elementsOf(rows).flatMap((row) => textOf(elementsOf(row)[0]) ?? [])]
}

const titlesOf = (read: TestFile): readonly string[] => {
  const titles = read.nodes.flatMap((node) => {
    if (node.type !== 'CallExpression' || !namesOf(node['callee']).some((name) => TITLED.test(name))) return []
    const title = read.textOf(argumentsOf(node)[0])
    return title === null ? [] : titlesOfCall(node, title, read)
  })
  return [...new Set(titles.filter((title) => requirementIdsIn(title).length > 0))]
}

/** Returns the texts that a file of cases has under `proves`. */
const provedIn = ({ nodes, textOf }: TestFile): readonly string[] =>
  nodes
    .filter(({ type, key }) => type === 'Property' && identifierNameOf(key) === 'proves')
    .flatMap(({ value }) =>
      isSyntaxNode(value) ? syntaxNodesIn(value).flatMap((node) => requirementIdsIn(textOf(node) ?? '')) : [],
    )

/** Returns the files of cases and rules that a file imports, for example `/name.cases`. */
const casesAndRulesIn = ({ nodes, textOf }: TestFile): readonly string[] =>
  nodes.flatMap((node) => textOf(node)?.match(/\/[^/]*\.(?:cases|rules)(?=(?:\.m?ts)?$)/) ?? [])

/** Returns the folders whose tests can prove a case of this file. */
const foldersOfLevel = (file: string): readonly string[] =>
  Object.values(LEVEL_FOLDERS).find((folders) => folders.some((folder) => file.startsWith(folder))) ?? []

const moduleOf = (file: string): string => `/${basename(file, '.ts')}`

const filesBelow = (root: string): readonly string[] =>
  [...Object.values(LEVEL_FOLDERS).flat(), 'tools/'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}${name}`),
  )

/**
 * Reads the requirements that the test files claim to prove. An id in a comment or in a skipped test does not count.
 */
export const readRequirementsInTests = (root: string): RequirementsInTests => {
  const files = filesBelow(root).toSorted()
  const tests = new Map(
    files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).map((file) => [file, readTests(root, file)]),
  )
  const rules = new Map(
    files.filter((file) => file.endsWith('.rules.ts')).map((file) => [moduleOf(file), readTests(root, file)]),
  )
  const readThrough = (read: TestFile): readonly string[] =>
    casesAndRulesIn(read).flatMap((name) => {
      const rule = rules.get(name)
      return rule === undefined ? [name] : [name, ...readThrough(rule)]
    })
  const readers = [...tests].map(([file, read]) => [file, readThrough(read)] as const)
  const cases = files.flatMap((file) => {
    if (!/\.(?:cases|rules)\.ts$/.test(file)) return []
    const name = moduleOf(file)
    const folders = foldersOfLevel(file)
    const readBy = readers.flatMap(([test, read]) =>
      read.includes(name) && folders.some((folder) => test.startsWith(folder)) ? [test] : [],
    )
    const ids = provedIn(readTests(root, file))
    return [[file, { ids: [...new Set(ids)], readBy }] as const]
  })
  return { titles: new Map([...tests].map(([file, read]) => [file, titlesOf(read)])), cases: new Map(cases) }
}
