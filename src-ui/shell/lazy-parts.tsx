import type { ComponentType } from 'react'
import { type ComponentModule, useLoaded } from './use-loaded.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Loads each part that was declared, so that prerendering, where no effect runs, draws it. A part that is loaded may
 * declare more: whoever goes through this list meets them too. Empty in a browser.
 */
export const PRELOADS: (() => Promise<unknown>)[] = []

const Nothing = () => null

/** A part that the page can do without: if it cannot be loaded, nothing stands in its place and nobody is told. */
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

/** The same, loaded when the page is there and idle, hence never in a prerendered document. */
export const lazyWhenIdle = <Props extends object>(load: () => Promise<ComponentModule<Props>>): ComponentType<Props> =>
  lazyOptional(() => (import.meta.env.SSR ? Promise.reject(new Error('never idle')) : whenIdle().then(load)))
