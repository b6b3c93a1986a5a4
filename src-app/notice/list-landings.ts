import { Effect } from 'effect'
import type { Instant } from '#domain/kernel/calendar'
import { announcedEndOf, shownLanding, type Landing } from '#domain/notice/maintenance-window'
import { sortLandings } from '#domain/notice/popup-form'
import { asAdministrator } from '../admin/administrator.ts'
import type { Clock } from '../kernel/clock.port.ts'
import type { SettingsSource } from '../kernel/settings.port.ts'
import { useCase } from '../token.ts'
import type { Maintenance } from '../session/maintenance.ts'
import type { AdminToken } from '../session/session-store.port.ts'
import type { PopupAdmin } from './popups.port.ts'

type Ports = { readonly admin: PopupAdmin; readonly adminToken: AdminToken }

/** Every landing notice, the latest start first. [P-211] [P-212] Fails: failed calls, AdminTokenInvalid, AdminForbidden. */
export const makeListLandings =
  ({ admin, adminToken }: Ports) =>
  () =>
    admin.landings().pipe(asAdministrator(adminToken), Effect.map(sortLandings))
export type ListLandings = ReturnType<typeof makeListLandings>
export type ListLandingsError = Effect.Error<ReturnType<ListLandings>>
export const ListLandings = useCase<ListLandings>('ListLandings')

/** What the page of a maintenance window says. `landing` null: the default notice. `unknown`: the office could not be asked. */
export type MaintenanceNotice = {
  readonly landing: Landing | null
  readonly from: Instant
  readonly until: Instant
  readonly unknown: boolean
}

/** The notice of this moment, out of what is known. [P-239] [P-240] [P-241] [D3-35] */
export const makeReadMaintenanceNotice =
  (ports: { readonly maintenance: Maintenance; readonly clock: Clock; readonly settings: SettingsSource }) =>
  (): MaintenanceNotice => {
    const window = ports.maintenance.window()
    return {
      landing: shownLanding(ports.maintenance.known(), ports.clock.now()),
      from: window.from,
      until: announcedEndOf(window, ports.settings.read()),
      unknown: ports.maintenance.isUnknown(),
    }
  }
export type ReadMaintenanceNotice = ReturnType<typeof makeReadMaintenanceNotice>
export const ReadMaintenanceNotice = useCase<ReadMaintenanceNotice>('ReadMaintenanceNotice')
