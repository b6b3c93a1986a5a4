import { LEGAL_PERIODS_REFERENCE_TABLE } from '../programme/legal-text-values.rules.ts'
import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { BULK_CHOICE_RULE, CONSENT_PAGE_RULE } from './consent-choice.rules.ts'
import { CONSENT_ITEMS_REFERENCE_TABLE, CONSENT_PURPOSES_REFERENCE_TABLE } from './consent-items.rules.ts'
import { CONSENT_SAVING_RULE } from './consent-saving.rules.ts'
import { CONSENTS_MATCH_RULE } from './submitted-consents.rules.ts'

export const CONSENT_CHAPTER: RuleChapter = {
  concept: 'consent',
  title: '동의',
  rules: [CONSENT_PAGE_RULE, BULK_CHOICE_RULE, CONSENTS_MATCH_RULE, CONSENT_SAVING_RULE],
  referenceTables: [
    CONSENT_ITEMS_REFERENCE_TABLE,
    CONSENT_PURPOSES_REFERENCE_TABLE,
    LEGAL_PERIODS_REFERENCE_TABLE,
  ],
}
