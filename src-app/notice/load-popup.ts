import { Effect } from 'effect'
import type { AdminToken } from '../admin/admin-token.port.ts'
import { asAdministrator } from '../admin/administrator.ts'
import { useCase } from '../token.ts'
import type { PopupAdmin } from './popup-admin.port.ts'

/** One popup or landing notice, to be edited. [P-225] [P-226] Fails: failed calls, AdminTokenInvalid, AdminForbidden. */
export const makeLoadPopup =
  ({ admin, adminToken }: { readonly admin: PopupAdmin; readonly adminToken: AdminToken }) =>
  (popupSn: number) =>
    admin.one(popupSn).pipe(asAdministrator(adminToken))
export type LoadPopup = ReturnType<typeof makeLoadPopup>
export type LoadPopupError = Effect.Error<ReturnType<LoadPopup>>
export const LoadPopup = useCase<LoadPopup>('LoadPopup')
