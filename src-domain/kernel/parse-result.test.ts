import { describe, expect, it } from 'vitest'
import { type Branded, type ParseResult, accepted, refused } from './parse-result.ts'

describe('the result of a check', () => {
  it('a parse result is the value, or a reason with the failing part', () => {
    expect(accepted(1)).toEqual({ ok: true, value: 1 })
    expect(refused('short')).toEqual({ ok: false, code: 'short' })
    expect(refused('short', { at: 'area' })).toEqual({ ok: false, code: 'short', at: 'area' })
    const because = { rule: 'FE-1', ref: 'P-168' }
    expect(refused('short', { because })).toEqual({ ok: false, code: 'short', because })
  })

  it('exposes the value only after a test of `ok`', () => {
    const checked = accepted(1) as ParseResult<number, 'short'>
    // @ts-expect-error a refusal has no value
    const unasked: unknown = checked.value
    expect(unasked).toBe(1)
    expect(checked.ok ? checked.value : checked.code).toBe(1)
  })

  it('accepts only the reason codes of its type', () => {
    // @ts-expect-error a code outside the type
    const wrong: ParseResult<number, 'short'> = refused('long')
    expect(wrong.ok).toBe(false)
  })
})

describe('a branded value', () => {
  it('a branded type does not accept a literal or another brand', () => {
    type Name = Branded<string, 'Name'>
    type Town = Branded<string, 'Town'>
    // @ts-expect-error a plain text has no brand
    const name: Name = '김서준'
    // @ts-expect-error a name is not a town
    const town: Town = name
    const text: string = town
    expect(text).toBe('김서준')
  })
})
