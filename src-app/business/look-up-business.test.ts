import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { BusinessLookupAnswer, BusinessLookupInput } from '#domain/business/business-lookup'
import { businessNumberOrNull } from '#domain/business/business-number'
import { kstDateOrThrow } from '#domain/time/calendar'
import { MALFORMED_ANSWER, NO_ANSWER, QUEUE_BLOCKED, SESSION_ENDED, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { makeRecordingGate } from '../testing/recording-gate.ts'
import { BusinessLookup } from './business-lookup.port.ts'
import { LookUpBusiness } from './look-up-business.ts'

const QUESTION: BusinessLookupInput = {
  businessNumber: businessNumberOrNull('1000100001') as BusinessLookupInput['businessNumber'],
  openingDate: kstDateOrThrow('2020-01-31'),
  representative: '김서준',
  companyName: '서준식당',
  corporateNumber: null,
}
const VALID: BusinessLookupAnswer = { success: true, statusCode: 'OK', valid: '01', taxTypeCode: '02' }

const lookUpWith = (ask: BusinessLookup['ask'], log: string[] = []) =>
  LookUpBusiness.make({ gate: makeRecordingGate(log), lookup: fakePort(BusinessLookup, { ask }) })(QUESTION)

describe('LookUpBusiness', () => {
  it('returns a valid business with the taxpayer type', async () => {
    const calls: unknown[] = []
    const found = lookUpWith((question) => {
      calls.push(question)
      return Effect.succeed(VALID)
    })
    expect(await Effect.runPromise(found)).toMatchObject({ verdict: 'valid', taxpayerType: 'simplified' })
    expect(calls).toEqual([QUESTION])
  })

  it('returns an invalid business as a result, not as a failure', async () => {
    const found = lookUpWith(() => Effect.succeed({ ...VALID, valid: '02' }))
    expect(await Effect.runPromise(found)).toMatchObject({ verdict: 'invalid', taxpayerType: 'simplified' })
  })

  it.each([
    ['the status code INTERNAL_ERROR', Effect.succeed({ ...VALID, statusCode: 'INTERNAL_ERROR' })],
    ['an HTTP error', Effect.fail(refusedWith(500))],
    ['no answer', Effect.fail(NO_ANSWER)],
    ['a malformed answer', Effect.fail(MALFORMED_ANSWER)],
  ])('returns an outage after %s', async (_, answer: ReturnType<BusinessLookup['ask']>) => {
    expect(await Effect.runPromise(lookUpWith(() => answer))).toMatchObject({
      verdict: 'outage',
      taxpayerType: 'unknown',
    })
  })

  it('fails with SessionEnded when the session has ended', async () => {
    expect(await Effect.runPromise(Effect.flip(lookUpWith(() => Effect.fail(SESSION_ENDED))))).toBe(SESSION_ENDED)
  })

  it('[A-225] [A-226] [A-227] makes the call with a ticket of the queue act_8', async () => {
    const log: string[] = []
    await Effect.runPromiseExit(
      lookUpWith(() => {
        log.push('ask')
        return Effect.fail(NO_ANSWER)
      }, log),
    )
    expect(log).toEqual(['enter act_8', 'ask', 'leave act_8'])
    const gate = makeRecordingGate([], QUEUE_BLOCKED)
    const refused = LookUpBusiness.make({ gate, lookup: fakePort(BusinessLookup, {}) })(QUESTION)
    expect(await Effect.runPromise(Effect.flip(refused))).toBe(QUEUE_BLOCKED)
  })
})
