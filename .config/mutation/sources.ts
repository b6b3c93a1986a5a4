import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** A layer that is mutated: which share of its mutants has to be killed in the whole, in each file, and in a sample of what changed. */
export type Layer = { readonly name: string; readonly whole: number; readonly each: number; readonly sample: number }

export const LAYERS: readonly Layer[] = [
  { name: 'src-domain', whole: 0.97, each: 0.8, sample: 0.9 },
  { name: 'src-app', whole: 0.9, each: 0.6, sample: 0.8 },
]

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const isTest = (file: string): boolean => file.endsWith('.test.ts')

/** What proves and is not proved: tests, their cases, doubles and contracts. */
const isProof = (file: string): boolean => /\.(?:test|cases)\.ts$|\/testing\//.test(file)

const filesOf = ({ name }: Layer): readonly string[] =>
  readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
    .map((file) => `${name}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .toSorted()

/** Every file of a layer that is part of the product. */
export const sourcesOf = (layer: Layer): readonly string[] => filesOf(layer).filter((file) => !isProof(file))

export const testsOf = (layer: Layer): readonly string[] => filesOf(layer).filter(isTest)

const COMMENT = /('(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/** A text without what no test can see: comments and line breaks. */
const essence = (file: string): string =>
  textOf(file)
    .replace(COMMENT, (_, kept: string | undefined) => kept ?? '')
    .replace(/\s+/g, ' ')

/** A test with the cases, doubles and contracts that it imports, and those that they import. */
const withItsProofs = (file: string, found: Set<string> = new Set()): Set<string> => {
  if (found.has(file) || !existsSync(join(root, file))) return found
  found.add(file)
  for (const [, path = ''] of textOf(file).matchAll(/from '(\.[^']+)'/g)) {
    const imported = posix.join(posix.dirname(file), path)
    if (isProof(imported)) withItsProofs(imported, found)
  }
  return found
}

/** Changes when a file or one of its tests does, their cases included. */
export const digestOf = (file: string, tests: readonly string[]): string => {
  const hash = createHash('sha256').update(essence(file))
  for (const part of [...new Set(tests.flatMap((test) => [...withItsProofs(test)]))].toSorted())
    hash.update(`\n${part}\n${essence(part)}`)
  return hash.digest('hex').slice(0, 12)
}
