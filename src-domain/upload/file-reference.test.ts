import { itDecides } from '../kernel/testing/it-decides.ts'
import { STORED_FILE_CASES } from './file-reference.cases.ts'
import { decideStoredFile } from './file-reference.ts'

itDecides(
  '[P-309] [P-265] [P-277] a stored file of the type $type and $size bytes that begins as $detectedKind: $verdict by $rule',
  STORED_FILE_CASES,
  ({ size, type, detectedKind }) => decideStoredFile({ size, type }, detectedKind),
)
