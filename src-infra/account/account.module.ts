import { ContainerModule } from 'inversify'
import { Banks } from '#app/account/banks.port'
import { Http } from '../http/http.ts'
import { makeBanksHttp } from './banks-http.ts'

export const accountModule = new ContainerModule(({ bind }) => {
  bind(Banks).toResolvedValue(makeBanksHttp, [Http])
})
