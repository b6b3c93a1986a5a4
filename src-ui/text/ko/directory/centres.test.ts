import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexCentres, REGION_NAMES, REGIONS, searchCentres } from '#domain/directory/centres'
import { REGIONAL_CENTRE_COUNT } from '#domain/programme/parameters'
import { findFirstMatch, parseSearchQuery } from '#domain/text/korean-search'
import CENTRES from './centres.table.json'

const index = indexCentres(CENTRES)

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
})

it('[P-318] a centre of the directory is found by initial consonants, and without a space', () => {
  const names = (typed: string) => searchCentres(index, typed).map(({ name }) => name)
  expect(names('ㅊㅊ')).toContain('춘천센터')
  expect(names('ㄱㄱㄱㅈ')).toContain('경기광주센터')
  expect(names('서울 종로')).toContain('서울종로센터')
  expect(names('ㅅㅇㅈㄹ')).toEqual(names('ㅅㅇ ㅈㄹ'))
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
        expect(searchCentres(index, part).length).toBeGreaterThan(0)
      },
    ),
  ))

it('every region has the name that its addresses begin with', () =>
  expect(
    index.centres.filter(
      ({ region, address }) => region !== null && !REGION_NAMES[region].some((name) => address.startsWith(`${name} `)),
    ),
  ).toEqual([]))
