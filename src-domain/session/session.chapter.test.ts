import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { SESSION_CHAPTER } from './session.chapter.ts'

describeRulesOf(SESSION_CHAPTER)
