import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { wrapResidentNumber, residentNumberParts } from '#domain/application/form/resident-number'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { MALFORMED_ANSWER, NO_ANSWER, QUEUE_BLOCKED, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { makeRecordingGate } from '../testing/recording-gate.ts'
import { CheckRealName } from './check-real-name.ts'
import { RealNameRegistry } from './real-name-registry.port.ts'

const RESIDENT = wrapResidentNumber('900101', '1234567')

const session = () =>
  inMemorySession({
    applicationNumber: 'A1',
    ci: 'ci-1',
    entityType: 'individual',
    businessNumber: businessNumberOrThrow('1000100001'),
    paymentType: 'confirmed',
    certifiedName: '김서준',
    birthDate: '19900101',
  })

const checkWith = (check: RealNameRegistry['check'], log: string[] = [], store = session()) =>
  CheckRealName.make({
    gate: makeRecordingGate(log),
    realNameRegistry: fakePort(RealNameRegistry, { check }),
    session: store,
  })(RESIDENT)

describe('CheckRealName', () => {
  it('[A-056] returns "verified" if the name matches the resident number', async () => {
    expect(await Effect.runPromise(checkWith(() => Effect.succeed('verified')))).toBe('verified')
  })

  it('[D2-107] cuts a longer name to the first hundred characters', async () => {
    const store = session()
    store.update((kept) => ({ ...kept, certifiedName: '가'.repeat(130) }))
    let checkedName = ''
    const check: RealNameRegistry['check'] = ({ name }) => {
      checkedName = name
      return Effect.succeed('verified')
    }
    await Effect.runPromise(checkWith(check, [], store))
    expect(checkedName).toBe('가'.repeat(100))
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500)])(
    '[A-058] fails with ServiceDown when the service fails: %s',
    async (error) => {
      expect(await Effect.runPromise(Effect.flip(checkWith(() => Effect.fail(error))))).toMatchObject({
        _tag: 'ServiceDown',
      })
    },
  )

  it('[A-225] [A-226] [A-227] makes the call with a ticket of the queue act_7', async () => {
    const log: string[] = []
    await Effect.runPromiseExit(
      checkWith(() => {
        log.push('check')
        return Effect.fail(NO_ANSWER)
      }, log),
    )
    expect(log).toEqual(['enter act_7', 'check', 'leave act_7'])
    const gate = makeRecordingGate([], QUEUE_BLOCKED)
    const refused = CheckRealName.make({ gate, realNameRegistry: fakePort(RealNameRegistry, {}), session: session() })(
      RESIDENT,
    )
    expect(await Effect.runPromise(Effect.flip(refused))).toBe(QUEUE_BLOCKED)
  })

  it('[A-233] [A-234] keeps the resident number out of session and error', async () => {
    const store = session()
    const requests: unknown[] = []
    const error = await Effect.runPromise(
      Effect.flip(
        checkWith(
          (question) => {
            requests.push(residentNumberParts(question.resident))
            return Effect.fail(NO_ANSWER)
          },
          [],
          store,
        ),
      ),
    )
    expect(requests).toEqual([{ residentFront: '900101', residentBack: '1234567' }])
    expect(`${JSON.stringify(store.read())} ${JSON.stringify(error)} ${String(error)}`).not.toMatch(/1234567/)
  })
})
