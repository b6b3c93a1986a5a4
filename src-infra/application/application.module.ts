import { ContainerModule } from 'inversify'
import { BankPort } from '#app/account/bank.port'
import { Applications, SentApplications } from '#app/application/applications.port'
import { CancelApplication, makeCancelApplication, makeReapply, Reapply } from '#app/application/cancel-application'
import { Digest, FileDigest } from '#app/application/digest.port'
import { DraftOwner, Drafts, makeDraftOwner, makeDrafts } from '#app/application/drafts'
import { EditApplication, makeEditApplication } from '#app/application/edit-application'
import { LoadApplication, makeLoadApplication } from '#app/application/load-application'
import { makeReadCompletion, ReadCompletion } from '#app/application/read-completion'
import { makeReadDeliveryTotal, ReadDeliveryTotal } from '#app/application/read-delivery-total'
import { makeRecoverSubmission, RecoverSubmission } from '#app/application/recover-submission'
import { makeSubmitApplication, SubmitApplication } from '#app/application/submit-application'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { ResetSession } from '#app/session/end-session'
import { DraftStore, SessionStore } from '#app/session/session-store.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeApplicationsHttp } from './applications-http.ts'
import { makeDigestWeb, makeFileDigestWeb } from './digest-web.ts'
import { makeSentApplicationsStorage } from './sent-applications-storage.ts'

export const applicationModule = new ContainerModule(({ bind }) => {
  bind(Digest).toResolvedValue(() => makeDigestWeb())
  bind(FileDigest).toResolvedValue(() => makeFileDigestWeb())
  bind(SentApplications).toResolvedValue(() => makeSentApplicationsStorage())
  bind(Applications).toResolvedValue(makeApplicationsHttp, [Http, SettingsSource, Digest])
  bindUseCase(bind, LoadApplication, makeLoadApplication, {
    applications: Applications,
    session: SessionStore,
    resetSession: ResetSession,
  })
  bindUseCase(bind, ReadCompletion, makeReadCompletion, { applications: Applications, session: SessionStore })
  bindUseCase(bind, ReadDeliveryTotal, makeReadDeliveryTotal, { applications: Applications, session: SessionStore })
  bindUseCase(bind, SubmitApplication, makeSubmitApplication, {
    applications: Applications,
    bank: BankPort,
    session: SessionStore,
    settings: SettingsSource,
    clock: Clock,
    drafts: DraftStore,
    sentApplications: SentApplications,
    digest: Digest,
    fileDigest: FileDigest,
  })
  bindUseCase(bind, RecoverSubmission, makeRecoverSubmission, {
    applications: Applications,
    sentApplications: SentApplications,
    session: SessionStore,
    drafts: DraftStore,
    clock: Clock,
  })
  bindUseCase(bind, DraftOwner, makeDraftOwner, { digest: Digest, session: SessionStore })
  bindUseCase(bind, Drafts, makeDrafts, { store: DraftStore, owner: DraftOwner, clock: Clock })
  bindUseCase(bind, CancelApplication, makeCancelApplication, { applications: Applications, session: SessionStore })
  bindUseCase(bind, Reapply, makeReapply, { applications: Applications, session: SessionStore })
  bindUseCase(bind, EditApplication, makeEditApplication, {
    applications: Applications,
    session: SessionStore,
    loadApplication: LoadApplication,
  })
})
