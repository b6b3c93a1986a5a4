import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { Applications } from '#app/application/applications.port'
import { DraftOwner } from '#app/application/draft-owner'
import { SettingsSource } from '#app/kernel/settings.port'
import { ApplySupplement, makeApplySupplement } from '#app/proof/apply-supplement'
import { CheckSupplement, makeCheckSupplement } from '#app/proof/check-supplement'
import { ChooseBaseSupplement, makeChooseBaseSupplement } from '#app/proof/choose-base-supplement'
import { HalfSupplements } from '#app/proof/half-supplements.port'
import { LoadProof, makeLoadProof } from '#app/proof/load-proof'
import { ProofItems } from '#app/proof/proof-items.port'
import { ProofMasters } from '#app/proof/proof-masters.port'
import { makeSupplementBaseProof, SupplementBaseProof } from '#app/proof/supplement-base-proof'
import { SessionCookie } from '#app/session/session-cookie.port'
import { SessionStore } from '#app/session/session-store.port'
import { Http } from '../http/http.ts'
import { makeHalfSupplementsStorage } from './half-supplements-storage.ts'
import { makeProofItemsHttp } from './proof-items-http.ts'
import { makeProofMastersHttp } from './proof-masters-http.ts'

/** One proof in detail, and mending it when it was sent back. */
export const proofDetailModule = new ContainerModule(({ bind }) => {
  bind(ProofMasters).toResolvedValue(makeProofMastersHttp, [Http]).inSingletonScope()
  bind(ProofItems).toResolvedValue(makeProofItemsHttp, [Http]).inSingletonScope()
  bind(HalfSupplements)
    .toResolvedValue(() => makeHalfSupplementsStorage())
    .inSingletonScope()
  bind(ChooseBaseSupplement).toResolvedValue((session) => makeChooseBaseSupplement({ session }), [SessionStore])
  bind(CheckSupplement).toResolvedValue((cookie) => makeCheckSupplement({ cookie }), [SessionCookie])
  bind(LoadProof).toResolvedValue(
    (masters, applications, session, halves, owner) => makeLoadProof({ masters, applications, session, halves, owner }),
    [ProofMasters, Applications, SessionStore, HalfSupplements, DraftOwner],
  )
  bind(ApplySupplement).toResolvedValue(
    (masters, items, gate, session, settings, halves, owner, check, loadProof) =>
      makeApplySupplement({ masters, items, gate, session, settings, halves, owner, check, loadProof }),
    [
      ProofMasters,
      ProofItems,
      QueueGate,
      SessionStore,
      SettingsSource,
      HalfSupplements,
      DraftOwner,
      CheckSupplement,
      LoadProof,
    ],
  )
  bind(SupplementBaseProof).toResolvedValue(
    (masters, items, gate, session, settings) => makeSupplementBaseProof({ masters, items, gate, session, settings }),
    [ProofMasters, ProofItems, QueueGate, SessionStore, SettingsSource],
  )
})
