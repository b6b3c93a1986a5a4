import { Effect, Logger } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { aDraft, inMemoryTab, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { CheckDuplicateAndRecordStep } from './check-duplicate-and-record-step.ts'
import { AlreadyApplied, Consents } from './consents.port.ts'

const OWNER = 'digest of ci-1\n1000100001'

const start = (answer: ReturnType<Consents['checkApplicant']>, certType: 'NICE' | 'KMC' = 'KMC') => {
  const calls: string[] = []
  const consents = fakePort(Consents, {
    checkApplicant: (ci) => {
      calls.push(`check ${ci}`)
      return answer
    },
    saveStepHistory: (aplyNo) => {
      calls.push(`step ${aplyNo}`)
      return Effect.fail(NO_ANSWER)
    },
  })
  const session = inMemorySession({
    ci: 'ci-1',
    applicationNumber: 'A1',
    certifiedBy: certType,
    businessNumber: businessNumberOrThrow('1000100001'),
  })
  const logged: unknown[] = []
  const log = Logger.make(({ logLevel, message }) => void logged.push([logLevel, message]))
  const drafts = inMemoryTab({ application: { ...aDraft({ mobile: '01012345678' }, OWNER), savedAt: 0 } })
  const enter = CheckDuplicateAndRecordStep.make({
    consents,
    session,
    tabDrafts: inMemoryRecords({ session, tab: drafts }),
  })
  return { calls, logged, drafts, run: () => enter().pipe(Effect.provide(Logger.layer([log]))) }
}

describe('CheckDuplicateAndRecordStep', () => {
  it('[A-031] records the step of a person who may apply', async () => {
    const { calls, run } = start(Effect.void)
    await Effect.runPromise(run())
    expect(calls).toEqual(['check ci-1', 'step A1'])
  })

  it('[A-032] succeeds although the step could not be recorded', async () => {
    const { logged, run } = start(Effect.void)
    expect(await Effect.runPromise(run())).toBeUndefined()
    expect(logged).toEqual([['Warn', ['step history was not saved: NoAnswer']]])
  })

  it('[A-032] records no step after a phone certification by NICE', async () => {
    const { calls, run } = start(Effect.void, 'NICE')
    await Effect.runPromise(run())
    expect(calls).toEqual(['check ci-1'])
  })

  it('[A-031] records no step for a person who has already applied', async () => {
    const { calls, run } = start(Effect.fail(new AlreadyApplied({ because: { rule: 'RA-2', ref: 'A-236' } })))
    expect(await Effect.runPromise(Effect.flip(run()))).toMatchObject({ _tag: 'AlreadyApplied' })
    expect(calls).toEqual(['check ci-1'])
  })

  it('[D2-149] [D1-262] deletes the draft of a person who has already applied', async () => {
    const applied = start(Effect.fail(new AlreadyApplied({ because: null })))
    await Effect.runPromiseExit(applied.run())
    expect(applied.drafts.read('application')).toBeNull()
    for (const answer of [Effect.void, Effect.fail(NO_ANSWER)]) {
      const other = start(answer)
      await Effect.runPromiseExit(other.run())
      expect(other.drafts.read('application')).not.toBeNull()
    }
  })

  it('[A-034] fails with the server’s message after a refusal for another reason', async () => {
    const { calls, run } = start(Effect.fail(refusedWith(500, '잠시 후 다시 시도해주세요.')))
    expect(await Effect.runPromise(Effect.flip(run()))).toMatchObject({
      _tag: 'Refused',
      message: '잠시 후 다시 시도해주세요.',
    })
    expect(calls).toEqual(['check ci-1'])
  })
})
