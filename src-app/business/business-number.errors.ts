import { Data } from 'effect'

/**
 * This tab has a draft of another business number, which the next certification would delete. Nothing was stored; the
 * person decides whether to continue. [D2-149]
 */
export class DraftOfAnotherNumber extends Data.TaggedError('DraftOfAnotherNumber') {}
