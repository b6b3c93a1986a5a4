import { describe, expect, it } from 'vitest'
import { aProof } from '#domain/proof/testing/a-proof'
import { anOpinion } from '#app/testing/an-opinion'
import { anApplication } from '#app/testing/an-application'
import type { Application } from '#domain/application/application'
import { agencyActs, type Headline } from '#domain/application/result'
import { kstInstant } from '#domain/kernel/calendar'
import { decideOpinion } from '#domain/opinion/opinion'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import { SUPPORT_CEILING, SUPPORT_PER_CASE } from '#domain/programme/parameters'
import { decideNewProof, isParcelRunning } from '#domain/proof/proof-allowed'
import type { Proof } from '#domain/proof/proof'
import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import { APPLICATION_STATUSES, type ReadStatus, statusRow } from '#domain/status/application-status.table'
import { STATUS_SENTENCES } from '../../text/ko/result.ts'
import { cancellationOf, type ResultView, resultView } from './result-body.model.ts'

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
  return { application, view: resultView(application, DEFAULT_SETTINGS) }
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

const paid = ({ shares }: ResultView) => shares?.paid ?? 0
const granted = ({ shares }: ResultView) => shares?.granted ?? 0
const arrived = ({ steps }: ResultView) => steps.at(-1)?.state === 'active'

/** The status of each banner that names a task or news instead of it. */
const BANNERS_OF: Readonly<Partial<Record<Headline, ReadStatus>>> = {
  supplementDue: 'targetSelected',
  somePaid: 'targetSelected',
  lookupRunning: 'targetSelected',
  lookupAnswered: 'targetSelected',
  opinionWaiting: 'hold',
  answered: 'hold',
}

/** Contradictions that one page must never contain. */
const CONTRADICTIONS: Readonly<Record<string, (view: ResultView, application: Application) => boolean>> = {
  'money was paid, and the amount is said to be open or none': (view) =>
    paid(view) > 0 && ['undecided', 'settling', 'none', 'unknown'].includes(view.support.is),
  'the banner speaks of another status than the road, the word and the tone': (view) => {
    const said = BANNERS_OF[view.banner] ?? view.banner
    if (said === 'unknown') return false
    const { step, ko, tone } = statusRow(said as ReadStatus)
    const place = view.steps.findIndex(({ state }) => state === 'active') + 1
    return place !== (step ?? 0) || view.word !== ko || view.tone !== tone
  },
  'some is paid, and the banner has neither that nor a task': (view) =>
    view.status === 'targetSelected' && paid(view) > 0 && !['somePaid', 'supplementDue'].includes(view.banner),
  'the banner says that some is paid, and nothing is': (view) => view.banner === 'somePaid' && paid(view) === 0,
  'the next step names what remains, and nobody knows how much': (view) =>
    (view.next === 'somePaid' || view.next === 'littleLeft') && view.remaining === null,
  'a new proof could bring less than a delivery counts, and is asked for': (view) =>
    view.asksForProof && view.remaining !== null && view.remaining < SUPPORT_PER_CASE,
  'a proof of a selected application waits for the applicant, and nothing is said to be due': ({
    next,
    supplement,
    status,
  }) => status === 'targetSelected' && (next === 'supplementDue') !== (supplement !== null),
  'an answer has come, and an opinion is asked for before it is read': (view, { opinions }) =>
    view.banner === 'hold' && opinions.length > 0,
  'an opinion may not be given now, and is asked for': (view, application) =>
    ['hold', 'answered'].includes(view.next) &&
    (view.next === 'hold' ? 'result.opinion' : 'result.answer') === view.offers[0]?.words &&
    decideOpinion(application).verdict !== 'write',
  'an answer is announced while one is awaited': (view, { opinions }) =>
    view.banner === 'answered' && opinions.some(({ isAnswered }) => !isAnswered),
  'a cancelled application says neither how to apply again nor that this page does': (view) =>
    view.lastPassed !== null &&
    view.notes.includes('result.mayApplyAnew') === view.offers.some(({ words }) => words === 'result.reapply'),
  'a cancelled application may be made anew, and no button leads there': (view) =>
    view.notes.includes('result.mayApplyAnew') !== view.offers.some(({ to }) => to === '/self-check'),
  'a reason stands against a new application, which is the loudest thing to do': (view, { reasons }) =>
    view.lastPassed !== null &&
    reasons.length > 0 &&
    (!view.notes.includes('result.reasonsFirst') || view.offers.some(({ asked }) => asked)),
  'no entry can answer the reasons, and a form is the loudest thing to do': ({ offers }, { reasons }) =>
    reasons.length > 0 && offers.some(({ words, asked }) => words === 'result.editBiz' && asked),
  'the next step begins with a call, and the loudest button is another': ({ next, offers }) =>
    (next === 'supplementByTelephone') !== (offers[0]?.to === 'desk' && offers[0].asked),
  'carriers are asked, and nobody says so': ({ banner, notes, status }, { proofs }) =>
    status === 'targetSelected' &&
    isParcelRunning(proofs) !== (banner === 'lookupRunning' || notes.includes('result.carriersAsked')),
  'taking it back is refused at the press, and nothing says so before': (view, application) =>
    view.cancelling === 'offered' && cancellationOf(application).verdict !== 'allowed',
  'it was refused, and no way to object is offered': (view) =>
    view.closed && view.status === 'notSelected' && !view.offers.some(({ to }) => to === '/objctRqst'),
  'a step is said to be behind and to be the present one': (view) => view.lastPassed !== null && arrived(view),
  'the next step says that all is paid, and the road has not arrived': (view) =>
    view.next === 'paymentComplete' && !arrived(view),
  'nothing was paid, decided or looked at, and a gauge is drawn': ({ shares }) =>
    shares !== null && shares.open === shares.ceiling,
  'some may still be paid by a new proof, and it is not said how much': (view, { status }) =>
    status === 'targetSelected' && !arrived(view) && paid(view) + granted(view) > 0 && view.remaining === null,
  'what remains, what is paid and what is granted are not the most that may be paid': (view) =>
    view.remaining !== null && view.remaining + paid(view) + granted(view) !== SUPPORT_CEILING,
  'what remains is said, and no proof can bring it': (view) => view.remaining !== null && view.closed,
  'it has ended, and something may never be pressed': (view) =>
    view.closed && (view.cancelling === 'refused' || view.asksForProof),
  'the next step asks for a proof that cannot be registered': (view) =>
    ['targetSelected', 'selectedRapid', 'somePaid'].includes(view.next) &&
    view.supplement === null &&
    !view.asksForProof,
  'there is nothing to do beside an open door': ({ next, notes }, application) =>
    agencyActs(next) && decideNewProof(application).verdict === 'ok' && !notes.includes('result.mayAddProof'),
  'there is nothing to do, and a reason has the sign of a warning': ({ next, reasonsAsk }) =>
    agencyActs(next) && reasonsAsk,
  'something is asked for, and its reason has no sign': ({ offers, closed, reasonsAsk }) =>
    offers.some(({ asked }) => asked) && !closed && !reasonsAsk,
  'a next stage is spoken of, and not what is decided there': ({ next }) =>
    STATUS_SENTENCES.next[next].includes('다음 단계'),
  'there is nothing to do, and a button asks for something': (view) =>
    (agencyActs(view.next) || view.next === 'littleLeft') &&
    (view.offers.some(({ asked }) => asked) || view.asksForProof),
}

describe('[D2-119] [D2-116] [D2-131] [D2-132] [D2-133] amount, road, banner, next step and buttons of a result page never contradict each other', () => {
  it.each(Object.entries(CONTRADICTIONS))('not: %s', (_, isWrong) => {
    expect(
      ALL.filter(({ view, application }) => isWrong(view, application)).map((example) => told(example.application)),
    ).toEqual([])
  })
})
