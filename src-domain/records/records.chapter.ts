import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { KEPT_RECORDS_REFERENCE_TABLE } from './kept-records.rules.ts'
import { OTHER_DRAFT_RULE } from './other-draft.rules.ts'

export const RECORDS_CHAPTER: RuleChapter = {
  concept: 'records',
  title: '브라우저에 남는 것',
  rules: [OTHER_DRAFT_RULE],
  referenceTables: [KEPT_RECORDS_REFERENCE_TABLE],
}
