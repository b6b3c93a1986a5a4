import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { CertificationWindow } from '#app/identity/certification-window.port'
import { Certifications } from '#app/identity/certifications.port'
import { IdentityProvider } from '#app/identity/identity-provider.port'
import { makeReportCertification } from '#app/identity/report-certification'
import { FindCertification, makeFindCertification } from '#app/identity/find-certification'
import { makeStartCertification } from '#app/identity/start-certification'
import { makeVerifyIdentity, VerifyIdentity } from '#app/identity/verify-identity'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { RefreshCountdown } from '#app/session/refresh-countdown'
import { SessionCookie } from '#app/session/session-cookie.port'
import { SessionStore } from '#app/session/session-store.port'
import { Http } from '../http/http.ts'
import { makeCertificationWindow } from './certification-window-browser.ts'
import { makeCertificationsHttp } from './certifications-http.ts'
import { makeIdentityProviderHttp } from './identity-provider-http.ts'

export const certificationModule = new ContainerModule(({ bind }) => {
  bind(CertificationWindow).toResolvedValue(makeCertificationWindow).inSingletonScope()
  bind(Certifications).toResolvedValue(makeCertificationsHttp, [Http]).inSingletonScope()
  bind(IdentityProvider).toResolvedValue(makeIdentityProviderHttp, [Http, SettingsSource]).inSingletonScope()
  bind(FindCertification).toResolvedValue(
    (session, cookie) => makeFindCertification({ session, cookie }),
    [SessionStore, SessionCookie],
  )
  bind(VerifyIdentity).toResolvedValue(
    (gate, window, provider, certifications, session, cookie, clock, refresh, settings) =>
      makeVerifyIdentity({
        gate,
        window,
        certifications,
        session,
        cookie,
        settings,
        start: makeStartCertification({ provider, settings }),
        report: makeReportCertification({ certifications, session, cookie, clock, refresh }),
      }),
    [
      QueueGate,
      CertificationWindow,
      IdentityProvider,
      Certifications,
      SessionStore,
      SessionCookie,
      Clock,
      RefreshCountdown,
      SettingsSource,
    ],
  )
})
