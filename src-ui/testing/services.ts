import { vi } from 'vitest'
import type { ServicesOf, Token, Tokens } from '#app/kernel/token'
import * as visits from '../app/pages/run-route-guards.ts'
import * as source from '../parts/services/services.ts'
import { currentSettings } from '../parts/services/signals.ts'

/** Returns the fake for a token; undefined if the token is unknown. */
type Find = (token: Token<unknown>) => unknown

/**
 * Gives every screen the fakes that `find` returns, in place of the services of the container. Gives every screen the
 * settings in the signal `currentSettings`, in place of those in `/config.json`. All this lasts until the end of a
 * test, so this function must be called before each test.
 */
export const installFakeServices = (find: Find): void => {
  const container: unknown = { get: find }
  vi.spyOn(source, 'loadStartupServices').mockResolvedValue(
    container as Awaited<ReturnType<typeof source.loadStartupServices>>,
  )
  vi.spyOn(source, 'loadServices').mockResolvedValue(container as Awaited<ReturnType<typeof source.loadServices>>)
  vi.spyOn(source, 'useServices').mockImplementation(
    (tokens) =>
      Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, find(token)])) as ServicesOf<
        typeof tokens
      >,
  )
  vi.spyOn(source, 'loadDeploymentSettings').mockImplementation(async () => currentSettings.value)
  vi.spyOn(source, 'wasConfigurationRead').mockResolvedValue(true)
}

/** Gives every screen these services, by the names that the screen uses, until the end of a test. */
export const serveScreens = <Of extends Tokens>(services: ServicesOf<Of>): void => {
  vi.spyOn(source, 'useServices').mockReturnValue(services)
}

/** Prevents the container from loading until the end of a test. */
export const keepServicesFromLoading = (): void => {
  vi.spyOn(source, 'loadStartupServices').mockReturnValue(new Promise(() => undefined))
  vi.spyOn(source, 'loadServices').mockReturnValue(new Promise(() => undefined))
  vi.spyOn(source, 'loadDeploymentSettings').mockImplementation(async () => currentSettings.value)
  vi.spyOn(source, 'wasConfigurationRead').mockResolvedValue(true)
}

/** Makes the guards admit everyone until the end of a test. A test can change the answer. */
export const admitEverybody = () => vi.spyOn(visits, 'runRouteGuards').mockResolvedValue({ go: 'on' })

/** Keeps the guards from answering until the end of a test. */
export const keepGuardsWaiting = () => vi.spyOn(visits, 'runRouteGuards').mockReturnValue(new Promise(() => undefined))
