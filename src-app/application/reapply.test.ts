import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { Applications } from './applications.port.ts'
import { Reapply } from './reapply.ts'

describe('Reapply', () => {
  const SESSION = {
    applicationNumber: 'A1',
    businessNumber: businessNumberOrThrow('1000100001'),
    supportNumber: '7',
    consentsSaved: true,
    ci: 'ci-1',
  } as const

  it('[A-206] clears the application from the session and returns the message', async () => {
    const session = inMemorySession(SESSION)
    const sentNumbers: string[] = []
    const applications = fakePort(Applications, {
      reapply: (aplyNo) => {
        sentNumbers.push(aplyNo)
        return Effect.succeed('재신청 처리가 완료되었습니다.')
      },
    })
    expect(await Effect.runPromise(Reapply.make({ applications, session })('A1'))).toBe('재신청 처리가 완료되었습니다.')
    expect(sentNumbers).toEqual(['A1'])
    expect(session.read()).toMatchObject({
      applicationNumber: '',
      supportNumber: '',
      consentsSaved: false,
      receivedAt: null,
    })
  })

  it('[A-206] returns null when the server sends no message', async () => {
    const applications = fakePort(Applications, { reapply: () => Effect.succeed(null) })
    expect(await Effect.runPromise(Reapply.make({ applications, session: inMemorySession(SESSION) })('A1'))).toBeNull()
  })

  it('[A-207] leaves the session unchanged after a failure', async () => {
    const session = inMemorySession(SESSION)
    const refusal = refusedWith(400, '현재 상태에서는 다시 신청할 수 없습니다.')
    const applications = fakePort(Applications, { reapply: () => Effect.fail(refusal) })
    expect(await Effect.runPromise(Effect.flip(Reapply.make({ applications, session })('A1')))).toBe(refusal)
    expect(session.read()).toMatchObject(SESSION)
  })
})
