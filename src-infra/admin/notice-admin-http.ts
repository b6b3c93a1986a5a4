import { Effect, Schema } from 'effect'
import { NoticeAdmin } from '#app/admin/notice-admin.port'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'
import { toActiveWire, toPopupRequest, PopupRecordWire, toPopupRecord } from './notice-admin-wire.ts'

const POPUP = '/api/v1/popup'
const POPUPS = `${POPUP}/list`
const LANDINGS = `${POPUP}/landing-list`

const ListAnswer = Schema.Struct({ result: Schema.NullOr(Schema.Array(PopupRecordWire)) })
const One = Schema.Struct({ result: PopupRecordWire })

/** Reads and changes popups and landing notices over HTTP. [P-210] [P-225] */
export const NoticeAdminHttp = adapter(NoticeAdmin, { http: Http }, ({ http }) => {
  const list = (call: string) =>
    http.get(call, { auth: 'admin' }).pipe(
      failUnlessSuccess(call),
      decodeAnswer(ListAnswer, call),
      Effect.map(({ result }) => (result ?? []).map(toPopupRecord)),
    )
  const save = (method: 'post' | 'put', body: ReturnType<typeof toPopupRequest> & { readonly popupSn?: number }) =>
    http[method](POPUP, { body, auth: 'admin', operation: 'save-popup' }).pipe(
      failUnlessSuccess(POPUP, '200-if-given'),
      Effect.asVoid,
    )
  return {
    popups: () => list(POPUPS),
    landings: () => list(LANDINGS),
    read: (id) => {
      const call = `${POPUP}/${id}`
      return http.get(call, { auth: 'admin' }).pipe(
        failUnlessSuccess(call),
        decodeAnswer(One, call),
        Effect.map(({ result }) => toPopupRecord(result)),
      )
    },
    register: (entry) => save('post', toPopupRequest(entry)),
    change: (id, entry) => save('put', { popupSn: id, ...toPopupRequest(entry) }),
    show: (id, isActive) => {
      const call = `${POPUP}/${id}/status`
      return http
        .patch(call, {
          body: { popupSn: id, popupYn: toActiveWire(isActive) },
          auth: 'admin',
          operation: 'switch-popup',
        })
        .pipe(failUnlessSuccess(call, '200-if-given'), Effect.asVoid)
    },
    remove: (id) => {
      const call = `${POPUP}/${id}`
      return http
        .delete(call, { auth: 'admin', operation: 'delete-popup' })
        .pipe(failUnlessSuccess(call, '200-if-given'), Effect.asVoid)
    },
  }
})
