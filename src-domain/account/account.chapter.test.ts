import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { ACCOUNT_CHAPTER } from './account.chapter.ts'

describeRulesOf(ACCOUNT_CHAPTER)
