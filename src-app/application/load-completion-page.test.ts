import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { cleanAccountNumber } from '#domain/account/account'
import { anApplication } from '#domain/application/examples/an-application'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { Applications } from './applications.port.ts'
import { LoadCompletionPage } from './load-completion-page.ts'

const SESSION = {
  ci: 'ci-1',
  businessNumber: businessNumberOrThrow('1000100001'),
  applicationNumber: 'A1',
  certifiedName: '김서준',
  receivedAt: 1_750_000_000_000,
  paymentType: 'rapid',
} as const

const readWith = (ofOwner: Applications['ofOwner'], session = inMemorySession(SESSION)) =>
  Effect.runPromise(LoadCompletionPage.make({ applications: fakePort(Applications, { ofOwner }), session })())

describe('LoadCompletionPage', () => {
  it('[A-138] [D2-159] reads the application by business number', async () => {
    const calls: unknown[] = []
    const completion = await readWith((owner) => {
      calls.push(owner)
      return Effect.succeed({
        is: 'found',
        application: anApplication({
          applicantName: '김서준',
          businessNumber: businessNumberOrThrow('1000100001'),
          companyName: '서준식당',
          paymentType: 'confirmed',
          bankName: '예시은행',
          accountNumber: cleanAccountNumber('4101234560011'),
        }),
      })
    })
    expect(completion).toEqual({
      representative: '김서준',
      businessNumber: businessNumberOrThrow('1000100001'),
      companyName: '서준식당',
      number: 'A1',
      receivedAt: 1_750_000_000_000,
      paymentType: 'confirmed',
      present: { status: { unknown: '' }, since: null },
      account: { bankName: '예시은행', number: '4101234560011' },
    })
    expect(calls).toEqual([{ ci: 'ci-1', businessNumber: businessNumberOrThrow('1000100001') }])
  })

  it('[A-138] uses the session’s values for missing values of the application', async () => {
    const bare = anApplication({ applicantName: null, businessNumber: null, companyName: null })
    expect(await readWith(() => Effect.succeed({ is: 'found', application: bare }))).toMatchObject({
      representative: '김서준',
      businessNumber: businessNumberOrThrow('1000100001'),
      companyName: null,
      paymentType: 'rapid',
      account: null,
    })
  })

  it.each([
    ['no answer', Effect.fail(NO_ANSWER)],
    ['a malformed answer', Effect.fail(MALFORMED_ANSWER)],
    ['a refusal', Effect.fail(refusedWith(500))],
    ['the end of the session', Effect.fail(SESSION_ENDED)],
    ['no application', Effect.succeed({ is: 'none', message: null } as const)],
    ['another application', Effect.succeed({ is: 'found', application: anApplication({ number: 'A0' }) } as const)],
  ])(
    '[A-138] [D2-93] keeps the values of the session after %s',
    async (_, answer: ReturnType<Applications['ofOwner']>) => {
      expect(await readWith(() => answer)).toEqual({
        representative: '김서준',
        businessNumber: businessNumberOrThrow('1000100001'),
        companyName: null,
        number: 'A1',
        receivedAt: 1_750_000_000_000,
        paymentType: 'rapid',
        present: null,
        account: null,
      })
    },
  )

  it('[A-273] returns the application if the session has no application number', async () => {
    const session = inMemorySession({ ...SESSION, applicationNumber: '' })
    const found = Effect.succeed({ is: 'found', application: anApplication({ number: 'A1' }) } as const)
    expect(await readWith(() => found, session)).toMatchObject({ number: 'A1' })
  })

  it('[A-138] returns null for a value that the session also lacks', async () => {
    const completion = await readWith(() => Effect.fail(NO_ANSWER), inMemorySession())
    expect(completion).toMatchObject({ representative: null, businessNumber: null, number: null, receivedAt: null })
  })
})
