import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { DECLARED_ELIGIBILITY } from './requirements.rules.ts'
import { SELF_CHECK_RULE } from './self-check.rules.ts'

export const ELIGIBILITY_CHAPTER: RuleChapter = {
  concept: 'eligibility',
  title: '지원요건',
  rules: [SELF_CHECK_RULE],
  declared: DECLARED_ELIGIBILITY,
}
