import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { RECORDS_CHAPTER } from './records.chapter.ts'

describeRulesOf(RECORDS_CHAPTER)
