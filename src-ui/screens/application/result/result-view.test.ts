import { describe, expect, it } from 'vitest'
import { aProof } from '#domain/proof/testing/a-proof'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import { anApplication } from '#domain/application/testing/an-application'
import type { Application } from '#domain/application/application'
import { isAgencyNext, type Headline } from '#domain/application/next-step'
import { decideCancellation } from '#domain/application/transitions'
import { kstInstant } from '#domain/kernel/calendar'
import { decideOpinionSubmission } from '#domain/opinion/opinion'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { SUPPORT_CEILING, SUPPORT_PER_CASE } from '#domain/programme/parameters'
import { isAnyCarrierLookupRunning } from '#domain/proof/carrier-request'
import { decideNewProofEligibility } from '#domain/proof/new-proof-eligibility'
import type { Proof } from '#domain/proof/proof'
import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import {
  APPLICATION_STATUSES,
  applicationStatusFromName,
  type ApplicationStatusOrText,
  applicationStatusKeyOrUnknown,
  applicationStatusRow,
} from '#domain/application-status/application-status.table'
import type { Route } from '#domain/session/routes'
import { CANCELLED_BY_WORDS, STATUS_SENTENCES, WRONG_ACCOUNT_ADVICE_WORDS } from '../../../text/ko/result.ts'
import { resultFactsOf } from './result-facts.ts'
import { type ResultView, makeResultView } from './result-view.ts'

const AMOUNTS = [null, 0, 66_000, 299_999, 300_000]
const STATUSES = [...APPLICATION_STATUSES, { unknown: '서류이관' }]

const PROOFS: readonly (readonly Proof[])[] = [
  [],
  [aProof({ id: '1', proofType: 'parcel', status: 'submitted' })],
  ...PROOF_STATUSES.flatMap((status) => AMOUNTS.map((decidedAmount) => [aProof({ id: '1', status, decidedAmount })])),
  [aProof({ id: '1', status: 'paymentComplete', decidedAmount: 300_000 }), aProof({ id: '2', status: 'submitted' })],
  [
    aProof({ id: '1', status: 'paymentComplete', decidedAmount: 66_000 }),
    aProof({ id: '2', status: 'supplementRequest' }),
  ],
  [
    aProof({ id: '1', status: 'paymentComplete', decidedAmount: 66_000 }),
    aProof({ id: '2', status: 'submitted', totalUnit: 'amount', total: 50_000 }),
  ],
]

const NOW = kstInstant('2025-06-24')
const [ANSWERED, WAITING] = [anOpinion({ isAnswered: true }), anOpinion({ isAnswered: false })]
const OPINIONS = [[], [WAITING], [ANSWERED], [ANSWERED, WAITING], [ANSWERED, ANSWERED]]
const REASONS = [[], ['US02'], ['US03']]

const shown = (known: Partial<Application>) => {
  const application = anApplication(known)
  return { application, view: makeResultView(application, DEFAULT_SETTINGS) }
}

/**
 * The page for every combination of status, proof, amount and kind of payment, and for every combination of status,
 * opinion, reason and supplement.
 */
const ALL = STATUSES.flatMap((status) =>
  PROOFS.flatMap((proofs) =>
    AMOUNTS.flatMap((decidedAmount) =>
      (['rapid', 'confirmed'] as const).map((paymentType) => shown({ status, proofs, decidedAmount, paymentType })),
    ),
  ),
).concat(
  STATUSES.flatMap((status) =>
    OPINIONS.flatMap((opinions) =>
      REASONS.flatMap((reasons) =>
        [null, NOW].map((updatedAt) => {
          const sentBack = aProof({ id: '1', status: 'supplementRequest', updatedAt })
          return shown({ status, opinions, reasons, updatedAt, proofs: [sentBack] })
        }),
      ),
    ),
  ),
)

const told = ({ status, decidedAmount, opinions, reasons, proofs }: Application) =>
  JSON.stringify([
    status,
    decidedAmount,
    opinions.length,
    reasons,
    proofs.map((proof) => [proof.status, proof.decidedAmount]),
  ])

const paid = ({ money: { shares } }: ResultView) => shares?.paid ?? 0
const granted = ({ money: { shares } }: ResultView) => shares?.granted ?? 0
const arrived = ({ status: { steps } }: ResultView) => steps.at(-1)?.state === 'active'

const leadsTo = ({ actions: { offers } }: ResultView, to: Route) =>
  offers.some((offer) => offer.is === 'link' && offer.to === to)

/** The status behind each headline that shows a task or an event in place of the status. */
const STATUS_OF: Readonly<Partial<Record<Headline, ApplicationStatusOrText>>> = {
  supplementByTelephone: 'supplementRequest',
  supplementDue: 'targetSelected',
  somePaid: 'targetSelected',
  lookupRunning: 'targetSelected',
  lookupAnswered: 'targetSelected',
  opinionWaiting: 'hold',
  answered: 'hold',
}

/** Contradictions that a page must never contain. */
const CONTRADICTIONS: Readonly<Record<string, (view: ResultView, application: Application) => boolean>> = {
  'money was paid, but the amount is shown as open or none': (view) =>
    paid(view) > 0 && ['undecided', 'settling', 'none', 'unknown'].includes(view.money.support.is),
  'the headline shows a different status than the progress bar, the status text and its tone': (view) => {
    const said = STATUS_OF[view.situation.headline] ?? view.situation.headline
    if (said === 'unknown') return false
    const { step, ko, tone } = applicationStatusRow(said as ApplicationStatusOrText)
    const place = view.status.steps.findIndex(({ state }) => state === 'active') + 1
    const word = CANCELLED_BY_WORDS[applicationStatusKeyOrUnknown(said as ApplicationStatusOrText)] ?? ko
    return place !== (step ?? 0) || view.status.word !== word || view.status.tone !== tone
  },
  'an amount is paid in part, but the headline shows neither that nor a task': (view) =>
    view.situation.status === 'targetSelected' &&
    paid(view) > 0 &&
    !['somePaid', 'supplementDue'].includes(view.situation.headline),
  'the headline shows a partial payment, but nothing is paid': (view) =>
    view.situation.headline === 'somePaid' && paid(view) === 0,
  'the next step mentions a remaining amount that is unknown': (view) =>
    (view.situation.detailedStatus === 'somePaid' || view.situation.detailedStatus === 'littleLeft') &&
    view.money.remaining === null,
  'a new proof is requested although less remains than one delivery brings': (view) =>
    view.situation.newProof === 'first' && view.money.remaining !== null && view.money.remaining < SUPPORT_PER_CASE,
  'a proof of a selected application was sent back, but no supplement is shown as due': ({
    situation: { detailedStatus, supplement, status },
  }) => status === 'targetSelected' && (detailedStatus === 'supplementDue') !== (supplement !== null),
  'an opinion is requested before a new answer has been read': (view, { opinions }) =>
    view.situation.headline === 'hold' && opinions.length > 0,
  'an opinion is requested although none can be submitted now': (view, application) =>
    ['hold', 'answered'].includes(view.situation.detailedStatus) &&
    (view.situation.detailedStatus === 'hold' ? 'result.opinion' : 'result.answer') === view.actions.offers[0]?.words &&
    decideOpinionSubmission(application).verdict !== 'ok',
  'an answer is announced while one is pending': (view, { opinions }) =>
    view.situation.headline === 'answered' && opinions.some(({ isAnswered }) => !isAnswered),
  'a cancelled application says neither how to apply again nor that this page can do it': (view) =>
    view.status.lastPassed !== null &&
    view.situation.startsAnew === view.actions.offers.some(({ words }) => words === 'result.reapply'),
  'a new application is possible after a cancellation, but no button leads there': (view) =>
    view.situation.startsAnew !== leadsTo(view, '/self-check'),
  'a new application is the primary button although a reason speaks against it': (view, { reasons }) =>
    view.status.lastPassed !== null &&
    reasons.length > 0 &&
    ((!view.situation.startsAnew && !view.actions.notes.includes('result.reasonsFirst')) ||
      view.actions.offers.some(({ isRequested }) => isRequested)),
  'a form is the primary button although no entry can answer the reasons': ({ actions: { offers } }, { reasons }) =>
    reasons.length > 0 && offers.some(({ words, isRequested }) => words === 'result.editBiz' && isRequested),
  'the next step begins with a call, but the primary button is another': (
    { situation: { detailedStatus }, actions: { offers } },
    { reasons },
  ) =>
    (detailedStatus === 'supplementByTelephone' || (detailedStatus === 'userCancel' && reasons.length === 0)) !==
    (offers[0]?.words === 'result.call' && offers[0].isRequested),
  'carriers are asked, but the page does not say so': (
    { situation: { headline, status }, actions: { notes } },
    { proofs },
  ) =>
    status === 'targetSelected' &&
    isAnyCarrierLookupRunning(proofs) !== (headline === 'lookupRunning' || notes.includes('result.carriersAsked')),
  'cancelling is rejected on the press, but the page does not say so before': (view, application) =>
    view.situation.cancelling === 'offered' && decideCancellation(application).verdict !== 'ok',
  'the application was rejected, but no objection is offered': (view) =>
    view.situation.isClosed && view.situation.status === 'notSelected' && !leadsTo(view, '/objctRqst'),
  'a step is shown as passed and as the present one': (view) => view.status.lastPassed !== null && arrived(view),
  'the next step says that everything is paid, but the progress bar has not ended': (view) =>
    view.situation.detailedStatus === 'paymentComplete' && !arrived(view),
  'a gauge is shown before anything was paid, decided or looked up': ({ money: { shares } }) =>
    shares !== null && shares.open === shares.ceiling,
  'a new proof can still bring an amount that is not shown': (view, { status }) =>
    status === 'targetSelected' && !arrived(view) && paid(view) + granted(view) > 0 && view.money.remaining === null,
  'the remaining, the paid and the granted amount do not add up to the ceiling': (view) =>
    view.money.remaining !== null && view.money.remaining + paid(view) + granted(view) !== SUPPORT_CEILING,
  'a remaining amount is shown that no proof can bring': (view) =>
    view.money.remaining !== null && view.situation.isClosed,
  'the application has ended, but a permanently disabled button is shown': (view) =>
    view.situation.isClosed && (view.situation.cancelling === 'refused' || view.situation.newProof === 'first'),
  'the next step requests a proof that cannot be registered': (view) =>
    ['targetSelected', 'selectedRapid', 'somePaid'].includes(view.situation.detailedStatus) &&
    view.situation.supplement === null &&
    view.situation.newProof !== 'first',
  'there is nothing to do, but a possible new proof is not offered': (
    { situation: { detailedStatus, newProof } },
    application,
  ) =>
    isAgencyNext(detailedStatus) && decideNewProofEligibility(application).verdict === 'ok' && newProof !== 'possible',
  'there is nothing to do, but a reason has a warning icon': ({
    situation: { detailedStatus },
    status: { reasonsAsk },
  }) => isAgencyNext(detailedStatus) && reasonsAsk,
  'an action is requested, but its reason has no icon': ({
    situation: { isClosed },
    status: { reasonsAsk },
    actions: { offers },
  }) => offers.some(({ isRequested }) => isRequested) && !isClosed && !reasonsAsk,
  'the next stage is mentioned without what is decided in it': ({ situation: { detailedStatus } }) =>
    STATUS_SENTENCES.next[detailedStatus].includes('다음 단계'),
  'there is nothing to do, but a button requests an action': (view) =>
    (isAgencyNext(view.situation.detailedStatus) || view.situation.detailedStatus === 'littleLeft') &&
    (view.actions.offers.some(({ isRequested }) => isRequested) || view.situation.newProof === 'first'),
}

it.each(Object.entries(CONTRADICTIONS))(
  '[D2-119] [D2-116] [D2-131] [D2-132] [D2-133] the parts of a result page agree with each other: %s',
  (_, isWrong) => {
    expect(
      ALL.filter(({ view, application }) => isWrong(view, application)).map((example) => told(example.application)),
    ).toEqual([])
  },
)

describe('[D3-272] an objection to the amount', () => {
  const may = (word: string, known: Partial<Application> = {}) =>
    makeResultView({ ...anApplication({ status: applicationStatusFromName(word) }), ...known }, DEFAULT_SETTINGS)
      .actions.mayObjectLater
  const decided = (decidedAmount: number) => [aProof({ status: 'paymentComplete', decidedAmount })]

  it('is offered only after an amount below the maximum was decided', () => {
    expect(may('대상선정')).toBe(false)
    expect(may('대상선정', { proofs: [aProof({ status: 'submitComplete' })] })).toBe(false)
    expect(may('대상선정', { proofs: decided(60_000) })).toBe(true)
    expect(may('지급완료', { proofs: decided(60_000) })).toBe(true)
    expect(may('지급완료', { proofs: decided(300_000) })).toBe(false)
    expect(may('심의')).toBe(false)
    for (const status of ['hold', 'userCancel', 'userDelete'] as const)
      expect(may('대상선정', { proofs: [aProof({ status })] })).toBe(false)
  })
})

describe('[A-145] [D2-560] the change that the page is about', () => {
  const at = (day: string) => kstInstant(day, '10:00')
  const view = (known: Partial<Application>) =>
    makeResultView(anApplication({ updatedAt: at('2025-06-10'), ...known }), {
      ...DEFAULT_SETTINGS,
      usualStepDays: 14,
    })
  const since = (known: Partial<Application>) => view(known).status.since
  const sentBack = aProof({ status: 'supplementRequest', updatedAt: at('2025-06-02') })

  it('is the request for a supplement only while the supplement is due', () => {
    const changed = { name: 'supplementRequest', day: '2025-06-02' }
    expect(since({ status: 'targetSelected', proofs: [sentBack] })).toEqual(changed)
    for (const status of ['hold', 'paymentComplete'] as const)
      expect(since({ status, proofs: [sentBack] })).toEqual({ name: status, day: '2025-06-10' })
  })

  it('[D2-163] is not repeated beside the day of the payment', () => {
    const paid = view({ status: 'paymentComplete', decidedAmount: 120_000, proofs: [sentBack] })
    expect(resultFactsOf(paid).map(({ name }) => name)).not.toContain('최근 변경')
  })

  it('is the submission of a proof only on the day on which one was registered', () => {
    const proof = (id: string, known: Partial<Proof>) =>
      aProof({ id, status: 'submitComplete', registeredAt: at('2025-06-01'), ...known })
    const waiting = (...proofs: readonly Proof[]) => since({ status: 'targetSelected', proofs })
    const submitted = { name: 'proof', day: '2025-06-01' }
    expect(waiting(proof('1', { updatedAt: kstInstant('2025-06-01', '11:00') }))).toEqual(submitted)
    expect(waiting(proof('1', { status: 'supplementComplete', updatedAt: at('2025-06-09') }))).toEqual({
      name: 'proofChange',
      day: '2025-06-09',
    })
    for (const status of ['approved', 'notSelected', 'userDelete'] as const)
      expect(waiting(proof('1', {}), proof('2', { status, updatedAt: at('2025-06-20') }))).toEqual(submitted)
  })

  it('[D2-136] a cancelled proof does not move the expected day', () => {
    const proof = (id: string, known: Partial<Proof>) => aProof({ id, registeredAt: at('2025-06-12'), ...known })
    const day = (...proofs: readonly Proof[]) => view({ status: 'targetSelected', proofs }).status.expectation?.day
    expect(day(proof('1', {}))).toBe('2025-06-26')
    expect(day(proof('1', {}), proof('2', { status: 'userDelete', updatedAt: at('2025-06-20') }))).toBe('2025-06-26')
  })
})

describe('[D2-155] the advice about a wrong account', () => {
  it.each([
    ['deliberation', '지금은 계좌를 수정하실 수 없습니다. 이체되지 않으면 이 화면에서 수정하실 수 있습니다.'],
    ['targetSelected', '신청을 취소하시면 선정도 취소되니, 계좌가 틀렸으면 먼저'],
    ['requestVerified', '수정하신 계좌를 확인하고 있습니다.'],
    ['paymentComplete', '입금되지 않았으면'],
  ] as const)('fits the status %s', (status, said) => {
    const { accountAdvice } = shown({ status }).view.money
    expect(accountAdvice === 'edit' ? '' : WRONG_ACCOUNT_ADVICE_WORDS[accountAdvice]).toContain(said)
  })
})
