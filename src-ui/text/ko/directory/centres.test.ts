import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  phoneWithoutFax,
  indexCentres,
  REGION_NAMES,
  REGIONS,
  servesRegion,
  searchCentres,
} from '#domain/directory/centres'
import { REGIONAL_CENTRE_COUNT } from '#domain/programme/parameters'
import { findFirstMatch, parseSearchQuery } from '#domain/text/korean-search'
import CENTRES from './centres.table.json'

const index = indexCentres(CENTRES)
const names = (typed: string) => searchCentres(index, typed).map(({ name }) => name)

describe('the sample directory', () => {
  it('contains 84 rows for one headquarters, six regional headquarters and 77 centres', () => {
    expect(CENTRES).toHaveLength(84)
    expect(CENTRES.filter(({ name }) => name.endsWith('센터'))).toHaveLength(REGIONAL_CENTRE_COUNT)
    expect(CENTRES.filter(({ name }) => name.endsWith('지역본부'))).toHaveLength(6)
    expect(CENTRES.filter(({ name }) => name === '본부')).toHaveLength(1)
  })

  it('contains no name or number twice', () => {
    expect(new Set(CENTRES.map(({ name }) => name)).size).toBe(84)
    const numbers = CENTRES.flatMap(({ phone }) => phone.match(/[\d-]+/g) ?? [])
    expect(new Set(numbers).size).toBe(168)
    for (const { phone } of CENTRES) expect(phone).toMatch(/^0\d{1,2}-000-\d{4}\(0\d{1,2}-000-\d{4}\)$/)
  })

  it('[D3-85] contains centres in each of the seventeen regions', () => {
    const centres = CENTRES.filter(({ region }) => region !== null)
    expect(new Set(centres.map(({ region }) => region))).toEqual(new Set(REGIONS))
    const areas = centres.flatMap(({ region, zone }) => zone.split('·').map((area) => `${region} ${area}`))
    expect(areas).toHaveLength(233)
    expect(new Set(areas).size).toBe(233)
    for (const area of areas) expect(area).toMatch(/^[가-힣]{2} (?:[가-힣]+시 )?[가-힣]+[시군구]$/u)
  })

  it('writes every address as a region, an invented street and a floor', () => {
    for (const { address, zone } of CENTRES) {
      expect(address).toMatch(/^[가-힣]+(?: [가-힣]+)* ○○로 1, 소상공인지원센터 3층$/u)
      expect(zone).toMatch(/^[가-힣 ]+(?:·[가-힣 ]+)*$/u)
    }
  })

  it('has no fax number', () => expect(phoneWithoutFax('02-000-0003(02-000-0004)')).toBe('02-000-0003'))
})

describe('the rows of a region', () => {
  const namesIn = (region: string) => CENTRES.filter((centre) => servesRegion(centre, region)).map(({ name }) => name)

  it('include the regional headquarters', () => {
    expect(namesIn('제주')).toEqual(['제주센터', '광주호남지역본부'])
    expect(namesIn('울산')).toEqual(['울산남부센터', '울산북부센터', '부산경남지역본부'])
    expect(namesIn('광주')).toEqual(['광주동부센터', '광주서부센터', '광주호남지역본부'])
  })

  it('are only the headquarters for 전국, and none for an unknown region', () => {
    expect(namesIn('전국')).toEqual(['본부'])
    expect(namesIn('중')).toEqual([])
  })
})

describe('[P-252] a centre search by any part of name, phone, address or area', () => {
  it.each([
    ['서울종로', ['서울종로센터']],
    ['  종로구  ', ['서울종로센터', '서울강원지역본부']],
    ['해운대', ['부산남부센터']],
    ['제주시', ['제주센터']],
    ['부평구', ['인천북부센터']],
    ['없는 곳', []],
  ])('for "%s" returns %j', (typed, found) => expect(names(typed)).toEqual(found))

  it('finds a centre by its telephone number', () => {
    const phone = CENTRES[40]?.phone ?? ''
    expect(names(phone.slice(0, phone.indexOf('(')))).toEqual([CENTRES[40]?.name])
  })

  it('ignores letter case', () => {
    const row = { name: 'Sample센터', phone: '', address: '', zone: '', region: null }
    expect(searchCentres(indexCentres([row]), 'sAMPLE')).toEqual([row])
  })

  it.each(['', '   '])('returns all centres for "%s"', (typed) => expect(names(typed)).toHaveLength(84))

  it('never matches across two fields', () => {
    const row = { name: '가나', phone: '다라', address: '', zone: '', region: null }
    expect(searchCentres(indexCentres([row]), '나다')).toEqual([])
  })
})

it('any part of an address can be found and marked', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...CENTRES),
      fc.nat(60),
      fc.integer({ min: 1, max: 8 }),
      ({ address }, from, length) => {
        const part = address.slice(from, from + length)
        fc.pre(part.trim() !== '')
        expect(findFirstMatch(address, parseSearchQuery(part))).not.toBeNull()
        expect(names(part).length).toBeGreaterThan(0)
      },
    ),
  ))

describe('[P-318] [D1-935] a search by the names of regions that people use', () => {
  it.each([
    ['강원도', '강원'],
    ['강원특별자치도', '강원'],
    ['제주도', '제주'],
    ['전라북도', '전북'],
    ['전북', '전북'],
    ['경기도', '경기'],
    ['서울시', '서울'],
    ['부산시', '부산'],
  ])('%s finds the centres of %s', (query, region) => {
    const inRegion = CENTRES.filter((centre) => centre.region === region).map(({ name }) => name)
    expect(inRegion.length).toBeGreaterThan(0)
    expect(names(query)).toEqual(expect.arrayContaining(inRegion))
  })

  it.each([
    ['부산 해운대', ['부산남부센터']],
    ['부산해운대구', ['부산남부센터']],
    ['서울시 강남구', ['서울강남센터']],
    ['전라북도 군산시', ['군산센터']],
    ['부산 강남구', []],
  ])('a region followed by an area, %s, finds %j', (typed, found) => expect(names(typed)).toEqual(found))

  it('every region has the name that its addresses begin with', () =>
    expect(
      index.centres.filter(
        ({ region, address }) =>
          region !== null && !REGION_NAMES[region].some((name) => address.startsWith(`${name} `)),
      ),
    ).toEqual([]))

  it('[D2-794] an unknown region is found when the directory is loaded', () => {
    const row = { name: '', phone: '', address: '', zone: '전국', region: null }
    expect(indexCentres([row]).centres).toEqual([row])
    expect(() => indexCentres([{ ...row, region: '한양' }])).toThrow('한양')
  })
})

describe('[P-318] a search by initial consonants or without spaces', () => {
  it('finds 춘천 by ㅊㅊ, and 경기광주 by ㄱㄱㄱㅈ', () => {
    expect(names('ㅊㅊ')).toContain('춘천센터')
    expect(names('ㄱㄱㄱㅈ')).toContain('경기광주센터')
    expect(names('ㅊㅊ')).not.toContain('원주센터')
  })

  it('returns equal results for a query with and without a space', () => {
    expect(names('서울 종로')).toEqual(names('서울종로'))
    expect(names('서울 종로').length).toBeGreaterThan(0)
    expect(names('ㅅㅇ ㅈㄹ')).toEqual(names('ㅅㅇㅈㄹ'))
  })

  it('narrows the results by a partly typed syllable', () => {
    expect(names('서ㅇ종')).toEqual(['서울종로센터'])
    expect(names('성ㅇ종')).toEqual([])
  })

  it('returns equal results for Hangul in NFD and in NFC', () =>
    expect(names('춘천'.normalize('NFD'))).toEqual(names('춘천')))
})
