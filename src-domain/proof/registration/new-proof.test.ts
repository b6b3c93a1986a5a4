import { describe, expect, it } from 'vitest'
import { makeNewCarrierRequest, makeNewProof } from './new-proof.ts'
import { emptyRegistrationForm } from './registration-form.ts'

const PLACE = { supportNumber: '10001', applicationNumber: 'DA00000001' }
const FILES = { base: ['차량.png'], performance: ['대장.pdf', '영수증.pdf'] }
const general = {
  ...emptyRegistrationForm('general'),
  type: 'general',
  years: [2025, 2024],
  totalUnit: 'amount',
  total: '120000',
  agreement: true,
} as const
const direct = { ...general, type: 'direct', totalUnit: 'cases', total: '12' } as const
const typesOf = (baseApproved: boolean) =>
  makeNewProof(direct, PLACE, FILES, { baseApproved }).items.map(({ proofType, file }) => [proofType, file])

describe('the values of a registration', () => {
  it('[P-028] [P-071] [P-072] a registration has the status "fully submitted"', () =>
    expect(makeNewProof(general, PLACE, FILES, { baseApproved: false })).toEqual({
      ...PLACE,
      proofType: 'general',
      detailType: '1',
      years: [2024, 2025],
      total: 120_000,
      totalUnit: 'amount',
      status: 'submitComplete',
      items: [
        { proofType: 'general', status: 'submitComplete', file: '대장.pdf' },
        { proofType: 'general', status: 'submitComplete', file: '영수증.pdf' },
      ],
    }))

  it('[P-072] a number of cases gives a registration the unit "cases"', () =>
    expect(makeNewProof(direct, PLACE, FILES, { baseApproved: false })).toMatchObject({
      total: 12,
      totalUnit: 'cases',
    }))

  it('the base files of a direct proof come first, as direct items', () => {
    expect(makeNewProof(direct, PLACE, FILES, { baseApproved: false }).proofType).toBe('direct')
    expect(typesOf(false)).toEqual([
      ['direct', '차량.png'],
      ['general', '대장.pdf'],
      ['general', '영수증.pdf'],
    ])
  })

  it('a registration contains no base file after an approved base proof', () =>
    expect(typesOf(true).map(([type]) => type)).toEqual(['general', 'general']))

  it('[P-087] a carrier request contains its carriers in display order', () =>
    expect(makeNewCarrierRequest(PLACE, ['한진', '롯데'])).toEqual({
      ...PLACE,
      carriers: ['롯데', '한진'],
      status: 'submitted',
    }))
})
