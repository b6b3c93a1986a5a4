import { ContainerModule } from 'inversify'
import { CertificationWindow } from '#app/identity/certification-window.port'
import { Certifications, IdentityProvider, RealNames } from '#app/identity/certifications.port'
import { CheckRealName } from '#app/identity/check-real-name'
import { FindCertification, ReportCertification } from '#app/identity/report-certification'
import { StartCertification } from '#app/identity/start-certification'
import { CertifyPerson } from '#app/identity/certify-person'
import { SettingsSource } from '#app/kernel/settings.port'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeCertificationWindow } from './certification-window-browser.ts'
import { makeCertificationsHttp } from './certifications-http.ts'
import { makeIdentityProviderHttp } from './identity-provider-http.ts'
import { makeRealNamesHttp } from './real-names-http.ts'

export const identityModule = new ContainerModule(({ bind }) => {
  bind(CertificationWindow).toResolvedValue(makeCertificationWindow)
  bind(Certifications).toResolvedValue(makeCertificationsHttp, [Http])
  bind(IdentityProvider).toResolvedValue(makeIdentityProviderHttp, [Http, SettingsSource])
  bind(RealNames).toResolvedValue(makeRealNamesHttp, [Http])
  bindUseCases(bind, FindCertification, StartCertification, ReportCertification, CertifyPerson, CheckRealName)
})
