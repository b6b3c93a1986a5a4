import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { CertificationWindow } from '#app/identity/certification-window.port'
import { Certifications, IdentityProvider, RealNames } from '#app/identity/certifications.port'
import { CheckRealName, makeCheckRealName } from '#app/identity/check-real-name'
import {
  FindCertification,
  makeFindCertification,
  makeReportCertification,
  ReportCertification,
} from '#app/identity/report-certification'
import { makeStartCertification, StartCertification } from '#app/identity/start-certification'
import { makeVerifyIdentity, VerifyIdentity } from '#app/identity/verify-identity'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { SessionCookie, SessionStore } from '#app/session/session-store.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeCertificationWindow } from './certification-window-browser.ts'
import { makeCertificationsHttp } from './certifications-http.ts'
import { makeIdentityProviderHttp } from './identity-provider-http.ts'
import { makeRealNamesHttp } from './real-names-http.ts'

export const identityModule = new ContainerModule(({ bind }) => {
  bind(CertificationWindow).toResolvedValue(makeCertificationWindow)
  bind(Certifications).toResolvedValue(makeCertificationsHttp, [Http])
  bind(IdentityProvider).toResolvedValue(makeIdentityProviderHttp, [Http, SettingsSource])
  bindUseCase(bind, FindCertification, makeFindCertification, { session: SessionStore, cookie: SessionCookie })
  bindUseCase(bind, StartCertification, makeStartCertification, {
    provider: IdentityProvider,
    settings: SettingsSource,
  })
  bindUseCase(bind, ReportCertification, makeReportCertification, {
    certifications: Certifications,
    session: SessionStore,
    cookie: SessionCookie,
    clock: Clock,
  })
  bindUseCase(bind, VerifyIdentity, makeVerifyIdentity, {
    gate: QueueGate,
    window: CertificationWindow,
    start: StartCertification,
    certifications: Certifications,
    report: ReportCertification,
    session: SessionStore,
    cookie: SessionCookie,
    settings: SettingsSource,
  })

  // The real-name check of the form.
  bind(RealNames).toResolvedValue(makeRealNamesHttp, [Http])
  bindUseCase(bind, CheckRealName, makeCheckRealName, { gate: QueueGate, realNames: RealNames, session: SessionStore })
})
