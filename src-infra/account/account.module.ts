import { ContainerModule } from 'inversify'
import { BankPort } from '#app/account/bank.port'
import { makeVerifyAccount, VerifyAccount } from '#app/account/verify-account'
import { QueueGate } from '#app/admission/queue-gate.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeBankHttp } from './bank-http.ts'

export const accountModule = new ContainerModule(({ bind }) => {
  bind(BankPort).toResolvedValue(makeBankHttp, [Http])
  bindUseCase(bind, VerifyAccount, makeVerifyAccount, { gate: QueueGate, bank: BankPort })
})
