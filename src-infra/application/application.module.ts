import { ContainerModule } from 'inversify'
import { Applications } from '#app/application/applications.port'
import { CancelApplication, ReplaceApplication } from '#app/application/cancel-application'
import { Digest, FileDigest } from '#app/kernel/digest.port'
import { KeepDrafts } from '#app/application/keep-drafts'
import { EditApplication } from '#app/application/edit-application'
import { LoadApplication } from '#app/application/load-application'
import { ReadCompletion } from '#app/application/read-completion'
import { ReadDeliveryTotal } from '#app/application/read-delivery-total'
import { RecoverSubmission } from '#app/application/recover-submission'
import { KeepSentApplications } from '#app/application/submission-record'
import { SubmitApplication } from '#app/application/submit-application'
import { SettingsSource } from '#app/kernel/settings.port'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeApplicationsHttp } from './applications-http.ts'
import { makeFileDigestWeb } from '../kernel/digest-web.ts'

export const applicationModule = new ContainerModule(({ bind }) => {
  bind(FileDigest).toResolvedValue(() => makeFileDigestWeb())
  bind(Applications).toResolvedValue(makeApplicationsHttp, [Http, SettingsSource, Digest])
  bindUseCases(
    bind,
    LoadApplication,
    ReadCompletion,
    ReadDeliveryTotal,
    SubmitApplication,
    RecoverSubmission,
    KeepDrafts,
    KeepSentApplications,
    CancelApplication,
    ReplaceApplication,
    EditApplication,
  )
})
