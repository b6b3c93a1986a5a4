import { Effect } from 'effect'
import type { AdminToken } from '../admin/admin-token.port.ts'
import { asAdministrator } from '../admin/administrator.ts'
import { useCase } from '../token.ts'
import type { ClearLandingCache } from './clear-landing-cache.ts'
import type { PopupAdmin } from './popup-admin.port.ts'

type Ports = {
  readonly admin: PopupAdmin
  readonly adminToken: AdminToken
  readonly clearLandingCache: ClearLandingCache
}

/** Deletes a popup or landing notice. [P-214] [D3-39] Fails: failed calls, AdminTokenInvalid, AdminForbidden. */
export const makeDeletePopup =
  ({ admin, adminToken, clearLandingCache }: Ports) =>
  (popupSn: number) =>
    admin.remove(popupSn).pipe(
      asAdministrator(adminToken),
      Effect.tap(() => Effect.sync(clearLandingCache)),
    )
export type DeletePopup = ReturnType<typeof makeDeletePopup>
export type DeletePopupError = Effect.Error<ReturnType<DeletePopup>>
export const DeletePopup = useCase<DeletePopup>('DeletePopup')
