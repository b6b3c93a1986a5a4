import { CALL_IN_TIME_RULE } from '../programme/call-in-time.rules.ts'
import { SETTINGS_REFERENCE_TABLE } from '../settings/settings.rules.ts'
import { INITIAL_VALUES_REFERENCE_TABLE } from './initial-values.rules.ts'
import { OPEN_QUESTIONS_REFERENCE_TABLE } from './open-questions.rules.ts'
import type { RuleChapter } from './rule-entry.ts'
import { SERVER_CHECK_ORDERS_REFERENCE_TABLE, UNCHECKED_BY_SERVER_REFERENCE_TABLE } from './server-checks.rules.ts'

export const SYSTEM_CHAPTER: RuleChapter = {
  concept: 'system',
  title: '운영 설정',
  rules: [CALL_IN_TIME_RULE],
  referenceTables: [
    SETTINGS_REFERENCE_TABLE,
    INITIAL_VALUES_REFERENCE_TABLE,
    OPEN_QUESTIONS_REFERENCE_TABLE,
    SERVER_CHECK_ORDERS_REFERENCE_TABLE,
    UNCHECKED_BY_SERVER_REFERENCE_TABLE,
  ],
}
