import { Effect, Data } from 'effect'
import {
  composePopup,
  type PopupField,
  type PopupForm,
  type PopupFormRefusal,
  checkPopupForm,
  type PopupRecord,
  sortLandings,
} from '#domain/notice/popup-form'
import { asAdministrator } from '../admin/administrator.ts'
import { useCase } from '../token.ts'
import type { Maintenance } from '../session/maintenance.ts'
import type { AdminToken } from '../session/session-store.port.ts'
import type { LandingNews, PopupAdmin } from './popups.port.ts'

/**
 * After an administrator has registered, changed, switched or deleted something: every page of this browser asks the office
 * anew before it believes what it knew of maintenance. [D3-36]
 */
export const makeClearLandingCache =
  (ports: { readonly maintenance: Maintenance; readonly news: LandingNews }) => (): void => {
    ports.maintenance.forget()
    ports.news.announce()
  }
export type ClearLandingCache = ReturnType<typeof makeClearLandingCache>
export const ClearLandingCache = useCase<ClearLandingCache>('ClearLandingCache')

/** The ports of every use case that changes the office's popups. */
type AdministrationPorts = {
  readonly admin: PopupAdmin
  readonly adminToken: AdminToken
  readonly clearLandingCache: ClearLandingCache
}
type ReadingPorts = Pick<AdministrationPorts, 'admin' | 'adminToken'>

/** Every popup, switched on or off, the newest first. [P-210] Fails: failed calls, AdminTokenInvalid, AdminForbidden. */
export const makeListAllPopups =
  ({ admin, adminToken }: ReadingPorts) =>
  () =>
    admin.popups().pipe(
      asAdministrator(adminToken),
      Effect.map((popups) => popups.toSorted((one, other) => other.id - one.id)),
    )
export type ListAllPopups = ReturnType<typeof makeListAllPopups>
export type ListAllPopupsError = Effect.Error<ReturnType<ListAllPopups>>
export const ListAllPopups = useCase<ListAllPopups>('ListAllPopups')

/** Every landing notice, the latest start first. [P-211] [P-212] Fails: failed calls, AdminTokenInvalid, AdminForbidden. */
export const makeListLandings =
  ({ admin, adminToken }: ReadingPorts) =>
  () =>
    admin.landings().pipe(asAdministrator(adminToken), Effect.map(sortLandings))
export type ListLandings = ReturnType<typeof makeListLandings>
export type ListLandingsError = Effect.Error<ReturnType<ListLandings>>
export const ListLandings = useCase<ListLandings>('ListLandings')

/** One popup or landing notice, to be edited. [P-225] [P-226] Fails: failed calls, AdminTokenInvalid, AdminForbidden. */
export const makeLoadPopup =
  ({ admin, adminToken }: ReadingPorts) =>
  (id: number) =>
    admin.one(id).pipe(asAdministrator(adminToken))
export type LoadPopup = ReturnType<typeof makeLoadPopup>
export type LoadPopupError = Effect.Error<ReturnType<LoadPopup>>
export const LoadPopup = useCase<LoadPopup>('LoadPopup')

/** Switches a popup or landing notice on or off, the opposite of what it is, and answers whether it is on now. [P-213] Fails: failed calls, AdminTokenInvalid, AdminForbidden. */
export const makeSwitchPopup =
  ({ admin, adminToken, clearLandingCache }: AdministrationPorts) =>
  ({ id, isActive }: Pick<PopupRecord, 'id' | 'isActive'>) =>
    admin.show(id, !isActive).pipe(
      asAdministrator(adminToken),
      Effect.tap(() => Effect.sync(clearLandingCache)),
      Effect.as(!isActive),
    )
export type SwitchPopup = ReturnType<typeof makeSwitchPopup>
export type SwitchPopupError = Effect.Error<ReturnType<SwitchPopup>>
export const SwitchPopup = useCase<SwitchPopup>('SwitchPopup')

/** Deletes a popup or landing notice. [P-214] [D3-39] Fails: failed calls, AdminTokenInvalid, AdminForbidden. */
export const makeDeletePopup =
  ({ admin, adminToken, clearLandingCache }: AdministrationPorts) =>
  (id: number) =>
    admin.remove(id).pipe(
      asAdministrator(adminToken),
      Effect.tap(() => Effect.sync(clearLandingCache)),
    )
export type DeletePopup = ReturnType<typeof makeDeletePopup>
export type DeletePopupError = Effect.Error<ReturnType<DeletePopup>>
export const DeletePopup = useCase<DeletePopup>('DeletePopup')

/** The form is not complete or not right: which rule it breaks, and at which field. Nothing was sent. [P-220] to [P-223] */
export class PopupFormRefused extends Data.TaggedError('PopupFormRefused')<{
  readonly refusal: PopupFormRefusal
  readonly at: PopupField | undefined
}> {}

/** What is saved. `id` null: a new one. An edited one keeps its type and priority. [P-225] */
export type SavedPopup = Pick<PopupRecord, 'isActive' | 'priority'> & {
  readonly id: number | null
  readonly form: PopupForm
}

/**
 * Registers or changes a popup or landing notice, once its form is right. The HTML is the caller's, already sanitised.
 * [P-220] to [P-225] Fails: PopupFormRefused, failed calls, AdminTokenInvalid, AdminForbidden.
 */
export const makeSavePopup =
  (ports: AdministrationPorts) =>
  ({ id, form, isActive, priority }: SavedPopup) =>
    Effect.gen(function* () {
      const checked = checkPopupForm(form)
      if (!checked.ok) return yield* new PopupFormRefused({ refusal: checked.code, at: checked.at })
      const entry = composePopup(form, { isActive, priority })
      const sent = id === null ? ports.admin.register(entry) : ports.admin.change(id, entry)
      yield* asAdministrator(ports.adminToken)(sent)
      ports.clearLandingCache()
    })
export type SavePopup = ReturnType<typeof makeSavePopup>
export type SavePopupError = Effect.Error<ReturnType<SavePopup>>
export const SavePopup = useCase<SavePopup>('SavePopup')
