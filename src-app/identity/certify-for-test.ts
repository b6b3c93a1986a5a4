import { Effect } from 'effect'
import type { Flow } from '#domain/identity/flow'
import { PAGES_AFTER_CERTIFICATION } from '#domain/pages/flow-pages'
import type { Route } from '#domain/pages/routes'
import { SessionStore } from '../kernel/session-store.port.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { CertificationCompletion } from './certification-completion.port.ts'
import { CertificationBroken } from './certify-person.errors.ts'
import { CompleteCertification } from './complete-certification.ts'
import { TestPeople } from './test-people.port.ts'

/**
 * Returns the test people whose identity a tester may take. While the setting `enableTestTools` is off, returns an
 * empty list and makes no call. [E-103] [E-104]
 */
export const ListTestPeople = useCase(
  'ListTestPeople',
  { people: TestPeople, settings: SettingsSource },
  (ports) => (flow: Flow) =>
    Effect.suspend(() => (ports.settings.read().enableTestTools ? ports.people.list(flow) : Effect.succeed([]))),
)
export type ListTestPeopleError = ErrorOf<typeof ListTestPeople>

export type TesterRole = 'person' | 'administrator'

/** The values that a tester's certification reports. No provider has checked them. */
const TESTER = { name: '시험', birthDay: '19800101', phone: '', carrier: '', provider: 'test' } as const

/**
 * Certifies a tester without a provider, marks the session as a test, and returns the next page. Exists only in a
 * development build. [D1-46] [D1-47]
 */
export const CertifyForTest = useCase(
  'CertifyForTest',
  { certificationCompletion: CertificationCompletion, report: CompleteCertification, session: SessionStore },
  (ports) =>
    Effect.fnUntraced(function* (flow: Flow, ci: string, role: TesterRole) {
      const { applicationNumber, businessNumber } = ports.session.read()
      const { name, birthDay, provider } = TESTER
      const report = {
        applicationNumber,
        businessNumber,
        ci,
        name,
        mobileNumber: '',
        birthDate: birthDay,
        provider,
      }
      yield* Effect.mapError(
        ports.certificationCompletion.reportSimple(flow, report),
        (cause) => new CertificationBroken({ cause }),
      )
      yield* ports.report({ flow, certType: 'SIMPLE', simple: false, person: { ...TESTER, ci } })
      const adminBackEnd = role === 'administrator'
      ports.session.update((session) => ({ ...session, testPerson: true, adminBackEnd }))
      return { next: PAGES_AFTER_CERTIFICATION[flow] as Route }
    }),
)
export type CertifyForTestError = ErrorOf<typeof CertifyForTest>
