import { describe, expect, it } from 'vitest'
import { sourceStates, transitionsOf } from '../kernel/transitions.ts'
import { PROOF_STATUSES, type ProofStatusOrText } from './proof-status.table.ts'
import {
  PROOF_ITEM_ACTION_LABELS,
  PROOF_ITEM_TRANSITIONS,
  PROOF_ACTION_LABELS,
  PROOF_TRANSITIONS,
  type ProofItemState,
  type ProofState,
} from './transitions.table.ts'
import {
  decideProofItemTransition,
  decideProofTransition,
  type ProofItemChange,
  type ProofTransition,
} from './transitions.ts'

const STATES: readonly ProofState[] = ['none', ...PROOF_STATUSES, 'unknown']

const statusOf = (state: ProofItemState): ProofStatusOrText | 'none' =>
  state === 'unknown' || state === 'deleted' ? { unknown: '이관' } : state

type Asked = { readonly who: string; readonly action: string; readonly state: ProofItemState }

/**
 * Returns a change whose condition is met: the proof has the type for the action, its supplement is complete, and its
 * application can be supplemented.
 */
const proof = ({ who, action, state }: Asked) =>
  decideProofTransition({
    who,
    action,
    from: statusOf(state),
    application: { status: 'targetSelected', proofs: [] },
    openItems: 0,
    written: true,
    type: action === 'finish-parcel' ? 'parcel' : 'general',
    hasDocument: true,
  } as unknown as ProofTransition)

const item = ({ who, action, state }: Asked) =>
  decideProofItemTransition({ who, action, from: statusOf(state) } as unknown as ProofItemChange)

const MACHINES = [
  { prefix: 'TM', rows: transitionsOf(PROOF_TRANSITIONS), last: 'TM-12', actions: PROOF_ACTION_LABELS, decide: proof },
  {
    prefix: 'TI',
    rows: transitionsOf(PROOF_ITEM_TRANSITIONS),
    last: 'TI-12',
    actions: PROOF_ITEM_ACTION_LABELS,
    decide: item,
  },
] as const

describe.each(MACHINES)(
  '[A-195] [P-118] [P-283] the status changes of a proof or of its document, with their actors: $prefix',
  ({ prefix, rows, last, actions, decide }) => {
    const walked = rows.flatMap((row) => sourceStates<ProofItemState>(row).map((state) => ({ ...row, state })))
    const known = Object.entries<object>(actions).flatMap(([who, own]) =>
      Object.keys(own).map((action) => ({ who, action })),
    )

    it.each(walked)('row $id: $action by $who leads from $state to $to', ({ id, to, ref, ...asked }) =>
      expect(decide(asked)).toMatchObject({ verdict: { to }, because: { rule: id, ref } }),
    )

    it('every pair of action and status without a row is refused', () => {
      const named = new Set(walked.map(({ who, action, state }) => `${who} ${action} ${state}`))
      const changes = known.flatMap((action) => STATES.map((state) => ({ ...action, state })))
      const others = changes.filter(({ who, action, state }) => !named.has(`${who} ${action} ${state}`))
      expect(others).toHaveLength(changes.length - named.size)
      const verdicts = others.map((facts) => decide(facts))
      expect(verdicts.filter(({ verdict, because }) => 'to' in verdict || because.rule !== last)).toEqual([])
    })

    it('every action has at most one row per status', () => {
      const named = walked.map(({ who, action, state }) => `${who} ${action} ${state}`)
      expect(new Set(named).size).toBe(named.length)
      expect(new Set(rows.map(({ who, action }) => `${who} ${action}`))).toEqual(
        new Set(known.map(({ who, action }) => `${who} ${action}`)),
      )
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, i) => `${prefix}-${i + 1}`))
    })
  },
)

describe('a transition with conditions besides the status', () => {
  const end = { who: 'system', action: 'end-supplement', from: 'supplementRequest' } as const
  const officer = { who: 'officer', from: 'submitted' } as const

  it.each([
    { openItems: 0, written: false },
    { openItems: 1, written: true },
  ])('[P-283] does not end a supplement with $openItems open items, written: $written', (state) =>
    expect(decideProofTransition({ ...end, ...state })).toMatchObject({
      verdict: { refused: 'itemsOpen' },
      because: { rule: 'TM-4', ref: 'P-283' },
    }),
  )

  it('[D2-610] refuses a supplement that can no longer lead to a payment', () => {
    const asked = { who: 'applicant', action: 'supplement', from: 'supplementRequest' } as const
    for (const status of ['userCancel', 'userDelete', 'notSelected', 'paymentComplete'] as const)
      expect(decideProofTransition({ ...asked, application: { status, proofs: [] } })).toMatchObject({
        verdict: { refused: 'applicationClosed' },
        because: { rule: 'TM-3', ref: 'D2-569' },
      })
    expect(decideProofTransition({ ...asked, application: { status: 'targetSelected', proofs: [] } }).verdict).toEqual({
      to: 'supplementRequest',
    })
  })

  it('[P-280] finishes a lookup only for a parcel proof', () => {
    const verdicts = (['parcel', 'general', 'direct', 'rapid'] as const).map(
      (type) => decideProofTransition({ ...officer, action: 'finish-parcel', type, hasDocument: true }).verdict,
    )
    expect(verdicts).toEqual([{ to: 'reviewWaiting' }, ...[1, 2, 3].map(() => ({ refused: 'type' }))])
  })

  it('[D3-764] sends back only a proof that has a document', () => {
    const verdicts = [true, false].map(
      (hasDocument) =>
        decideProofTransition({ ...officer, action: 'request-proof-supplement', type: 'general', hasDocument }).verdict,
    )
    expect(verdicts).toEqual([{ to: 'supplementRequest' }, { refused: 'noDocument' }])
  })
})
