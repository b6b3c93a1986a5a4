import { ContainerModule } from 'inversify'
import { Codes } from '#app/directory/codes.port'
import { ListBanks, ListReasons } from '#app/directory/list-banks'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeCodesHttp } from './codes-http.ts'

export const directoryModule = new ContainerModule(({ bind }) => {
  bind(Codes).toResolvedValue(makeCodesHttp, [Http])
  bindUseCases(bind, ListBanks, ListReasons)
})
