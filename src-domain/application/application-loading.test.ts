import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { APPLICATION_LOADING_CASES, COMPLETION_PAGE_CASES } from './application-loading.cases.ts'
import { decideApplicationLoading, decideCompletionPage } from './application-loading.ts'

describe('[A-146] [A-147] [A-148] [A-223] [D2-48] the answer when a page loads the application', () => {
  itDecides('$rule decides $verdict for $facts', APPLICATION_LOADING_CASES, ({ facts }) =>
    decideApplicationLoading(facts),
  )
})

describe('[A-138] [A-273] [D2-93] the values of the completion page', () => {
  itDecides('$rule decides $verdict for $kept and $found', COMPLETION_PAGE_CASES, ({ kept, found }) =>
    decideCompletionPage(kept, found),
  )
})
