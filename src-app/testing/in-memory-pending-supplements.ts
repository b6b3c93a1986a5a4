import type { PendingSupplement } from '#domain/proof/staged-changes'
import type { PendingSupplements } from '../proof/proofs.port.ts'

/** Pending supplements in memory, by proof. */
export const inMemoryPendingSupplements = (start: readonly PendingSupplement[] = []): PendingSupplements => {
  const kept = new Map(start.map((pending) => [pending.proofId, pending]))
  return {
    read: (id) => kept.get(id) ?? null,
    save: (pending) => void kept.set(pending.proofId, pending),
    remove: (id) => void kept.delete(id),
  }
}
