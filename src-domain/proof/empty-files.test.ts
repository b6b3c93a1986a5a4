import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { EMPTY_FILES_CASES } from './empty-files.cases.ts'
import { decideEmptyFiles } from './empty-files.ts'

describe('[P-065] [P-066] [P-067] the empty files of a registration', () => {
  itDecides('$rule decides $verdict for $facts', EMPTY_FILES_CASES, ({ facts }) => decideEmptyFiles(facts))
})
