import type { Terms, TransitionVerdict } from '#domain/kernel/transitions'

/** The status that a decision leads to. Whoever asks has made sure that it is not refused; otherwise nothing is stored. */
export const reached = <T extends Terms>({ verdict }: { readonly verdict: TransitionVerdict<T> }): T['next'] => {
  if ('to' in verdict) return verdict.to
  throw new RangeError(`refused because of ${verdict.refused}`)
}
