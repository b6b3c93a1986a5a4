import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { DEPOSITOR_MATCH_RULE } from './depositor.rules.ts'

export const ACCOUNT_CHAPTER: RuleChapter = {
  concept: 'account',
  title: '계좌',
  rules: [DEPOSITOR_MATCH_RULE],
}
