import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { PROOF_CHAPTER } from './proof.rules.ts'

describeRulesOf(PROOF_CHAPTER)
