import { ContainerModule } from 'inversify'
import {
  CertifyForTest,
  makeCertifyForTest,
  ListTestPeople,
  makeListTestPeople,
  TestPeople,
} from '#app/identity/certify-for-test'
import { Certifications } from '#app/identity/certifications.port'
import { ReportCertification } from '#app/identity/report-certification'
import { SettingsSource } from '#app/kernel/settings.port'
import { SessionStore } from '#app/session/session-store.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeTestPeopleHttp } from './test-people-http.ts'

/** What test tools need; in a development build alone. [E-103] [E-104] */
export const testToolsModule = new ContainerModule(({ bind }) => {
  bind(TestPeople).toResolvedValue(makeTestPeopleHttp, [Http]).inSingletonScope()
  bindUseCase(bind, ListTestPeople, makeListTestPeople, { people: TestPeople, settings: SettingsSource })
  bindUseCase(bind, CertifyForTest, makeCertifyForTest, {
    certifications: Certifications,
    report: ReportCertification,
    session: SessionStore,
  })
})
