import { lazy, Suspense } from 'react'
import { useTakenOver } from './taken-over.ts'

const Companions = lazy(() => import('./Companions.tsx'))

/** Where dialogs, the waiting room and short notes appear. Loaded behind the page, which does not wait for it. */
export const DialogPlace = () =>
  useTakenOver() ? (
    <Suspense fallback={null}>
      <Companions />
    </Suspense>
  ) : null
