import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depositorBytes, enterDepositor, toFullWidth, truncateDepositor } from './depositor.ts'

describe('[A-063] the bytes of a depositor', () => {
  it.each([
    ['', 0],
    ['Kim 1', 5],
    ['~\u007f', 2],
    ['\u0080', 2],
    ['가', 2],
    ['Ａ', 2],
    ['漢', 2],
    ['é', 2],
    ['😀', 2],
    ['한빛 cafe', 9],
  ])('%s counts %i', (text, bytes) => expect(depositorBytes(text)).toBe(bytes))

  it('counts a decomposed syllable as the syllable', () => expect(depositorBytes('각'.normalize('NFD'))).toBe(2))
})

describe('[A-064] at most 60 bytes, and no half characters', () => {
  it.each([
    ['가'.repeat(30), '가'.repeat(30)],
    ['가'.repeat(31), '가'.repeat(30)],
    ['a'.repeat(60), 'a'.repeat(60)],
    ['a'.repeat(61), 'a'.repeat(60)],
    [`${'a'.repeat(59)}가`, 'a'.repeat(59)],
    [`${'a'.repeat(58)}가`, `${'a'.repeat(58)}가`],
    [`${'a'.repeat(59)}가b`, 'a'.repeat(59)],
  ])('%s', (text, kept) => expect(truncateDepositor(text)).toBe(kept))

  it('[A-064] never exceeds the bytes and never splits a character', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 0, max: 60 }), (text, max) => {
        const kept = truncateDepositor(text, max)
        const characters = [...text.normalize('NFC')]
        expect(depositorBytes(kept)).toBeLessThanOrEqual(max)
        expect([...kept]).toEqual(characters.slice(0, [...kept].length))
        const [next = ''] = characters.slice([...kept].length)
        expect(next === '' || depositorBytes(kept + next) > max).toBe(true)
      }),
    ))
})

describe('[A-065] the full-width toggle', () => {
  it('converts ASCII and the space, and nothing else', () => {
    expect(toFullWidth('AB z9-~!')).toBe('ＡＢ　ｚ９－～！')
    expect(toFullWidth('한빛Ａ')).toBe('한빛Ａ')
  })

  it('converts before the limit is applied', () => expect(enterDepositor('a'.repeat(60), true)).toBe('ａ'.repeat(30)))

  it('converts nothing when it is off', () => expect(enterDepositor('Kim Co', false)).toBe('Kim Co'))
})
