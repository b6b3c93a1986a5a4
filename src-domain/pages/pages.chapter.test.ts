import { describeRulesOf } from '../rule-book/testing/describe-rules-of.ts'
import { PAGES_CHAPTER } from './pages.chapter.ts'

describeRulesOf(PAGES_CHAPTER)
