import { itDecides } from '../kernel/testing/it-decides.ts'
import { FILE_COUNT_CASES } from './file-counts.cases.ts'
import { decideFileCounts } from './file-counts.ts'

itDecides(
  '[P-058] [P-059] [P-175] [P-276] [D3-21] a $type registration with $base base and $performance performance files: $verdict by $rule',
  FILE_COUNT_CASES,
  ({ type, approved, base, performance, performanceMaxFiles = 0 }) =>
    decideFileCounts({ type, approved }, { base, performance }, { performanceMaxFiles }),
)
