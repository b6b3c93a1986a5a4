import { signal } from '@preact/signals-react'
import { useState } from 'react'
import type { ServicesOf, ServiceLocator, Tokens } from '#app/kernel/token'
import { once } from '#domain/kernel/once'
import { isPlainObject } from '#domain/kernel/plain-object'
import { CALL_TIME_LIMITS_MS } from '#domain/settings/call-limits'
import { parseSettingsOrDefaults } from '#domain/settings/parse-settings'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import type { ServiceContainer } from '#infra/container'
import { makeServerSyncedClock } from '#infra/http/server-synced-clock'
import { followFailures } from './failure-buffer.ts'
import { currentSettings } from './signals.ts'

/**
 * The clock of the page. It does not need the container, so public pages know the time before the container is loaded.
 */
export const pageClock = makeServerSyncedClock()

const readConfiguration = async (): Promise<Settings> => {
  const calledAt = pageClock.now()
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(CALL_TIME_LIMITS_MS.call) })
  // The document of a guarded page has already requested the configuration.
  const [request] = performance.getEntriesByName(answer.url, 'resource')
  const sentAt = request === undefined ? calledAt : pageClock.now() - (performance.now() - request.startTime)
  pageClock.adjust(answer.headers.get('date'), sentAt)
  const raw: unknown = await answer.json()
  if (!answer.ok || !isPlainObject(raw)) throw new Error('config.json is no configuration')
  return parseSettingsOrDefaults(raw)
}

const configuration = once(readConfiguration)

/**
 * Reads the settings of this deployment into `currentSettings`, only once, before a screen with services is rendered. If
 * they cannot be read, the defaults are used, and `wasConfigurationRead` returns false.
 */
export const loadDeploymentSettings = once(async () => {
  currentSettings.value = await configuration().catch(() => DEFAULT_SETTINGS)
  return currentSettings.peek()
})

export const wasConfigurationRead = (): Promise<boolean> =>
  configuration().then(
    () => true,
    () => false,
  )

/**
 * The container with the services that every page needs: session, queue and notices. `/` and the frame use this
 * container; a screen uses `loadServices()`. If loading fails once, every later call fails until the page is reloaded
 * (E-207).
 */
export const loadStartupServices: () => Promise<ServiceContainer> = once(() =>
  Promise.all([import('#infra/container'), loadDeploymentSettings()]).then(([{ makeContainer }, settings]) =>
    makeContainer({ clock: pageClock, settings, followFailures }),
  ),
)

const ready = signal<ServiceLocator | null>(null)
export const hasLoadedServices = (): boolean => ready.peek() !== null
/** The container, after every adapter was loaded. */
export const loadServices: () => Promise<ServiceLocator> = once(() =>
  Promise.all([loadStartupServices(), import('#infra/adapters')]).then(
    ([container, { LAZY_ADAPTERS }]) => (ready.value = container.load(LAZY_ADAPTERS)),
  ),
)

/**
 * Returns the services that a screen needs, under the given names. Returns the same object as long as the screen is
 * mounted. Never suspends, because `loadScreen` waits for `loadServices()` before it renders a screen with services.
 */
export const useServices = <const Of extends Tokens>(tokens: Of): ServicesOf<Of> => {
  const [services] = useState(
    () =>
      Object.fromEntries(
        Object.entries(tokens).map(([name, token]) => [name, ready.peek()!.get(token)]),
      ) as ServicesOf<Of>,
  )
  return services
}
