import { useSyncExternalStore, type ReactElement, type ReactNode, Suspense, use, useState } from 'react'

const never = () => () => {}

/** False during hydration of the prerendered page, true after it: content that depends on the browser waits for it. [E-206] */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Suspends what has to stay as prerendered. */
export const NEVER = new Promise<never>(() => {})
const Untouched = (): never => use(NEVER)

/** One element for all places, because React would render a new one. */
const AS_PRERENDERED = (
  <Suspense fallback={null}>
    <Untouched />
  </Suspense>
)

type Props = {
  readonly children: ReactNode
  /** The component that hydrates a prerendered place; the same element at each render. */
  readonly hydrated?: ReactElement
}

/**
 * A place of the main page. Where it is prerendered, markup without controls stays unhydrated and its script is never
 * loaded; `hydrated` is for the others. Everywhere else `children` is rendered. [E-206]
 */
export const PrerenderedPlace = ({ children, hydrated = AS_PRERENDERED }: Props) => {
  const isHydrated = useHydrated()
  const [isPrerendered] = useState(!isHydrated && typeof document !== 'undefined')
  return isPrerendered ? hydrated : <Suspense fallback={null}>{children}</Suspense>
}
