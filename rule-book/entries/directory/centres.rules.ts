import { indexCentres, isSamplePhoneNumber, phoneWithoutFax, REGION_NAMES, REGIONS, searchCentres, servesRegion } from '#domain/directory/centres'
import type { FunctionCase } from '../../rule-entry.ts'

const HEAD_OFFICE = { name: '영남본부', phone: '02-000-0000(02-000-0001)', address: '서울 중구', zone: '부산·대구·전국', region: null }
const BUSAN = { name: '부산센터', phone: '051-000-0000', address: '부산 해운대로', zone: '해운대구·기장군', region: '부산' }
const CHUNCHEON = { name: '춘천센터', phone: '033-000-0000', address: '강원 춘천시', zone: '춘천시·Hongcheon', region: '강원' }
const INDEX = indexCentres([HEAD_OFFICE, BUSAN, CHUNCHEON])

const found = (typed: string): string =>
  searchCentres(INDEX, typed)
    .map(({ name }) => name)
    .join(', ') || '없음'

const serving = (region: string): string =>
  INDEX.centres
    .filter((centre) => servesRegion(centre, region))
    .map(({ name }) => name)
    .join(', ') || '없음'

const SEARCHES: readonly (readonly [ref: string, typed: string, names: string])[] = [
  ['P-252', '', '영남본부, 부산센터, 춘천센터'],
  ['P-252', '부산센터', '부산센터'],
  ['P-252', '051', '부산센터'],
  ['P-252', '해운대로', '부산센터'],
  ['P-252', '기장군', '부산센터'],
  ['P-252', ' 강원  춘천시 ', '춘천센터'],
  ['P-252', 'HONGcheon', '춘천센터'],
  ['P-252', '제주', '없음'],
  ['P-318', 'ㅊㅊ', '춘천센터'],
  ['P-318', 'ㅂㅅㅅㅌ', '부산센터'],
  ['P-318', '춘ㅊ', '춘천센터'],
  ['P-318', '춘ㅅㅌ', '없음'],
  ['P-318', 'ㅊ천센', '춘천센터'],
  ['D1-935', '부산광역시 기장군', '부산센터'],
  ['D1-935', '강원도 춘천시', '춘천센터'],
  ['D1-935', '부산시', '영남본부, 부산센터'],
  ['D1-935', '대구광역시', '영남본부'],
  ['P-252', '해운대로해운대구', '없음'],
]

const OTHER_NAMES: { readonly [region in (typeof REGIONS)[number]]: string } = {
  서울: '서울특별시, 서울시',
  부산: '부산광역시, 부산시',
  대구: '대구광역시, 대구시',
  인천: '인천광역시, 인천시',
  광주: '광주광역시, 광주시',
  대전: '대전광역시, 대전시',
  울산: '울산광역시, 울산시',
  세종: '세종특별자치시, 세종시',
  경기: '경기도',
  강원: '강원특별자치도, 강원도',
  충북: '충청북도, 충청도',
  충남: '충청남도, 충청도',
  전북: '전북특별자치도, 전라북도, 전라도',
  전남: '전라남도, 전라도',
  경북: '경상북도, 경상도',
  경남: '경상남도, 경상도',
  제주: '제주특별자치도, 제주도',
}

/** 지역센터 찾기: what a search of the directory finds, in three offices. */
export const CENTRE_CASES: readonly FunctionCase[] = [
  ...SEARCHES.map(([ref, typed, names]): FunctionCase => ({ proves: [ref], given: `지역센터 찾기 ‘${typed}’`, outcome: names, ask: () => found(typed) })),
  { proves: ['D3-84', 'D3-85'], given: '부산을 고름', outcome: '영남본부, 부산센터', ask: () => serving('부산') },
  { proves: ['D3-84', 'D3-85'], given: '강원을 고름', outcome: '춘천센터', ask: () => serving('강원') },
  { proves: ['D3-84'], given: '팩스번호가 괄호 안에 있는 전화번호', outcome: '02-000-0000', ask: () => phoneWithoutFax(HEAD_OFFICE.phone) },
  { proves: ['D3-84'], given: '02-000-0000은 예시 번호', outcome: '예', ask: () => (isSamplePhoneNumber('02-000-0000') ? '예' : '아니요') },
  { proves: ['D3-84'], given: '02-123-0000은 예시 번호', outcome: '아니요', ask: () => (isSamplePhoneNumber('02-123-0000') ? '예' : '아니요') },
  { proves: ['D1-935'], given: '지역의 차례', outcome: '서울, 부산, 대구, 인천, 광주, 대전, 울산, 세종, 경기, 강원, 충북, 충남, 전북, 전남, 경북, 경남, 제주', ask: () => REGIONS.join(', ') },
  ...REGIONS.map((region): FunctionCase => ({ proves: ['D1-935'], given: `다른 이름: ${region}`, outcome: OTHER_NAMES[region], ask: () => REGION_NAMES[region].join(', ') })),
]
