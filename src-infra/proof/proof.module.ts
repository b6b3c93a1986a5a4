import { ContainerModule } from 'inversify'
import { SettingsSource } from '#app/kernel/settings.port'
import { ProofCancellations, ProofItems, Proofs, ProofRegistrations, ReceiptFiles } from '#app/proof/proofs.port'
import { Http } from '../http/http.ts'
import {
  makeProofCancellationsHttp,
  makeProofItemsHttp,
  makeProofsHttp,
  makeProofRegistrationsHttp,
} from './proofs-http.ts'
import { makeReceiptFilesHttp } from './receipt-files-http.ts'

export const proofModule = new ContainerModule(({ bind }) => {
  bind(ProofRegistrations).toResolvedValue(makeProofRegistrationsHttp, [Http, SettingsSource])
  bind(Proofs).toResolvedValue(makeProofsHttp, [Http])
  bind(ProofItems).toResolvedValue(makeProofItemsHttp, [Http])
  bind(ReceiptFiles).toResolvedValue(makeReceiptFilesHttp, [Http])
  bind(ProofCancellations).toResolvedValue(makeProofCancellationsHttp, [Http])
})
