import { Effect, Schema } from 'effect'
import { SettingsSource } from '#app/kernel/settings.port'
import { VisitorAddress } from '#app/kernel/visitor-address.port'
import { adapter } from '../wiring/adapter.ts'

const Answer = Schema.Struct({ ip: Schema.String.check(Schema.isMinLength(1)) })

const ask = (url: string) =>
  Effect.tryPromise(async (signal) => {
    const response = await fetch(url, { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer', signal })
    if (!response.ok) throw new TypeError('no address')
    return (await response.json()) as unknown
  }).pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Answer)),
    Effect.map(({ ip }) => ip.trim()),
  )

/**
 * Looks up the visitor's IP address: calls all configured services in parallel, uses the first usable answer, and
 * aborts the other calls. [E-160] [D1-09]
 */
export const VisitorAddressHttp = adapter(VisitorAddress, { settings: SettingsSource }, ({ settings }) => ({
  lookUp: () =>
    Effect.suspend(() => {
      const { ipLookupUrls, ipLookupTimeoutMs } = settings.read()
      if (ipLookupUrls.length === 0) return Effect.succeed(null)
      return Effect.raceAll(ipLookupUrls.map(ask)).pipe(
        Effect.timeoutOrElse({ duration: ipLookupTimeoutMs, orElse: () => Effect.succeed(null) }),
        Effect.catch(() => Effect.succeed(null)),
      )
    }),
}))
