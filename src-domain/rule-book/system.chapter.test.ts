import { SYSTEM_CHAPTER } from './system.chapter.ts'
import { describeRulesOf } from './testing/describe-rules-of.ts'

describeRulesOf(SYSTEM_CHAPTER)
