import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { cleanAccountNumber } from '#domain/account/account'
import type { Application } from '#domain/application/application'
import type { ApplicationEdit, EditedApplication } from '#domain/application/edit/application-edit'
import { anApplication } from '#domain/application/examples/an-application'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { kstDateOrThrow } from '#domain/time/calendar'
import { parseInstant } from '#domain/time/written-dates'
import { type CallError, NotLoaded } from '../kernel/call.errors.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { NoApplication } from './application.errors.ts'
import { type ResultCallAnswer, Applications } from './applications.port.ts'
import { EditApplication } from './edit-application.ts'
import type { LoadApplication } from './load-application.ts'

const LOADED = anApplication({
  status: 'transferError',
  updatedAt: parseInstant('2025-06-26 10:00'),
  businessNumber: businessNumberOrThrow('1000100001'),
  companyName: '서준식당',
  openingDate: kstDateOrThrow('2020-01-31'),
  bankName: '국민은행',
  accountNumber: cleanAccountNumber('1234567890'),
  depositor: '김서준',
  settlementMonth: '12',
})
const ACCOUNT: ApplicationEdit = {
  kind: 'account',
  entries: { bankName: '신한은행', accountNumber: cleanAccountNumber('9876543210'), depositor: '김서준' },
}
const STORED: Application = {
  ...LOADED,
  bankName: '신한은행',
  accountNumber: cleanAccountNumber('9876543210'),
  status: 'requestVerified',
  updatedAt: parseInstant('2025-06-26 11:00'),
}
const SUPPLEMENT = anApplication({ ...LOADED, status: 'supplementRequest' })
const BUSINESS: ApplicationEdit = {
  kind: 'business',
  entries: {
    businessNumber: businessNumberOrThrow('1000100002'),
    companyName: '서준분식',
    openingDate: kstDateOrThrow('2021-02-01'),
  },
}

type Start = {
  readonly now?: ReturnType<LoadApplication>
  readonly updated?: Effect.Effect<void, CallError>
  readonly found?: Effect.Effect<ResultCallAnswer, CallError>
}

const start = ({ now = Effect.succeed(LOADED), updated = Effect.void, found = Effect.fail(NO_ANSWER) }: Start = {}) => {
  const sent: EditedApplication[] = []
  const reads: unknown[] = []
  const session = inMemorySession({ ci: 'ci-1', businessNumber: businessNumberOrThrow('1000100001') })
  const edit = EditApplication.make({
    applications: fakePort(Applications, {
      update: (update) => {
        sent.push(update)
        return updated
      },
      ofOwner: (owner, from) => {
        reads.push(from === 'admin' ? { ...owner, from } : owner)
        return found
      },
    }),
    session,
    loadApplication: (page) => {
      reads.push(page)
      return now
    },
  })
  return { sent, reads, session, edit }
}

describe('EditApplication', () => {
  it('[A-274] sends the edit if the application has not changed since the page loaded it', async () => {
    const { sent, reads, edit } = start()
    await Effect.runPromise(edit(LOADED, ACCOUNT))
    expect(reads).toEqual(['edit'])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      number: 'A1',
      accountNumber: cleanAccountNumber('9876543210'),
      companyName: '서준식당',
    })
  })

  it.each([
    ['status', { ...LOADED, status: 'paymentComplete' as const }],
    ['last change', { ...LOADED, updatedAt: parseInstant('2025-06-26 10:30') }],
  ])('[A-274] sends nothing when the %s has changed', async (_, now) => {
    const { sent, edit } = start({ now: Effect.succeed(now) })
    expect(await Effect.runPromise(Effect.flip(edit(LOADED, ACCOUNT)))).toMatchObject({ _tag: 'ApplicationChanged' })
    expect(sent).toEqual([])
  })

  it('succeeds without sending when the edit is already stored', async () => {
    const { sent, edit } = start({ now: Effect.succeed(STORED) })
    expect(await Effect.runPromise(edit(LOADED, ACCOUNT))).toBeUndefined()
    expect(sent).toEqual([])
  })

  it('[A-262] updates the business number of the session after the edit is stored', async () => {
    const done = start({ now: Effect.succeed(SUPPLEMENT) })
    await Effect.runPromise(done.edit(SUPPLEMENT, BUSINESS))
    expect(done.session.read().businessNumber).toBe('1000100002')
    const failed = start({ now: Effect.succeed(SUPPLEMENT), updated: Effect.fail(refusedWith(400)) })
    await Effect.runPromiseExit(failed.edit(SUPPLEMENT, BUSINESS))
    expect(failed.session.read().businessNumber).toBe('1000100001')
  })

  it('uses the business number of the session if the agency has no valid one', async () => {
    const odd = { ...LOADED, businessNumber: { unknown: '100010000' } }
    const { sent, reads, session, edit } = start({ now: Effect.succeed(odd), updated: Effect.fail(NO_ANSWER) })
    await Effect.runPromiseExit(edit(odd, ACCOUNT))
    expect(sent[0]?.businessNumber).toEqual(odd.businessNumber)
    expect(reads.at(-1)).toEqual({ ci: 'ci-1', businessNumber: session.read().businessNumber })
    const stored = start({ now: Effect.succeed(odd) })
    await Effect.runPromise(stored.edit(odd, ACCOUNT))
    expect(stored.session.read().businessNumber).toBe('1000100001')
  })

  it('looks for a lost edit under the new business number', async () => {
    const stored = {
      ...SUPPLEMENT,
      businessNumber: businessNumberOrThrow('1000100002'),
      companyName: '서준분식',
      openingDate: kstDateOrThrow('2021-02-01'),
      status: 'supplementComplete' as const,
    }
    const { reads, session, edit } = start({
      now: Effect.succeed(SUPPLEMENT),
      updated: Effect.fail(NO_ANSWER),
      found: Effect.succeed({ is: 'found', application: stored }),
    })
    await Effect.runPromise(edit(SUPPLEMENT, BUSINESS))
    expect(reads).toEqual(['edit', { ci: 'ci-1', businessNumber: businessNumberOrThrow('1000100002') }])
    expect(session.read().businessNumber).toBe('1000100002')
  })

  it('[A-013] looks for a lost edit at the session’s back end', async () => {
    const { reads, session, edit } = start({
      updated: Effect.fail(NO_ANSWER),
      found: Effect.succeed({ is: 'found', application: STORED }),
    })
    session.update((kept) => ({ ...kept, adminBackEnd: true }))
    await Effect.runPromise(edit(LOADED, ACCOUNT))
    expect(reads.at(-1)).toEqual({
      ci: 'ci-1',
      businessNumber: businessNumberOrThrow('1000100001'),
      from: 'admin',
    })
  })

  it.each([MALFORMED_ANSWER, refusedWith(500, '오류')])(
    'looks for the edit after a server failure: %s',
    async (error) => {
      const { reads, edit } = start({
        updated: Effect.fail(error),
        found: Effect.succeed({ is: 'found', application: STORED }),
      })
      expect(await Effect.runPromise(edit(LOADED, ACCOUNT))).toBeUndefined()
      expect(reads).toEqual(['edit', { ci: 'ci-1', businessNumber: businessNumberOrThrow('1000100001') }])
    },
  )

  it('[A-267] [D3-139] fails with ApplicationChanged when the stored account differs from the edit', async () => {
    const different = { ...STORED, accountNumber: cleanAccountNumber('1111111111') }
    const now = start({ now: Effect.succeed(different) })
    expect(await Effect.runPromise(Effect.flip(now.edit(LOADED, ACCOUNT)))).toMatchObject({
      _tag: 'ApplicationChanged',
    })
    expect(now.sent).toEqual([])
    const { edit } = start({
      updated: Effect.fail(NO_ANSWER),
      found: Effect.succeed({ is: 'found', application: different }),
    })
    expect(await Effect.runPromise(Effect.flip(edit(LOADED, ACCOUNT)))).toMatchObject({ _tag: 'ApplicationChanged' })
  })

  it('fails after a lost answer if the edit is not found', async () => {
    const { edit } = start({
      updated: Effect.fail(NO_ANSWER),
      found: Effect.succeed({ is: 'found', application: LOADED }),
    })
    expect(await Effect.runPromise(Effect.flip(edit(LOADED, ACCOUNT)))).toBe(NO_ANSWER)
  })

  it.each([refusedWith(400, '현재 상태에서는 수정할 수 없습니다.'), SESSION_ENDED])(
    'fails immediately with a definitive refusal: %s',
    async (error) => {
      const { reads, edit } = start({ updated: Effect.fail(error) })
      expect(await Effect.runPromise(Effect.flip(edit(LOADED, ACCOUNT)))).toBe(error)
      expect(reads).toEqual(['edit'])
    },
  )

  it.each([new NoApplication({ because: null }), new NotLoaded({ message: null, cause: NO_ANSWER })])(
    '[A-223] sends nothing when the application cannot be read: %s',
    async (error) => {
      const { sent, edit } = start({ now: Effect.fail(error) })
      expect(await Effect.runPromise(Effect.flip(edit(LOADED, ACCOUNT)))).toBe(error)
      expect(sent).toEqual([])
    },
  )
})
