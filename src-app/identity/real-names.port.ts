import type { Effect } from 'effect'
import type { ResidentNumber } from '#domain/application/resident-number'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** What the real-name service compares. The resident number is passed through and kept nowhere. */
export type RealNameQuestion = {
  readonly aplyNo: string
  readonly ci: string
  readonly mngFrGb: string
  readonly brno: string
  readonly aplyType: string
  readonly resident: ResidentNumber
  readonly name: string
  /** Birth date as the verification gave it; sent as eight digits. */
  readonly brdt: string
}

export interface RealNames {
  /** Does the name belong to the resident number? An answer of another status than 200 is `mismatch`. */
  readonly check: (question: RealNameQuestion) => Effect.Effect<'verified' | 'mismatch', CallError>
}
export const RealNames = port<RealNames>('RealNames')
