import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { NotCancellable } from '#app/application/application.errors'
import { Refused } from '#app/kernel/call.errors'
import { settingsSourceWith } from '#app/testing/chosen-settings'
import { cleanAccountNumber } from '#domain/account/account'
import { anApplication } from '#domain/application/examples/an-application'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { DecidingRule } from '#domain/kernel/decide'
import { makeDigestWeb } from '../kernel/digest-web.ts'
import { expectFailure } from '../testing/expect-failure.ts'
import { fakeApplications } from '../testing/fake-applications.ts'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { toUpdateRequest } from './application-wire.ts'
import { ApplicationsHttp } from './applications-http.ts'

describe('ApplicationsHttp.deliveryTotal', () => {
  const total = (answer: unknown, calls: RecordedCall[] = []) =>
    fakeApplications(answer, calls).deliveryTotal(businessNumberOrThrow('1000100002'))

  it('posts brno and reads result.sprtAmt', async () => {
    const calls: RecordedCall[] = []
    expect(await Effect.runPromise(total({ status: 200, result: { sprtAmt: 250_000 } }, calls))).toBe(250_000)
    expect(await Effect.runPromise(total({ status: 200, result: { sprtAmt: '320,000' } }))).toBe(320_000)
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/application/info/delitotalamt',
        options: { body: { brno: '1000100002' }, reads: true },
      },
    ])
  })

  it.each([{ status: 200, result: null }, { status: 200 }, { status: 200, result: { sprtAmt: null } }])(
    'returns null if there is no amount: %j',
    async (answer) => {
      expect(await Effect.runPromise(total(answer))).toBeNull()
    },
  )

  it('fails for a refusal and for an answer of the wrong format', async () => {
    expect(await expectFailure(total({ status: 500 }))).toBeInstanceOf(Refused)
    expect(await expectFailure(total({ status: 200, result: { sprtAmt: 'much' } }))).toMatchObject({
      _tag: 'MalformedAnswer',
    })
  })
})

describe('cancel and reapply of ApplicationsHttp', () => {
  const cancel = (answer: unknown, calls: RecordedCall[] = []) => fakeApplications(answer, calls).cancel('A 1')
  const reapply = (answer: unknown, calls: RecordedCall[] = []) => fakeApplications(answer, calls).reapply('A1')

  it('[A-267] both calls put the application number into the URL', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(cancel({ status: 200 }, calls))
    await Effect.runPromise(reapply({ status: 200 }, calls))
    expect(calls).toEqual([
      {
        method: 'DELETE',
        path: '/api/v1/application/delete-direct/A%201',
        options: { operation: 'cancel-application' },
      },
      { method: 'PATCH', path: '/api/v1/application/reapply/A1', options: { operation: 'reapply' } },
    ])
  })

  it.each([{ status: 200 }, { status: '200' }, null, {}, { message: '완료' }])(
    'a cancellation succeeds if the status is 200 or missing: %j',
    async (answer) => {
      expect(await Effect.runPromise(cancel(answer))).toBeUndefined()
    },
  )

  it.each([{ status: 400, message: '안 됩니다.' }, { status: 201 }, { success: false }])(
    'both calls fail with Refused for a status other than 200, or `success: false`: %j',
    async (answer) => {
      expect(await expectFailure(cancel(answer))).toBeInstanceOf(Refused)
      expect(await expectFailure(reapply(answer))).toBeInstanceOf(Refused)
    },
  )

  it.each([404, 409])(
    '[A-201] [D2-115] status %i of a cancellation becomes NotCancellable with the rule',
    async (status) => {
      const because = { rule: 'TA-18', ref: 'A-250' }
      expect(await expectFailure(cancel({ status, message: '현재 상태에서는 취소할 수 없습니다.', because }))).toEqual(
        new NotCancellable({ because: expect.objectContaining(because) as DecidingRule }),
      )
      expect(await expectFailure(reapply({ status }))).toBeInstanceOf(Refused)
    },
  )

  it('a re-application returns the message of the server, or null', async () => {
    expect(await Effect.runPromise(reapply({ status: 200, message: '완료되었습니다.' }))).toBe('완료되었습니다.')
    expect(await Effect.runPromise(reapply(null))).toBeNull()
  })
})

describe('ApplicationsHttp.update', () => {
  const EDITED = {
    ...anApplication({ bankName: '신한은행', accountNumber: cleanAccountNumber('9876543210') }),
    recordedEdit: 'account' as const,
  }
  const UPDATE_DATA = toUpdateRequest(EDITED, 'ci')

  it('[A-221] [A-267] sends a PATCH with the JSON part updateData and an idempotency key', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(fakeApplications({ status: 200 }, calls).update(EDITED, 'ci'))
    expect(calls[0]).toMatchObject({
      method: 'PATCH',
      path: '/api/v1/application/update',
      options: { operation: 'update-application', content: JSON.stringify(UPDATE_DATA) },
    })
    const form = calls[0]?.options.form as FormData
    expect([...form.keys()]).toEqual(['updateData'])
    const data = form.get('updateData') as File
    expect(data.type).toBe('application/json')
    expect(JSON.parse(await data.text())).toEqual(UPDATE_DATA)
  })

  it.each([{ status: 409, message: '현재 상태에서는 수정할 수 없습니다.' }, {}])(
    'fails with Refused if the status is missing or not 200: %j',
    async (answer) => {
      expect(await expectFailure(fakeApplications(answer).update(EDITED, 'ci'))).toBeInstanceOf(Refused)
    },
  )

  it('[E-173] has the time limit of a normal call', async () => {
    const calls: RecordedCall[] = []
    const applications = ApplicationsHttp.make({
      http: fakeHttp({ status: 200 }, calls),
      settings: settingsSourceWith({ callTimeoutMs: 5000 }),
      digest: makeDigestWeb(),
    })
    await Effect.runPromise(applications.update(EDITED, 'ci'))
    expect(calls[0]?.options?.timeoutMs).toBe(5000)
  })
})
