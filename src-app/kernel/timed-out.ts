import { Data } from 'effect'
import type { NoAnswer } from './call.errors.ts'

/** The cause of a `NoAnswer` that was cut off by a time limit of our own. [E-173] [P-304] */
export class TimedOut extends Data.TaggedError('TimedOut') {}

/** Whether a call got no answer because its time was over; else the line was dead. Uploads have a text for it. [P-304] */
export const ranOutOfTime = (error: NoAnswer): boolean => error.cause instanceof TimedOut
