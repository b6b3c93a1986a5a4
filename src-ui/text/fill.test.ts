import { describe, expect, it } from 'vitest'
import { fill, withNonBreakingSpaces } from './fill.ts'
import { FRAME_TEXTS } from './ko/frame/frame.ts'
import { TELEPHONE_HOURS_LINE } from './ko/help-desk/help-desk.ts'

describe('texts with placeholders', () => {
  it('the text contains every value in place of a placeholder', () =>
    expect(fill('{name} 파일 {n}개', { name: '영수증', n: 0 })).toBe('영수증 파일 0개'))

  it('a placeholder may be any text between braces', () =>
    expect(fill('{mm:ss} 남았습니다.', { 'mm:ss': '05:00' })).toBe('05:00 남았습니다.'))

  it('a value is never treated as another placeholder', () => expect(fill('{a}{b}', { a: '{b}', b: 'x' })).toBe('{b}x'))

  it('a text with a placeholder that has no value does not compile', () => {
    // @ts-expect-error the placeholder {n} has no value
    expect(fill('{name} {n}', { name: '영수증' })).toBe('영수증 {n}')
  })

  it('[D2-109] a particle after a placeholder does not compile', () => {
    // @ts-expect-error 으로 follows the placeholder {phone}
    expect(fill('{phone}으로 문의해주세요.', { phone: '1533-0501' })).not.toContain('1533-0501로')
  })
})

describe('phrases that stay on one line', () => {
  it('"할" and "수" stay together before "있습니다"; "수" in other places may begin a line', () =>
    expect(withNonBreakingSpaces('신청할 수 있습니다. 두 수 사이')).toBe('신청할\u00a0수 있습니다. 두 수 사이'))
  it('[D1-1010] binds 될 때까지', () =>
    expect(withNonBreakingSpaces('소진될 때까지 신청')).toBe('소진될\u00a0때까지 신청'))
  it('an amount, a date without its year and a house number stay on one line', () => {
    expect(withNonBreakingSpaces('최대 30만 원, 1건당 5,000원')).toBe('최대 30만\u00a0원, 1건당\u00a05,000원')
    expect(withNonBreakingSpaces('2025년 2월 17일부터')).toBe('2025년 2월\u00a017일부터')
    expect(withNonBreakingSpaces('종로구 ○○로 1, 3층')).toBe('종로구 ○○로\u00a01, 3층')
    expect(withNonBreakingSpaces('사진으로 3장')).toBe('사진으로 3장')
  })
  it('a short remark stays on one line', () =>
    expect(
      withNonBreakingSpaces('2025-07-01 (6일 남음)까지 검색 (예: ㅊㅊ → 춘천) 결과 (평일 오전 9시부터 오후 6시까지)'),
    ).toBe(
      '2025-07-01 (6일\u00a0남음)까지 검색 (예:\u00a0ㅊㅊ\u00a0→\u00a0춘천) 결과 (평일 오전 9시부터 오후 6시까지)',
    ))
})

it('[P-262] the footer of every page states the telephone hours', () =>
  expect(FRAME_TEXTS['footer.hours']).toBe(TELEPHONE_HOURS_LINE))
