import { describe, expect, it } from 'vitest'
import { REMAINING_FILES_CASES } from './remaining-files.cases.ts'
import { decideRemainingFiles } from './remaining-files.ts'

describe('[D3-140] the files that remain after a supplement', () => {
  it.each(REMAINING_FILES_CASES)('$rule decides $verdict for $type with $files without $deleted', (example) => {
    const { rule, type, files, deleted, verdict } = example
    const rows = files.map((status, i) => ({ id: String(i), status }))
    const deletedIds = rows.slice(0, deleted).map(({ id }) => id)
    expect(decideRemainingFiles({ proofType: type, totalUnit: 'amount' }, rows, deletedIds)).toMatchObject({
      verdict,
      because: { rule },
    })
  })
})
