import { ContainerModule } from 'inversify'
import { SettingsSource } from '#app/kernel/settings.port'
import { ProofCancellations, ProofItems, Proofs, ProofRegistrations } from '#app/proof/proofs.port'
import { SubmissionConfirmationFiles } from '#app/proof/submission-confirmation-files.port'
import { Http } from '../http/http.ts'
import {
  makeProofCancellationsHttp,
  makeProofItemsHttp,
  makeProofsHttp,
  makeProofRegistrationsHttp,
} from './proofs-http.ts'
import { makeSubmissionConfirmationFilesHttp } from './submission-confirmation-files-http.ts'

export const proofModule = new ContainerModule(({ bind }) => {
  bind(ProofRegistrations).toResolvedValue(makeProofRegistrationsHttp, [Http, SettingsSource])
  bind(Proofs).toResolvedValue(makeProofsHttp, [Http])
  bind(ProofItems).toResolvedValue(makeProofItemsHttp, [Http])
  bind(SubmissionConfirmationFiles).toResolvedValue(makeSubmissionConfirmationFilesHttp, [Http])
  bind(ProofCancellations).toResolvedValue(makeProofCancellationsHttp, [Http])
})
