import { Effect } from 'effect'
import {
  applicableMaintenanceWindow,
  defaultMaintenanceEnd,
  isDuringMaintenance,
  type LandingNotice,
  type MaintenanceWindow,
} from '#domain/notice/maintenance-window'
import { decideNoticeRequest, type NoticeRequestReason } from '#domain/notice/notice-request'
import type { Instant } from '#domain/time/calendar'
import { Clock } from '../kernel/clock.port.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { singleFlight } from '../kernel/single-flight.ts'
import { useCase } from '../kernel/token.ts'
import { Landings } from './landings.port.ts'

/**
 * What this page knows about maintenance: the administrators' notices, and the window that follows from them. Only
 * `refresh` is asynchronous. [P-236] [P-322]
 */
export interface MaintenanceSchedule {
  /** Returns the notices of the last successful answer; empty before the first answer. */
  readonly landings: () => readonly LandingNotice[]
  /**
   * Returns the current maintenance window; the default window if the administrators have set none or the notices could
   * not be loaded. [P-233] [P-241]
   */
  readonly window: () => MaintenanceWindow<LandingNotice>
  readonly isActive: () => boolean
  /** True if the notices could not be loaded and the default window applies. [P-241] */
  readonly isUnknown: () => boolean
  /**
   * Reads the notices again. Makes no call if the last answer is younger than five minutes; for a waiting page, also
   * none if the last call failed less than thirty seconds ago. Never fails. [P-236] [D3-36]
   */
  readonly refresh: (reason: NoticeRequestReason) => Effect.Effect<void>
  /** Discards the last answer and that of a running call, so that the next `refresh` gets a new one. [D3-36] */
  readonly forget: () => void
}

/**
 * The page's only cache of the maintenance notices. A failure is not cached: the next navigation makes the call again.
 * After a failure, a known maintenance window stays known, because the server may not answer during maintenance.
 */
export const MaintenanceSchedule = useCase(
  'MaintenanceSchedule',
  { landings: Landings, clock: Clock, settings: SettingsSource },
  (ports): MaintenanceSchedule => {
    let lastLandings: readonly LandingNotice[] | null = null
    let answeredAt: Instant | null = null
    let failedAt: Instant | null = null
    let timesForgotten = 0

    /**
     * Asks again if the notices were changed while the answer was awaited, because the answer may be older than the
     * change.
     */
    const ask: Effect.Effect<void> = Effect.suspend(() => {
      const before = timesForgotten
      return Effect.matchEffect(ports.landings.read(), {
        onSuccess: (landings) => {
          if (before !== timesForgotten) return ask
          lastLandings = landings
          answeredAt = ports.clock.now()
          failedAt = null
          return Effect.void
        },
        onFailure: () => {
          failedAt = ports.clock.now()
          return Effect.void
        },
      })
    })
    const asking = singleFlight(() => Effect.runPromise(ask))
    const window = () =>
      applicableMaintenanceWindow(lastLandings ?? [], ports.clock.now(), defaultMaintenanceEnd(ports.settings.read()))

    return {
      landings: () => lastLandings ?? [],
      window,
      isActive: () => isDuringMaintenance(window(), ports.clock.now()),
      isUnknown: () => lastLandings === null && failedAt !== null,
      refresh: (reason) =>
        Effect.suspend(() =>
          decideNoticeRequest({ answeredAt, failedAt }, reason, ports.clock.now()).verdict === 'keep'
            ? Effect.void
            : Effect.promise(asking.run),
        ),
      forget: () => {
        lastLandings = null
        answeredAt = null
        timesForgotten += 1
      },
    }
  },
)
