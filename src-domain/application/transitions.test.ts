import { describe, expect, it } from 'vitest'
import {
  APPLICATION_STATUSES,
  applicationStatusName,
  type ApplicationStatusOrText,
} from '../application-status/application-status.table.ts'
import { sourceStates, transitionsOf } from '../kernel/transitions.ts'
import { PROOF_STATUSES, type ProofStatusOrText } from '../proof/proof-status.table.ts'
import type { TransferLeft } from '../proof/support-limit.ts'
import { APPLICATION_ACTION_LABELS, APPLICATION_TRANSITIONS, type ApplicationState } from './transitions.table.ts'
import {
  applicationStateAfter,
  decideApplicationTransition,
  type ApplicationChange,
  decideCancellation,
} from './transitions.ts'

/** Cancellations of an application, with its status and the statuses of its proofs, and the verdict. */
const CANCELLATION_CASES = [
  { status: 'deliberation', proofs: [], verdict: 'status' },
  { status: 'approved', proofs: [], verdict: 'status' },
  { status: 'paymentComplete', proofs: [], verdict: 'status' },
  { status: 'transferError', proofs: [], verdict: 'status' },
  { status: 'requestVerified', proofs: [], verdict: 'status' },
  { status: 'userCancel', proofs: [], verdict: 'status' },
  { status: 'userDelete', proofs: [], verdict: 'status' },
  { status: 'applied', proofs: [], verdict: 'ok' },
  { status: 'received', proofs: [], verdict: 'ok' },
  { status: 'infoLookup', proofs: [], verdict: 'ok' },
  { status: 'verification', proofs: [], verdict: 'ok' },
  { status: 'supplementRequest', proofs: [], verdict: 'ok' },
  { status: 'supplementComplete', proofs: [], verdict: 'ok' },
  { status: 'underReview', proofs: [], verdict: 'ok' },
  { status: 'targetSelected', proofs: [], verdict: 'ok' },
  { status: 'notSelected', proofs: [], verdict: 'ok' },
  { status: 'hold', proofs: [], verdict: 'ok' },
  { status: { unknown: '서류이관' }, proofs: [], verdict: 'ok' },
  { status: 'applied', proofs: ['submitted', 'deliberation'], verdict: 'proof' },
  { status: 'targetSelected', proofs: ['approved'], verdict: 'proof' },
  { status: { unknown: '서류이관' }, proofs: ['paymentComplete'], verdict: 'proof' },
  { status: 'targetSelected', proofs: ['targetSelected'], verdict: 'ok' },
  {
    status: 'targetSelected',
    proofs: [
      'submitted',
      'submitComplete',
      'reviewWaiting',
      'supplementRequest',
      'supplementComplete',
      'underReview',
      'notSelected',
      'hold',
      'userCancel',
      'userDelete',
      { unknown: '이관' },
    ],
    verdict: 'ok',
  },
] as const

const ROWS = transitionsOf(APPLICATION_TRANSITIONS)
const STATES: readonly ApplicationState[] = ['registered', ...APPLICATION_STATUSES, 'unknown']
const UNKNOWN: ApplicationStatusOrText = { unknown: '서류이관' }

const statusOf = (state: ApplicationState): ApplicationStatusOrText | null =>
  state === 'registered' ? null : state === 'unknown' ? UNKNOWN : state

/**
 * Returns a change whose condition is met: the application has no proof, but an amount to transfer, and the setting
 * allows the status.
 */
const change = (who: string, action: string, state: ApplicationState) => {
  const from = statusOf(state)
  const settings = { accountEditStatuses: from === null ? [] : [applicationStatusName(from)] }
  return decideApplicationTransition({
    who,
    action,
    from,
    proofs: [],
    transferLeft: 'total',
    settings,
  } as unknown as ApplicationChange)
}

describe('[A-199] [A-213] [A-214] [A-219] the transitions of an application', () => {
  it.each(ROWS.flatMap((row) => sourceStates(row).map((from) => ({ ...row, state: from }))))(
    'row $id applies to $action by $who in the state $state, and leads to $to if its condition is met',
    ({ id, who, action, state, to, ref }) => {
      const expected =
        state === 'unknown' && action === 'edit-account'
          ? { verdict: { refused: 'status' }, because: { rule: id, ref: 'A-174' } }
          : { verdict: { to }, because: { rule: id, ref } }
      expect(change(who, action, state)).toMatchObject(expected)
    },
  )

  it('every pair of action and status without a row is refused', () => {
    const named = new Set(ROWS.flatMap((row) => sourceStates(row).map((from) => `${row.who} ${row.action} ${from}`)))
    const changes = Object.entries(APPLICATION_ACTION_LABELS).flatMap(([who, actions]) =>
      Object.keys(actions).flatMap((action) => STATES.map((state) => ({ who, action, state }))),
    )
    const others = changes.filter(({ who, action, state }) => !named.has(`${who} ${action} ${state}`))
    expect(others).toHaveLength(changes.length - named.size)
    for (const { who, action, state } of others)
      expect(change(who, action, state).verdict, `${who} ${action} ${state}`).toEqual({ refused: 'status' })
  })

  it('each action has at most one row per status', () => {
    const named = ROWS.flatMap((row) => sourceStates(row).map((from) => `${row.who} ${row.action} ${from}`))
    expect(new Set(named).size).toBe(named.length)
    expect(APPLICATION_TRANSITIONS.map(({ id }) => id)).toEqual(APPLICATION_TRANSITIONS.map((_, i) => `TA-${i + 1}`))
  })

  it('every action of every actor has a row', () =>
    expect(new Set(ROWS.map(({ who, action }) => `${who} ${action}`))).toEqual(
      new Set(
        Object.entries(APPLICATION_ACTION_LABELS).flatMap(([who, actions]) =>
          Object.keys(actions).map((action) => `${who} ${action}`),
        ),
      ),
    ))

  it('[A-141] the transitions lead to every stored status', () =>
    expect(new Set(ROWS.map(({ to }) => to))).toEqual(
      new Set(STATES.filter((state) => !['received', 'approved', 'unknown'].includes(state))),
    ))
})

/** All actions of the agency's officers in each status. No other action is possible. */
const OFFICER: Readonly<Record<ApplicationState, readonly string[]>> = {
  registered: [],
  applied: ['look-up', 'verify', 'request-supplement', 'cancel'],
  received: ['look-up', 'verify', 'request-supplement', 'cancel'],
  infoLookup: ['verify', 'review', 'request-supplement', 'reject', 'cancel'],
  verification: ['review', 'deliberate', 'select', 'request-supplement', 'reject', 'hold', 'cancel'],
  supplementRequest: ['verify', 'reject', 'cancel'],
  supplementComplete: ['verify', 'review', 'deliberate', 'reject', 'hold', 'cancel'],
  underReview: ['deliberate', 'select', 'request-supplement', 'reject', 'hold', 'cancel'],
  deliberation: ['select', 'reject', 'hold', 'cancel'],
  approved: ['hold', 'pay', 'fail-transfer', 'cancel'],
  targetSelected: ['hold', 'pay', 'fail-transfer', 'cancel'],
  notSelected: ['review', 'cancel'],
  hold: ['review', 'select', 'reject', 'cancel'],
  transferError: ['cancel'],
  requestVerified: ['select', 'hold', 'pay', 'fail-transfer', 'cancel'],
  paymentComplete: [],
  userCancel: [],
  userDelete: [],
  unknown: [],
}

describe('[A-250] the actions that are possible in a status', () => {
  it.each(Object.keys(APPLICATION_ACTION_LABELS.officer))(
    'an officer can %s in exactly the statuses listed for this action',
    (action) =>
      expect(STATES.filter((state) => 'to' in change('officer', action, state).verdict)).toEqual(
        STATES.filter((state) => OFFICER[state].includes(action)),
      ),
  )

  it('only an application in the status `registered` can be submitted', () =>
    expect(STATES.filter((state) => 'to' in change('applicant', 'submit', state).verdict)).toEqual(['registered']))
})

describe('a transition with conditions besides the status', () => {
  it('[A-200] refuses a cancellation if the proofs are unknown', () => {
    const verdictOf = (action: string) =>
      decideApplicationTransition({ who: 'applicant', action, from: 'applied' } as unknown as ApplicationChange).verdict
    expect(verdictOf('cancel')).toEqual({ refused: 'proof' })
    expect(verdictOf('edit-account')).toEqual({ refused: 'status' })
  })

  it('[A-200] refuses a cancellation because of a decided proof', () =>
    expect(
      decideApplicationTransition({ who: 'applicant', action: 'cancel', from: 'applied', proofs: ['approved'] }),
    ).toMatchObject({ verdict: { refused: 'proof' }, because: { rule: 'TA-5', ref: 'A-200' } }))

  it("refuses an officer's cancellation only for a paid proof", () => {
    const asked = { who: 'officer', action: 'cancel', from: 'targetSelected', transferLeft: 'proofs' } as const
    const refusing = PROOF_STATUSES.filter(
      (proof) => 'refused' in decideApplicationTransition({ ...asked, proofs: ['submitted', proof] }).verdict,
    )
    expect(refusing).toEqual(['paymentComplete'])
  })

  it('[D3-758] [D3-766] an officer can report a failed transfer only if an amount is left to transfer', () => {
    const asked = { who: 'officer', action: 'fail-transfer', from: 'targetSelected' } as const
    const isPossible = (proofs: readonly ProofStatusOrText[], transferLeft: TransferLeft) =>
      'to' in decideApplicationTransition({ ...asked, proofs, transferLeft }).verdict
    expect(isPossible([], 'proofs')).toBe(false)
    expect(isPossible(['paymentComplete'], 'proofs')).toBe(false)
    expect(isPossible(['paymentComplete', 'notSelected', 'userCancel', 'userDelete'], 'proofs')).toBe(false)
    expect(isPossible(['paymentComplete', 'submitComplete', 'hold'], 'proofs')).toBe(false)
    expect(isPossible(['paymentComplete', 'approved'], 'proofs')).toBe(true)
    expect(isPossible(['approved'], 'proofs')).toBe(true)
    expect(isPossible([], 'total')).toBe(true)
    expect(isPossible(['paymentComplete', 'approved'], 'nothing')).toBe(false)
  })

  it('[A-199] gives the status as the first reason for a refusal', () =>
    expect(
      decideApplicationTransition({ who: 'applicant', action: 'cancel', from: 'deliberation', proofs: ['approved'] })
        .verdict,
    ).toEqual({ refused: 'status' }))

  it('[A-174] allows an account edit only in the statuses of the setting', () => {
    const settings = { accountEditStatuses: ['이체결과오류'] }
    const opened = APPLICATION_STATUSES.filter(
      (from) =>
        'to' in decideApplicationTransition({ who: 'applicant', action: 'edit-account', from, settings }).verdict,
    )
    expect(opened).toEqual(['transferError'])
  })

  it('[D2-351] never allows an account edit of a paid or cancelled application, regardless of the setting', () => {
    const settings = { accountEditStatuses: APPLICATION_STATUSES.map(applicationStatusName) }
    const refused = APPLICATION_STATUSES.filter(
      (from) =>
        'refused' in decideApplicationTransition({ who: 'applicant', action: 'edit-account', from, settings }).verdict,
    )
    expect(refused).toEqual(['paymentComplete', 'userCancel', 'userDelete'])
  })

  it('[A-213] [A-214] finds the next status of an edit even without the setting', () => {
    expect(applicationStateAfter({ who: 'applicant', action: 'edit-account', from: 'applied' })).toBe('applied')
    expect(applicationStateAfter({ who: 'applicant', action: 'edit-account', from: UNKNOWN })).toBe('requestVerified')
    expect(applicationStateAfter({ who: 'applicant', action: 'edit-business', from: 'applied' })).toBeNull()
  })
})

const decide = (...[status, proofs]: [ApplicationStatusOrText, readonly ProofStatusOrText[]]) =>
  decideCancellation({ status, proofs: proofs.map((proof) => ({ status: proof })) }).verdict

describe('[A-199] [A-200] the cancellation of an application', () => {
  it.each(CANCELLATION_CASES)('the cancellation of $status with $proofs is $verdict', ({ status, proofs, verdict }) => {
    expect(decide(status, proofs)).toBe(verdict)
  })

  it('is blocked by a proof with one of three statuses', () => {
    for (const status of [...APPLICATION_STATUSES, { unknown: '서류이관' }]) {
      const refusing = PROOF_STATUSES.filter((proof) => decide(status, ['submitted', proof]) !== 'ok')
      const own = decide(status, []) === 'ok' ? ['deliberation', 'approved', 'paymentComplete'] : PROOF_STATUSES
      expect(refusing).toEqual(own)
    }
  })

  it('has a case for every status', () =>
    expect(CANCELLATION_CASES.map((row) => row.status)).toEqual(expect.arrayContaining([...APPLICATION_STATUSES])))
})
