import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { APPLICATION_LOOKUP_RULE } from './application-lookup.rules.ts'
import { TAXPAYER_TYPE_RULE, BUSINESS_VALIDATION_RULE, NUMBER_KIND_FIT_RULE } from './business-lookup.rules.ts'
import { NUMBER_KIND_RULE } from './business-number.rules.ts'
import { ENTITY_TYPE_RULE, ENTITY_TYPE_REFERENCE_TABLE } from './entity-type.rules.ts'
import { NUMBER_CHANGE_RULE } from './number-change.rules.ts'
import { OPENING_DATE_RULE } from './opening-date.rules.ts'
import { PAYMENT_TYPE_RULE } from './payment-type.rules.ts'
import { TAX_STATUS_RULE } from './tax-status.rules.ts'

export const BUSINESS_CHAPTER: RuleChapter = {
  concept: 'business',
  title: '사업자',
  rules: [
    NUMBER_CHANGE_RULE,
    TAX_STATUS_RULE,
    NUMBER_KIND_RULE,
    ENTITY_TYPE_RULE,
    PAYMENT_TYPE_RULE,
    APPLICATION_LOOKUP_RULE,
    NUMBER_KIND_FIT_RULE,
    BUSINESS_VALIDATION_RULE,
    TAXPAYER_TYPE_RULE,
    OPENING_DATE_RULE,
  ],
  referenceTables: [
    ENTITY_TYPE_REFERENCE_TABLE,
  ],
}
