import { ContainerModule } from 'inversify'
import { SettingsSource } from '#app/kernel/settings.port'
import { ApplySupplement } from '#app/proof/apply-supplement'
import { CancelProof } from '#app/proof/cancel-proof'
import { DownloadReceipt } from '#app/proof/download-receipt'
import { CheckCarriers, CheckRegistration, CheckSupplement } from '#app/proof/check-registration'
import { ChooseProof, ChooseProofPath } from '#app/proof/choose-proof'
import { KeepPendingSupplements } from '#app/proof/keep-pending-supplements'
import { LoadProof } from '#app/proof/load-proof'
import { OpenRegistration } from '#app/proof/open-registration'
import { ProofCancellations, ProofItems, Proofs, ProofRegistrations, ReceiptFiles } from '#app/proof/proofs.port'
import { RegisterProof } from '#app/proof/register-proof'
import { RequestCarriers } from '#app/proof/request-carriers'
import { SupplementBaseProof } from '#app/proof/supplement-base-proof'
import { bindUseCases } from '../bind.ts'
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
  bindUseCases(bind, ChooseProofPath, CheckRegistration, CheckCarriers, OpenRegistration, RegisterProof)
  bindUseCases(bind, RequestCarriers)

  // Binds the calls about one proof and its supplements.
  bind(Proofs).toResolvedValue(makeProofsHttp, [Http])
  bind(ProofItems).toResolvedValue(makeProofItemsHttp, [Http])
  bindUseCases(bind, KeepPendingSupplements, CheckSupplement, LoadProof, ApplySupplement, SupplementBaseProof)

  // Binds the viewing of submitted proofs, and the actions on them on the result page.
  bind(ReceiptFiles).toResolvedValue(makeReceiptFilesHttp, [Http])
  bindUseCases(bind, DownloadReceipt, ChooseProof)
  bind(ProofCancellations).toResolvedValue(makeProofCancellationsHttp, [Http])
  bindUseCases(bind, CancelProof)
})
