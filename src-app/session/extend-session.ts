import { Data, Effect } from 'effect'
import { EXTENSION_SECONDS } from '#domain/entry-limits'
import { startTimer } from '#domain/session/countdown'
import type { Clock } from '../kernel/clock.port.ts'
import { useCase } from '../token.ts'
import type { CountdownTokens } from './countdown-token.port.ts'
import type { SessionStore } from './session-store.port.ts'

/** The server gave no new token, or there is no application to extend for. The countdown goes on. [E-147] */
export class ExtensionRefused extends Data.TaggedError('ExtensionRefused') {}

/** The extension could not be asked for. The countdown goes on. [E-147] */
export class ExtensionFailed extends Data.TaggedError('ExtensionFailed')<{ readonly cause: unknown }> {}

/** Gives the session another hour. [E-146] [E-147] Fails: ExtensionRefused, ExtensionFailed. */
export const makeExtendSession =
  (ports: { readonly tokens: CountdownTokens; readonly session: SessionStore; readonly clock: Clock }) => () =>
    Effect.gen(function* () {
      const { applicationNumber } = ports.session.read()
      if (applicationNumber === '') return yield* new ExtensionRefused()
      const token = yield* ports.tokens.create(applicationNumber).pipe(
        Effect.catchTags({
          Refused: () => new ExtensionRefused(),
          SessionEnded: () => new ExtensionRefused(),
          NoAnswer: (cause) => new ExtensionFailed({ cause }),
          MalformedAnswer: (cause) => new ExtensionFailed({ cause }),
        }),
      )
      const timer = startTimer(EXTENSION_SECONDS, ports.clock.now())
      ports.session.update((session) => ({ ...session, token, timer }))
    })
export type ExtendSession = ReturnType<typeof makeExtendSession>
export type ExtendSessionError = Effect.Error<ReturnType<ExtendSession>>
export const ExtendSession = useCase<ExtendSession>('ExtendSession')
