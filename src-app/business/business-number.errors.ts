import { Data } from 'effect'
import type { RefusingRule } from '../kernel/call.errors.ts'

/**
 * This tab has a draft of another business number, which the next certification would delete. Nothing was stored; the
 * person decides whether to continue. [D2-149]
 */
export class DraftOfAnotherNumber extends Data.TaggedError('DraftOfAnotherNumber') {}

/** The agency refused to look up this number; `message` says why, null if it sent none. [E-098] */
export class ApplicationLookupRefused extends Data.TaggedError('ApplicationLookupRefused')<
  RefusingRule & { readonly message: string | null }
> {}
