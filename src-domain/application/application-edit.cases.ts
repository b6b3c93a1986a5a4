import type { DecisionCase } from '../kernel/decide.ts'
import type { EditSendingFacts, EditSendingVerdict } from './application-edit.ts'

/** The agency's data when an edit is about to be sent, or after the answer to the edit was lost. */
export const EDIT_SENDING_CASES: readonly DecisionCase<EditSendingFacts, EditSendingVerdict>[] = [
  { proves: ['A-274'], rule: 'ED-1', facts: { found: 'other' }, verdict: 'changed' },
  { proves: ['A-267'], rule: 'ED-2', facts: { found: 'same' }, verdict: 'stored' },
  { proves: ['A-222'], rule: 'ED-3', facts: { found: 'absent' }, verdict: 'send' },
]
