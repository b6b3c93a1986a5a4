import { Effect } from 'effect'
import type { PopupRecord } from '#domain/notice/popup-record'
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

/** Switches a popup or landing notice to the opposite, and answers what it is now. [P-213] Fails: failed calls, AdminTokenInvalid, AdminForbidden. */
export const makeSwitchPopup =
  ({ admin, adminToken, clearLandingCache }: Ports) =>
  ({ popupSn, popupYn }: Pick<PopupRecord, 'popupSn' | 'popupYn'>) => {
    const opposite = popupYn === 'Y' ? 'N' : 'Y'
    return admin.show(popupSn, opposite).pipe(
      asAdministrator(adminToken),
      Effect.tap(() => Effect.sync(clearLandingCache)),
      Effect.as<'Y' | 'N'>(opposite),
    )
  }
export type SwitchPopup = ReturnType<typeof makeSwitchPopup>
export type SwitchPopupError = Effect.Error<ReturnType<SwitchPopup>>
export const SwitchPopup = useCase<SwitchPopup>('SwitchPopup')
