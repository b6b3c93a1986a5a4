import { type ComponentType, useEffect, useState } from 'react'

type ComponentModule<Props> = { readonly default: ComponentType<Props> }

/**
 * Undefined until loaded, unless `known`. `load` must be the same function in each render. A failure is thrown while
 * rendering, so that the boundary above shows it. [E-207]
 */
export const useLoadedComponent = <Props,>(
  load: () => Promise<ComponentModule<Props>>,
  known?: ComponentType<Props>,
): ComponentType<Props> | undefined => {
  // State and not `lazy`, because React delays every reveal of a Suspense boundary until 300 ms after the last fallback
  // anywhere on the page.
  const [Loaded, setLoaded] = useState(() => known)
  // Loads even a known component, because a module that arrives between the first render and this effect would otherwise
  // never be rendered.
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

/** Work that waits for this delays neither painting nor clicks. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })

/**
 * They run before prerendering, which runs no effects. A loaded part may declare more; the same loop reaches these.
 * Empty in a browser.
 */
export const PART_LOADERS: (() => Promise<unknown>)[] = []

const Nothing = () => null

/** If it fails to load, nothing is rendered and there is no message. */
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
  if (import.meta.env.SSR) PART_LOADERS.push(loadOptional)
  return (props) => {
    const Loaded = useLoadedComponent(loadOptional, known)
    return Loaded && <Loaded {...props} />
  }
}

/** Loaded when the page is idle, and therefore never prerendered. */
export const lazyWhenIdle = <Props extends object>(load: () => Promise<ComponentModule<Props>>): ComponentType<Props> =>
  lazyOptional(() => (import.meta.env.SSR ? Promise.reject(new Error('never idle')) : whenIdle().then(load)))
