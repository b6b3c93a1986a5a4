import type { HalfSupplement } from '#domain/proof/half-supplement'
import type { HalfSupplements } from '../proof/half-supplements.port.ts'

/** Half-stored supplements in memory, by master. */
export const inMemoryHalves = (start: readonly HalfSupplement[] = []): HalfSupplements => {
  const kept = new Map(start.map((half) => [half.receiptProofMstrId, half]))
  return {
    read: (id) => kept.get(id) ?? null,
    keep: (half) => void kept.set(half.receiptProofMstrId, half),
    drop: (id) => void kept.delete(id),
  }
}
