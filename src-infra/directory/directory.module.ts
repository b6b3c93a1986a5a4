import { ContainerModule } from 'inversify'
import { Codes } from '#app/directory/codes.port'
import { ListBanks, makeListBanks } from '#app/directory/list-banks'
import { ListReasons, makeListReasons } from '#app/directory/list-reasons'
import { SessionStore } from '#app/session/session-store.port'
import { Http } from '../http/http.ts'
import { makeCodesHttp } from './codes-http.ts'

export const directoryModule = new ContainerModule(({ bind }) => {
  bind(Codes).toResolvedValue(makeCodesHttp, [Http]).inSingletonScope()
  bind(ListBanks).toResolvedValue((codes) => makeListBanks({ codes }), [Codes])
  bind(ListReasons).toResolvedValue((codes, session) => makeListReasons({ codes, session }), [Codes, SessionStore])
})
