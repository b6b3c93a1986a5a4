import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { IDENTITY_CHAPTER } from './identity.chapter.ts'

describeRulesOf(IDENTITY_CHAPTER)
