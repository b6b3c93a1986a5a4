import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { CERTIFICATION_OUTCOME_RULE } from './certification-outcome.rules.ts'
import { CERTIFICATION_USE_RULE } from './certification-use.rules.ts'
import { EARLIER_CERTIFICATION_RULE } from './certified-person.rules.ts'
import { IDENTITY_METHODS_TABLE, IDENTITY_RECORDS_TABLE } from './methods.rules.ts'
import { CALL_OWNERSHIP_RULE } from './ownership.rules.ts'
import { SIGN_IN_RULE, SIGN_IN_REFUSAL_RULE } from './sign-in.rules.ts'

export const IDENTITY_CHAPTER: RuleChapter = {
  concept: 'identity',
  title: '본인인증',
  rules: [
    EARLIER_CERTIFICATION_RULE,
    CERTIFICATION_OUTCOME_RULE,
    CERTIFICATION_USE_RULE,
    SIGN_IN_RULE,
    SIGN_IN_REFUSAL_RULE,
    CALL_OWNERSHIP_RULE,
  ],
  referenceTables: [IDENTITY_METHODS_TABLE, IDENTITY_RECORDS_TABLE],
}
