import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { PROOF_CHAPTER } from './proof.chapter.ts'

describeRulesOf(PROOF_CHAPTER)
