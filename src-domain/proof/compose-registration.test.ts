import { describe, expect, it } from 'vitest'
import { composeCarrierRequest, composeRegistration } from './compose-registration.ts'
import { AGREED, emptyRegistration } from './registration-form.ts'

const PLACE = { suptSn: '10001', aplyNo: 'DA00000001' }
const FILES = { base: ['차량.png'], performance: ['대장.pdf', '영수증.pdf'] }
const general = {
  ...emptyRegistration('general'),
  type: 'general',
  years: [2024, 2025],
  division: 'amount',
  total: '120000',
  agreement: AGREED,
} as const
const direct = { ...general, type: 'direct', division: 'cases', total: '12' } as const

describe('a registration as it is sent', () => {
  it('[P-071] [P-072] master and items start as 제출완료, the total is a number, won are 금액', () => {
    const { master, items } = composeRegistration(general, PLACE, FILES, { baseApproved: false })
    expect(master).toEqual({
      ...PLACE,
      aplyType: '일반',
      aplyTypeDetail: '1',
      useProofPeriod: '2024,2025',
      amountCount: 120_000,
      amountCountType: '금액',
      progressStatus: '제출완료',
    })
    expect(items).toEqual([
      { ...PLACE, aplyType: '일반', currentStatus: '제출완료', file: '대장.pdf' },
      { ...PLACE, aplyType: '일반', currentStatus: '제출완료', file: '영수증.pdf' },
    ])
  })

  it('[P-072] cases are 건, or the word that a deployment stores', () => {
    const word = (casesWord?: string) =>
      composeRegistration(direct, PLACE, FILES, {
        baseApproved: false,
        ...(casesWord === undefined ? {} : { casesWord }),
      }).master.amountCountType
    expect([word(), word('건수')]).toEqual(['건', '건수'])
  })

  it('base files go as direct items before the others, under a direct master', () => {
    const { master, items } = composeRegistration(direct, PLACE, FILES, { baseApproved: false })
    expect([master.aplyType, master.amountCount]).toEqual(['영업', 12])
    expect(items.map(({ aplyType, file }) => [aplyType, file])).toEqual([
      ['영업', '차량.png'],
      ['일반', '대장.pdf'],
      ['일반', '영수증.pdf'],
    ])
  })

  it('with an approved base proof none is sent again', () =>
    expect(
      composeRegistration(direct, PLACE, FILES, { baseApproved: true }).items.map(({ aplyType }) => aplyType),
    ).toEqual(['일반', '일반']))

  it('a carrier request is a general one that counts parcels and starts as 제출', () =>
    expect(composeCarrierRequest(PLACE, '롯데,한진')).toEqual({
      ...PLACE,
      aplyType: '일반',
      aplyTypeDetail: '롯데,한진',
      amountCountType: '택배',
      progressStatus: '제출',
    }))
})
