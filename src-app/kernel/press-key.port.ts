import { port } from '../token.ts'

/**
 * Idempotency keys: one per press and content, kept until a final answer came, so that the second press after a lost
 * answer is recognised as the first. [E-204] [D1-232]
 */
export interface PressKeys {
  /** The key of this press: the one still open for the same content, else a new one. */
  readonly keyOf: (press: string, content: string) => string
  /** A final answer came (a status below 500): the next press is a new one. */
  readonly settle: (press: string, content: string) => void
}
export const PressKeys = port<PressKeys>('PressKeys')
