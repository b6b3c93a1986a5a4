import { Data } from 'effect'
import type { BizVerdict } from '#domain/business/tax-status'
import type { Because, Reason } from '#domain/kernel/decide'

/** The business was closed; its owner cannot apply. [E-086] */
export class BusinessClosed extends Data.TaggedError('BusinessClosed')<Reason<Extract<BizVerdict, 'closed'>>> {}

/** The tax office does not know the number. [E-087] */
export class BusinessUnregistered extends Data.TaggedError('BusinessUnregistered')<
  Reason<Extract<BizVerdict, 'unregistered'>>
> {}

/** The server says that this is no business number. [E-092] */
export class NumberMalformed extends Data.TaggedError('NumberMalformed') {}

/** No application was submitted for this number or by this person; `because` is null where the agency alone says so. [E-097] [E-130] */
export class NoApplication extends Data.TaggedError('NoApplication')<{ readonly because: Because | null }> {}
