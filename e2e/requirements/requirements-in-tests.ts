import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LEVEL_FOLDERS, idsIn } from './catalogue.ts'

/**
 * The requirement ids in the sources of the tests, in titles and in rows of cases. Tests that were not run are
 * included.
 */
export type RequirementsInTests = {
  /** The titles that contain a requirement, by file. */
  readonly titles: ReadonlyMap<string, readonly string[]>
  /**
   * For each file of cases: the requirements that its rows prove, and the test files in the same layer that read the
   * file.
   */
  readonly cases: ReadonlyMap<string, { readonly ids: readonly string[]; readonly readBy: readonly string[] }>
}

/** Returns the source without comments; strings, templates and regular expressions are unchanged. */
const withoutComments = (source: string): string =>
  source.replaceAll(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_all, text?: string) => text ?? ' ',
  )

const SKIPPED =
  /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:skip|todo|fixme)\b(?!If)(?:\.\w+)*\s*(?=[(<`])|\bx(?:it|describe)\s*(?=\()/g
const STRING_OR_BRACKET = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|[()]/g

/**
 * Returns the source without skipped and to-do tests: each such call is removed with everything between its brackets.
 */
const withoutSkipped = (source: string): string => {
  let kept = ''
  let from = 0
  SKIPPED.lastIndex = 0
  for (let hit = SKIPPED.exec(source); hit !== null; hit = SKIPPED.exec(source)) {
    kept += source.slice(from, hit.index)
    from = SKIPPED.lastIndex
    // Matches one call, and the next call too if the first returns a function: `.each(rows)(title, body)`.
    do {
      let depth = 0
      STRING_OR_BRACKET.lastIndex = from
      for (let part = STRING_OR_BRACKET.exec(source); part !== null; part = STRING_OR_BRACKET.exec(source)) {
        from = STRING_OR_BRACKET.lastIndex
        depth += part[0] === '(' ? 1 : part[0] === ')' ? -1 : 0
        if (depth === 0) break
      }
    } while (/^\s*\(/.test(source.slice(from)))
    SKIPPED.lastIndex = from
  }
  return kept + source.slice(from)
}

const EACH = /\b(?:test|it|describe)\.each\s*(?=\()/g
const PIECE = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|[()[\]{}]|[^\s'"`()[\]{}]+/g

/**
 * Returns the titles in the first column of an `each` table that names its tests: `it.each([['[P-161] …', …]])('%s',
 * …)`.
 */
const rowTitles = (source: string): readonly string[] => {
  const titles: string[] = []
  EACH.lastIndex = 0
  for (let hit = EACH.exec(source); hit !== null; hit = EACH.exec(source)) {
    const open: string[] = []
    const found: string[] = []
    let before = ''
    PIECE.lastIndex = EACH.lastIndex
    for (let part = PIECE.exec(source); part !== null; part = PIECE.exec(source)) {
      const [text] = part
      if (/^['"`]/.test(text) && before === '[' && open.join('') === '([[') found.push(text.slice(1, -1))
      else if (/^[([{]$/.test(text)) open.push(text)
      else if (/^[)\]}]$/.test(text)) open.pop()
      before = text
      if (open.length === 0) break
    }
    if (/^\s*\(\s*['"`]%s/.test(source.slice(PIECE.lastIndex))) titles.push(...found)
  }
  return titles
}

/** Matches the first string of test( it( describe( step( and of their .each/.for/.prop variants. */
const TITLE =
  /\b(?:test|it|describe|step)(?:\.(?!skip|todo|fixme)\w+)*\s*(?:<[^()]*?>)?\s*(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|`[^`]*`)?\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
const PROVES = /\bproves\s*:\s*(\[[^\]]*\]|['"`][^'"`]*['"`])/g
const READ_CASES = /['"][^'"\n]*\.cases(?:\.m?ts)?['"]/g

const titlesOf = (source: string): readonly string[] => {
  const titles = [...source.matchAll(TITLE)].map(([, , title = '']) => title)
  return [...new Set([...titles, ...rowTitles(source)].filter((title) => idsIn(title).length > 0))]
}

const filesBelow = (root: string): readonly string[] =>
  [...Object.values(LEVEL_FOLDERS), 'tools/'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}${name}`),
  )

/**
 * Reads the requirements that the test files claim to prove. An id in a comment or in a skipped test does not count.
 */
export const readRequirementsInTests = (root: string): RequirementsInTests => {
  const files = filesBelow(root).toSorted()
  const read = (file: string) => withoutSkipped(withoutComments(readFileSync(join(root, file), 'utf8')))
  const tests = new Map(files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).map((file) => [file, read(file)]))
  const readers = [...tests].map(([file, source]) => [file, (source.match(READ_CASES) ?? []).join(' ')] as const)
  const cases = files.flatMap((file) => {
    if (!file.endsWith('.cases.ts')) return []
    const name = `/${basename(file, '.ts')}`
    const layer = `${file.split('/')[0] ?? ''}/`
    const readBy = readers.flatMap(([test, read]) => (test.startsWith(layer) && read.includes(name) ? [test] : []))
    const ids = [...read(file).matchAll(PROVES)].flatMap(([, proved = '']) => idsIn(proved))
    return [[file, { ids: [...new Set(ids)], readBy }] as const]
  })
  return { titles: new Map([...tests].map(([file, source]) => [file, titlesOf(source)])), cases: new Map(cases) }
}
