import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { APPLICATION_CHAPTER } from './application.chapter.ts'

describeRulesOf(APPLICATION_CHAPTER, {
  'SB-401': 'an empty mobile number is refused by SB-201, which stands before it',
})
