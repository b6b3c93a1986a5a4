import { describe, expect, it } from 'vitest'
import { normaliseUnicode } from './normal-form.ts'

describe('[D1-52] the normal form of a text', () => {
  it('is the Unicode normal form if there are at most 30 combining marks', () => {
    for (const text of ['가나', '가'.normalize('NFD'), 'e\u0301', 'a\u0316\u0301'.repeat(15), '①Ａ', ''])
      for (const form of ['NFC', 'NFKC'] as const) expect(normaliseUnicode(text, form)).toBe(text.normalize(form))
  })
  it('keeps all combining marks of a run of more than 30', () => {
    const text = `${'가'.normalize('NFD')}a${'\u0301\u0316'.repeat(40)}①${'나'.normalize('NFD')}`
    const normalised = normaliseUnicode(text, 'NFKC')
    expect(normalised.startsWith('가á')).toBe(true)
    expect(normalised.endsWith('1나')).toBe(true)
    expect(normalised.match(/\p{M}/gu)).toHaveLength(79)
  })
})
