import { expect, it } from 'vitest'
import { STORED_FILE_CASES } from './sent-file.cases.ts'
import { decideStoredFile } from './sent-file.ts'

it.each(STORED_FILE_CASES)(
  '[P-309] [P-265] [P-277] a stored file of the type $type and $size bytes that begins as $detectedKind: $verdict by $rule',
  ({ size, type, detectedKind, rule, verdict }) =>
    expect(decideStoredFile({ size, type }, detectedKind)).toMatchObject({ verdict, because: { rule } }),
)
