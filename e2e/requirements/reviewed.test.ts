import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HOMES, idsIn, readRequirements } from './catalogue.ts'
import { readReviewedClaims } from './reviewed.ts'
import { readWrittenTests } from './written-tests.ts'

const ROOT = join(import.meta.dirname, '../..')
const claims = readReviewedClaims(ROOT)

describe('the claims that were read clause by clause', () => {
  it('are each there once', () => {
    const names = claims.map(({ id, level }) => `${id} ${level}`)
    expect(names).toEqual([...new Set(names)])
    expect(names.length).toBeGreaterThan(0)
  })

  it('are the levels that the catalogue asks for, every one of them', () => {
    const asked = readRequirements(ROOT).flatMap(({ id, levels }) => levels.map((level) => `${id} ${level}`))
    const read = claims.map(({ id, level }) => `${id} ${level}`)
    expect(read.filter((name) => !asked.includes(name))).toEqual([])
    expect(asked.filter((name) => !read.includes(name))).toEqual([])
  })

  it('name tests of their own layer that are there and name the requirement', () => {
    const { titles, cases } = readWrittenTests(ROOT)
    const names = (id: string, file: string, title?: string) =>
      title === undefined
        ? cases.get(file)?.ids.includes(id) === true
        : idsIn(title).includes(id) && titles.get(file)?.includes(title) === true
    const unfit = claims.flatMap(({ id, level, tests }) =>
      tests
        .filter(({ file, title }) => !file.startsWith(HOMES[level]) || !names(id, file, title))
        .map((test) => ({ id, level, ...test })),
    )
    expect(unfit).toEqual([])
    expect(claims.filter(({ tests }) => tests.length === 0)).toEqual([])
  })

  it('say their clauses, and how they were seen to hold', () => {
    for (const { clauses, seen, how } of claims) {
      expect(clauses.length).toBeGreaterThan(0)
      expect(['broken', 'read']).toContain(seen)
      expect(how.length).toBeGreaterThan(20)
    }
  })
})
