import { ContainerModule } from 'inversify'
import { CertifyForTest, makeCertifyForTest } from '#app/identity/certify-for-test'
import { Certifications } from '#app/identity/certifications.port'
import { ListTestPeople, makeListTestPeople } from '#app/identity/list-test-people'
import { makeReportCertification } from '#app/identity/report-certification'
import { TestPeople } from '#app/identity/test-people.port'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { RefreshCountdown } from '#app/session/refresh-countdown'
import { SessionCookie } from '#app/session/session-cookie.port'
import { SessionStore } from '#app/session/session-store.port'
import { Http } from '../http/http.ts'
import { makeTestPeopleHttp } from './test-people-http.ts'

/** What test tools need; in a development build alone. [E-103] [E-104] */
export const testToolsModule = new ContainerModule(({ bind }) => {
  bind(TestPeople).toResolvedValue(makeTestPeopleHttp, [Http]).inSingletonScope()
  bind(ListTestPeople).toResolvedValue(
    (people, settings) => makeListTestPeople({ people, settings }),
    [TestPeople, SettingsSource],
  )
  bind(CertifyForTest).toResolvedValue(
    (certifications, session, cookie, clock, refresh) =>
      makeCertifyForTest({
        certifications,
        session,
        report: makeReportCertification({ certifications, session, cookie, clock, refresh }),
      }),
    [Certifications, SessionStore, SessionCookie, Clock, RefreshCountdown],
  )
})
