import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { ADMIN_CHAPTER } from './admin.chapter.ts'

describeRulesOf(ADMIN_CHAPTER)
