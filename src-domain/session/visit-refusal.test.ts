import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { VISIT_REFUSAL_CASES } from './visit-refusal.cases.ts'
import { decideVisitRefusal } from './visit-refusal.ts'

describe('[E-137] [E-151] [D1-255] the words for a refused visit', () => {
  itDecides('$rule decides $verdict for $alert', VISIT_REFUSAL_CASES, ({ alert, stored, known }) =>
    decideVisitRefusal(alert, { stored, known }),
  )
})
