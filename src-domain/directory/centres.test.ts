import { describe, expect, it } from 'vitest'
import { indexCentres, phoneWithoutFax, searchCentres, servesRegion } from './centres.ts'

const aCentre = (region: string | null, name: string, place: string, zone: string, number = 1) => {
  const phone = `02-000-000${number}(02-000-0000)`
  return { region, name, phone, address: `${place} ○○로 1, 소상공인지원센터 3층`, zone }
}
const CENTRES = [
  aCentre('서울', '서울종로센터', '서울특별시 종로구', '종로구·중구·용산구'),
  aCentre('서울', '서울강남센터', '서울특별시 강남구', '강남구·송파구·강동구'),
  aCentre('부산', '부산남부센터', '부산광역시 남구', '남구·수영구·해운대구·기장군'),
  aCentre('인천', '인천북부센터', '인천광역시 부평구', '부평구·계양구'),
  aCentre('경기', '경기광주센터', '경기도 광주시', '하남시·광주시'),
  aCentre('강원', '춘천센터', '강원특별자치도 춘천시', '춘천시·홍천군·화천군', 7),
  aCentre('강원', '원주센터', '강원특별자치도 원주시', '원주시·횡성군·영월군'),
  aCentre('전북', '군산센터', '전북특별자치도 군산시', '군산시·김제시'),
  aCentre('제주', '제주센터', '제주특별자치도 제주시', '제주시·서귀포시'),
  aCentre(null, '본부', '대전광역시 중구', '전국'),
  aCentre(null, '서울강원지역본부', '서울특별시 종로구', '서울·강원'),
  aCentre(null, '광주호남지역본부', '광주광역시 동구', '광주·전북·전남·제주'),
]
const index = indexCentres(CENTRES)
const names = (typed: string) => searchCentres(index, typed).map(({ name }) => name)

it('phoneWithoutFax returns the telephone number', () =>
  expect(phoneWithoutFax('02-000-0003(02-000-0004)')).toBe('02-000-0003'))

describe('the rows of a region', () => {
  const namesIn = (region: string) => CENTRES.filter((centre) => servesRegion(centre, region)).map(({ name }) => name)

  it('include the regional headquarters', () => {
    expect(namesIn('제주')).toEqual(['제주센터', '광주호남지역본부'])
    expect(namesIn('서울')).toEqual(['서울종로센터', '서울강남센터', '서울강원지역본부'])
    expect(namesIn('광주')).toEqual(['광주호남지역본부'])
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

  it('finds a centre by its telephone number', () => expect(names('02-000-0007')).toEqual(['춘천센터']))

  it('ignores letter case', () => {
    const row = { name: 'Sample센터', phone: '', address: '', zone: '', region: null }
    expect(searchCentres(indexCentres([row]), 'sAMPLE')).toEqual([row])
  })

  it.each(['', '   '])('returns all centres for "%s"', (typed) => expect(names(typed)).toHaveLength(CENTRES.length))

  it('never matches across two fields', () => {
    const row = { name: '가나', phone: '다라', address: '', zone: '', region: null }
    expect(searchCentres(indexCentres([row]), '나다')).toEqual([])
  })
})

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
