import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { CONSENT_CHAPTER } from './consent.chapter.ts'

describeRulesOf(CONSENT_CHAPTER)
