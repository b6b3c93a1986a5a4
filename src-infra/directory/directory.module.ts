import { ContainerModule } from 'inversify'
import { Codes } from '#app/directory/codes.port'
import { ListBanks, makeListBanks, ListReasons, makeListReasons } from '#app/directory/list-codes'
import { SessionStore } from '#app/session/session-store.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeCodesHttp } from './codes-http.ts'

export const directoryModule = new ContainerModule(({ bind }) => {
  bind(Codes).toResolvedValue(makeCodesHttp, [Http])
  bindUseCase(bind, ListBanks, makeListBanks, { codes: Codes })
  bindUseCase(bind, ListReasons, makeListReasons, { codes: Codes, session: SessionStore })
})
