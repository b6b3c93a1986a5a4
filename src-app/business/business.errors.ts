import { Data } from 'effect'

/** The business was closed; its owner cannot apply. [E-086] */
export class BusinessClosed extends Data.TaggedError('BusinessClosed') {}

/** The tax office does not know the number. [E-087] */
export class BusinessUnregistered extends Data.TaggedError('BusinessUnregistered') {}

/** The server says that this is no business number. [E-092] */
export class NumberMalformed extends Data.TaggedError('NumberMalformed') {}

/** No application was submitted for this number or by this person. [E-097] [E-130] */
export class NoApplication extends Data.TaggedError('NoApplication') {}
