import { Effect } from 'effect'
import { MAINTENANCE_LIMITS_MS } from '#domain/entry-limits'
import type { Instant } from '#domain/kernel/calendar'
import {
  chooseWindow,
  defaultEndOf,
  isMaintenance,
  type Landing,
  type MaintenanceWindow,
} from '#domain/notice/maintenance-window'
import type { CallError } from '../kernel/call.errors.ts'
import { Clock } from '../kernel/clock.port.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { singleFlight } from '../kernel/single-flight.ts'
import { port, useCase } from '../token.ts'

/** Reads the landing notices of the office in the order of the answer; none where it has set none. [P-231] */
export interface Landings {
  readonly read: () => Effect.Effect<readonly Landing[], CallError>
}
export const Landings = port<Landings>('Landings')

/** Why the office is asked: after a navigation, or while a page waits, which gives a failed server a pause. */
export type AskReason = 'navigation' | 'waiting'

/** What this page knows of maintenance. Only `refresh` takes time. [P-236] [P-237] [P-322] */
export interface Maintenance {
  /** What the office has set, by its last good answer; none before the first. */
  readonly known: () => readonly Landing[]
  /** The window that counts now; the default one where the office has set none or could not be asked. [P-233] [P-241] */
  readonly window: () => MaintenanceWindow<Landing>
  readonly isActive: () => boolean
  /** True if the office could not be reached and the default window applies. [P-241] */
  readonly isUnknown: () => boolean
  /** Asks the office, unless its last good answer is younger than five minutes. Never fails. [P-236] [D3-36] */
  readonly refresh: (reason: AskReason) => Effect.Effect<void>
  /** Discards the last answer, so that the next question is sent. [D3-36] */
  readonly forget: () => void
}

/**
 * The one store of maintenance in this page. A failure is not kept: the next navigation asks again. A known window stays
 * known through a failure, because during maintenance the server may not answer.
 */
export const Maintenance = useCase(
  'Maintenance',
  { landings: Landings, clock: Clock, settings: SettingsSource },
  (ports): Maintenance => {
    let known: readonly Landing[] | null = null
    let answeredAt: Instant | null = null
    let failedAt: Instant | null = null

    /** True if the moment is at most `span` milliseconds old. False for a future moment: the clock was set back. */
    const isYounger = (moment: Instant | null, span: number) => {
      const age = moment === null ? -1 : ports.clock.now() - moment
      return age >= 0 && age < span
    }
    const ask = Effect.match(Effect.suspend(ports.landings.read), {
      onSuccess: (found) => {
        known = found
        answeredAt = ports.clock.now()
        failedAt = null
      },
      onFailure: () => {
        failedAt = ports.clock.now()
      },
    })
    const asking = singleFlight(() => Effect.runPromise(ask))
    const window = () => chooseWindow(known ?? [], ports.clock.now(), defaultEndOf(ports.settings.read()))

    return {
      known: () => known ?? [],
      window,
      isActive: () => isMaintenance(window(), ports.clock.now()),
      isUnknown: () => known === null && failedAt !== null,
      refresh: (reason) =>
        Effect.suspend(() =>
          isYounger(answeredAt, MAINTENANCE_LIMITS_MS.cache) ||
          (reason === 'waiting' && isYounger(failedAt, MAINTENANCE_LIMITS_MS.retry))
            ? Effect.void
            : Effect.promise(asking.run),
        ),
      forget: () => {
        known = null
        answeredAt = null
      },
    }
  },
)

/** The navigation facts that guards need: whether an application was submitted on the page before. */
export type CameFrom = { readonly justSubmitted: boolean }
