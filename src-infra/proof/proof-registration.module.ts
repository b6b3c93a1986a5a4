import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { Applications } from '#app/application/applications.port'
import { DraftOwner } from '#app/application/draft-owner'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { CheckEntries, makeCheckEntries } from '#app/proof/check-entries'
import { ChooseProofPath, makeChooseProofPath } from '#app/proof/choose-proof-path'
import { DiscardProofDraft, makeDiscardProofDraft } from '#app/proof/discard-proof-draft'
import { KeepProofDraft, makeKeepProofDraft } from '#app/proof/keep-proof-draft'
import { makeOpenRegistration, OpenRegistration } from '#app/proof/open-registration'
import { ProofDraftStore } from '#app/proof/proof-draft-store.port'
import { ProofRegistrations } from '#app/proof/proof-registrations.port'
import { makeRegisterProof, RegisterProof } from '#app/proof/register-proof'
import { makeRequestCarriers, RequestCarriers } from '#app/proof/request-carriers'
import { makeRestoreProofDraft, RestoreProofDraft } from '#app/proof/restore-proof-draft'
import { SessionCookie } from '#app/session/session-cookie.port'
import { SessionStore } from '#app/session/session-store.port'
import { FindEmptyFiles } from '#app/upload/find-empty-files'
import { Http } from '../http/http.ts'
import { makeProofRegistrationsHttp } from './proof-registrations-http.ts'

/** Registering new proofs, and the drafts of every form of a proof. */
export const proofRegistrationModule = new ContainerModule(({ bind }) => {
  bind(ProofRegistrations).toResolvedValue(makeProofRegistrationsHttp, [Http]).inSingletonScope()
  bind(ChooseProofPath).toResolvedValue((session) => makeChooseProofPath({ session }), [SessionStore])
  bind(CheckEntries).toResolvedValue((cookie) => makeCheckEntries({ cookie }), [SessionCookie])
  bind(OpenRegistration).toResolvedValue(
    (applications, session) => makeOpenRegistration({ applications, session }),
    [Applications, SessionStore],
  )
  bind(RegisterProof).toResolvedValue(
    (applications, session, settings, gate, registrations, findEmptyFiles) =>
      makeRegisterProof({ applications, session, settings, gate, registrations, findEmptyFiles }),
    [Applications, SessionStore, SettingsSource, QueueGate, ProofRegistrations, FindEmptyFiles],
  )
  bind(RequestCarriers).toResolvedValue(
    (applications, session, registrations) => makeRequestCarriers({ applications, session, registrations }),
    [Applications, SessionStore, ProofRegistrations],
  )
  bind(KeepProofDraft).toResolvedValue(
    (drafts, owner, clock) => makeKeepProofDraft({ drafts, owner, clock }),
    [ProofDraftStore, DraftOwner, Clock],
  )
  bind(RestoreProofDraft).toResolvedValue(
    (drafts, owner, clock) => makeRestoreProofDraft({ drafts, owner, clock }),
    [ProofDraftStore, DraftOwner, Clock],
  )
  bind(DiscardProofDraft).toResolvedValue((drafts) => makeDiscardProofDraft({ drafts }), [ProofDraftStore])
})
