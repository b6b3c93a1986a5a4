import { type ComponentType, useEffect, useState } from 'react'

/** A module whose default export is a component. */
export type ComponentModule<Props> = { readonly default: ComponentType<Props> }

/**
 * The component that `load` brings, undefined until it is there; `known` where it is there already. `load` has to be the
 * same function at each drawing. Ordinary state and not `lazy`: React holds every reveal of a Suspense boundary back until
 * 300 ms after the last fallback, wherever on the page that was shown. A failed load is thrown while drawing, so that the
 * boundary above tells it. [E-207]
 *
 * A known component is asked for too: a module that came between the first drawing and the effect would otherwise never
 * be drawn.
 */
export const useLoaded = <Props>(
  load: () => Promise<ComponentModule<Props>>,
  known?: ComponentType<Props>,
): ComponentType<Props> | undefined => {
  const [Loaded, setLoaded] = useState(() => known)
  useEffect(() => {
    let current = true
    const show = (part: () => ComponentType<Props>) => {
      if (current) setLoaded(part)
    }
    load().then(
      (module) => show(() => module.default),
      (cause: unknown) =>
        show(() => {
          throw cause
        }),
    )
    return () => {
      current = false
    }
  }, [load])
  return Loaded
}
