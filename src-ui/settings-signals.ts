import { signal } from '@preact/signals-react'
import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import { settings } from './services.ts'

/** What this deployment has chosen, as far as known: the defaults until `/config.json` has been read. */
export const chosen = signal<Settings>(DEFAULT_SETTINGS)

/** Reads the configuration into `chosen`. Call it when the page runs in a browser. */
export const followSettings = async (): Promise<void> => {
  chosen.value = await settings()
  const { cdnBaseUrl } = chosen.value
  if (cdnBaseUrl === '') return
  const { takeFromContentDelivery } = await import('./content-delivery.ts')
  await takeFromContentDelivery(cdnBaseUrl).catch(() => undefined)
}
