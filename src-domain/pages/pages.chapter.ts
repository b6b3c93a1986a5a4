import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { RECERTIFICATION_RULE } from './certification-start.rules.ts'
import { RESULT_TILE_RULE } from './flow-pages.rules.ts'
import { GUARDS_RULE_ENTRY, PAGE_NEEDS_REFERENCE_TABLE } from './guards.rules.ts'
import { VISIT_REFUSAL_RULE } from './visit-refusal.rules.ts'

export const PAGES_CHAPTER: RuleChapter = {
  concept: 'pages',
  title: '화면 열기와 나가기',
  rules: [
    GUARDS_RULE_ENTRY,
    RESULT_TILE_RULE,
    VISIT_REFUSAL_RULE,
    RECERTIFICATION_RULE,
  ],
  referenceTables: [PAGE_NEEDS_REFERENCE_TABLE],
}
