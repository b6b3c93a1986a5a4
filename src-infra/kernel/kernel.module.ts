import { Effect } from 'effect'
import { ContainerModule } from 'inversify'
import { NoAnswer } from '#app/kernel/call.errors'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { SessionStore } from '#app/kernel/session-store.port'
import { AdminTokenStorage } from '#app/session/admin-token.port'
import { SessionCookie } from '#app/session/session-cookie.port'
import { VisitorAddress } from '#app/kernel/visitor-address.port'
import { port } from '#app/kernel/token'
import type { Settings } from '#domain/settings/settings'
import type { ServerSyncedClock as Shape } from '../http/server-synced-clock.ts'
import { Http, makeHttp } from '../http/http.ts'
import { makeIdempotencyKeys } from '../http/idempotency-keys.ts'
import type { Transfer } from '../http/transfer.ts'
import { makeSessionStore } from './session-store-storage.ts'
import { makeVisitorAddressHttp } from './visitor-address-http.ts'

export type ServerSyncedClock = Shape
export const ServerSyncedClock = port<ServerSyncedClock>('ServerSyncedClock')

/** Loads the code for transfers when the first transfer starts, because the main page transfers no file. [P-304] */
const lazyTransfer: Transfer = (request) =>
  Effect.flatMap(
    Effect.tryPromise({
      try: () => import('../http/transfer.ts'),
      catch: (cause) => new NoAnswer({ call: request.call, cause }),
    }),
    ({ transferBytes }) => transferBytes(request),
  )

/** The transfer of file bytes. [P-304] */
export const TransferPort = port<{ readonly send: Transfer }>('Transfer')

/**
 * Binds the inputs that exist before the container, and the adapters that every concept needs. `Http` itself needs two
 * ports of `session`.
 */
export const kernelModule = ({ clock, settings }: { readonly clock: ServerSyncedClock; readonly settings: Settings }) =>
  new ContainerModule(({ bind }) => {
    bind(ServerSyncedClock).toConstantValue(clock)
    bind(Clock).toConstantValue(clock)
    bind(SettingsSource).toConstantValue({ read: () => settings })
    bind(SessionStore).toResolvedValue(() => makeSessionStore())
    bind(VisitorAddress).toResolvedValue(makeVisitorAddressHttp, [SettingsSource])
    bind(TransferPort).toConstantValue({ send: lazyTransfer })
    bind(Http).toResolvedValue(
      (settings, cookie, session, adminToken, clock, { send: transfer }) =>
        makeHttp({ settings, cookie, session, adminToken, clock, idempotencyKeys: makeIdempotencyKeys(), transfer }),
      [SettingsSource, SessionCookie, SessionStore, AdminTokenStorage, ServerSyncedClock, TransferPort],
    )
  })
