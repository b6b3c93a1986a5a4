import { describe, expect, it } from 'vitest'
import { fillWithParticles, particleAfter } from './particles.ts'

describe('[D2-109] a Korean particle', () => {
  it.each([
    ['사업 운영기관', '은', '은'],
    ['한국소상공인센터', '은', '는'],
    ['서울', '으로', '로'],
    ['부산', '으로', '으로'],
    ['제주', '으로', '로'],
    ['서울', '을', '을'],
    ['1533-0500', '으로', '으로'],
    ['1533-0501', '으로', '로'],
    ['1533-0502', '으로', '로'],
    ['1533-0503', '으로', '으로'],
    ['1533-0507', '으로', '로'],
    ['1533-0509', '으로', '로'],
    ['1533-0508', '은', '은'],
    ['센터(서울)', '과', '과'],
    ['센터(서울)!', '을', '을'],
    ['제주', '을', '를'],
    ['제주', '과', '와'],
    ['가힣', '은', '은'],
    ['Ａ', '은', '는'],
    ['KOL', '은', '은'],
    ['SEL', '으로', '로'],
    ['bar', '으로', '로'],
    ['1533-0508', '으로', '로'],
    ['KOREA', '이', '가'],
    ['', '은', '는'],
  ] as const)('after %s, %s is written as %s', (word, particle, form) =>
    expect(particleAfter(word, particle)).toBe(form),
  )

  it('is found only directly after a placeholder', () => {
    expect(
      fillWithParticles('{agency}은 {phone}으로 안내합니다. {agency}이용', { agency: '센터', phone: '1544-0002' }),
    ).toBe('센터는 1544-0002로 안내합니다. 센터이용')
    expect(fillWithParticles('{agency}은', { agency: '센터' })).toBe('센터는')
    expect(fillWithParticles<string>('{unknown}은 그대로', {})).toBe('{unknown}은 그대로')
  })
})
