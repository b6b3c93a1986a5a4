import { ContainerModule } from 'inversify'
import { SettingsSource } from '#app/kernel/settings.port'
import { ProofCancellations, ProofItems, Proofs, ProofRegistrations } from '#app/proof/proofs.port'
import { SubmissionConfirmationDownloads } from '#app/proof/submission-confirmation-downloads.port'
import { Http } from '../http/http.ts'
import {
  makeProofCancellationsHttp,
  makeProofItemsHttp,
  makeProofsHttp,
  makeProofRegistrationsHttp,
} from './proofs-http.ts'
import { makeSubmissionConfirmationDownloadsHttp } from './submission-confirmation-downloads-http.ts'

export const proofModule = new ContainerModule(({ bind }) => {
  bind(ProofRegistrations).toResolvedValue(makeProofRegistrationsHttp, [Http, SettingsSource])
  bind(Proofs).toResolvedValue(makeProofsHttp, [Http])
  bind(ProofItems).toResolvedValue(makeProofItemsHttp, [Http])
  bind(SubmissionConfirmationDownloads).toResolvedValue(makeSubmissionConfirmationDownloadsHttp, [Http])
  bind(ProofCancellations).toResolvedValue(makeProofCancellationsHttp, [Http])
})
