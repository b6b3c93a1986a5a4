import { Effect } from 'effect'
import { type PastCountdownEvents, countdownTickAt, decideTimeRequest } from '#domain/session/countdown'
import { SESSION_LAST_CHECK_SECONDS, SESSION_WARNING_SECONDS } from '#domain/session/timer'
import { Clock } from '../kernel/clock.port.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ServiceOf, useCase } from '../kernel/token.ts'
import { type EndedSession, EndSession } from './end-session.ts'
import { PageVisibility } from './page-visibility.port.ts'
import { RefreshCountdown } from './refresh-countdown.ts'
import { SessionCookie } from './session-cookie.port.ts'
import { watchTimeChanges } from './time-changes.ts'

/**
 * Events of the countdown. `tick`: the seconds left, null if no countdown runs. `lastCheck`: the time had run out when
 * the page became visible. A call then finds out whether the session has ended, and clicks are blocked until the server
 * answers.
 */
export type CountdownNotification =
  | { readonly is: 'tick'; readonly secondsLeft: number | null }
  | { readonly is: 'warning'; readonly secondsLeft: number }
  | { readonly is: 'lastCheck' }
  | ({ readonly is: 'expired' } & EndedSession)

const NOTHING_YET: PastCountdownEvents = { warned: false, asked: false }

/**
 * Follows the countdown of the session until interrupted: warns exactly once per countdown, makes one last check, and
 * expires exactly once. Checks the countdown every second, and immediately when the page becomes visible. Requests the
 * remaining time from the server if it may have changed (see `watchTimeChanges`), and before a warning. [E-145] [E-148]
 */
export const FollowCountdown = useCase(
  'FollowCountdown',
  {
    clock: Clock,
    session: SessionStore,
    cookie: SessionCookie,
    visibility: PageVisibility,
    refresh: RefreshCountdown,
    endSession: EndSession,
  },
  (ports) =>
    (onEvent: (event: CountdownNotification) => void): Effect.Effect<never> => {
      let pastEvents = NOTHING_YET
      const changes = watchTimeChanges(ports)
      let wake: () => void = () => undefined

      const ask = (occasion: 'running' | 'atTheEnd') =>
        Effect.map(ports.refresh(occasion), (endedSession) => {
          if (endedSession !== null) onEvent({ is: 'expired', ...endedSession })
        })

      const check = (): Effect.Effect<void> =>
        Effect.gen(function* () {
          const { timer, token, applicationNumber } = ports.session.read()
          const uncertain = changes.take({ token, applicationNumber })
          if (token === '' || !timer.isRunning || timer.deadline === null) {
            pastEvents = NOTHING_YET
            onEvent({ is: 'tick', secondsLeft: null })
            return
          }
          const { secondsLeft, event } = countdownTickAt(timer.deadline, ports.clock.now(), pastEvents)
          const request = decideTimeRequest(secondsLeft, { event, uncertain, asked: pastEvents.asked }).verdict
          onEvent({ is: 'tick', secondsLeft })
          // Requests the time from the server before the warning, unless the countdown ends first.
          if (request === 'first') {
            yield* ask('running')
            return yield* check()
          }
          pastEvents = {
            warned: event === 'warn' || (pastEvents.warned && secondsLeft <= SESSION_WARNING_SECONDS),
            asked: secondsLeft <= SESSION_LAST_CHECK_SECONDS,
          }
          if (event === 'expire') return onEvent({ is: 'expired', ...(yield* ports.endSession()) })
          if (event === 'lastCheck') {
            onEvent({ is: 'lastCheck' })
            return yield* ask('atTheEnd')
          }
          if (event === 'warn') onEvent({ is: 'warning', secondsLeft })
          if (request === 'alongside') yield* Effect.forkChild(ask('running'))
        })

      const onVisibility = (visible: boolean) => {
        changes.noteVisibility(visible)
        if (visible) wake()
      }
      const nextSecond = Effect.raceFirst(
        Effect.sleep('1 second'),
        Effect.callback<void>((resume) => {
          wake = () => resume(Effect.void)
        }),
      )

      return Effect.acquireUseRelease(
        Effect.sync(() => ports.visibility.subscribe(onVisibility)),
        // Does not yield: when the page becomes visible again, the check must run before any click is handled.
        () => Effect.forever(Effect.andThen(Effect.suspend(check), nextSecond), { disableYield: true }),
        (unsubscribe) => Effect.sync(unsubscribe),
      )
    },
)
export type FollowCountdown = ServiceOf<typeof FollowCountdown>
