import { describe, expect, it } from 'vitest'
import { type Checklist, checksOf, failedChecks, decideFirstFailure } from './checklist.ts'

const CHECKS: Checklist<{ readonly name: string; readonly age: number }, 'noName' | 'tooYoung'> = [
  { id: 'C-1', broken: ({ name }) => name === '', then: 'noName', ref: 'R-1' },
  { id: 'C-2', broken: ({ age }) => age < 19, then: 'tooYoung', ref: 'R-2' },
  { id: 'C-3', then: 'ok', ref: 'R-3' },
]
const BOTH = { 'C-1': true, 'C-2': true }

describe('a checklist', () => {
  it.each([
    { facts: { name: '', age: 18 }, verdict: 'noName', because: { rule: 'C-1', ref: 'R-1' } },
    { facts: { name: '김서준', age: 18 }, verdict: 'tooYoung', because: { rule: 'C-2', ref: 'R-2' } },
    { facts: { name: '김서준', age: 19 }, verdict: 'ok', because: { rule: 'C-3', ref: 'R-3' } },
  ])('decides by the first failed check: $facts gives $verdict', ({ facts, ...decided }) =>
    expect(decideFirstFailure(CHECKS, facts)).toMatchObject(decided),
  )

  it('lists every failed check with its row', () => {
    expect(failedChecks(CHECKS, { name: '', age: 18 })).toEqual([
      { verdict: 'noName', because: { rule: 'C-1', ref: 'R-1' }, facts: BOTH },
      { verdict: 'tooYoung', because: { rule: 'C-2', ref: 'R-2' }, facts: BOTH },
    ])
    expect(failedChecks(CHECKS, { name: '김서준', age: 19 })).toEqual([])
  })

  it('[E-177] records which checks have failed, but not the entries', () => {
    expect(decideFirstFailure(CHECKS, { name: '김서준', age: 18 }).facts).toEqual({ 'C-1': false, 'C-2': true })
    expect(decideFirstFailure(CHECKS, { name: '김서준', age: 19 }).facts).toEqual({ 'C-1': false, 'C-2': false })
  })

  it('does not compile without a catch-all as last row', () => {
    // @ts-expect-error the last row is a check
    const gap: Checklist<object, 'a'> = [{ id: 'C-1', broken: () => true, then: 'a', ref: 'R-1' }]
    expect(checksOf(CHECKS).map(({ id }) => id)).toEqual(['C-1', 'C-2'])
    expect(gap.length).toBe(1)
  })
})
