import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { anApplication } from '#domain/application/examples/an-application'
import { aProof } from '#domain/proof/examples/a-proof'
import { RECORD_OWNER } from '../testing/browser-with-records.ts'
import { NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { NotCancellable } from './application.errors.ts'
import { Applications } from './applications.port.ts'
import { CancelApplication } from './cancel-application.ts'
import { SentApplicationStore } from './sent-application-store.ts'

const APPLIED = anApplication({ status: 'applied' })

describe('CancelApplication', () => {
  const cancelWith = (
    application = APPLIED,
    answer: ReturnType<Applications['cancel']> = Effect.void,
    stored: ReturnType<Applications['ofOwner']> = Effect.succeed({ is: 'found', application }),
  ) => {
    const sent: string[] = []
    const session = inMemorySession(RECORD_OWNER)
    const records = inMemoryRecords({ session })
    const applications = fakePort(Applications, {
      ofOwner: () => stored,
      cancel: (aplyNo) => {
        sent.push(aplyNo)
        return answer
      },
    })
    const cancel = CancelApplication.make({ applications, session, records })
    return { sent, session, records, cancelled: cancel(application) }
  }

  it('[A-203] sends the application number', async () => {
    const { sent, cancelled } = cancelWith()
    await Effect.runPromise(cancelled)
    expect(sent).toEqual(['A1'])
  })

  it('[D2-115] leaves it to the agency if the application can no longer be cancelled', async () => {
    const application = anApplication({
      ...APPLIED,
      status: 'targetSelected',
      proofs: [aProof({ status: 'approved' })],
    })
    const { sent, cancelled } = cancelWith(APPLIED, Effect.void, Effect.succeed({ is: 'found', application }))
    await Effect.runPromise(cancelled)
    expect(sent).toEqual(['A1'])
  })

  it('[D3-521] removes the record of this sent application, but of no other application', async () => {
    const { session, records, cancelled } = cancelWith()
    const sentApplications = SentApplicationStore.make({ records })
    for (const applicationNumber of ['A1', 'A2']) {
      session.update((now) => ({ ...now, applicationNumber }))
      await Effect.runPromise(sentApplications.add(applicationNumber, 'digest'))
    }
    await Effect.runPromise(cancelled)
    expect(await Effect.runPromise(sentApplications.of('A1'))).toEqual([])
    expect(await Effect.runPromise(sentApplications.of('A2'))).toEqual(['digest'])
  })

  it('[A-199] [A-200] [A-201] sends nothing if a status forbids the cancellation', async () => {
    const paidCancellation = cancelWith(anApplication({ status: 'paymentComplete' }))
    expect(await Effect.runPromise(Effect.flip(paidCancellation.cancelled))).toMatchObject({
      _tag: 'NotCancellable',
      because: { rule: 'TA-18' },
    })
    const approvedCancellation = cancelWith(anApplication({ ...APPLIED, proofs: [aProof({ status: 'approved' })] }))
    expect(await Effect.runPromise(Effect.flip(approvedCancellation.cancelled))).toMatchObject({
      because: { rule: 'TA-5', ref: 'A-200' },
    })
    expect([...paidCancellation.sent, ...approvedCancellation.sent]).toEqual([])
  })

  it.each(['targetSelected', 'notSelected', 'hold'] as const)(
    '[D2-115] [A-201] sends nothing if the status has changed to %s since the page loaded it',
    async (status) => {
      const application = anApplication({ ...APPLIED, status })
      const { sent, cancelled } = cancelWith(APPLIED, Effect.void, Effect.succeed({ is: 'found', application }))
      expect(await Effect.runPromise(Effect.flip(cancelled))).toMatchObject({
        _tag: 'CancellationLosesMore',
        because: { rule: 'CX-1' },
      })
      expect(sent).toEqual([])
    },
  )

  it.each([anApplication({ ...APPLIED, status: 'infoLookup' }), anApplication({ ...APPLIED, updatedAt: 1 })])(
    '[A-203] sends the call after a change that does not matter: $status',
    async (application) => {
      const { sent, cancelled } = cancelWith(APPLIED, Effect.void, Effect.succeed({ is: 'found', application }))
      await Effect.runPromise(cancelled)
      expect(sent).toEqual(['A1'])
    },
  )

  const DELETED = anApplication({ ...APPLIED, status: 'userDelete' })
  it.each([
    [
      'for an application that is already deleted, because an earlier attempt may have arrived',
      Effect.succeed({ is: 'found', application: DELETED } as const),
    ],
    ['if the current status cannot be read', Effect.fail(NO_ANSWER)],
  ])('[A-204] sends the call %s', async (_, stored) => {
    const { sent, cancelled } = cancelWith(APPLIED, Effect.void, stored)
    await Effect.runPromise(cancelled)
    expect(sent).toEqual(['A1'])
  })

  it.each([
    ['userDelete', 'AlreadyCancelled'],
    ['deliberation', 'NotCancellable'],
  ] as const)('[D3-522] after a refusal of the call in status %s, fails with %s', async (status, _tag) => {
    const application = anApplication({ ...APPLIED, status })
    const refusal = new NotCancellable({ because: { rule: 'TA-18', ref: 'A-250' } })
    const { cancelled } = cancelWith(APPLIED, Effect.fail(refusal), Effect.succeed({ is: 'found', application }))
    expect(await Effect.runPromise(Effect.flip(cancelled))).toMatchObject({ _tag, because: { rule: 'TA-18' } })
  })

  it.each([refusedWith(500, '처리할 수 없습니다.'), NO_ANSWER])(
    '[A-204] fails with the error of the call: %s',
    async (error) => {
      expect(await Effect.runPromise(Effect.flip(cancelWith(APPLIED, Effect.fail(error)).cancelled))).toBe(error)
    },
  )
})
