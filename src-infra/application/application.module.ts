import { ContainerModule } from 'inversify'
import { BankPort } from '#app/account/bank.port'
import { Applications } from '#app/application/applications.port'
import { CancelApplication, makeCancelApplication } from '#app/application/cancel-application'
import { Digest } from '#app/application/digest.port'
import { DiscardDraft, makeDiscardDraft } from '#app/application/discard-draft'
import { DraftOwner, makeDraftOwner } from '#app/application/draft-owner'
import { DraftStore } from '#app/application/draft-store.port'
import { EditApplication, makeEditApplication } from '#app/application/edit-application'
import { FileDigest } from '#app/application/file-digest.port'
import { KeepDraft, makeKeepDraft } from '#app/application/keep-draft'
import { LoadApplication, makeLoadApplication } from '#app/application/load-application'
import { makeReadCompletion, ReadCompletion } from '#app/application/read-completion'
import { makeReadDeliveryTotal, ReadDeliveryTotal } from '#app/application/read-delivery-total'
import { makeReapply, Reapply } from '#app/application/reapply'
import { makeRestoreDraft, RestoreDraft } from '#app/application/restore-draft'
import { SentApplications } from '#app/application/sent-applications.port'
import { makeSubmitApplication, SubmitApplication } from '#app/application/submit-application'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { ResetSession } from '#app/session/reset-session'
import { SessionStore } from '#app/session/session-store.port'
import { Http } from '../http/http.ts'
import { makeApplicationsHttp } from './applications-http.ts'
import { makeDigestWeb, makeFileDigestWeb } from './digest-web.ts'
import { makeSentApplicationsStorage } from './sent-applications-storage.ts'

export const applicationModule = new ContainerModule(({ bind }) => {
  bind(Digest)
    .toResolvedValue(() => makeDigestWeb())
    .inSingletonScope()
  bind(FileDigest)
    .toResolvedValue(() => makeFileDigestWeb())
    .inSingletonScope()
  bind(SentApplications)
    .toResolvedValue(() => makeSentApplicationsStorage())
    .inSingletonScope()
  bind(Applications).toResolvedValue(makeApplicationsHttp, [Http, SettingsSource, Digest]).inSingletonScope()
  bind(LoadApplication).toResolvedValue(
    (applications, session, resetSession) => makeLoadApplication({ applications, session, resetSession }),
    [Applications, SessionStore, ResetSession],
  )
  bind(ReadCompletion).toResolvedValue(
    (applications, session) => makeReadCompletion({ applications, session }),
    [Applications, SessionStore],
  )
  bind(ReadDeliveryTotal).toResolvedValue(
    (applications, session) => makeReadDeliveryTotal({ applications, session }),
    [Applications, SessionStore],
  )
  bind(SubmitApplication).toResolvedValue(
    (applications, bank, session, settings, clock, drafts, sentApplications, digest, fileDigest) =>
      makeSubmitApplication({
        applications,
        bank,
        session,
        settings,
        clock,
        drafts,
        sentApplications,
        digest,
        fileDigest,
      }),
    [Applications, BankPort, SessionStore, SettingsSource, Clock, DraftStore, SentApplications, Digest, FileDigest],
  )
  bind(DraftOwner)
    .toResolvedValue((digest, session) => makeDraftOwner({ digest, session }), [Digest, SessionStore])
    .inSingletonScope()
  bind(KeepDraft).toResolvedValue(
    (drafts, owner, clock) => makeKeepDraft({ drafts, owner, clock }),
    [DraftStore, DraftOwner, Clock],
  )
  bind(RestoreDraft).toResolvedValue(
    (drafts, owner, clock) => makeRestoreDraft({ drafts, owner, clock }),
    [DraftStore, DraftOwner, Clock],
  )
  bind(DiscardDraft).toResolvedValue((drafts) => makeDiscardDraft({ drafts }), [DraftStore])
  bind(CancelApplication).toResolvedValue((applications) => makeCancelApplication({ applications }), [Applications])
  bind(Reapply).toResolvedValue(
    (applications, session) => makeReapply({ applications, session }),
    [Applications, SessionStore],
  )
  bind(EditApplication).toResolvedValue(
    (applications, session, loadApplication) => makeEditApplication({ applications, session, loadApplication }),
    [Applications, SessionStore, LoadApplication],
  )
})
