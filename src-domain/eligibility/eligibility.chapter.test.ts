import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { ELIGIBILITY_CHAPTER } from './eligibility.chapter.ts'

describeRulesOf(ELIGIBILITY_CHAPTER)
