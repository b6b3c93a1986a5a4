import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { ADMIN_REFUSAL_RULE, ADMINISTRATOR_RULE } from './administrator.rules.ts'

export const ADMIN_CHAPTER: RuleChapter = {
  concept: 'admin',
  title: '팝업 관리',
  rules: [ADMINISTRATOR_RULE, ADMIN_REFUSAL_RULE],
}
