import { type ComponentType, useEffect, useState } from 'react'

/** A module whose default export is a component. */
type ComponentModule<Props> = { readonly default: ComponentType<Props> }

/**
 * The component that `load` brings, undefined until it is there; `known` where it is there already. `load` has to be the
 * same function at each drawing. Ordinary state and not `lazy`: React holds every reveal of a Suspense boundary back until
 * 300 ms after the last fallback, wherever on the page that was shown. A failed load is thrown while drawing, so that the
 * boundary above shows it. [E-207]
 *
 * A known component is asked for too: a module that came between the first drawing and the effect would otherwise never
 * be drawn.
 */
export const useLoaded = <Props,>(
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

/** Resolves when the page is idle, so that the work after it delays neither paint nor press. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })

/**
 * Loads each part that was declared, so that prerendering, where no effect runs, draws it. A part that is loaded may
 * declare more: whoever goes through this list meets them too. Empty in a browser.
 */
export const PRELOADS: (() => Promise<unknown>)[] = []

const Nothing = () => null

/** An optional part: if it cannot be loaded, nothing is drawn, without a message. */
export const lazyOptional = <Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
): ComponentType<Props> => {
  let known: ComponentType<Props> | undefined
  const loadOptional = () =>
    load().then(
      (module) => {
        known = module.default
        return module
      },
      (): ComponentModule<Props> => ({ default: Nothing }),
    )
  if (import.meta.env.SSR) PRELOADS.push(loadOptional)
  return (props) => {
    const Loaded = useLoaded(loadOptional, known)
    return Loaded && <Loaded {...props} />
  }
}

/** An optional part that is loaded when the page is idle, hence never prerendered. */
export const lazyWhenIdle = <Props extends object>(load: () => Promise<ComponentModule<Props>>): ComponentType<Props> =>
  lazyOptional(() => (import.meta.env.SSR ? Promise.reject(new Error('never idle')) : whenIdle().then(load)))
