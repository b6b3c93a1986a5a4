import { expect, it } from 'vitest'
import { OPINION_ACTION_LABELS, OPINION_TRANSITIONS } from '#domain/opinion/transitions'
import { CARRIER_REQUEST_CHECKS } from '#domain/proof/registration/carrier-request'
import { makeChecklistRuleEntry, makeMachineEntry } from './rule-entry.ts'

it('a check or a state without a text does not compile', () => {
  const head = { title: '', question: '', no: 1, answer: '' } as const
  const refusals = { tokenMissing: '', carrierMissing: '', parcelExists: '', agreementMissing: '' }
  const checks = { ...head, prefix: 'CR', checklist: CARRIER_REQUEST_CHECKS, refusals, passed: '', cases: [] } as const
  makeChecklistRuleEntry({ ...checks, broken: { 'CR-1': '', 'CR-2': '', 'CR-3': '', 'CR-4': '' } })
  // @ts-expect-error CR-4 has no text
  makeChecklistRuleEntry({ ...checks, broken: { 'CR-1': '', 'CR-2': '', 'CR-3': '' } })
  const machine = { ...head, prefix: 'TO', machine: OPINION_TRANSITIONS, actions: OPINION_ACTION_LABELS } as const
  makeMachineEntry({ ...machine, states: { waiting: '', answered: '' } })
  // @ts-expect-error an answered opinion has no text
  expect(makeMachineEntry({ ...machine, states: { waiting: '' } }).states).toEqual({ waiting: '' })
})
