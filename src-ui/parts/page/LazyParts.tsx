import { type ComponentType, useEffect, useState } from 'react'

type ComponentModule<Props> = { readonly default: ComponentType<Props> }

/**
 * Returns the component that `load` imports; undefined until it is loaded, unless it is `knownComponent` already.
 * `load` must be the same function in each render. If loading fails, throws while rendering, so that the boundary above
 * shows the failure. [E-207]
 */
export const useLoadedComponent = <Props,>(
  load: () => Promise<ComponentModule<Props>>,
  knownComponent?: ComponentType<Props>,
): ComponentType<Props> | undefined => {
  // Uses state and not `lazy`, because React delays every reveal of a Suspense boundary until 300 ms after the last
  // fallback anywhere on the page.
  const [Loaded, setLoaded] = useState(() => knownComponent)
  // Loads even a known component, because a module that arrives between the first render and this effect would
  // otherwise never be rendered.
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

/** Resolves when the page is idle. Work that waits for this delays neither painting nor clicks. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })

/**
 * The loaders of all declared parts. They run before prerendering, because prerendering runs no effects. A loaded part
 * may declare more parts; the same loop reaches these, too. Empty in a browser.
 */
export const PART_LOADERS: (() => Promise<unknown>)[] = []

const EmptyPart = () => null

/** Makes an optional part. If it fails to load, nothing is rendered and there is no message. */
export const lazyOptional = <Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
): ComponentType<Props> => {
  let loadedComponent: ComponentType<Props> | undefined
  const loadOptional = () =>
    load().then(
      (module) => {
        loadedComponent = module.default
        return module
      },
      (): ComponentModule<Props> => ({ default: EmptyPart }),
    )
  if (import.meta.env.SSR) PART_LOADERS.push(loadOptional)
  return (props) => {
    const Loaded = useLoadedComponent(loadOptional, loadedComponent)
    return Loaded && <Loaded {...props} />
  }
}

/** Makes an optional part that is loaded when the page is idle, and is therefore never prerendered. */
export const lazyWhenIdle = <Props extends object>(load: () => Promise<ComponentModule<Props>>): ComponentType<Props> =>
  lazyOptional(() => (import.meta.env.SSR ? Promise.reject(new Error('never idle')) : whenIdle().then(load)))
