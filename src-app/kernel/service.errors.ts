import { Data } from 'effect'

/**
 * A checking service of others could not answer: no answer, an error of the service, or an answer nobody can read.
 * Whether the entries are right is not known; they stay as they are and the check may be asked again.
 */
export class ServiceDown extends Data.TaggedError('ServiceDown')<{ readonly call: string; readonly cause: unknown }> {}
