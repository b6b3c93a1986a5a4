import { type ComponentType, lazy } from 'react'
import { whenIdle } from './when-idle.ts'

type Module = { readonly default: ComponentType }

const Nothing = () => null

/**
 * A part that is loaded when the page is there and idle, and that the page can do without: if it cannot be loaded,
 * nothing stands in its place and nobody is told.
 */
export const behindPage = (load: () => Promise<Module>) =>
  lazy(async (): Promise<Module> => {
    await whenIdle()
    return load().catch(() => ({ default: Nothing }))
  })
