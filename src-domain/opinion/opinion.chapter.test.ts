import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { OPINION_CHAPTER } from './opinion.chapter.ts'

describeRulesOf(OPINION_CHAPTER)
