import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { readSettings } from '#domain/kernel/read-settings'
import type { Services } from '#app/token'
import type { DeviceClock } from './clock/device-clock.ts'
import { makeDeviceClock } from './clock/device-clock.ts'
import { kernelModule } from './kernel/kernel.module.ts'
import { MODULES } from './modules.ts'

/**
 * What the page has before the container is made. `settings` is what `/config.json` held, in whatever form; it is checked
 * here, and what is missing or wrong has its default.
 */
export type Given = { readonly clock?: DeviceClock; readonly settings?: unknown }

/** The one container. Nothing is made before it is asked for. */
export const makeContainer = ({ clock = makeDeviceClock(), settings }: Given = {}): Services => {
  const container = new Container()
  container.load(kernelModule({ clock, settings: readSettings(settings) }), ...MODULES)
  return { get: (token) => container.get(token) }
}
