import { signal } from '@preact/signals-react'
import type { Instant } from '#domain/kernel/calendar'
import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import { clock, settings } from './services.ts'

/** The time by the server's clock, a new value each second while it runs; null before the first look. */
export const now = signal<Instant | null>(null)

/** True while a known maintenance window is active. No page is then drawn before its guard has checked the visitor. [P-237] [P-322] */
export const maintenanceActive = signal(false)

/**
 * Lets `now` run; returns how to stop. When an answer of the server moves the clock, and when a tab comes back whose timers
 * slept, it shows at once. [E-027] [E-143] [D1-231]
 */
export const followTime = (): (() => void) => {
  const look = () => {
    now.value = clock.now()
  }
  look()
  const ticking = setInterval(look, 1000)
  const unsubscribe = clock.subscribe(look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(ticking)
    unsubscribe()
    document.removeEventListener('visibilitychange', look)
  }
}

/** The settings of this deployment; the defaults until `/config.json` has been read. */
export const currentSettings = signal<Settings>(DEFAULT_SETTINGS)

/** Reads the configuration into `currentSettings`. Call it when the page runs in a browser. */
export const followSettings = async (): Promise<void> => {
  currentSettings.value = await settings()
  const { cdnBaseUrl } = currentSettings.value
  if (cdnBaseUrl === '') return
  const { takeFromContentDelivery } = await import('./content-delivery.ts')
  await takeFromContentDelivery(cdnBaseUrl).catch(() => undefined)
}
