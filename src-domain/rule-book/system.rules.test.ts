import { SYSTEM_CHAPTER } from './system.rules.ts'
import { describeRulesOf } from './testing/describe-rules-of.ts'

describeRulesOf(SYSTEM_CHAPTER)
