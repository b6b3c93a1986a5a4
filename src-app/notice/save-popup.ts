import { Data, Effect } from 'effect'
import { composePopup } from '#domain/notice/popup-entry'
import { checkPopupForm } from '#domain/notice/popup-form'
import type { PopupField, PopupForm, PopupFormRefusal } from '#domain/notice/popup-form'
import type { PopupRecord } from '#domain/notice/popup-record'
import type { AdminToken } from '../admin/admin-token.port.ts'
import { asAdministrator } from '../admin/administrator.ts'
import { useCase } from '../token.ts'
import type { ClearLandingCache } from './clear-landing-cache.ts'
import type { PopupAdmin } from './popup-admin.port.ts'

/** The form is not complete or not right: which rule it breaks, and at which field. Nothing was sent. [P-220] to [P-223] */
export class PopupFormRefused extends Data.TaggedError('PopupFormRefused')<{
  readonly refusal: PopupFormRefusal
  readonly at: PopupField | undefined
}> {}

/** What is saved. `popupSn` null: a new one. An edited one keeps its type and priority. [P-225] */
export type SavedPopup = Pick<PopupRecord, 'popupYn' | 'popupPriority'> & {
  readonly popupSn: number | null
  readonly form: PopupForm
}

/**
 * Registers or changes a popup or landing notice, once its form is right. The HTML is the caller's, already sanitised.
 * [P-220] to [P-225] Fails: PopupFormRefused, failed calls, AdminTokenInvalid, AdminForbidden.
 */
export const makeSavePopup =
  (ports: {
    readonly admin: PopupAdmin
    readonly adminToken: AdminToken
    readonly clearLandingCache: ClearLandingCache
  }) =>
  ({ popupSn, form, popupYn, popupPriority }: SavedPopup) =>
    Effect.gen(function* () {
      const checked = checkPopupForm(form)
      if (!checked.ok) return yield* new PopupFormRefused({ refusal: checked.code, at: checked.at })
      const entry = composePopup(form, { popupYn, popupPriority })
      const sent = popupSn === null ? ports.admin.register(entry) : ports.admin.change(popupSn, entry)
      yield* asAdministrator(ports.adminToken)(sent)
      ports.clearLandingCache()
    })
export type SavePopup = ReturnType<typeof makeSavePopup>
export type SavePopupError = Effect.Error<ReturnType<SavePopup>>
export const SavePopup = useCase<SavePopup>('SavePopup')
