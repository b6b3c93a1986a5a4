import { Effect, Data } from 'effect'
import { decideAdminRefusal } from '#domain/admin/administrator'
import type { RefusalReason } from '#domain/kernel/decide'
import { decideNoticeSaving, type NoticeSavingVerdict } from '#domain/notice/notice-saving'
import {
  decidePopupForm,
  toPopupData,
  type PopupForm,
  type PopupFormVerdict,
  type PopupRecord,
  sortLandings,
} from '#domain/notice/popup-form'
import type { CallError } from '../kernel/call.errors.ts'
import { type ServiceOf, useCase } from '../kernel/token.ts'
import { LandingChanges } from '../notice/landing-changes.port.ts'
import { MaintenanceSchedule } from '../notice/maintenance-schedule.ts'
import { AdminTokenStorage } from '../session/admin-token.port.ts'
import { AdminForbidden, AdminTokenInvalid } from './admin.errors.ts'
import { NoticeAdmin } from './notice-admin.port.ts'

/** The form is incomplete or invalid, so nothing was sent. [P-220] to [P-223] */
export class PopupFormRefused extends Data.TaggedError('PopupFormRefused')<
  RefusalReason<Exclude<PopupFormVerdict, 'ok'>>
> {}

/** The notice was changed elsewhere after its editing began. Nothing was stored. [P-225] */
export class NoticeChangedElsewhere extends Data.TaggedError('NoticeChangedElsewhere')<
  RefusalReason<Extract<NoticeSavingVerdict, 'ask'>>
> {}

/**
 * A notice to save. `id` is null for a new notice. An edited notice keeps its type and priority. `loaded` is the notice
 * as it was when editing began; if it is null, changes made elsewhere are overwritten. [P-225]
 */
type PopupToSave = Pick<PopupRecord, 'isActive' | 'priority'> & {
  readonly id: number | null
  readonly form: PopupForm
  readonly loaded: PopupRecord | null
}

const isSame = (one: PopupRecord, other: PopupRecord): boolean =>
  (Object.keys(one) as (keyof PopupRecord)[]).every((field) => one[field] === other[field])

export type AdminCallError = CallError | AdminTokenInvalid | AdminForbidden

/**
 * Maps two refusals of an administrator's call to separate failures. An invalid token is removed, so that the login
 * dialog opens; a forbidden role or IP address becomes `AdminForbidden`. If the server gives its rule, this is the
 * reason, because it says more than the page's rule. [P-320] [E-165]
 */
const mapAdminRefusals =
  (adminToken: AdminTokenStorage) =>
  <A>(call: Effect.Effect<A, CallError>): Effect.Effect<A, AdminCallError> =>
    Effect.mapError(call, (error) => {
      if (error._tag !== 'Refused') return error
      const { verdict, because } = decideAdminRefusal(error.status)
      const reason = { because: error.because ?? because }
      if (verdict === 'login') {
        adminToken.remove()
        return new AdminTokenInvalid(reason)
      }
      return verdict === 'forbidden' ? new AdminForbidden(reason) : error
    })

/**
 * Manages popups and landing notices. After every change, all open pages of this browser read the maintenance notices
 * again. [P-210] to [P-227] [D3-36]
 */
export const AdministerPopups = useCase(
  'AdministerPopups',
  { admin: NoticeAdmin, adminToken: AdminTokenStorage, maintenance: MaintenanceSchedule, changes: LandingChanges },
  ({ admin, adminToken, maintenance, changes }) => {
    const asAdmin = mapAdminRefusals(adminToken)
    const forgetNotices = Effect.sync(() => {
      maintenance.forget()
      changes.announce()
    })
    return {
      /** Returns every popup, active or not, the newest first. [P-210] */
      popups: () => Effect.map(asAdmin(admin.popups()), (popups) => popups.toSorted((a, b) => b.id - a.id)),
      /** Returns every landing notice, the latest start first. [P-211] [P-212] */
      landings: () => Effect.map(asAdmin(admin.landings()), sortLandings),
      /** Returns one popup or landing notice for editing. [P-225] [P-226] */
      load: (id: number) => asAdmin(admin.read(id)),
      /** Toggles a notice and returns its new state. [P-213] */
      toggle: ({ id, isActive }: Pick<PopupRecord, 'id' | 'isActive'>) =>
        asAdmin(admin.show(id, !isActive)).pipe(Effect.andThen(forgetNotices), Effect.as(!isActive)),
      /** Deletes a popup or landing notice. [P-214] [D3-39] */
      remove: (id: number) => Effect.andThen(asAdmin(admin.remove(id)), forgetNotices),
      /**
       * Registers or changes a notice if its form is valid. The caller has already sanitised the HTML. Before a change,
       * the notice is read again and compared with `loaded`, because the agency stores no version number for a notice.
       * [P-220] to [P-225]
       */
      save: Effect.fnUntraced(function* ({ id, form, isActive, priority, loaded }: PopupToSave) {
        const { verdict, because } = decidePopupForm(form)
        if (verdict !== 'ok') return yield* new PopupFormRefused({ verdict, because })
        const entry = toPopupData(form, { isActive, priority })
        const same = id !== null && loaded !== null && isSame(yield* asAdmin(admin.read(id)), loaded)
        const saving = decideNoticeSaving({ existing: id !== null, overwrites: loaded === null, same })
        if (saving.verdict === 'ask')
          return yield* new NoticeChangedElsewhere({ verdict: saving.verdict, because: saving.because })
        yield* asAdmin(id === null ? admin.register(entry) : admin.change(id, entry))
        yield* forgetNotices
      }),
    } as const
  },
)
export type AdministerPopups = ServiceOf<typeof AdministerPopups>
