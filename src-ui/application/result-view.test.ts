import { describe, expect, it } from 'vitest'
import { aProof } from '#app/testing/a-proof'
import { anApplication } from '#app/testing/an-application'
import type { Application } from '#domain/application/application'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import { SUPPORT_CEILING } from '#domain/programme/parameters'
import type { Proof } from '#domain/proof/proof'
import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import { APPLICATION_STATUSES, statusRow } from '#domain/status/application-status.table'
import { type ResultView, resultView } from './result-view.ts'

const AMOUNTS = [null, 0, 66_000, 299_999, 300_000]
const STATUSES = [...APPLICATION_STATUSES, { unknown: '서류이관' }]

const PROOFS: readonly (readonly Proof[])[] = [
  [],
  ...PROOF_STATUSES.flatMap((status) => AMOUNTS.map((decidedAmount) => [aProof({ id: '1', status, decidedAmount })])),
  [aProof({ id: '1', status: 'paymentComplete', decidedAmount: 300_000 }), aProof({ id: '2', status: 'submitted' })],
  [
    aProof({ id: '1', status: 'paymentComplete', decidedAmount: 66_000 }),
    aProof({ id: '2', status: 'supplementRequest' }),
  ],
]

/** Every status with every proof, every amount and both ways of payment, and what the page says of it. */
const ALL = STATUSES.flatMap((status) =>
  PROOFS.flatMap((proofs) =>
    AMOUNTS.flatMap((decidedAmount) =>
      (['rapid', 'confirmed'] as const).map((paymentType) => {
        const application = anApplication({ status, proofs, decidedAmount, paymentType })
        return { application, view: resultView(application, DEFAULT_SETTINGS) }
      }),
    ),
  ),
)

const told = ({ status, decidedAmount, proofs }: Application) =>
  JSON.stringify([status, decidedAmount, proofs.map((proof) => [proof.status, proof.decidedAmount])])

const paid = ({ shares }: ResultView) => shares?.paid ?? 0
const granted = ({ shares }: ResultView) => shares?.granted ?? 0
const arrived = ({ steps }: ResultView) => steps.at(-1)?.state === 'active'

/** What must not stand on one page. */
const CONTRADICTIONS: Readonly<Record<string, (view: ResultView, application: Application) => boolean>> = {
  'money was paid, and the amount is said to be open or none': (view) =>
    paid(view) > 0 && ['undecided', 'settling', 'none', 'unknown'].includes(view.support.is),
  'the banner speaks of another status than the road, the word and the tone': (view) =>
    view.banner !== 'unknown' &&
    (view.steps.findIndex(({ state }) => state === 'active') + 1 !== (statusRow(view.banner).step ?? 0) ||
      view.word !== statusRow(view.banner).ko ||
      view.tone !== statusRow(view.banner).tone),
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
    (view.next === 'targetSelected' || view.next === 'selectedRapid') && view.supplement === null && !view.asksForProof,
  'the next step names a day, and no day is known': (view) => view.next === 'supplementDue' && view.due === null,
  'there is nothing to do, and a button asks for something': (view) =>
    view.next === 'selectedWaiting' && (view.offers.length > 0 || view.asksForProof),
}

describe('[D2-119] [D2-116] amount, road, banner, next step and buttons of a result do not contradict', () => {
  it.each(Object.entries(CONTRADICTIONS))('never: %s', (_, isWrong) => {
    expect(
      ALL.filter(({ view, application }) => isWrong(view, application)).map((one) => told(one.application)),
    ).toEqual([])
  })
})
