import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { REMAINING_FILES_CASES } from './remaining-files.cases.ts'
import { decideRemainingFiles } from './remaining-files.ts'

describe('[D3-140] the files that remain after a supplement', () => {
  itDecides(
    '$rule decides $verdict for $type with $files without $deleted',
    REMAINING_FILES_CASES,
    ({ type, files, deleted }) => {
      const items = files.map((status, i) => ({ id: String(i), status }))
      const deletedIds = items.slice(0, deleted).map(({ id }) => id)
      return decideRemainingFiles({ proofType: type, totalUnit: 'amount' }, items, deletedIds)
    },
  )
})
