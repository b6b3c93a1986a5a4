import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#tools/programs/root'
import { PRODUCT_LAYERS, filesIn } from '#tools/sources/layer-files'

/**
 * Documents that are not checked, because they contain names from other documents: the specification, and the files
 * that are generated from the specification.
 */
const OTHERS = /node_modules|e2e\/requirements\/requirements-|RULES/

const files = ['README.md', ...filesIn(['.github', ...PRODUCT_LAYERS, 'tools', 'e2e', 'checks'])].filter(
  (file) => !OTHERS.test(file),
)
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{])\/\/.*$/gm
const sources = files.filter((file) => /\.(m?[jt]sx?|css|json)$/.test(file)).map((file) => [file, read(file)] as const)
const knownNames = new Set([
  ...sources.flatMap(([, source]) => source.replaceAll(COMMENT, ' ').match(/[A-Za-z_$][\w$]*/g) ?? []),
  ...files.flatMap((file) => file.split('/')),
])

/** Returns the names in backquotes (camelCase, PascalCase, CONSTANT_CASE) that no code has. */
const unknownNames = (texts: readonly (readonly [string, string])[]) =>
  texts.flatMap(([file, text]) =>
    [...text.matchAll(/`([a-z]+[A-Z]\w*|[A-Z]+[a-z]\w*|[A-Z][A-Z\d]*_[A-Z\d_]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !knownNames.has(name))
      .map((name) => `${file}: ${name}`),
  )

const VERDICT_TYPE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?type (\w+Verdict)\b([\s\S]*?)(?:\n\n|$)/g

/** Returns the words in backquotes above the type of a verdict that the type does not contain. */
const unknownVerdicts = (source: string) =>
  [...source.matchAll(VERDICT_TYPE)].flatMap(([, comment = '', type = '', body = '']) =>
    [...comment.matchAll(/`([a-z]\w*)`/gi)]
      .map(([, word = '']) => word)
      .filter((word) => !new RegExp(`\\b${word}\\b`).test(body))
      .map((word) => `${type}: ${word}`),
  )

describe('a word in backquotes above the type of a verdict', () => {
  it('is a verdict of that type', () => expect(sources.flatMap(([, source]) => unknownVerdicts(source))).toEqual([]))
  it('is reported if it is no verdict of that type', () => {
    const type = ['/** `open` or `ok`. */', "export type DoorVerdict = 'ok'", '  | Closed', '', "const open = 'open'"]
    expect(unknownVerdicts(type.join('\n'))).toEqual(['DoorVerdict: open'])
  })
})

describe('a name of code in backquotes', () => {
  it('exists if a document mentions it', () =>
    expect(unknownNames(files.filter((file) => file.endsWith('.md')).map((file) => [file, read(file)]))).toEqual([]))
  it('exists if a comment mentions it', () =>
    expect(
      unknownNames(sources.map(([file, source]) => [file, source.match(COMMENT)?.join('\n') ?? ''] as const)),
    ).toEqual([]))
  it('is reported if the code does not contain that name', () => {
    const missingName = ['noSuch', 'Name'].join('')
    expect(unknownNames([['a', `\`${missingName}\`, \`unknownNames\` and \`npm test\``]])).toEqual([
      `a: ${missingName}`,
    ])
  })
})
