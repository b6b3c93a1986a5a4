import { Effect } from 'effect'
import type { Flow } from '#domain/kernel/flow'
import { AFTER_CERTIFICATION } from '#domain/session/flow'
import type { Route } from '#domain/session/routes'
import type { CallError } from '../kernel/call.errors.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { SessionStore } from '../session/session-store.port.ts'
import { type ErrorOf, port, useCase } from '../token.ts'
import { Certifications } from './certifications.port.ts'
import { ReportCertification } from './report-certification.ts'
import { CertificationBroken } from './verify-identity.errors.ts'

/** A person that a tester may be certified as: the identity value and, with an application, its support number. [E-104] */
export type TestPerson = { readonly ci: string; readonly supportNumber: string | null }

/** The people of a test system; in a development build alone. [E-104] [D1-46] */
export interface TestPeople {
  /** In the application flow everybody, in the result flow those with an application. */
  readonly list: (flow: Flow) => Effect.Effect<readonly TestPerson[], CallError>
}
export const TestPeople = port<TestPeople>('TestPeople')

/** The people that a tester may be certified as; none, and no call, while the setting is off. [E-103] [E-104] Fails: those of a call. */
export const ListTestPeople = useCase(
  'ListTestPeople',
  { people: TestPeople, settings: SettingsSource },
  (ports) => (flow: Flow) =>
    Effect.suspend(() => (ports.settings.read().enableTestTools ? ports.people.list(flow) : Effect.succeed([]))),
)
export type ListTestPeopleError = ErrorOf<typeof ListTestPeople>

/** The role of a tester: the person himself, or an administrator who looks at his application. */
export type TestRole = 'person' | 'administrator'

/** The values that a tester's certification is reported with, because no provider has checked him. */
const TESTER = { name: '시험', birthDay: '19800101', phone: '', carrier: '', provider: 'test' } as const

/**
 * Certifies a tester as somebody without a provider, marks the session as such, and says where the flow goes on. Exists in
 * a development build alone. [E-103] [E-104] [D1-46] [D1-47] Fails: CertificationBroken, NoApplication.
 */
export const CertifyForTest = useCase(
  'CertifyForTest',
  { certifications: Certifications, report: ReportCertification, session: SessionStore },
  (ports) =>
    Effect.fnUntraced(function* (flow: Flow, ci: string, role: TestRole) {
      const { applicationNumber, registrationNumber } = ports.session.read()
      const { name, birthDay, provider } = TESTER
      const report = {
        applicationNumber,
        registrationNumber,
        ci,
        name,
        mobileNumber: '',
        birthDate: birthDay,
        provider,
      }
      yield* Effect.mapError(
        ports.certifications.reportSimple(flow, report),
        (cause) => new CertificationBroken({ cause }),
      )
      yield* ports.report({ flow, certType: 'SIMPLE', simple: false, person: { ...TESTER, ci } })
      const adminBackEnd = role === 'administrator'
      ports.session.update((session) => ({ ...session, testPerson: true, adminBackEnd }))
      return { next: AFTER_CERTIFICATION[flow] as Route }
    }),
)
export type CertifyForTestError = ErrorOf<typeof CertifyForTest>
