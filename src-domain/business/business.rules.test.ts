import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { BUSINESS_CHAPTER } from './business.rules.ts'

describeRulesOf(BUSINESS_CHAPTER)
