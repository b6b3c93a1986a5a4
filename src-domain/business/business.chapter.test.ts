import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { BUSINESS_CHAPTER } from './business.chapter.ts'

describeRulesOf(BUSINESS_CHAPTER)
