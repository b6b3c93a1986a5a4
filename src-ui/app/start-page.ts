import { loadDeploymentSettings, pageClock } from '../parts/services/services.ts'
import { serverTime } from '../parts/services/signals.ts'

/**
 * Starts to update `serverTime` every second, and returns a function that stops this. Also updates it immediately when
 * a server response corrects the clock, and when a tab whose timers were paused becomes visible again. [E-027] [D1-231]
 */
export const followServerTime = (): (() => void) => {
  const update = () => {
    serverTime.value = pageClock.now()
  }
  update()
  const ticking = setInterval(update, 1000)
  const unsubscribe = pageClock.subscribe(update)
  document.addEventListener('visibilitychange', update)
  return () => {
    clearInterval(ticking)
    unsubscribe()
    document.removeEventListener('visibilitychange', update)
  }
}

/** Loads the settings, and the assets from the content delivery network that they name. Runs only in a browser. */
export const loadSettingsAndAssets = async (): Promise<void> => {
  const { cdnBaseUrl } = await loadDeploymentSettings()
  if (cdnBaseUrl === '') return
  const { loadHostedAssets } = await import('./content-delivery.ts')
  await loadHostedAssets(cdnBaseUrl).catch(() => undefined)
}
