import { Container } from 'inversify'
import 'reflect-metadata/lite'
import { Clock } from '#app/kernel/clock.port'
import { SessionStore } from '#app/kernel/session-store.port'
import { SettingsSource } from '#app/kernel/settings.port'
import type { ServiceLocator } from '#app/kernel/token'
import { AdminTokenStorage } from '#app/session/admin-token.port'
import { SessionCookie } from '#app/session/session-cookie.port'
import { parseSettingsOrDefaults } from '#domain/settings/parse-settings'
import type { Settings } from '#domain/settings/settings'
import { QueueGateNetfunnel } from './admission/queue-gate-netfunnel.ts'
import { Http, makeHttp } from './http/http.ts'
import { makeIdempotencyKeys } from './http/idempotency-keys.ts'
import { lazyTransfer } from './http/lazy-transfer.ts'
import { makeServerSyncedClock, type ServerSyncedClock } from './http/server-synced-clock.ts'
import { SessionStoreStorage } from './kernel/session-store-storage.ts'
import { VisitorAddressHttp } from './kernel/visitor-address-http.ts'
import { LandingsHttp } from './notice/landings-http.ts'
import { PopupsHttp } from './notice/popups-http.ts'
import { AdminTokenSessionStorage } from './session/admin-token-storage.ts'
import { SessionCookieDocument } from './session/session-cookie-document.ts'
import { adapter } from './wiring/adapter.ts'
import { type AnyAdapter, bindAdapter, bindUseCase } from './wiring/bind.ts'

/** The adapters that need the clock and the settings of the page, which exist before the container. */
const adaptersOf = (clock: ServerSyncedClock, settings: Settings) => [
  adapter(Clock, {}, () => clock),
  adapter(SettingsSource, {}, () => ({ read: () => settings })),
  adapter(
    Http,
    { settings: SettingsSource, cookie: SessionCookie, session: SessionStore, adminToken: AdminTokenStorage },
    (ports) => makeHttp({ ...ports, clock, idempotencyKeys: makeIdempotencyKeys(), transfer: lazyTransfer }),
  ),
]

/**
 * The adapters that `/` and the frame of every page need: session, queue and notices. Every visitor loads them, so they
 * are kept small. All others are in `adapters.ts`.
 */
export const STARTUP_ADAPTERS: readonly AnyAdapter[] = [
  AdminTokenSessionStorage,
  LandingsHttp,
  PopupsHttp,
  QueueGateNetfunnel,
  SessionCookieDocument,
  SessionStoreStorage,
  VisitorAddressHttp,
]

/**
 * Inputs that exist before the container. `settings` is the content of `/config.json`; a missing or invalid setting has
 * its default.
 */
type ContainerOptions = {
  readonly clock?: ServerSyncedClock
  readonly settings?: unknown
  /** Subscribes a listener to the failures of the page. Called only if `failureReportUrl` is set. [E-177] */
  readonly followFailures?: (listener: (event: Event) => void) => void
}

/** Loads the reporter if the deployment has a URL for reports. If loading fails, the page works as usual. */
const reportFailures = async (
  { failureReportUrl }: Settings,
  followFailures: NonNullable<ContainerOptions['followFailures']>,
): Promise<void> => {
  if (failureReportUrl === '') return
  const { makeFailureEventListener } = await import('./kernel/failure-reports-http.ts')
  followFailures(makeFailureEventListener(failureReportUrl))
}

/** A container that can load more adapters; it keeps the singletons that it has already made. */
export type ServiceContainer = ServiceLocator & {
  readonly load: (adapters: readonly AnyAdapter[]) => ServiceLocator
}

/**
 * Makes the only container, at first with the adapters of every page. Each service is made on its first use, and only
 * once.
 */
export const makeContainer = ({
  clock = makeServerSyncedClock(),
  settings,
  followFailures,
}: ContainerOptions = {}): ServiceContainer => {
  const container = new Container({ defaultScope: 'Singleton' })
  const parsedSettings = parseSettingsOrDefaults(settings)
  if (followFailures !== undefined) void reportFailures(parsedSettings, followFailures).catch(() => undefined)
  const load = (adapters: readonly AnyAdapter[]) => {
    for (const each of adapters) bindAdapter(container, each)
    return services
  }
  const services: ServiceLocator = {
    get: (token) => {
      bindUseCase(container, token)
      return container.get(token)
    },
  }
  load([...adaptersOf(clock, parsedSettings), ...STARTUP_ADAPTERS])
  return { ...services, load }
}
