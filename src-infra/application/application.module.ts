import { ContainerModule } from 'inversify'
import { Applications, SentApplications } from '#app/application/applications.port'
import { CancelApplication, ReplaceApplication } from '#app/application/cancel-application'
import { Digest, FileDigest } from '#app/application/digest.port'
import { FindDraftOwner, KeepDrafts } from '#app/application/keep-drafts'
import { EditApplication } from '#app/application/edit-application'
import { LoadApplication } from '#app/application/load-application'
import { ReadCompletion } from '#app/application/read-completion'
import { ReadDeliveryTotal } from '#app/application/read-delivery-total'
import { RecoverSubmission } from '#app/application/recover-submission'
import { SubmitApplication } from '#app/application/submit-application'
import { SettingsSource } from '#app/kernel/settings.port'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeApplicationsHttp } from './applications-http.ts'
import { makeDigestWeb, makeFileDigestWeb } from './digest-web.ts'
import { makeSentApplicationsStorage } from './sent-applications-storage.ts'

export const applicationModule = new ContainerModule(({ bind }) => {
  bind(Digest).toResolvedValue(() => makeDigestWeb())
  bind(FileDigest).toResolvedValue(() => makeFileDigestWeb())
  bind(SentApplications).toResolvedValue(() => makeSentApplicationsStorage())
  bind(Applications).toResolvedValue(makeApplicationsHttp, [Http, SettingsSource, Digest])
  bindUseCases(
    bind,
    LoadApplication,
    ReadCompletion,
    ReadDeliveryTotal,
    SubmitApplication,
    RecoverSubmission,
    FindDraftOwner,
    KeepDrafts,
    CancelApplication,
    ReplaceApplication,
    EditApplication,
  )
})
