import { ContainerModule } from 'inversify'
import { BankPort } from '#app/account/bank.port'
import { Http } from '../http/http.ts'
import { makeBankHttp } from './bank-http.ts'

export const accountModule = new ContainerModule(({ bind }) => {
  bind(BankPort).toResolvedValue(makeBankHttp, [Http])
})
