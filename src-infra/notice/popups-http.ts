import { Effect, Schema } from 'effect'
import { SettingsSource } from '#app/kernel/settings.port'
import { Popups } from '#app/notice/popups.port'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'
import { PopupWire, toPopup } from './popup-wire.ts'

const POPUPS = '/api/v1/popup/list'

const PopupsAnswer = Schema.Struct({ result: Schema.NullOr(Schema.Array(PopupWire)) })

/** The call for the popups for visitors over HTTP. [E-030] [E-031] */
export const PopupsHttp = adapter(Popups, { http: Http, settings: SettingsSource }, ({ http, settings }) => ({
  listActive: () =>
    http.get(POPUPS, { query: { popupYn: 'Y' }, auth: 'visitor' }).pipe(
      failUnlessSuccess(POPUPS),
      decodeAnswer(PopupsAnswer, POPUPS),
      Effect.map(({ result }) => (result ?? []).map((wire) => toPopup(wire, settings.read().popupPrioritySource))),
    ),
}))
