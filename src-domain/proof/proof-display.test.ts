import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../application-status/application-status.table.ts'
import {
  currentProofDisplay,
  proofDisplayOf,
  currentProof,
  isLookedUpItem,
  proofItemStatusLabel,
  sortProofsLatestFirst,
  proofItemListNameOf,
} from './proof-display.ts'
import { PROOF_STATUS_ROWS, PROOF_STATUSES, proofStatusRow } from './proof-status.table.ts'
import { proofTypeFromNameAndUnit } from './proof.ts'

/** Every status of a proof as text, and its display in an application without and with a transfer error. */
const PROOF_STATUS_CASES = [
  { word: '제출', status: 'submitted', group: 'submitted', label: '제출', inTransferError: '제출' },
  { word: null, status: 'submitted', group: 'submitted', label: '제출', inTransferError: '제출' },
  { word: '', status: 'submitted', group: 'submitted', label: '제출', inTransferError: '제출' },
  {
    word: '제출완료',
    status: 'submitComplete',
    group: 'submitComplete',
    label: '제출완료',
    inTransferError: '제출완료',
  },
  { word: '검토대기', status: 'reviewWaiting', group: 'underReview', label: '검토중', inTransferError: '검토중' },
  { word: '보완완료', status: 'supplementComplete', group: 'underReview', label: '검토중', inTransferError: '검토중' },
  { word: '검토중', status: 'underReview', group: 'underReview', label: '검토중', inTransferError: '검토중' },
  { word: '심의', status: 'deliberation', group: 'underReview', label: '검토중', inTransferError: '검토중' },
  { word: '보완요청', status: 'supplementRequest', group: 'underReview', label: '검토중', inTransferError: '검토중' },
  { word: '승인', status: 'approved', group: 'approved', label: '승인', inTransferError: '이체결과오류' },
  { word: '대상선정', status: 'targetSelected', group: 'approved', label: '승인', inTransferError: '이체결과오류' },
  {
    word: '지급완료',
    status: 'paymentComplete',
    group: 'paymentComplete',
    label: '지급완료',
    inTransferError: '지급완료',
  },
  { word: '보류', status: 'hold', group: null, label: '보류', inTransferError: '보류' },
  { word: '사용자취소', status: 'userCancel', group: null, label: '취소', inTransferError: '취소' },
  { word: '사용자삭제', status: 'userDelete', group: null, label: '삭제', inTransferError: '삭제' },
  { word: '미선정', status: 'notSelected', group: null, label: '미선정', inTransferError: '미선정' },
  { word: '이관중', status: { unknown: '이관중' }, group: null, label: '이관중', inTransferError: '이관중' },
] as const

describe('[A-179] [A-180] [A-181] [A-182] [A-183] [A-184] [A-185] the display of a proof status', () => {
  it.each(PROOF_STATUS_CASES)('shows $word as $label', ({ word, status, group, label, inTransferError }) => {
    const { ko } = proofStatusRow(status)
    // A missing status counts as submitted. An unknown status has no row.
    expect(ko).toBe(typeof status === 'string' ? (word ?? '') || '제출' : '')
    expect(proofDisplayOf(status, 'targetSelected')).toEqual({ label, group, transferError: false })
    expect(proofDisplayOf(status, 'transferError').label).toBe(inTransferError)
    expect(proofDisplayOf(status, 'transferError').transferError).toBe(group === 'approved')
  })

  it('has a case for every status of the table', () =>
    expect(PROOF_STATUS_CASES.map((row) => row.status)).toEqual(expect.arrayContaining([...PROOF_STATUSES])))

  it('[A-185] changes for an approved proof only after a transfer error', () => {
    const changed = APPLICATION_STATUSES.filter((status) => proofDisplayOf('approved', status).transferError)
    expect(changed).toEqual(['transferError'])
  })
})

describe('[A-176] [P-099] the type of a proof', () => {
  it.each([
    ['general', 'amount', 'general'],
    ['direct', 'cases', 'direct'],
    ['rapid', null, 'rapid'],
    ['general', 'parcel', 'parcel'],
    ['rapid', 'parcel', 'parcel'],
    ['direct', 'parcel', 'parcel'],
    ['unknown', null, 'unknown'],
    ['unknown', 'parcel', 'parcel'],
  ] as const)('the name %s with the unit %s gives %s', (named, unit, type) =>
    expect(proofTypeFromNameAndUnit(named, unit)).toBe(type),
  )
})

describe('[A-178] the current proof, which has the highest id', () => {
  it('is found by a comparison of numeric ids as numbers', () => {
    expect(currentProof([{ id: '9' }, { id: '10' }])).toEqual({ id: '10' })
    expect(currentProof([{ id: '12' }, { id: '7' }])).toEqual({ id: '12' })
    expect(currentProof([{ id: 'B' }, { id: '12' }, { id: 'A' }])).toEqual({ id: 'B' })
    expect(sortProofsLatestFirst([{ id: 'P9' }, { id: 'P10' }, { id: 'P8' }]).map(({ id }) => id)).toEqual([
      'P10',
      'P9',
      'P8',
    ])
  })

  it('the proof with the highest id decides the shown status', () => {
    const proofs = [
      { id: '10', proofType: 'general', status: 'paymentComplete', decidedAmount: null },
      { id: '9', proofType: 'general', status: 'submitted', decidedAmount: null },
    ] as const
    expect(currentProofDisplay(proofs, 'targetSelected')?.label).toBe('지급완료')
    expect(currentProofDisplay([], 'targetSelected')).toBeNull()
  })
})

describe('[A-183] [A-184] [A-200] the effect of a proof status', () => {
  it('is a payment for one status, a refused cancellation for three, and neither for an unknown status', () => {
    expect(PROOF_STATUSES.filter((status) => PROOF_STATUS_ROWS[status].paid)).toEqual(['paymentComplete'])
    expect(PROOF_STATUSES.filter((status) => PROOF_STATUS_ROWS[status].stopsCancellation)).toEqual([
      'deliberation',
      'approved',
      'paymentComplete',
    ])
    expect(proofStatusRow({ unknown: '이관중' })).toEqual({
      ko: '',
      shown: '',
      group: null,
      stopsCancellation: false,
      paid: false,
      ref: 'A-184',
    })
  })
})

describe('[P-106] the status of an item', () => {
  it.each([
    { table: 'base', status: 'paymentComplete', shown: '인증완료' },
    { table: 'performance', status: 'paymentComplete', shown: '지급완료' },
    { table: 'base', status: 'supplementRequest', shown: '보완요청' },
    { table: 'performance', status: 'supplementRequest', shown: '보완요청' },
    { table: 'base', status: 'approved', shown: '승인' },
    { table: 'performance', status: { unknown: '이관' }, shown: '이관' },
    { table: 'base', status: { unknown: '이관' }, shown: '이관' },
    { table: 'performance', status: 'submitted', shown: '제출' },
  ] as const)('$table: $status is shown as $shown', ({ table, status, shown }) =>
    expect(proofItemStatusLabel(table, status)).toBe(shown),
  )
})

describe('[P-265] the list of an item', () => {
  it('only a direct item belongs to the base proofs', () =>
    expect(
      (['direct', 'general', 'rapid', 'unknown'] as const).map((proofType) => proofItemListNameOf({ proofType })),
    ).toEqual(['base', 'performance', 'performance', 'performance']))
})

describe('[P-265] an item', () => {
  it('is a looked-up record if it has a carrier and no file', () => {
    expect(isLookedUpItem({ carrierName: '롯데', files: [] })).toBe(true)
    expect(isLookedUpItem({ carrierName: '롯데', files: [{}] })).toBe(false)
    expect(isLookedUpItem({ carrierName: null, files: [] })).toBe(false)
  })
})
