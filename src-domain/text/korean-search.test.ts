import { describe, expect, it } from 'vitest'
import { matchesQuery, matchesEveryWord, findFirstMatch, parseSearchQuery, toSearchableRow } from './korean-search.ts'

describe('[P-252] [P-318] prepared texts and queries', () => {
  it.each([
    ['Ab  C\t\nd', 'abcd', 'abcd'],
    ['가각깋까힣', '가각깋까힣', 'ㄱㄱㄱㄲㅎ'],
    ['ㄱA1가-', 'ㄱa1가-', 'ㄱa1ㄱ-'],
    ['꿿\ud7a4', '꿿\ud7a4', 'ㄲ\ud7a4'],
    ['가'.normalize('NFD'), '가', 'ㄱ'],
  ])('%s is searched as %s and %s', (text, letters, initials) =>
    expect(toSearchableRow([text])).toEqual({ letters, initials }),
  )

  it.each([
    ['춘천', '춘천', 'letters'],
    ['1 6', '16', 'letters'],
    ['ㅊ ㅊ', 'ㅊㅊ', 'initials'],
    ['ㅎ', 'ㅎ', 'initials'],
    ['춘ㅊ', '춘ㅊ', 'both'],
    ['', '', 'letters'],
    ['ㅏ', 'ㅏ', 'letters'],
  ])('the query %s searches for %s, matching %s', (query, text, by) =>
    expect(parseSearchQuery(query)).toEqual({ text, by }),
  )

  it('a single consonant matches a syllable that begins with it', () => {
    expect(matchesQuery(toSearchableRow(['가나']), parseSearchQuery('가ㄴ'))).toBe(true)
    expect(matchesQuery(toSearchableRow(['가ㄴ']), parseSearchQuery('가ㄴ'))).toBe(true)
    expect(matchesQuery(toSearchableRow(['가다']), parseSearchQuery('가ㄴ'))).toBe(false)
    expect(matchesQuery(toSearchableRow(['각다가나']), parseSearchQuery('가ㄴ'))).toBe(true)
    expect(matchesQuery(toSearchableRow(['가나']), parseSearchQuery('가나ㄷ'))).toBe(false)
  })

  it('[P-319] a query finds every word separately, in any order', () => {
    const row = toSearchableRow(['신청 기간은 언제인가요?', '증빙 서류'])
    expect(matchesEveryWord(row, '서류  신청')).toBe(true)
    expect(matchesEveryWord(row, '서류 취소')).toBe(false)
    expect(matchesEveryWord(row, ' ㅅㅊ ')).toBe(true)
    expect(matchesEveryWord(row, '')).toBe(true)
  })
})

describe('the highlighted match', () => {
  it.each([
    ['서울특별시 종로구', '시종', '시 종'],
    ['춘천센터', 'ㅊㅊ', '춘천'],
    ['춘천센터', 'ㅅㅌ', '센터'],
    ['02-000-0101', '000', '000'],
  ])('the match in %s for %s is "%s"', (text, query, marked) => {
    const place = findFirstMatch(text, parseSearchQuery(query))
    expect(place && text.slice(place.from, place.to)).toBe(marked)
  })

  it('is null for an empty query or without a match', () => {
    expect(findFirstMatch('춘천', parseSearchQuery(' '))).toBeNull()
    expect(findFirstMatch('춘천', parseSearchQuery('원주'))).toBeNull()
  })
})
