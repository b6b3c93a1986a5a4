import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ALL_MACHINES, ALL_RULES } from '../src-domain/rule-book.ts'
import { explain } from './explain.ts'

const ROOT = join(import.meta.dirname, '..')

describe('an explanation in a terminal', () => {
  it('says rule, row and requirement', () => {
    const text = explain('NP-3', ROOT)
    expect(text).toContain('NP-3  새 증빙 등록\n이 신청에 새 증빙을 등록할 수 있습니까?')
    expect(text).toContain(
      '이럴 때: 최대 지원금액에 도달: 예\n판정: 최대 지원금액에 도달하여 등록할 수 없다\n근거 A-192: ',
    )
  })

  it('says of a change of a status who makes it, from where to where, and on which condition', () => {
    const text = explain('ta-5', ROOT)
    expect(text).toContain('신청자: 신청 취소')
    expect(text).toMatch(/→ 사용자삭제\n조건: .+\n근거 A-252: .+\n근거 A-200: /)
  })

  it('is there for every row, for whole rules and for requirements', () => {
    for (const { id } of [...ALL_RULES.flatMap(({ rows }) => rows), ...ALL_MACHINES.flatMap(({ machine }) => machine)])
      expect(explain(id, ROOT)).toContain(id)
    expect(explain('NM', ROOT).match(/^NM-\d/gm)).toHaveLength(4)
    expect(explain('A-102', ROOT)).toContain('NM-3')
    expect(explain('XX-1', ROOT)).toBe('')
  })
})
