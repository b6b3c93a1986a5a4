import { describe, expect, it } from 'vitest'
import { bannerOf, nextOf } from './result.ts'
import { APPLICATION_STATUSES } from '../status/application-status.table.ts'

const FACTS = {
  paymentType: 'confirmed',
  newProofEnabled: true,
  supplementDue: false,
  proofAtAgency: false,
  fullyPaid: false,
} as const

describe('[A-271] one sentence says what happens next and who acts', () => {
  it.each([
    ['applied', 'next.applied'],
    ['received', 'next.applied'],
    ['infoLookup', 'next.infoLookup'],
    ['verification', 'next.verification'],
    ['supplementRequest', 'next.supplementRequest'],
    ['supplementComplete', 'next.supplementComplete'],
    ['underReview', 'next.underReview'],
    ['deliberation', 'next.deliberation'],
    ['approved', 'next.approved'],
    ['targetSelected', 'next.selected'],
    ['notSelected', 'next.notSelected'],
    ['hold', 'next.hold'],
    ['transferError', 'next.transferError'],
    ['requestVerified', 'next.requestVerified'],
    ['paymentComplete', 'next.paid'],
    ['userCancel', 'next.userCancel'],
    ['userDelete', 'next.userDelete'],
  ] as const)('%s → %s', (status, next) => expect(nextOf(status, FACTS)).toBe(next))

  it('asks a selected applicant for proof only while a new proof is possible', () => {
    expect(nextOf('targetSelected', { ...FACTS, newProofEnabled: false })).toBe('next.selectedWaiting')
    expect(nextOf('targetSelected', { ...FACTS, paymentType: 'rapid', newProofEnabled: false })).toBe(
      'next.selectedWaiting',
    )
    expect(nextOf('targetSelected', { ...FACTS, paymentType: 'rapid' })).toBe('next.selectedRapid')
  })

  it('[D2-112] names a supplement that is due first, and does not ask for proof while one lies with the agency', () => {
    expect(nextOf('targetSelected', { ...FACTS, supplementDue: true, proofAtAgency: true })).toBe('next.supplementDue')
    expect(nextOf('targetSelected', { ...FACTS, proofAtAgency: true })).toBe('next.selectedWaiting')
    expect(nextOf('hold', { ...FACTS, supplementDue: true })).toBe('next.hold')
  })

  it('[A-271] tells who has had all that may be paid that it is over, unless something still lies with the agency', () => {
    const over = { ...FACTS, newProofEnabled: false, fullyPaid: true }
    expect(nextOf('targetSelected', over)).toBe('next.paid')
    expect(nextOf('targetSelected', { ...over, proofAtAgency: true })).toBe('next.selectedWaiting')
    expect(nextOf('targetSelected', { ...over, supplementDue: true })).toBe('next.supplementDue')
    expect(nextOf('hold', over)).toBe('next.hold')
  })

  it('has a sentence for a word that nobody knows', () =>
    expect(nextOf({ unknown: '서류이관' }, FACTS)).toBe('next.unknown'))
})

it('every status has a banner', () => {
  expect(Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, bannerOf(status)]))).toEqual({
    applied: 'banner.applied',
    received: 'banner.applied',
    infoLookup: 'banner.infoLookup',
    supplementRequest: 'banner.supplementRequest',
    supplementComplete: 'banner.supplementComplete',
    verification: 'banner.verification',
    hold: 'banner.hold',
    deliberation: 'banner.deliberation',
    underReview: 'banner.underReview',
    targetSelected: 'banner.selected',
    approved: 'banner.approved',
    transferError: 'banner.transferError',
    requestVerified: 'banner.requestVerified',
    notSelected: 'banner.notSelected',
    paymentComplete: 'banner.paid',
    userCancel: 'banner.userCancel',
    userDelete: 'banner.userDelete',
  })
})
