import { signal } from '@preact/signals-react'
import type { Instant } from '#domain/kernel/calendar'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { pageClock, loadDeploymentSettings } from './services.ts'

/** The server's time, updated every second; null before the first tick. */
export const serverTime = signal<Instant | null>(null)

/**
 * True while a maintenance window is known to be active. During that time, no page is rendered before its guard has
 * checked the visitor. [P-237] [P-322]
 */
export const isMaintenanceActive = signal(false)

/**
 * Starts to update `serverTime` every second, and returns a function that stops this. Also updates it immediately when
 * a server response corrects the clock, and when a tab whose timers were paused becomes visible again. [E-027] [E-143]
 * [D1-231]
 */
export const followServerTime = (): (() => void) => {
  const look = () => {
    serverTime.value = pageClock.now()
  }
  look()
  const ticking = setInterval(look, 1000)
  const unsubscribe = pageClock.subscribe(look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(ticking)
    unsubscribe()
    document.removeEventListener('visibilitychange', look)
  }
}

/** The settings of this deployment; the defaults until `/config.json` has been read. */
export const currentSettings = signal<Settings>(DEFAULT_SETTINGS)

/** Reads the configuration into `currentSettings`. Runs only in a browser. */
export const loadCurrentSettings = async (): Promise<void> => {
  currentSettings.value = await loadDeploymentSettings()
  const { cdnBaseUrl } = currentSettings.value
  if (cdnBaseUrl === '') return
  const { loadAssetsFromContentDelivery } = await import('./content-delivery.ts')
  await loadAssetsFromContentDelivery(cdnBaseUrl).catch(() => undefined)
}
