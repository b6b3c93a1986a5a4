import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import { anApplication } from '#domain/application/examples/an-application'
import { DETAILED_STATUS_ROWS } from '#domain/application/result/detailed-status.table'
import { type ApplicationSituation, applicationSituationOf } from '#domain/application/result/situation'
import { decideCancellation } from '#domain/application/transitions'
import { decideOpinionSubmission } from '#domain/opinion/opinion'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import { SUPPORT_CEILING, SUPPORT_PER_CASE } from '#domain/programme/parameters'
import { aProof } from '#domain/proof/examples/a-proof'
import type { Proof } from '#domain/proof/proof'
import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import { isAnyCarrierLookupRunning } from '#domain/proof/registration/carrier-request'
import { decideNewProofEligibility } from '#domain/proof/registration/new-proof-eligibility'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { readResultPage } from '#ui/testing/read-result-page.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import type { Action } from './result-blocks.ts'
import { resultPageOf } from './result-page.ts'
import { RESULT_TABLE } from './result.table.ts'

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
const EARLIER = anOpinion({ isAnswered: true, updatedAt: NOW - 1 })
const OPINIONS = [[], [WAITING], [ANSWERED], [ANSWERED, WAITING], [ANSWERED, ANSWERED], [EARLIER], [EARLIER, EARLIER]]
const REASONS = [[], ['US02'], ['US03']]

type Shown = ApplicationSituation & { readonly page: ReturnType<typeof readResultPage> }

const shown = (known: Partial<Application>): Shown => {
  const situation = applicationSituationOf(anApplication(known), DEFAULT_SETTINGS)
  return { ...situation, page: readResultPage(resultPageOf(situation, DEFAULT_SETTINGS.callCentre)) }
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

type Named = Extract<Action, { readonly words: string }>

const actionsOf = ({ page: { steps, actions } }: Shown): readonly Action[] => [...(steps?.actions ?? []), ...actions]
const named = (page: Shown): readonly Named[] => actionsOf(page).filter((action): action is Named => 'words' in action)
const offers = (page: Shown, ...words: readonly Named['words'][]) =>
  named(page).some((action) => words.includes(action.words))
const isAskedFor = (page: Shown) => named(page)[0]?.emphasis === 'loud'
const beginsWithCall = ({ detailedStatus, application: { reasons } }: Shown) =>
  ['supplementByTelephone', 'opinionsUsedUp'].includes(detailedStatus) ||
  (detailedStatus === 'userCancel' && reasons.length === 0)
const isWait = ({ turn }: Shown) => turn === 'agency' || turn === 'carriers'
const hasArrived = ({ steps }: Shown) => steps.at(-1)?.state === 'active'

/** Contradictions that a page must never contain. */
const CONTRADICTIONS: Readonly<Record<string, (page: Shown) => boolean>> = {
  'a block has content, but its kind of page has no place for it': ({ page: { unplaced } }) => unplaced.length > 0,
  'money was paid, but the amount is shown as open or none': ({ shares, support }) =>
    shares.paid > 0 && !('won' in support),
  'an amount is paid in part, but the headline shows neither that nor a task': ({
    status,
    detailedStatus,
    shares,
    page,
  }) =>
    status === 'targetSelected' && shares.paid > 0 && detailedStatus !== 'supplementDue' && page.sum !== shares.paid,
  'the next step mentions a remaining amount that is unknown': ({ detailedStatus, remaining }) =>
    (detailedStatus === 'somePaid' || detailedStatus === 'littleLeft') && remaining === null,
  'a new proof is requested although less remains than one delivery brings': ({ newProof, remaining }) =>
    newProof === 'first' && remaining !== null && remaining < SUPPORT_PER_CASE,
  'a proof of a selected application was sent back, but no supplement is shown as due': (page) =>
    page.status === 'targetSelected' && (page.detailedStatus === 'supplementDue') !== (page.supplement !== null),
  'an opinion is requested before a new answer has been read': ({ detailedStatus, application }) =>
    detailedStatus === 'hold' &&
    application.opinions.some(({ updatedAt }) => updatedAt === null || updatedAt >= (application.updatedAt ?? 0)),
  'an opinion is requested although none can be submitted now': (page) =>
    (offers(page, 'result.opinion') || offers(page, 'result.opinionAgain')) &&
    decideOpinionSubmission(page.application).verdict !== 'ok',
  'an answer is announced while one is pending': ({ detailedStatus, application }) =>
    ['answered', 'answeredLast'].includes(detailedStatus) && application.opinions.some(({ isAnswered }) => !isAnswered),
  'an application was cancelled, but no button leads to a new one': (page) =>
    (page.lastPassed !== null) !== offers(page, 'result.applyAnew', 'result.reapply'),
  'a new application is the primary button although a reason speaks against it': (page) =>
    page.lastPassed !== null &&
    page.application.reasons.length > 0 &&
    (isAskedFor(page) ||
      (offers(page, 'result.reapply') && !page.page.next.includes(RESULT_TEXTS['result.reasonsFirst']))),
  'a form is offered although no entry can answer the reasons': (page) =>
    page.application.reasons.length > 0 && offers(page, 'result.editBiz'),
  'the next step begins with a call, but the primary button is another': (page) =>
    beginsWithCall(page) !== (named(page)[0]?.words === 'result.call' && isAskedFor(page)),
  'carriers are asked, but the page does not say so': ({ status, application, detailedStatus, shares, page }) =>
    status === 'targetSelected' &&
    isAnyCarrierLookupRunning(application.proofs) !==
      ((detailedStatus === 'lookupRunning' && shares.paid === 0) || page.next.join(' ').includes('택배사에서')),
  'cancelling is rejected on the press, but the page does not say so before': ({ cancelling, application }) =>
    cancelling === 'offered' && decideCancellation(application).verdict !== 'ok',
  'the application was rejected, but no objection is offered': (page) =>
    page.status === 'notSelected' && !offers(page, 'result.objection'),
  'a step is shown as passed and as the present one': (page) => page.lastPassed !== null && hasArrived(page),
  'the next step says that everything is paid, but the progress bar has not ended': (page) =>
    page.detailedStatus === 'paymentComplete' && !hasArrived(page),
  'a gauge is shown before anything was paid, decided or looked up': ({ shares, page }) =>
    page.supportGauge !== null && shares.open === shares.ceiling,
  'a new proof can still bring an amount that is not shown': (page) =>
    page.application.status === 'targetSelected' &&
    !hasArrived(page) &&
    page.shares.paid + page.shares.granted > 0 &&
    page.remaining === null,
  'the remaining, the paid and the granted amount do not add up to the ceiling': ({ remaining, shares }) =>
    remaining !== null && remaining + shares.paid + shares.granted !== SUPPORT_CEILING,
  'a remaining amount is shown that no proof can bring': ({ remaining, isClosed }) => remaining !== null && isClosed,
  'the application has ended, but a permanently disabled button is shown': ({ isClosed, cancelling, newProof }) =>
    isClosed && (cancelling === 'refused' || newProof === 'first'),
  'the next step requests a proof that cannot be registered': ({ detailedStatus, newProof }) =>
    DETAILED_STATUS_ROWS[detailedStatus].newProof === 'first' && newProof !== 'first',
  'a proof is asked for, but it is not the first action': ({ newProof, page: { actions } }) =>
    (newProof === 'first') !== (actions[0]?.is === 'newProof'),
  'there is nothing to do, but a possible new proof is not offered': (page) =>
    isWait(page) && decideNewProofEligibility(page.application).verdict === 'ok' && page.newProof !== 'possible',
  'there is nothing to do, but a reason has a warning icon': (page) => isWait(page) && page.page.reasons?.calm !== true,
  'an action is requested, but its reason has no icon': (page) =>
    isAskedFor(page) && !page.isClosed && page.page.reply === null && page.page.reasons?.calm !== false,
  'the next stage is mentioned without what is decided in it': ({ page }) => page.next.join(' ').includes('다음 단계'),
  'there is nothing to do, but a button requests an action': (page) =>
    (isWait(page) || page.detailedStatus === 'littleLeft') && (isAskedFor(page) || page.newProof === 'first'),
}

it.each(Object.entries(CONTRADICTIONS))(
  '[D2-119] [D2-116] [D2-131] [D2-132] [D2-133] the parts of a result page agree with each other: %s',
  (_, isWrong) => {
    expect(ALL.filter((page) => isWrong(page)).map(({ application }) => told(application))).toEqual([])
  },
)

it('[A-271] the examples reach every row of the table', () => {
  const rapid = shown({ status: 'targetSelected', paymentType: 'rapid' })
  const lookup = aProof({ proofType: 'parcel', status: 'underReview' })
  const refused = shown({ status: 'targetSelected', proofs: [aProof({ proofType: 'rapid', status: 'notSelected' })] })
  const reached = [...ALL, rapid, refused, shown({ status: 'targetSelected', proofs: [lookup] })]
  expect([...new Set(reached.map(({ detailedStatus }) => detailedStatus))].toSorted()).toEqual(
    Object.keys(RESULT_TABLE).toSorted(),
  )
})

describe('[A-170] [A-174] [D2-134] [D2-150] the actions', () => {
  const [answered, waiting] = [ANSWERED, WAITING]
  it.each([
    [{ status: 'applied' }, []],
    [{ status: 'supplementRequest' }, ['result.editBiz loud']],
    [{ status: 'supplementRequest', reasons: ['US01'] }, ['result.call loud', 'result.submitSupplement plain']],
    [{ status: 'supplementRequest', reasons: ['US07'] }, ['result.call loud', 'result.submitSupplement plain']],
    [{ status: 'hold', reasons: ['US07'] }, ['result.opinion loud', 'result.call quiet']],
    [{ status: 'hold', opinions: [answered] }, ['result.opinionAgain loud', 'result.call quiet']],
    [{ status: 'hold', opinions: [answered, answered] }, ['result.answer loud']],
    [{ status: 'hold', opinions: [answered, waiting] }, ['result.opinionHistory plain']],
    [{ status: 'targetSelected' }, ['newProof']],
    [{ status: 'targetSelected', proofs: [aProof({ status: 'supplementRequest' })] }, ['supplement']],
    [{ status: 'transferError' }, ['result.editAccount loud']],
    [{ status: 'notSelected' }, ['result.callObjection loud', 'result.objection plain']],
    [{ status: 'userCancel' }, ['result.call loud', 'result.applyAnew plain']],
    [{ status: 'userCancel', reasons: ['US02'] }, ['result.call plain', 'result.applyAnew plain']],
    [{ status: 'userDelete' }, ['result.reapply plain']],
    [{ status: 'userDelete', reasons: ['US02'] }, ['result.reapply plain']],
  ] as const)('[D2-132] [D2-133] [D2-935] [D2-990] [D2-991] [D3-165] of %j are %j', (known, actions) =>
    expect(
      actionsOf(shown(known)).map((action) => ('words' in action ? `${action.words} ${action.emphasis}` : action.is)),
    ).toEqual(actions),
  )

  it.each([{ status: 'applied' }, { status: 'supplementRequest', reasons: ['US07'] }] as const)(
    'include the edit of the account in the statuses of the setting: %j',
    (known) => {
      const settings = { ...DEFAULT_SETTINGS, accountEditStatuses: ['이체결과오류', '신청', '보완요청'] as const }
      const situation = applicationSituationOf(anApplication(known), settings)
      const { actions } = readResultPage(resultPageOf(situation, settings.callCentre))
      expect(actions).toMatchObject([{ words: 'result.editAccount', to: '/result-modify', emphasis: 'loud' }])
    },
  )

  it('include a link to earlier opinions, unless a button leads to the opinions', () => {
    const isLinked = (known: Partial<Application>) => shown(known).page.isOpinionHistoryLinked
    expect(isLinked({ status: 'deliberation', opinions: [answered] })).toBe(true)
    expect(isLinked({ status: 'deliberation' })).toBe(false)
    expect(isLinked({ status: 'hold', opinions: [answered] })).toBe(false)
    expect(isLinked({ status: 'hold', opinions: [EARLIER, EARLIER], updatedAt: NOW })).toBe(false)
  })
})
