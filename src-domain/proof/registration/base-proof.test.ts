import { describe, expect, it } from 'vitest'
import { PROOF_STATUSES } from '../proof-status.table.ts'
import type { ProofForRules } from '../proof.ts'
import {
  itemsOfApprovedBaseProofs,
  hasApprovedBaseProof,
  isBaseProofApproved,
  findRegistrationSecondStepRefusal,
  needsBaseFiles,
} from './base-proof.ts'

const PAID: ProofForRules = { id: '7', proofType: 'direct', status: 'paymentComplete', decidedAmount: null }

it.each([
  { type: 'direct', baseApproved: false, needed: true },
  { type: 'direct', baseApproved: true, needed: false },
  { type: 'general', baseApproved: false, needed: false },
  { type: '', baseApproved: false, needed: false },
] as const)(
  '[P-046] [P-058] base files are needed: $needed, for the type $type with base proof approved: $baseApproved',
  ({ needed, ...facts }) => expect(needsBaseFiles(facts)).toBe(needed),
)

it.each([
  ...PROOF_STATUSES.map((status) => ({ proofType: 'direct', status, approved: status === 'paymentComplete' }) as const),
  { proofType: 'direct', status: { unknown: '이관중' }, approved: false },
  { proofType: 'general', status: 'paymentComplete', approved: false },
  { proofType: 'parcel', status: 'paymentComplete', approved: false },
  { proofType: 'rapid', status: 'paymentComplete', approved: false },
] as const)(
  '[P-045] a $proofType proof in the status $status counts as an approved base proof: $approved',
  ({ proofType, status, approved }) => expect(hasApprovedBaseProof([{ ...PAID, proofType, status }])).toBe(approved),
)

describe('[P-045] an approved base proof', () => {
  it('is found among several proofs', () => {
    expect(hasApprovedBaseProof([{ ...PAID, proofType: 'general' }, PAID])).toBe(true)
    expect(hasApprovedBaseProof([])).toBe(false)
  })

  it('contributes only its base files', () => {
    const proofs = [PAID, { ...PAID, id: '8', status: 'submitComplete' }] as const
    const items = [
      { id: '1', proofId: '7', proofType: 'direct' },
      { id: '2', proofId: '7', proofType: 'general' },
      { id: '3', proofId: '8', proofType: 'direct' },
      { id: '4', proofId: null, proofType: 'direct' },
    ] as const
    expect(itemsOfApprovedBaseProofs(proofs, items).map(({ id }) => id)).toEqual(['1'])
  })
})

describe('[P-107] the decision whether the base proof of an application is approved', () => {
  it.each([
    {
      about: 'an application, by its status',
      application: { directDelivery: true, status: 'paymentComplete', proofStatus: null },
      proofs: [],
      approved: true,
    },
    {
      about: 'an application, by its progress',
      application: { directDelivery: true, status: 'targetSelected', proofStatus: 'paymentComplete' },
      proofs: [],
      approved: true,
    },
    {
      about: 'one of its proofs',
      application: { directDelivery: false, status: 'targetSelected', proofStatus: null },
      proofs: [
        { proofType: 'general', status: 'submitComplete' },
        { proofType: 'direct', status: 'paymentComplete' },
      ],
      approved: true,
    },
    {
      about: 'a general application that is paid',
      application: { directDelivery: false, status: 'paymentComplete', proofStatus: 'paymentComplete' },
      proofs: [],
      approved: false,
    },
    {
      about: 'a general proof that is paid',
      application: { directDelivery: true, status: 'targetSelected', proofStatus: null },
      proofs: [{ proofType: 'general', status: 'paymentComplete' }],
      approved: false,
    },
    {
      about: 'a direct proof that is not paid yet',
      application: { directDelivery: true, status: 'targetSelected', proofStatus: 'approved' },
      proofs: [{ proofType: 'direct', status: 'approved' }],
      approved: false,
    },
  ] as const)('$about: $approved', ({ application, proofs, approved }) =>
    expect(isBaseProofApproved({ ...application, proofs })).toBe(approved),
  )
})

const whole = { name: '차량등록증.png', size: 1 }
const empty = (name: string) => ({ name, size: 0 })

describe('[P-043] the step from the base files to the performance files', () => {
  it('gives the names of the files of 0 bytes', () => {
    expect(findRegistrationSecondStepRefusal([whole, empty('간판.jpg'), empty('전단지.pdf')], false)).toEqual({
      code: 'emptyFile',
      names: ['간판.jpg', '전단지.pdf'],
      because: { rule: 'DS-3', ref: 'P-043' },
    })
    expect(findRegistrationSecondStepRefusal([whole], false)).toBeNull()
  })

  it('is blocked without a file or an approved base proof', () => {
    expect(findRegistrationSecondStepRefusal([], false)).toEqual({
      code: 'noFile',
      because: { rule: 'DS-2', ref: 'P-042' },
    })
    expect(findRegistrationSecondStepRefusal([], true)).toBeNull()
  })
})
