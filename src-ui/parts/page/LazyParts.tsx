import { type ComponentType, useEffect, useState } from 'react'

/** A module whose default export is a component. */
type ComponentModule<Props> = { readonly default: ComponentType<Props> }

/**
 * Returns the component that `load` imports, undefined until then; `known` if it is already loaded. `load` must be the
 * same function in each render. Uses state and not `lazy`: React delays every reveal of a Suspense boundary until 300
 * ms after the last fallback anywhere on the page. A failed load is thrown while rendering, so that the boundary above
 * shows it. `load` is called even for a known component: a module that arrived between the first render and the effect
 * would otherwise never be rendered. [E-207]
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

/** Resolves when the page is idle, so that later work delays neither painting nor clicks. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })

/**
 * The loaders of all declared parts, run before prerendering, which runs no effects. A loaded part may declare more,
 * which the same loop also reaches. Empty in a browser.
 */
export const PRELOADS: (() => Promise<unknown>)[] = []

const Nothing = () => null

/** Creates an optional part: if it fails to load, nothing is rendered, without a message. */
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

/** Creates an optional part that is loaded when the page is idle, so it is never prerendered. */
export const lazyWhenIdle = <Props extends object>(load: () => Promise<ComponentModule<Props>>): ComponentType<Props> =>
  lazyOptional(() => (import.meta.env.SSR ? Promise.reject(new Error('never idle')) : whenIdle().then(load)))
