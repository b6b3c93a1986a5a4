import { Suspense, use, useState } from 'react'
import { useTakenOver } from './taken-over.ts'

const never = new Promise<never>(() => {})
const Untouched = (): never => use(never)

/**
 * Stands for markup of the prerendered page that nobody can press and nothing will change: it stays as the document
 * brought it, and its script is never loaded. One element for all places, for a new one would ask React to draw it.
 */
export const AS_PRERENDERED = (
  <Suspense fallback={null}>
    <Untouched />
  </Suspense>
)

/** Was this place in the document already? Only then `AS_PRERENDERED` may stand there; elsewhere it would stay empty. [E-206] */
export const useIsPrerendered = (): boolean => {
  const takenOver = useTakenOver()
  const [isPrerendered] = useState(!takenOver && typeof document !== 'undefined')
  return isPrerendered
}
