import { Effect } from 'effect'
import { decideMaintenanceAccess } from '#domain/notice/maintenance-access'
import {
  announcedMaintenanceEndOf,
  decideMaintenanceWarning,
  announcedStartOf,
  isMaintenanceSoon,
  findLandingToShow,
  type LandingNotice,
} from '#domain/notice/maintenance-window'
import { type Visitor, maintenanceRedirect } from '#domain/pages/guards'
import type { Route } from '#domain/pages/routes'
import type { Instant } from '#domain/time/calendar'
import { Clock } from '../kernel/clock.port.ts'
import { RecogniseOffice } from '../kernel/recognise-office.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { type ServiceOf, useCase } from '../kernel/token.ts'
import { MaintenanceSchedule } from './maintenance-schedule.ts'

/** A maintenance window that begins soon: its start and its announced end. */
type UpcomingMaintenance = { readonly from: Instant; readonly until: Instant }

/**
 * Watches for maintenance windows while a page is open. Visitors from the office network are neither redirected nor
 * warned.
 */
export const WatchMaintenance = useCase(
  'WatchMaintenance',
  {
    maintenance: MaintenanceSchedule,
    clock: Clock,
    recogniseOffice: RecogniseOffice,
    settings: SettingsSource,
  },
  (ports) => {
    const isOpen = (maintenance: boolean) =>
      Effect.map(
        ports.recogniseOffice(),
        (office) => decideMaintenanceAccess({ maintenance, office }).verdict === 'open',
      )
    /** The last page on which the visitor's IP address was found to be in the office network. */
    let officePath: string | null = null
    let announcedStart: Instant | null = null
    return {
      /**
       * Returns the page to open because a maintenance window has begun, has become known or has ended; null if the
       * visitor stays. The visitor's IP address is looked up only during a window, at most once for each visit of a
       * page. [P-237] [P-322]
       */
      redirectFrom: (path: string, { justSubmitted }: Pick<Visitor, 'justSubmitted'>): Effect.Effect<Route | null> =>
        Effect.suspend(() => {
          const maintenance = ports.maintenance.isActive()
          const target = maintenanceRedirect(path, { maintenance, justSubmitted })
          if (!maintenance || target === null) return Effect.succeed(target)
          if (officePath === path) return Effect.succeed(null)
          return Effect.map(isOpen(maintenance), (isOffice) => {
            officePath = isOffice ? path : null
            return isOffice ? null : target
          })
        }),
      /**
       * Returns the maintenance window to announce on a page with an open form, exactly once; null if no window begins
       * soon. [P-317]
       */
      takeUpcoming: (): Effect.Effect<UpcomingMaintenance | null> =>
        Effect.gen(function* () {
          const window = ports.maintenance.window()
          const facts = {
            soon: isMaintenanceSoon(window, ports.clock.now()),
            announced: announcedStart === window.from,
          }
          if (decideMaintenanceWarning({ ...facts, office: false }).verdict === 'silent') return null
          announcedStart = window.from
          const { verdict } = decideMaintenanceWarning({ ...facts, office: yield* isOpen(true) })
          if (verdict === 'silent') return null
          return { from: window.from, until: announcedMaintenanceEndOf(window, ports.settings.read()) }
        }),
    }
  },
)

/**
 * Data of the maintenance page. `landing` is null for the default notice, `from` is null if only the end is known.
 * `unknown`: the notices could not be loaded.
 */
export type MaintenanceNotice = {
  readonly landing: LandingNotice | null
  readonly from: Instant | null
  readonly until: Instant
  readonly unknown: boolean
}

/** Returns the maintenance notice for the current time, from the known windows. [P-239] [D3-35] */
export const DeriveMaintenanceNotice = useCase(
  'DeriveMaintenanceNotice',
  { maintenance: MaintenanceSchedule, clock: Clock, settings: SettingsSource },
  (ports) => (): MaintenanceNotice => {
    const window = ports.maintenance.window()
    return {
      landing: findLandingToShow(ports.maintenance.landings(), ports.clock.now()),
      from: announcedStartOf(window),
      until: announcedMaintenanceEndOf(window, ports.settings.read()),
      unknown: ports.maintenance.isUnknown(),
    }
  },
)
export type DeriveMaintenanceNotice = ServiceOf<typeof DeriveMaintenanceNotice>
