import { Effect } from 'effect'
import type { AdminToken } from '../admin/admin-token.port.ts'
import { asAdministrator } from '../admin/administrator.ts'
import { useCase } from '../token.ts'
import type { PopupAdmin } from './popup-admin.port.ts'

type Ports = { readonly admin: PopupAdmin; readonly adminToken: AdminToken }

/** Every popup, switched on or off, the newest first. [P-210] Fails: failed calls, AdminTokenInvalid, AdminForbidden. */
export const makeListAllPopups =
  ({ admin, adminToken }: Ports) =>
  () =>
    admin.popups().pipe(
      asAdministrator(adminToken),
      Effect.map((popups) => popups.toSorted((one, other) => other.popupSn - one.popupSn)),
    )
export type ListAllPopups = ReturnType<typeof makeListAllPopups>
export type ListAllPopupsError = Effect.Error<ReturnType<ListAllPopups>>
export const ListAllPopups = useCase<ListAllPopups>('ListAllPopups')
