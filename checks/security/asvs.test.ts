import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EMPTY_SESSION } from '#domain/session/session'
import { COLLECTION_NAMES } from '#server/control/snapshot'
import { ROOT } from '#tools/programs/root'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

type Line = Readonly<Record<'id' | 'level' | 'state' | 'by' | 'without', string>>

const LINES: readonly Line[] = read('asvs.md')
  .split(/^(?=- \*\*)|^## /m)
  .map((item) => item.replaceAll(/\s+/g, ' ').trim())
  .flatMap((item) => {
    const [, id, level = '', state = '', rest = ''] =
      /^- \*\*(\d+\.\d+\.\d+)\*\* \(level (\d)\) .+? — (holds|does not apply|elsewhere):? ?(.*)$/.exec(item) ?? []
    const [by = '', without = ''] = rest.replace(/^- by: /, '').split(/ - fails (?:if|without) /)
    return id === undefined ? [] : [{ id, level, state, by, without }]
  })

/** Number of requirements of levels 1 and 2 in each chapter of the security standard ASVS 5.0. */
const COUNTS = { V1: 27, V2: 11, V3: 19, V4: 10, V5: 9, V7: 18, V8: 7, V14: 9, V16: 16 }

const filesIn = (text: string) =>
  [
    ...text.matchAll(/`((?:src-|server-rules|rule-book|fake-server|deploy|e2e|checks)[\w./-]*\.(?:test|spec)\.tsx?)`/g),
  ].map(([, file = '']) => file)

describe('the list of the security standard', () => {
  it('contains every line of levels 1 and 2 exactly once', () => {
    const chapters = LINES.map(({ id }) => `V${id.split('.', 1)[0]}`)
    const countsByChapter = Object.keys(COUNTS).map((chapter) => [
      chapter,
      chapters.filter((one) => one === chapter).length,
    ])
    expect(Object.fromEntries(countsByChapter)).toEqual(COUNTS)
    expect(new Set(LINES.map(({ id }) => id)).size).toBe(126)
    expect(LINES.filter(({ level }) => level !== '1' && level !== '2')).toEqual([])
  })
  it('gives each line a test, a reason or a responsible party', () => {
    const open = LINES.filter(({ state, by }) => {
      if (state === 'holds') return filesIn(by).length === 0
      if (state === 'does not apply') return by === ''
      return state !== 'elsewhere' || !/^\*\*the (?:wire|web server|real back end|real deployment)/.test(by)
    })
    expect(open).toEqual([])
    expect(LINES.filter(({ state, without }) => (state === 'holds') === (without === ''))).toEqual([])
    const namedFiles = LINES.flatMap(({ by }) => filesIn(by))
    expect(namedFiles.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })
})

describe('the classification of data', () => {
  const text = read('data.md')
  const levelOf = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
      ?.match(/\| (secret|person|case|public)\s+\|/)?.[1]

  it('defines four levels with the protection for each', () => {
    const levels = [...text.matchAll(/^\| (secret|person|case|public) +\|(.*)\|$/gm)].map(([, level, rest = '']) => [
      level,
      rest.split('|').filter((cell) => cell.trim() !== '').length,
    ])
    expect(levels).toEqual(['secret', 'person', 'case', 'public'].map((level) => [level, 4]))
  })

  it.each([...COLLECTION_NAMES, ...Object.keys(EMPTY_SESSION)])('assigns a level to %s', (name) => {
    expect(levelOf(name)).toBeDefined()
  })
})
