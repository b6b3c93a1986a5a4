import { Effect } from 'effect'
import { sortLandings } from '#domain/notice/popup-form'
import type { AdminToken } from '../admin/admin-token.port.ts'
import { asAdministrator } from '../admin/administrator.ts'
import { useCase } from '../token.ts'
import type { PopupAdmin } from './popup-admin.port.ts'

type Ports = { readonly admin: PopupAdmin; readonly adminToken: AdminToken }

/** Every landing notice, the latest start first. [P-211] [P-212] Fails: failed calls, AdminTokenInvalid, AdminForbidden. */
export const makeListLandings =
  ({ admin, adminToken }: Ports) =>
  () =>
    admin.landings().pipe(asAdministrator(adminToken), Effect.map(sortLandings))
export type ListLandings = ReturnType<typeof makeListLandings>
export type ListLandingsError = Effect.Error<ReturnType<ListLandings>>
export const ListLandings = useCase<ListLandings>('ListLandings')
