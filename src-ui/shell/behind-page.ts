import { type ComponentType, lazy } from 'react'
import { whenIdle } from './when-idle.ts'

type Module<P> = { readonly default: ComponentType<P> }

const Nothing = () => null

/** A part that the page can do without: if it cannot be loaded, nothing stands in its place and nobody is told. */
export const dispensable = <P extends object>(load: () => Promise<Module<P>>) =>
  lazy((): Promise<Module<P>> => load().catch(() => ({ default: Nothing })))

/** The same, loaded when the page is there and idle. */
export const behindPage = <P extends object>(load: () => Promise<Module<P>>) => dispensable(() => whenIdle().then(load))
