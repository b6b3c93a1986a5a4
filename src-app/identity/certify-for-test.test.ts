import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { NoApplication } from '../application/application.errors.ts'
import { settingsSourceWith } from '../testing/chosen-settings.ts'
import { NO_ANSWER } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { CertificationCompletion } from './certification-completion.port.ts'
import { CertifyForTest, ListTestPeople } from './certify-for-test.ts'
import type { CompleteCertification } from './complete-certification.ts'
import { TestPeople } from './test-people.port.ts'

const PEOPLE = [{ ci: 'ci-1', supportNumber: '10001' }]

const tester = ({
  reported = Effect.void,
  report = () => Effect.void,
}: {
  readonly reported?: Effect.Effect<void, typeof NO_ANSWER>
  readonly report?: CompleteCertification
} = {}) => {
  const calls: unknown[] = []
  const session = inMemorySession({
    applicationNumber: 'APL-1',
    businessNumber: businessNumberOrThrow('1000100001'),
  })
  const certify = CertifyForTest.make({
    session,
    certificationCompletion: fakePort(CertificationCompletion, {
      reportSimple: (flow, { applicationNumber, businessNumber, ci }) =>
        Effect.andThen(
          Effect.sync(() => calls.push([flow, applicationNumber, businessNumber, ci])),
          reported,
        ),
    }),
    report: (certified) =>
      Effect.andThen(
        Effect.sync(() => calls.push([certified.flow, certified.person.ci, certified.simple])),
        report(certified),
      ),
  })
  return { calls, session, certify }
}

describe('[E-104] ListTestPeople', () => {
  it('requests the people only while the setting is on', async () => {
    const calls: string[] = []
    const people = fakePort(TestPeople, { list: (flow) => Effect.sync(() => (calls.push(flow), PEOPLE)) })
    const list = (enableTestTools: boolean) =>
      Effect.runPromise(ListTestPeople.make({ people, settings: settingsSourceWith({ enableTestTools }) })('result'))
    expect([await list(false), calls]).toEqual([[], []])
    expect(await list(true)).toEqual(PEOPLE)
    expect(calls).toEqual(['result'])
  })
})

describe('[E-103] CertifyForTest', () => {
  it.each([
    ['application', 'person', '/info-agree', false],
    ['result', 'person', '/aply-result', false],
    ['result', 'administrator', '/aply-result', true],
  ] as const)('marks the session as a test for the flow %s and the role %s', async (flow, role, next, adminBackEnd) => {
    const { calls, session, certify } = tester()
    expect(await Effect.runPromise(certify(flow, 'ci-1', role))).toEqual({ next })
    expect(calls).toEqual([
      [flow, 'APL-1', '1000100001', 'ci-1'],
      [flow, 'ci-1', false],
    ])
    expect(session.read()).toMatchObject({ testPerson: true, adminBackEnd })
  })

  it('leaves the session unmarked after a failure', async () => {
    const lost = tester({ reported: Effect.fail(NO_ANSWER) })
    expect(await Effect.runPromise(Effect.flip(lost.certify('result', 'ci-1', 'administrator')))).toMatchObject({
      _tag: 'CertificationBroken',
    })
    const unknown = tester({ report: () => Effect.fail(new NoApplication({ because: null })) })
    expect(await Effect.runPromise(Effect.flip(unknown.certify('result', 'ci-1', 'person')))).toMatchObject({
      _tag: 'NoApplication',
    })
    for (const { session } of [lost, unknown])
      expect(session.read()).toMatchObject({ testPerson: false, adminBackEnd: false })
  })
})
