import { expect, it } from 'vitest'
import { OPINION_ACTION_LABELS, OPINION_TRANSITIONS } from '#domain/opinion/transitions'
import { CARRIER_REQUEST_CHECKS } from '#domain/proof/registration/carrier-request'
import { makeChecklistRuleEntry, makeMachineEntry } from './rule-entry.ts'

it('a check or a state without a text does not compile', () => {
  const checklist = CARRIER_REQUEST_CHECKS
  const heading = { prefix: 'CR', title: '', question: '' } as const
  const words = { refusals: {}, passed: '', cases: [] } as const
  // @ts-expect-error CR-4 has no text
  makeChecklistRuleEntry({ ...heading, ...words, checklist, broken: { 'CR-1': '', 'CR-2': '', 'CR-3': '' } })
  const machine = OPINION_TRANSITIONS
  // @ts-expect-error an answered opinion has no text
  const entry = makeMachineEntry({ ...heading, machine, actions: OPINION_ACTION_LABELS, states: { waiting: '' } })
  expect(entry.states).toEqual({ waiting: '' })
})
