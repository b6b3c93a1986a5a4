import { Effect, Schema } from 'effect'
import { MalformedAnswer } from '#app/kernel/call.errors'
import type { PopupAdmin } from '#app/notice/popup-admin.port'
import { type PopupEntry, readPopupRecord, type PopupRecord } from '#domain/notice/popup-form'
import { agreed } from '../http/answers.ts'
import { decode, succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'

const POPUP = '/api/v1/popup'
const POPUPS = `${POPUP}/list`
const LANDINGS = `${POPUP}/landing-list`

const Listed = Schema.Struct({ result: Schema.NullOr(Schema.Array(Schema.Unknown)) })
const One = Schema.Struct({ result: Schema.Unknown })

/** A record of the domain's form; another one makes the whole answer a failure. [P-267] */
const record =
  (call: string) =>
  (wire: unknown): Effect.Effect<PopupRecord, MalformedAnswer> => {
    const read = readPopupRecord(wire)
    return read === null ? Effect.fail(new MalformedAnswer({ call, cause: 'shape' })) : Effect.succeed(read)
  }

/** Keeping popups and landing notices over HTTP. [P-210] [P-211] [P-213] [P-214] [P-224] [P-225] */
export const makePopupAdminHttp = (http: Http): PopupAdmin => {
  const list = (call: string) =>
    http.get(call, { auth: 'admin' }).pipe(
      succeeded(call),
      decode(Listed, call),
      Effect.flatMap(({ result }) => Effect.forEach(result ?? [], record(call))),
    )
  const save = (method: 'post' | 'put', body: PopupEntry & { readonly popupSn?: number }) =>
    http[method](POPUP, { body, auth: 'admin', press: 'save-popup' }).pipe(agreed(POPUP), Effect.asVoid)
  return {
    popups: () => list(POPUPS),
    landings: () => list(LANDINGS),
    one: (popupSn) => {
      const call = `${POPUP}/${popupSn}`
      return http.get(call, { auth: 'admin' }).pipe(
        succeeded(call),
        decode(One, call),
        Effect.flatMap(({ result }) => record(call)(result)),
      )
    },
    register: (entry) => save('post', entry),
    change: (popupSn, entry) => save('put', { popupSn, ...entry }),
    show: (popupSn, popupYn) => {
      const call = `${POPUP}/${popupSn}/status`
      return http
        .patch(call, { body: { popupSn, popupYn }, auth: 'admin', press: 'switch-popup' })
        .pipe(agreed(call), Effect.asVoid)
    },
    remove: (popupSn) => {
      const call = `${POPUP}/${popupSn}`
      return http.delete(call, { auth: 'admin', press: 'delete-popup' }).pipe(agreed(call), Effect.asVoid)
    },
  }
}
