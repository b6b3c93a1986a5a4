import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** Receipts of proof items, as the agency makes them. */
export interface ReceiptFiles {
  /** Fetches the receipt of an item and saves it under this name; nothing of it stays in memory. [A-189] [D2-89] */
  readonly save: (itemId: string, fileName: string) => Effect.Effect<void, CallError>
}
export const ReceiptFiles = port<ReceiptFiles>('ReceiptFiles')
