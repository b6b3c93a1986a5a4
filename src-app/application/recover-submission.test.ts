import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { cleanAccountNumber } from '#domain/account/account'
import { anApplication } from '#domain/application/examples/an-application'
import { cleanCorporateNumber } from '#domain/business/corporate-number'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { DAY_MS, kstDateOrThrow, kstInstant } from '#domain/time/calendar'
import { DraftStore } from '../records/draft-store.ts'
import { NO_ANSWER } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { aDraft, inMemoryTab, inMemorySentApplications, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { Applications } from './applications.port.ts'
import { RecoverSubmission } from './recover-submission.ts'

const NOW = kstInstant('2025-06-26', '10:00')
const STORED_AT = kstInstant('2025-06-26', '09:59')
const DRAFT = { ...aDraft({}, 'digest of ci-1\n1000100001'), savedAt: NOW }
type Found = ReturnType<Applications['ofOwner']>
const stored = (more: Parameters<typeof anApplication>[0]): Found =>
  Effect.succeed({ is: 'found', application: anApplication({ updatedAt: STORED_AT, ...more }) })

const start = async (
  found: Found,
  sentAt: number | null = NOW,
  { entries = {}, digests = ['digest'], isDrafted = true } = {},
) => {
  const calls: string[] = []
  const clock = stoppedClock(sentAt ?? NOW)
  const sentApplications = inMemorySentApplications(clock)
  if (sentAt !== null) for (const digest of digests) await Effect.runPromise(sentApplications.add('A1', digest))
  clock.set(NOW)
  const session = inMemorySession({
    ci: 'ci-1',
    businessNumber: businessNumberOrThrow('1000100001'),
    applicationNumber: 'A1',
  })
  const drafts = inMemoryTab(isDrafted ? { application: { ...DRAFT, entries } } : {})
  const records = inMemoryRecords({ session, clock, tab: drafts })
  const recover = RecoverSubmission.make({
    applications: fakePort(Applications, {
      ofOwner: ({ ci }) => {
        calls.push(ci)
        return found
      },
    }),
    sentApplications,
    session,
    records,
    drafts: DraftStore.make({ records }),
  })
  const outcome = await Effect.runPromise(recover())
  return { outcome, calls, receivedAt: session.read().receivedAt, draft: drafts.read('application') }
}

describe('[A-267] RecoverSubmission, after a reload during the submission', () => {
  it('deletes the draft of an application that the agency has', async () =>
    expect(await start(stored({ number: 'A1', status: 'applied' }))).toEqual({
      outcome: 'received',
      calls: ['ci-1'],
      receivedAt: STORED_AT,
      draft: null,
    }))

  it.each([
    ['the agency has no application', Effect.succeed({ is: 'none', message: null } as const), 'notReceived'],
    ['the agency has another application', stored({ number: 'A2', status: 'applied' }), 'notReceived'],
    ['the application was deleted meanwhile', stored({ number: 'A1', status: 'userDelete' }), 'notReceived'],
    ['the agency does not answer', Effect.fail(NO_ANSWER), 'unknown'],
  ] as const)('keeps the draft when %s', async (_, found, outcome) =>
    expect(await start(found)).toMatchObject({ outcome, receivedAt: null, draft: DRAFT }),
  )

  it.each([
    ['the agency has no application', Effect.succeed({ is: 'none', message: null } as const)],
    ['the application was cancelled', stored({ number: 'A1', status: 'userDelete' })],
  ] as const)('[D3-521] without a draft, returns no outcome if %s', async (_, found) =>
    expect(await start(found, NOW, { isDrafted: false })).toMatchObject({ outcome: null }),
  )

  const ENTERED = {
    mobile: '01012345678',
    companyName: '서준유통',
    corporateFront: '110111',
    corporateBack: '1234567',
    openingDate: '20200131',
    settlementMonth: '3',
    bankName: '국민은행',
    accountNumber: '1234567890',
    depositor: '김서준',
  }
  const SAME = stored({
    number: 'A1',
    status: 'applied',
    companyName: '서준유통',
    corporateNumber: cleanCorporateNumber('1101111234567'),
    openingDate: kstDateOrThrow('2020-01-31'),
    settlementMonth: '03',
    bankName: '국민은행',
    accountNumber: cleanAccountNumber('1234567890'),
    depositor: '김서준',
  })

  it('[D3-139] reports an application with equal values as received', async () =>
    expect(await start(SAME, NOW, { entries: ENTERED })).toMatchObject({ outcome: 'received', draft: null }))

  it('[D2-108] [D3-139] reports another application if the account differs', async () => {
    const outcome = await start(SAME, NOW, { entries: { ...ENTERED, accountNumber: '1234567891' } })
    expect(outcome).toMatchObject({ outcome: 'otherReceived', receivedAt: null })
    expect(outcome.draft).not.toBeNull()
  })

  it('[D2-108] [D3-139] reports a different application if two versions were sent', async () =>
    expect(await start(SAME, NOW, { entries: ENTERED, digests: ['one', 'two'] })).toMatchObject({
      outcome: 'otherReceived',
    }))

  it.each([
    ['nothing was sent', null],
    ['the submission is more than a day old', NOW - DAY_MS - 1],
  ])('makes no call if %s', async (_, sentAt) =>
    expect(await start(stored({ number: 'A1', status: 'applied' }), sentAt)).toMatchObject({
      outcome: null,
      calls: [],
    }),
  )
})
