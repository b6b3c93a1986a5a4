import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { ADMIN_CHAPTER } from './admin.rules.ts'

describeRulesOf(ADMIN_CHAPTER)
