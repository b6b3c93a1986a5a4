import { emptyFileNameOf } from '#domain/kernel/failed-call'
import type { Refused } from '../kernel/call.errors.ts'
import { EmptyFileRefused } from './proof.errors.ts'

/** Returns the failure for a refusal because of an empty file. [P-078] [P-277] */
export const emptyFileRefusalOf = (refused: Refused): EmptyFileRefused =>
  new EmptyFileRefused({ name: emptyFileNameOf(refused) ?? '' })
