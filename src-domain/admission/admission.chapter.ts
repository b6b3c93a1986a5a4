import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { QUEUE_ACTIONS_REFERENCE_TABLE } from '../settings/queue-actions.rules.ts'
import { TICKET_RETURN_ANSWER_RULE, QUEUE_ADMISSION_RULE, QUEUE_LIMITS_REFERENCE_TABLE } from './queue.rules.ts'

export const ADMISSION_CHAPTER: RuleChapter = {
  concept: 'admission',
  title: '접속 대기',
  rules: [QUEUE_ADMISSION_RULE, TICKET_RETURN_ANSWER_RULE],
  referenceTables: [
    QUEUE_ACTIONS_REFERENCE_TABLE,
    QUEUE_LIMITS_REFERENCE_TABLE,
  ],
}
