import { describe, expect, it } from 'vitest'
import { anOpinion } from '../../opinion/testing/an-opinion.ts'
import { aProof } from '../../proof/examples/a-proof.ts'
import type { Proof } from '../../proof/proof.ts'
import { DEFAULT_SETTINGS } from '../../settings/settings.ts'
import { kstInstant } from '../../time/calendar.ts'
import type { Application } from '../application.ts'
import { anApplication } from '../examples/an-application.ts'
import { applicationSituationOf } from './situation.ts'

const situationOf = (known: Partial<Application>) => applicationSituationOf(anApplication(known), DEFAULT_SETTINGS)
const detailedStatusFor = (known: Partial<Application>) => situationOf(known).detailedStatus
const selected = (known: Partial<Application>) => situationOf({ ...known, status: 'targetSelected' })
const [ANSWERED, WAITING] = [anOpinion({ isAnswered: true }), anOpinion({ isAnswered: false })]

describe('[A-271] the facts of the detailed status', () => {
  it.each([
    [{ status: 'supplementRequest', reasons: ['US02'] }, 'supplementByTelephone'],
    [{ status: 'targetSelected', proofs: [aProof({ status: 'supplementRequest' })] }, 'supplementDue'],
    [{ status: 'targetSelected', proofs: [aProof({ status: 'deliberation' })] }, 'selectedWaiting'],
    [{ status: 'targetSelected', paymentType: 'rapid' }, 'selectedRapid'],
    [{ status: 'targetSelected', proofs: [aProof({ status: 'notSelected' })] }, 'proofsRefused'],
    [{ status: 'targetSelected', paymentType: 'rapid', proofs: [aProof({ status: 'notSelected' })] }, 'selectedRapid'],
    [{ status: 'targetSelected', proofs: [aProof({ proofType: 'parcel' })] }, 'lookupRunning'],
    [{ status: 'targetSelected', proofs: [aProof({ proofType: 'parcel', status: 'deliberation' })] }, 'lookupAnswered'],
  ] as const)('the detailed status of %j is %s', (known, next) => expect(detailedStatusFor(known)).toBe(next))

  it('[D2-131] lead to no further proof if less than the amount of one delivery remains', () => {
    const next = (decidedAmount: number) =>
      selected({ proofs: [aProof({ status: 'paymentComplete', decidedAmount })] }).detailedStatus
    expect([60_000, 295_000, 295_001, 299_999].map(next)).toEqual(['somePaid', 'somePaid', 'littleLeft', 'littleLeft'])
    expect(detailedStatusFor({ status: 'targetSelected' })).toBe('targetSelected')
  })

  it('[D2-132] depend on the opinion while the application is on hold', () => {
    const statusOnHold = (opinions: Application['opinions']) => detailedStatusFor({ status: 'hold', opinions })
    expect(statusOnHold([])).toBe('hold')
    expect(statusOnHold([WAITING])).toBe('opinionWaiting')
    expect(statusOnHold([ANSWERED])).toBe('answered')
    expect(statusOnHold([ANSWERED, WAITING])).toBe('opinionWaiting')
    expect(statusOnHold([ANSWERED, ANSWERED])).toBe('answeredLast')
    expect(detailedStatusFor({ status: 'verification', opinions: [ANSWERED] })).toBe('verification')
  })

  it('[D2-740] name the hold if it began after the answers', () => {
    const opinion = anOpinion({ isAnswered: true, updatedAt: kstInstant('2025-06-24', '15:04') })
    const statusOnHoldAt = (time: string, ...opinions: Application['opinions']) =>
      detailedStatusFor({ status: 'hold', opinions, updatedAt: kstInstant('2025-06-24', time) })
    expect([statusOnHoldAt('15:03', opinion), statusOnHoldAt('15:05', opinion)]).toEqual(['answered', 'hold'])
    expect([statusOnHoldAt('15:03', opinion, opinion), statusOnHoldAt('15:05', opinion, opinion)]).toEqual([
      'answeredLast',
      'opinionsUsedUp',
    ])
    expect(statusOnHoldAt('15:05', opinion, WAITING)).toBe('opinionWaiting')
  })

  it('[A-275] [D2-112] put the supplement that ends first at the top', () => {
    const sentBack = (id: string, updatedAt: number | null) => aProof({ id, status: 'supplementRequest', updatedAt })
    const [soon, later] = [kstInstant('2025-06-20'), kstInstant('2025-06-24')]
    const { supplement, supplements } = selected({
      proofs: [sentBack('1', later), sentBack('3', null), sentBack('2', soon)],
    })
    expect(supplements.map(({ id }) => id)).toEqual(['2', '1', '3'])
    expect(supplement?.id).toBe('2')
    expect(selected({}).supplement).toBeNull()
  })

  it.each(['userCancel', 'userDelete', 'notSelected', 'paymentComplete'] as const)(
    '[D2-569] contain no supplement of an application in the status %s',
    (status) => {
      const { supplement, newProof } = situationOf({ status, proofs: [aProof({ status: 'supplementRequest' })] })
      expect([supplement, newProof]).toEqual([null, 'none'])
    },
  )

  it('[D2-569] contain no supplement once the maximum is paid', () => {
    const paidProof = (decidedAmount: number) =>
      selected({
        proofs: [
          aProof({ status: 'paymentComplete', decidedAmount }),
          aProof({ id: '2', status: 'supplementRequest' }),
        ],
      })
    expect(paidProof(300_000)).toMatchObject({ detailedStatus: 'paymentComplete', supplement: null })
    expect(paidProof(299_999)).toMatchObject({ detailedStatus: 'supplementDue', supplement: { id: '2' } })
  })

  it('[D2-569] contain no supplement once the maximum is decided and partly paid', () => {
    const proofs = [
      aProof({ status: 'paymentComplete', decidedAmount: 60_000 }),
      aProof({ id: '2', status: 'supplementRequest' }),
    ]
    expect(selected({ proofs, decidedAmount: 300_000 })).toMatchObject({
      detailedStatus: 'selectedWaiting',
      supplement: null,
    })
    expect(selected({ proofs, decidedAmount: 299_999 })).toMatchObject({ supplement: { id: '2' } })
  })

  it.each(['approved', 'targetSelected', 'hold'] as const)(
    '[D2-570] ask for no further proof while a proof in the status %s waits for the agency',
    (status) =>
      expect(selected({ proofs: [aProof({ status, decidedAmount: 60_000 })] })).toMatchObject({
        detailedStatus: 'selectedWaiting',
        newProof: 'possible',
        shares: { granted: status === 'hold' ? 0 : 60_000 },
      }),
  )

  it('[D2-157] contain the last day of a running lookup, if known', () => {
    const lookup = (registeredAt: number | null) =>
      selected({ proofs: [aProof({ proofType: 'parcel', registeredAt })] })
    expect(lookup(kstInstant('2025-06-24'))).toMatchObject({
      isLookupRunning: true,
      lookupDays: { begin: '2025-06-24', end: '2025-07-24' },
    })
    expect(lookup(null)).toMatchObject({ isLookupRunning: true, lookupDays: null })
  })
})

describe('what the situation of an application allows', () => {
  it('[D2-119] is that of a paid application once the maximum support is paid', () => {
    const paidApplication = selected({ proofs: [aProof({ status: 'paymentComplete', decidedAmount: 300_000 })] })
    expect(paidApplication).toMatchObject({ status: 'paymentComplete', stage: 'paid', isClosed: true, isEnded: false })
  })

  it.each([
    [{ status: 'applied' }, 'offered'],
    [{ status: 'deliberation' }, 'refused'],
    [{ status: 'applied', proofs: [aProof({ status: 'approved' })] }, 'refusedByProof'],
    [{ status: 'paymentComplete' }, 'none'],
    [{ status: 'userCancel' }, 'none'],
  ] as const)('[D2-101] [D2-116] [A-199] [A-200] [A-201] cancelling %j is %s', (known, cancelling) =>
    expect(situationOf(known).cancelling).toBe(cancelling),
  )

  it.each([
    [{ status: 'targetSelected' }, 'first'],
    [{ status: 'targetSelected', proofs: [aProof({ status: 'deliberation' })] }, 'possible'],
    [{ status: 'targetSelected', proofs: [aProof({ status: 'supplementRequest' })] }, 'none'],
    [{ status: 'targetSelected', proofs: [aProof({ proofType: 'parcel' })] }, 'none'],
    [{ status: 'applied' }, 'none'],
  ] as const)('[A-190] [D2-112] for %j, a new proof is %s', (known, newProof) =>
    expect(situationOf(known).newProof).toBe(newProof),
  )
})

describe('[A-145] [D2-560] the last change', () => {
  const at = (day: string) => kstInstant(day, '10:00')
  const changeOf = (values: Partial<Application>) =>
    applicationSituationOf(anApplication({ updatedAt: at('2025-06-10'), ...values }), {
      ...DEFAULT_SETTINGS,
      usualStepDays: 14,
    })
  const sentBack = aProof({ status: 'supplementRequest', updatedAt: at('2025-06-02') })
  const proof = (id: string, values: Partial<Proof>) =>
    aProof({ id, status: 'submitComplete', registeredAt: at('2025-06-01'), ...values })

  it('is the request for a supplement as long as the supplement is due', () => {
    const lastChange = { name: 'supplementRequest', day: '2025-06-02' }
    expect(changeOf({ status: 'targetSelected', proofs: [sentBack] })).toMatchObject({ lastChange })
    for (const status of ['hold', 'paymentComplete'] as const)
      expect(changeOf({ status, proofs: [sentBack] }).lastChange).toEqual({ name: status, day: '2025-06-10' })
  })

  it('[D3-643] is the submission of a proof only on the day on which one was registered', () => {
    const waiting = (...proofs: readonly Proof[]) => changeOf({ status: 'targetSelected', proofs }).lastChange
    const submission = { name: 'proof', day: '2025-06-01' }
    expect(waiting(proof('1', { updatedAt: kstInstant('2025-06-01', '11:00') }))).toEqual(submission)
    expect(waiting(proof('1', { status: 'supplementComplete', updatedAt: at('2025-06-09') }))).toEqual({
      name: 'supplementComplete',
      day: '2025-06-09',
    })
    expect(waiting(proof('1', { status: 'underReview', updatedAt: at('2025-06-09') })).name).toBe('proofChange')
    for (const status of ['approved', 'notSelected', 'userDelete'] as const)
      expect(waiting(proof('1', {}), proof('2', { status, updatedAt: at('2025-06-20') }))).toEqual(submission)
  })

  it('[D2-710] is the refusal of the proofs if the agency accepted none', () => {
    const refusedProof = proof('1', { status: 'notSelected', updatedAt: at('2025-06-20') })
    const after = (...proofs: readonly Proof[]) => changeOf({ status: 'targetSelected', proofs })
    const lastChange = { name: 'proofRefused', day: '2025-06-20' }
    expect(after(refusedProof)).toMatchObject({ detailedStatus: 'proofsRefused', newProof: 'first', lastChange })
    expect(after(refusedProof, proof('2', { status: 'userDelete', updatedAt: at('2025-06-25') }))).toMatchObject({
      lastChange,
    })
    expect(changeOf({ status: 'targetSelected', paymentType: 'rapid', proofs: [refusedProof] })).toMatchObject({
      lastChange,
    })
    expect(changeOf({ status: 'hold', proofs: [refusedProof] }).lastChange.name).toBe('hold')
    expect(after(refusedProof, proof('2', {})).detailedStatus).toBe('selectedWaiting')
    expect(after(proof('1', { status: 'userDelete' })).detailedStatus).toBe('targetSelected')
  })

  it('[D2-790] is the refusal of the records of a rapid payment if nothing else is with the agency', () => {
    const records = proof('1', { proofType: 'rapid', status: 'notSelected', updatedAt: at('2025-06-20') })
    const rapid = (...proofs: readonly Proof[]) => changeOf({ status: 'targetSelected', paymentType: 'rapid', proofs })
    expect(rapid(records)).toMatchObject({
      detailedStatus: 'rapidRefused',
      turn: 'applicant',
      newProof: 'first',
      expectation: null,
      refusedProofs: 0,
      lastChange: { name: 'proofRefused', day: '2025-06-20' },
    })
    expect(rapid(records, proof('2', { status: 'userDelete' })).detailedStatus).toBe('rapidRefused')
    expect(rapid(records, proof('2', {}))).toMatchObject({ detailedStatus: 'selectedWaiting', refusedProofs: 1 })
    expect(rapid(records, proof('2', { proofType: 'rapid' })).detailedStatus).toBe('selectedRapid')
    expect(rapid(proof('1', { proofType: 'rapid' })).detailedStatus).toBe('selectedRapid')
  })

  it('[D2-713] is the hold or the approval of a proof if that is the latest change', () => {
    const waiting = (...proofs: readonly Proof[]) => changeOf({ status: 'targetSelected', proofs }).lastChange
    const heldProof = proof('1', { status: 'hold', updatedAt: at('2025-06-20') })
    expect(waiting(heldProof)).toEqual({ name: 'proofHold', day: '2025-06-20' })
    expect(waiting(heldProof, proof('2', {}))).toEqual({ name: 'proofHold', day: '2025-06-20' })
    expect(waiting(heldProof, proof('2', { registeredAt: at('2025-06-21') }))).toEqual({
      name: 'proof',
      day: '2025-06-21',
    })
    expect(waiting(proof('1', { status: 'approved', updatedAt: at('2025-06-20') }))).toEqual({
      name: 'proofApproved',
      day: '2025-06-20',
    })
  })

  it('[D2-136] [D2-713] does not move the expected day if it is the cancellation or the refusal of a proof', () => {
    const registeredProof = (id: string, known: Partial<Proof>) =>
      proof(id, { registeredAt: at('2025-06-12'), ...known })
    const day = (...proofs: readonly Proof[]) => changeOf({ status: 'targetSelected', proofs }).expectation?.day
    expect(day(registeredProof('1', {}))).toBe('2025-06-26')
    expect(
      day(registeredProof('1', {}), registeredProof('2', { status: 'userDelete', updatedAt: at('2025-06-20') })),
    ).toBe('2025-06-26')
    expect(
      day(registeredProof('1', {}), registeredProof('2', { status: 'notSelected', updatedAt: at('2025-06-20') })),
    ).toBe('2025-06-26')
  })

  it('[D2-136] [D2-785] [D2-922] expects the answer to an opinion by the day of the opinion, not of the hold', () => {
    const opinions = [anOpinion({ isAnswered: false, registeredAt: at('2025-07-05') })]
    const held = changeOf({ status: 'hold', updatedAt: at('2025-06-22'), opinions })
    expect(held.expectation?.day).toBe('2025-07-21')
  })
})
