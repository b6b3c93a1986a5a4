import { EMPTY_SESSION } from '#domain/session/session'
import { type Settings, DEFAULT_SETTINGS } from '#domain/settings/settings'
import { type Http, makeHttp } from '../http/http.ts'
import { makeIdempotencyKeys } from '../http/idempotency-keys.ts'
import { type ServerSyncedClock, makeServerSyncedClock } from '../http/server-synced-clock.ts'
import type { Transfer } from '../http/transfer.ts'

/** The options of an adapter test. By default, each value is that of a fresh tab. */
export type TestHttpOptions = {
  readonly settings?: Partial<Settings>
  readonly cookie?: () => string | null
  /** The token of the session, and whether the cookie belongs to another applicant; by default it does not. */
  readonly token?: string
  readonly isOfAnother?: (token: string) => boolean
  readonly adminToken?: () => string | null
  readonly clock?: ServerSyncedClock
  readonly transfer?: Transfer
}

/** Makes the real HTTP adapter of the back end, with the cookie and the administrator's token of the test. */
export const makeTestHttp = (options: TestHttpOptions = {}): Http => {
  const doNothing = () => undefined
  return makeHttp({
    settings: { read: () => ({ ...DEFAULT_SETTINGS, ...options.settings }) },
    cookie: {
      read: options.cookie ?? (() => null),
      application: () => null,
      isOfAnother: options.isOfAnother ?? (() => false),
      remove: doNothing,
    },
    session: { read: () => ({ ...EMPTY_SESSION, token: options.token ?? '' }) },
    adminToken: { read: options.adminToken ?? (() => null), keep: doNothing, remove: doNothing },
    clock: options.clock ?? makeServerSyncedClock(),
    idempotencyKeys: makeIdempotencyKeys(),
    transfer:
      options.transfer ??
      (() => {
        throw new Error('no transfer was expected in this test')
      }),
  })
}
