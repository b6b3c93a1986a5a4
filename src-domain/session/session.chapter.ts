import { REPEATED_CALL_RULE } from '../kernel/repeated-call.rules.ts'
import { PAGE_LIMITS_REFERENCE_TABLE } from '../rule-book/page-limits.rules.ts'
import type { RuleChapter } from '../rule-book/rule-entry.ts'
import {
  REMAINING_TIME_ANSWER_RULE,
  COUNTDOWN_EVENT_RULE,
  TIME_REQUEST_RULE,
  PAGE_TIME_RULE,
} from './countdown.rules.ts'
import { SESSION_EXTENSION_RULE, EXTENSION_ANSWER_RULE } from './session-extension.rules.ts'

export const SESSION_CHAPTER: RuleChapter = {
  concept: 'session',
  title: '화면과 인증 유효시간',
  rules: [
    COUNTDOWN_EVENT_RULE,
    REMAINING_TIME_ANSWER_RULE,
    REPEATED_CALL_RULE,
    TIME_REQUEST_RULE,
    PAGE_TIME_RULE,
    SESSION_EXTENSION_RULE,
    EXTENSION_ANSWER_RULE,
  ],
  referenceTables: [
    PAGE_LIMITS_REFERENCE_TABLE,
  ],
}
