import { expect, it } from 'vitest'
import { FILE_COUNT_CASES } from './file-counts.cases.ts'
import { decideFileCounts } from './file-counts.ts'

it.each(FILE_COUNT_CASES)(
  '[P-058] [P-059] [P-175] [P-276] [D3-21] a $type registration with $base base and $performance performance files: $verdict by $rule',
  ({ type, approved, base, performance, performanceMaxFiles = 0, verdict, rule }) => {
    const decision = decideFileCounts({ type, approved }, { base, performance }, { performanceMaxFiles })
    expect([decision.verdict, decision.because.rule]).toEqual([verdict, rule])
  },
)
