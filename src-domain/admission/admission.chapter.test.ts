import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { ADMISSION_CHAPTER } from './admission.chapter.ts'

describeRulesOf(ADMISSION_CHAPTER)
