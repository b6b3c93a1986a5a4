import { useSyncExternalStore, type ReactElement, type ReactNode, Suspense, use, useState } from 'react'

const never = () => () => {}

/**
 * Returns false while the prerendered page is hydrated, and true afterwards. Content that depends on the browser waits
 * for it. [E-206]
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** A promise that never resolves. It suspends a part that must stay as it was prerendered. */
export const NEVER_RESOLVES = new Promise<never>(() => {})
const Untouched = (): never => use(NEVER_RESOLVES)

/** One element for all renders, because React would render a new element again. */
const AS_PRERENDERED = (
  <Suspense fallback={null}>
    <Untouched />
  </Suspense>
)

type Props = {
  readonly children: ReactNode
  /** The component that hydrates a prerendered part. It must be the same element in each render. */
  readonly hydrated?: ReactElement
}

/**
 * A part of the main page. If it is prerendered and has no controls, its markup is never hydrated and its script is
 * never loaded; if it has controls, `hydrated` hydrates it. If it is not prerendered, `children` is rendered. [E-206]
 */
export const PrerenderedPlace = ({ children, hydrated = AS_PRERENDERED }: Props) => {
  const isHydrated = useHydrated()
  const [isPrerendered] = useState(!isHydrated && typeof document !== 'undefined')
  return isPrerendered ? hydrated : <Suspense fallback={null}>{children}</Suspense>
}
