import type { Effect } from 'effect'
import type { CommonCode } from '#domain/application/common-code'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'
import type { ResultBackEnd } from './applications.port.ts'

/** The groups of common codes used by the portal. */
type CommonCodeGroup = 'BANK' | 'REAS_TYPE'

export interface Codes {
  /** Returns all codes of a group in the order of the answer; an unknown group gives an empty list. */
  readonly ofGroup: (group: CommonCodeGroup, from: ResultBackEnd) => Effect.Effect<readonly CommonCode[], CallError>
}
export const Codes = port<Codes>('Codes')
