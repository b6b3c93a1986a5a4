import { QUEUE_ACTIONS, type QueueAction } from '../admission/queue-actions.ts'
import type { ProofPath } from './registration-eligibility.ts'

/** Behind which gate a registration waits in line; null: behind none. The document names direct delivery only. [P-187] [D3-48] */
export const REGISTRATION_GATES = {
  general: null,
  direct: QUEUE_ACTIONS.proofRegister,
  parcel: null,
} as const satisfies Readonly<Record<ProofPath, QueueAction | null>>
