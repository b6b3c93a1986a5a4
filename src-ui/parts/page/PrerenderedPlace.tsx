import { useSyncExternalStore, type ReactElement, type ReactNode, Suspense, use, useState } from 'react'

const never = () => () => {}

/**
 * Returns false while the prerendered page is hydrated, true afterwards: content that depends on the browser waits for
 * it. [E-206]
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Suspends a part that must stay as prerendered. */
export const NEVER = new Promise<never>(() => {})
const Untouched = (): never => use(NEVER)

/** Shared element: React would render a new one again. */
const AS_PRERENDERED = (
  <Suspense fallback={null}>
    <Untouched />
  </Suspense>
)

type Props = {
  readonly children: ReactNode
  /** The component that hydrates a prerendered part; the same element in each render. */
  readonly hydrated?: ReactElement
}

/**
 * A part of the main page. If it is prerendered, markup without controls is never hydrated and its script never loaded;
 * `hydrated` is for parts with controls. Otherwise `children` is rendered. [E-206]
 */
export const PrerenderedPlace = ({ children, hydrated = AS_PRERENDERED }: Props) => {
  const isHydrated = useHydrated()
  const [isPrerendered] = useState(!isHydrated && typeof document !== 'undefined')
  return isPrerendered ? hydrated : <Suspense fallback={null}>{children}</Suspense>
}
