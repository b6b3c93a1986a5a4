import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { UPLOAD_CHAPTER } from './upload.chapter.ts'

describeRulesOf(UPLOAD_CHAPTER)
