import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { NOTICE_CHAPTER } from './notice.chapter.ts'

describeRulesOf(NOTICE_CHAPTER)
