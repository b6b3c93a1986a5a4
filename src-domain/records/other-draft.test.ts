import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { OTHER_DRAFT_CASES } from './other-draft.cases.ts'
import { decideOtherDraft } from './other-draft.ts'

describe('[D2-149] a draft of another business number', () => {
  itDecides('$rule decides $verdict for $facts', OTHER_DRAFT_CASES, ({ facts }) => decideOtherDraft(facts))
})
