import { signal } from '@preact/signals-react'
import { type ReactNode, useState } from 'react'
import { once } from '#app/kernel/once'
import type { Served, Services, Tokens } from '#app/token'
import { TIME_LIMITS_MS } from '#domain/entry-limits'
import { isRecord, readSettings } from '#domain/kernel/read-settings'
import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import { makeDeviceClock } from '#infra/clock/device-clock'
import type { ServiceContainer } from '#infra/container'
import { followFailures } from './first-failures.ts'

/** The one clock of the page. It needs nothing else, so that public pages know the time before the rest is there. */
export const clock = makeDeviceClock()

const readConfiguration = async (): Promise<Settings> => {
  const calledAt = clock.now()
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(TIME_LIMITS_MS.call) })
  // A guarded page's document has asked for it before.
  const [asked] = performance.getEntriesByName(answer.url, 'resource')
  const sentAt = asked === undefined ? calledAt : clock.now() - (performance.now() - asked.startTime)
  clock.follow(answer.headers.get('date'), sentAt)
  const raw: unknown = await answer.json()
  if (!answer.ok || !isRecord(raw)) throw new Error('config.json is no configuration')
  return readSettings(raw)
}

const configuration = once(readConfiguration)

/** What this deployment has chosen, read once; its defaults where it cannot be read, which `isConfigured` tells. */
export const settings = once(() => configuration().catch(() => DEFAULT_SETTINGS))

/** True if the configuration of this deployment could be read. */
export const isConfigured = (): Promise<boolean> =>
  configuration().then(
    () => true,
    () => false,
  )

/**
 * The one container with what every page needs: session, queue, notices. For what `/` or the frame calls; a screen takes
 * `services()`. A load that failed stays failed until the page is loaded again (E-207).
 */
export const firstServices: () => Promise<ServiceContainer> = once(() =>
  Promise.all([import('#infra/container'), settings()]).then(([{ makeContainer }, chosen]) =>
    makeContainer({ clock, settings: chosen, followFailures }),
  ),
)

const ready = signal<Services | null>(null)
/** True once a page needed every module. */
export const hasServices = (): boolean => ready.peek() !== null
/** The same container with every module in it. */
export const services: () => Promise<Services> = once(() =>
  Promise.all([firstServices(), import('#infra/modules')]).then(
    ([container, { MODULES }]) => (ready.value = container.load(MODULES)),
  ),
)

export type { Served }

/**
 * What a screen needs of the product, under the names that it gives; the same object as long as the screen is there. Never
 * suspends: a screen that asks is drawn once `services()` is there, because `loadScreen` waits for both.
 */
export const useServices = <const Of extends Tokens>(tokens: Of): Served<Of> => {
  const [served] = useState(
    () =>
      Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, ready.peek()!.get(token)])) as Served<Of>,
  )
  return served
}

/** A screen that is drawn with what it needs of the product. */
export const served = <const Of extends Tokens>(tokens: Of, draw: (services: Served<Of>) => ReactNode) => {
  const Screen = () => draw(useServices(tokens))
  return Screen
}
