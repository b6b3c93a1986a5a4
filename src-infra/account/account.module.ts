import { ContainerModule } from 'inversify'
import { BankPort } from '#app/account/bank.port'
import { VerifyAccount } from '#app/account/verify-account'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeBankHttp } from './bank-http.ts'

export const accountModule = new ContainerModule(({ bind }) => {
  bind(BankPort).toResolvedValue(makeBankHttp, [Http])
  bindUseCases(bind, VerifyAccount)
})
