import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { OPINION_CHAPTER } from './opinion.rules.ts'

describeRulesOf(OPINION_CHAPTER)
