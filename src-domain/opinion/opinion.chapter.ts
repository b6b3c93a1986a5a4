import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { ARRIVED_OPINION_RULE, OPINION_ENTRIES_RULE, OPINION_SUBMISSION_RULE } from './opinion.rules.ts'
import { OPINION_MACHINE } from './transitions.rules.ts'

export const OPINION_CHAPTER: RuleChapter = {
  concept: 'opinion',
  title: '의견제출',
  rules: [OPINION_SUBMISSION_RULE, OPINION_ENTRIES_RULE, ARRIVED_OPINION_RULE],
  machines: [OPINION_MACHINE],
}
