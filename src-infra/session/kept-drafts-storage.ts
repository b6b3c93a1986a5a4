import type { KeptDrafts } from '#app/session/kept-drafts.port'
import { DRAFT_STORAGE_KEY, PROOF_DRAFTS_STORAGE_KEY } from '#domain/session/stored-session'
import { isKeeping, type Kept, makeKept } from '../storage/kept.ts'

/** Is there an object with something in it? What cannot be read is no draft. */
const holds = ({ read }: Kept): boolean => {
  try {
    return Object.keys((JSON.parse(read() ?? 'null') as object | null) ?? {}).length > 0
  } catch {
    return false
  }
}

/** Looks at the keys of all drafts without decoding them, because every page asks and few have any. [E-176] [P-317] */
export const makeKeptDrafts = (
  kept: readonly Kept[] = [makeKept(DRAFT_STORAGE_KEY), makeKept(PROOF_DRAFTS_STORAGE_KEY)],
): KeptDrafts => ({ any: () => kept.some(holds), areAccepted: isKeeping })
