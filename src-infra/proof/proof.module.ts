import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { Applications } from '#app/application/applications.port'
import { DraftOwner } from '#app/application/drafts'
import { SettingsSource } from '#app/kernel/settings.port'
import { ApplySupplement, makeApplySupplement } from '#app/proof/apply-supplement'
import { CancelProof, makeCancelProof } from '#app/proof/cancel-proof'
import { DownloadReceipt, makeDownloadReceipt } from '#app/proof/download-receipt'
import {
  CheckCarriers,
  makeCheckCarriers,
  CheckRegistration,
  makeCheckRegistration,
  CheckSupplement,
  makeCheckSupplement,
} from '#app/proof/check-entries'
import { ChooseProof, makeChooseProof, ChooseProofPath, makeChooseProofPath } from '#app/proof/choose-proof'
import { LoadProof, makeLoadProof } from '#app/proof/load-proof'
import { makeOpenRegistration, OpenRegistration } from '#app/proof/open-registration'
import {
  ProofCancellations,
  ProofItems,
  Proofs,
  ProofRegistrations,
  ReceiptFiles,
  PendingSupplements,
} from '#app/proof/proofs.port'
import { makeRegisterProof, RegisterProof } from '#app/proof/register-proof'
import { makeRequestCarriers, RequestCarriers } from '#app/proof/request-carriers'
import { makeSupplementBaseProof, SupplementBaseProof } from '#app/proof/supplement-base-proof'
import { SessionCookie, SessionStore } from '#app/session/session-store.port'
import { FindEmptyFiles } from '#app/upload/find-empty-files'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makePendingSupplementsStorage } from './pending-supplements-storage.ts'
import {
  makeProofCancellationsHttp,
  makeProofItemsHttp,
  makeProofsHttp,
  makeProofRegistrationsHttp,
} from './proofs-http.ts'
import { makeReceiptFilesHttp } from './receipt-files-http.ts'

export const proofModule = new ContainerModule(({ bind }) => {
  // Registering new proofs.
  bind(ProofRegistrations).toResolvedValue(makeProofRegistrationsHttp, [Http, SettingsSource])
  bindUseCase(bind, ChooseProofPath, makeChooseProofPath, { session: SessionStore })
  bindUseCase(bind, CheckRegistration, makeCheckRegistration, { cookie: SessionCookie })
  bindUseCase(bind, CheckCarriers, makeCheckCarriers, { cookie: SessionCookie })
  bindUseCase(bind, OpenRegistration, makeOpenRegistration, { applications: Applications, session: SessionStore })
  bindUseCase(bind, RegisterProof, makeRegisterProof, {
    applications: Applications,
    session: SessionStore,
    gate: QueueGate,
    registrations: ProofRegistrations,
    findEmptyFiles: FindEmptyFiles,
  })
  bindUseCase(bind, RequestCarriers, makeRequestCarriers, {
    applications: Applications,
    session: SessionStore,
    registrations: ProofRegistrations,
  }).inTransientScope()

  // One proof in detail, and mending it when it was sent back.
  bind(Proofs).toResolvedValue(makeProofsHttp, [Http])
  bind(ProofItems).toResolvedValue(makeProofItemsHttp, [Http])
  bind(PendingSupplements).toResolvedValue(() => makePendingSupplementsStorage())
  bindUseCase(bind, CheckSupplement, makeCheckSupplement, { cookie: SessionCookie })
  bindUseCase(bind, LoadProof, makeLoadProof, {
    proofs: Proofs,
    applications: Applications,
    session: SessionStore,
    pendingSupplements: PendingSupplements,
    owner: DraftOwner,
  })
  bindUseCase(bind, ApplySupplement, makeApplySupplement, {
    proofs: Proofs,
    items: ProofItems,
    gate: QueueGate,
    session: SessionStore,
    settings: SettingsSource,
    pendingSupplements: PendingSupplements,
    owner: DraftOwner,
    check: CheckSupplement,
    loadProof: LoadProof,
  })
  bindUseCase(bind, SupplementBaseProof, makeSupplementBaseProof, {
    proofs: Proofs,
    items: ProofItems,
    gate: QueueGate,
    session: SessionStore,
    settings: SettingsSource,
  })

  // Looking at proofs that were handed in, and what the result page does with them.
  bind(ReceiptFiles).toResolvedValue(makeReceiptFilesHttp, [Http])
  bindUseCase(bind, DownloadReceipt, makeDownloadReceipt, { receipts: ReceiptFiles })
  bindUseCase(bind, ChooseProof, makeChooseProof, { session: SessionStore })
  bind(ProofCancellations).toResolvedValue(makeProofCancellationsHttp, [Http])
  bindUseCase(bind, CancelProof, makeCancelProof, { cancellations: ProofCancellations })
})
