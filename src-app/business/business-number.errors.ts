import { Data } from 'effect'
import type { RefusingRule } from '../kernel/call.errors.ts'

/** The next certification would delete it. Nothing was stored; the person decides whether to continue. [D2-149] */
export class DraftOfAnotherNumber extends Data.TaggedError('DraftOfAnotherNumber') {}

/** `message` says why, null if the agency sent none. [E-098] */
export class ApplicationLookupRefused extends Data.TaggedError('ApplicationLookupRefused')<
  RefusingRule & { readonly message: string | null }
> {}
