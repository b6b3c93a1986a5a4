import { aRegistrationNumber } from '#domain/business/testing/a-registration-number'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { DAY_MS, kstInstant } from '#domain/kernel/calendar'
import { anApplication } from '../testing/an-application.ts'
import { NO_ANSWER } from '../testing/failures.ts'
import { aDraft, inMemoryDrafts } from '../testing/in-memory-record.ts'
import { inMemorySentApplications } from '../testing/in-memory-sent-applications.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { only } from '../testing/only.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { Applications } from './applications.port.ts'
import { makeRecoverSubmission } from './recover-submission.ts'

const NOW = kstInstant('2025-06-26', '10:00')
const STORED_AT = kstInstant('2025-06-26', '09:59')
type Found = ReturnType<Applications['ofOwner']>
const stored = (more: Parameters<typeof anApplication>[0]): Found =>
  Effect.succeed({ is: 'found', application: anApplication({ updatedAt: STORED_AT, ...more }) })

const start = async (found: Found, sentAt: number | null = NOW) => {
  const asked: string[] = []
  const sentApplications = inMemorySentApplications()
  if (sentAt !== null) await Effect.runPromise(sentApplications.add('A1', 'digest', sentAt))
  const session = inMemorySession({
    ci: 'ci-1',
    registrationNumber: aRegistrationNumber('1000100001'),
    applicationNumber: 'A1',
  })
  const drafts = inMemoryDrafts({ application: aDraft() })
  const recover = makeRecoverSubmission({
    applications: only(Applications, {
      ofOwner: ({ ci }) => {
        asked.push(ci)
        return found
      },
    }),
    ...{ sentApplications, session, drafts, clock: stoppedClock(NOW) },
  })
  const outcome = await Effect.runPromise(recover())
  return { outcome, asked, receivedAt: session.read().receivedAt, draft: drafts.read('application') }
}

describe('[A-267] an application whose page was loaded again while it was sent', () => {
  it('has been received where the agency has it under its number: with its time, and without its draft', async () =>
    expect(await start(stored({ number: 'A1', status: 'applied' }))).toEqual({
      outcome: 'received',
      asked: ['ci-1'],
      receivedAt: STORED_AT,
      draft: null,
    }))

  it.each([
    ['none is there', Effect.succeed({ is: 'none', message: null } as const), 'notReceived'],
    ['another one is there', stored({ number: 'A2', status: 'applied' }), 'notReceived'],
    ['it was deleted since', stored({ number: 'A1', status: 'userDelete' }), 'notReceived'],
    ['nobody answers', Effect.fail(NO_ANSWER), 'unknown'],
  ] as const)('keeps its draft where %s', async (_, found, outcome) =>
    expect(await start(found)).toMatchObject({ outcome, receivedAt: null, draft: aDraft() }),
  )

  it.each([
    ['nothing had left', null],
    ['it left a day ago', NOW - DAY_MS - 1],
  ])('nobody is asked where %s', async (_, sentAt) =>
    expect(await start(stored({ number: 'A1', status: 'applied' }), sentAt)).toMatchObject({
      outcome: null,
      asked: [],
    }),
  )
})
