import { useSyncExternalStore, type ReactElement, type ReactNode, Suspense, use, useState } from 'react'

const never = () => () => {}

/** False while the prerendered page is hydrated, true right after: what only the browser knows waits for it. [E-206] */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** What stays as the document brought it waits for this. */
export const NEVER = new Promise<never>(() => {})
const Untouched = (): never => use(NEVER)

/** One element for all places, for a new one would ask React to draw it. */
const AS_PRERENDERED = (
  <Suspense fallback={null}>
    <Untouched />
  </Suspense>
)

type Props = {
  readonly children: ReactNode
  /** The same element at each drawing: what hydrates a prerendered place. */
  readonly hydrated?: ReactElement
}

/**
 * A place of the main page. In the document it stands already: markup that nobody can press and nothing will change stays
 * as the document brought it, and its script is never loaded; `hydrated` is for the other. Everywhere else it is drawn.
 * [E-206]
 */
export const PrerenderedPlace = ({ children, hydrated = AS_PRERENDERED }: Props) => {
  const isHydrated = useHydrated()
  const [isPrerendered] = useState(!isHydrated && typeof document !== 'undefined')
  return isPrerendered ? hydrated : <Suspense fallback={null}>{children}</Suspense>
}
