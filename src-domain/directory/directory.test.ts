import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENTRES, diallable, indexCentres, isOfRegion, REGION_NAMES, searchCentres } from './centres.ts'
import { REGIONS } from './centres.table.ts'
import { finds, findsEveryWord, matchRange, queryOf, searchable } from './korean-search.ts'

const index = indexCentres(CENTRES)
const names = (typed: string) => searchCentres(index, typed).map(({ name }) => name)

describe('the sample directory', () => {
  it('has 84 rows: one headquarters, six regional ones and 77 centres', () => {
    expect(CENTRES).toHaveLength(84)
    expect(CENTRES.filter(({ name }) => name.endsWith('센터'))).toHaveLength(77)
    expect(CENTRES.filter(({ name }) => name.endsWith('지역본부'))).toHaveLength(6)
    expect(CENTRES.filter(({ name }) => name === '본부')).toHaveLength(1)
    expect(REGIONS.map(({ centres }) => centres.length)).toEqual([9, 5, 3, 4, 2, 2, 2, 1, 14, 5, 4, 5, 5, 4, 5, 6, 1])
  })

  it('has no name and no number twice, every number with the exchange of nobody', () => {
    expect(new Set(CENTRES.map(({ name }) => name)).size).toBe(84)
    const numbers = CENTRES.flatMap(({ phone }) => phone.match(/[\d-]+/g) ?? [])
    expect(new Set(numbers).size).toBe(168)
    for (const { phone } of CENTRES) expect(phone).toMatch(/^0\d{1,2}-000-\d{4}\(0\d{1,2}-000-\d{4}\)$/)
  })

  it('covers every area once, and names each once within its region', () => {
    for (const { centres } of REGIONS) {
      const areas = centres.flatMap(([, ...covered]) => covered)
      expect(new Set(areas).size).toBe(areas.length)
    }
    expect(REGIONS.flatMap(({ centres }) => centres.flatMap(([, ...covered]) => covered))).toHaveLength(233)
  })

  it('names every region, every centre and every area, and writes addresses as people do', () => {
    for (const { name, address, areaCode, centres } of REGIONS) {
      expect(name).toMatch(/^[가-힣]{2}$/u)
      expect(areaCode).toMatch(/^0\d{1,2}$/)
      if (name === '세종') expect(address).toBe('')
      else expect(address).toMatch(/^[가-힣]{2,}[도시]$/u)
      for (const [centre, ...areas] of centres) {
        expect(centre).toMatch(/^[가-힣]{2,}$/u)
        for (const area of areas) expect(area).toMatch(/^(?:[가-힣]+시 )?[가-힣]+[시군구]$/u)
      }
    }
    for (const { address, zone } of CENTRES) {
      expect(address).toMatch(/^[가-힣]+(?: [가-힣]+)* ○○로 1, 소상공인지원센터 3층$/u)
      expect(zone).toMatch(/^[가-힣 ]+(?:·[가-힣 ]+)*$/u)
    }
    expect(CENTRES.find(({ name }) => name === '서울종로센터')).toEqual({
      name: '서울종로센터',
      address: '서울특별시 종로구 ○○로 1, 소상공인지원센터 3층',
      zone: '종로구·중구·용산구',
      phone: '02-000-0001(02-000-0002)',
    })
    expect(CENTRES.find(({ name }) => name === '세종센터')?.address).toBe('세종특별자치시 ○○로 1, 소상공인지원센터 3층')
  })

  it('dials the telephone, not the fax', () => expect(diallable('02-000-0003(02-000-0004)')).toBe('02-000-0003'))
})

describe('the rows of a region', () => {
  const of = (region: string) => CENTRES.filter((centre) => isOfRegion(centre, region)).map(({ name }) => name)

  it('are its centres and the regional headquarters that covers it', () => {
    expect(of('제주')).toEqual(['제주센터', '광주호남지역본부'])
    expect(of('울산')).toEqual(['울산남부센터', '울산북부센터', '부산경남지역본부'])
    expect(of('광주')).toEqual(['광주동부센터', '광주서부센터', '광주호남지역본부'])
  })

  it('are the centres that the table has there, for each of the seventeen, and none elsewhere', () => {
    expect(REGION_NAMES).toEqual(REGIONS.map(({ name }) => name))
    for (const { name, centres } of REGIONS)
      expect(of(name).filter((row) => row.endsWith('센터'))).toEqual(centres.map(([centre]) => `${centre}센터`))
    expect(of('전국')).toEqual(['본부'])
    expect(of('중')).toEqual([])
  })
})

describe('[P-252] any part of name, phone, address or area is found', () => {
  it.each([
    ['서울종로', ['서울종로센터']],
    ['  종로구  ', ['서울종로센터', '서울강원지역본부']],
    ['해운대', ['부산남부센터']],
    ['제주시', ['제주센터']],
    ['부평구', ['인천북부센터']],
    ['없는 곳', []],
  ])('"%s" → %j', (typed, found) => expect(names(typed)).toEqual(found))

  it('a number is found by any part of it', () => {
    const phone = CENTRES[40]?.phone ?? ''
    expect(names(phone.slice(0, phone.indexOf('(')))).toEqual([CENTRES[40]?.name])
  })

  it('letter case does not count', () => {
    const row = { name: 'Sample센터', phone: '', address: '', zone: '' }
    expect(searchCentres(indexCentres([row]), 'sAMPLE')).toEqual([row])
  })

  it.each(['', '   '])('"%s" finds all', (typed) => expect(names(typed)).toHaveLength(84))

  it('a search never runs from one field into the next', () => {
    const row = { name: '가나', phone: '다라', address: '', zone: '' }
    expect(searchCentres(indexCentres([row]), '나다')).toEqual([])
  })
})

describe('[P-318] initial consonants and missing spaces', () => {
  it('ㅊㅊ finds 춘천, ㄱㄱㄱㅈ finds 경기광주', () => {
    expect(names('ㅊㅊ')).toContain('춘천센터')
    expect(names('ㄱㄱㄱㅈ')).toContain('경기광주센터')
    expect(names('ㅊㅊ')).not.toContain('원주센터')
  })

  it('with and without a space the same is found', () => {
    expect(names('서울 종로')).toEqual(names('서울종로'))
    expect(names('서울 종로').length).toBeGreaterThan(0)
    expect(names('ㅅㅇ ㅈㄹ')).toEqual(names('ㅅㅇㅈㄹ'))
  })

  it('a syllable that is being typed narrows: 서ㅇ finds 서울 and not 성울', () => {
    expect(names('서ㅇ종')).toEqual(['서울종로센터'])
    expect(names('성ㅇ종')).toEqual([])
  })

  it('text in decomposed form finds the same', () => expect(names('춘천'.normalize('NFD'))).toEqual(names('춘천')))
})

describe('[P-252] [P-318] what is prepared and what is asked', () => {
  it.each([
    ['Ab  C\t\nd', 'abcd', 'abcd'],
    ['가각깋까힣', '가각깋까힣', 'ㄱㄱㄱㄲㅎ'],
    ['ㄱA1가-', 'ㄱa1가-', 'ㄱa1ㄱ-'],
    ['꿿\ud7a4', '꿿\ud7a4', 'ㄲ\ud7a4'],
    ['가'.normalize('NFD'), '가', 'ㄱ'],
  ])('%s is looked through as %s and %s', (text, letters, initials) =>
    expect(searchable([text])).toEqual({ letters, initials }),
  )

  it.each([
    ['춘천', '춘천', 'letters'],
    ['1 6', '16', 'letters'],
    ['ㅊ ㅊ', 'ㅊㅊ', 'initials'],
    ['ㅎ', 'ㅎ', 'initials'],
    ['춘ㅊ', '춘ㅊ', 'both'],
    ['', '', 'letters'],
    ['ㅏ', 'ㅏ', 'letters'],
  ])('%s asks for %s by %s', (typed, text, by) => expect(queryOf(typed)).toEqual({ text, by }))

  it('a consonant in a mixture stands for a syllable that begins with it, or for itself', () => {
    expect(finds(searchable(['가나']), queryOf('가ㄴ'))).toBe(true)
    expect(finds(searchable(['가ㄴ']), queryOf('가ㄴ'))).toBe(true)
    expect(finds(searchable(['가다']), queryOf('가ㄴ'))).toBe(false)
    expect(finds(searchable(['각다가나']), queryOf('가ㄴ'))).toBe(true)
    expect(finds(searchable(['가나']), queryOf('가나ㄷ'))).toBe(false)
  })

  it('[P-319] every word is found by itself, in any order', () => {
    const row = searchable(['신청 기간은 언제인가요?', '증빙 서류'])
    expect(findsEveryWord(row, '서류  신청')).toBe(true)
    expect(findsEveryWord(row, '서류 취소')).toBe(false)
    expect(findsEveryWord(row, ' ㅅㅊ ')).toBe(true)
    expect(findsEveryWord(row, '')).toBe(true)
  })
})

describe('the hit that is marked', () => {
  it.each([
    ['서울특별시 종로구', '시종', '시 종'],
    ['춘천센터', 'ㅊㅊ', '춘천'],
    ['춘천센터', 'ㅅㅌ', '센터'],
    ['02-000-0101', '000', '000'],
  ])('in %s for %s is "%s"', (text, typed, marked) => {
    const place = matchRange(text, queryOf(typed))
    expect(place && text.slice(place.from, place.to)).toBe(marked)
  })

  it('is none for nothing and for a text without it', () => {
    expect(matchRange('춘천', queryOf(' '))).toBeNull()
    expect(matchRange('춘천', queryOf('원주'))).toBeNull()
  })

  it('every part of a text is found in it where it stands first', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...CENTRES),
        fc.nat(60),
        fc.integer({ min: 1, max: 8 }),
        ({ address }, from, length) => {
          const part = address.slice(from, from + length)
          fc.pre(part.trim() !== '')
          expect(matchRange(address, queryOf(part))).not.toBeNull()
          expect(names(part).length).toBeGreaterThan(0)
        },
      ),
    ))
})
