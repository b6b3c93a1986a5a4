import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { ADMISSION_CHAPTER } from './admission.rules.ts'

describeRulesOf(ADMISSION_CHAPTER)
