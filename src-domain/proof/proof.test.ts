import { describe, expect, it } from 'vitest'
import {
  BASE_DETAIL_NUMBERS,
  DELIVERY_DETAIL_NUMBERS,
  PROOF_DETAIL_TYPE_NAMES,
  DEFAULT_PROOF_PAGING,
  detailTypeName,
  PROOF_TOTAL_UNITS,
  PROOF_TYPES,
} from './proof.ts'

const named = (type: 'general' | 'direct', count: number) =>
  Array.from({ length: count }, (_, i) => detailTypeName(type, i + 1))

it('[P-287] a list of proofs has ten to a page, the latest first', () =>
  expect(DEFAULT_PROOF_PAGING).toEqual({ page: 0, size: 10, latestFirst: true }))

describe('the detail types', () => {
  it('[P-022] six detail types exist for the use of a service', () =>
    expect(named('general', 6)).toEqual([
      '전자세금계산서',
      '카드영수증',
      '택배 운송장',
      '택배 주문·접수내역',
      '배달·택배사 정산내역',
      '시장·협회 자체시스템',
    ]))

  it('[P-023] eight detail types exist for direct delivery', () =>
    expect(named('direct', 8)).toEqual([
      '배달완료 사진·문자',
      '고객 영수증',
      '사업용 차량등록증',
      '이동단말기 계약서',
      '배달대장',
      '포장용기 구매내역',
      '배달서비스 전단지',
      '배달서비스 사업장 간판',
    ]))

  it.each([
    ['general', 0],
    ['general', 7],
    ['direct', 0],
    ['direct', 9],
  ] as const)('[P-024] a detail type without a name shows its number: %s %i', (type, number) =>
    expect(detailTypeName(type, number)).toBe(String(number)),
  )

  it('every direct kind proves either the business or the deliveries', () =>
    expect([...BASE_DETAIL_NUMBERS, ...DELIVERY_DETAIL_NUMBERS].toSorted((a, b) => a - b)).toEqual(
      PROOF_DETAIL_TYPE_NAMES.direct.map((_, i) => i + 1),
    ))
})

describe('[P-072] [A-176] the types of a proof', () => {
  it('a proof has one of four types', () => {
    expect(PROOF_TYPES).toEqual(['general', 'direct', 'rapid', 'parcel'])
    expect(PROOF_TOTAL_UNITS).toEqual(['amount', 'cases', 'parcel'])
  })
})
