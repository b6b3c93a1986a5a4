import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { bankCodeFrom } from '#domain/account/account'
import { emptyForm } from '#domain/application/application-form'
import { residentNumber } from '#domain/application/resident-number'
import { kstInstant } from '#domain/kernel/calendar'
import { EMPTY_SESSION } from '#domain/session/session'
import { inMemoryDrafts } from '../testing/in-memory-drafts.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { makeDiscardDraft, makeDraftOwner, makeKeepDraft, makeRestoreDraft } from './drafts.ts'

const SAVED = kstInstant('2025-06-26', '10:00')
const DAY_MS = 24 * 60 * 60 * 1000
const PERSON = { ci: 'ci-1', registrationNumber: '1000100001' }

const EMPTY = emptyForm({
  applicationNumber: 'A1',
  paymentType: 'confirmed',
  brNo: '1000100001',
  entityType: 'individual',
  name: '김서준',
  birth: '19900101',
  mobile: '01012345678',
  keyAgreements: { publicData: true, taxData: true },
})
const WRITTEN = {
  ...EMPTY,
  resident: residentNumber('900101', '1234567'),
  companyName: '서준식당',
  bank: { code: bankCodeFrom('4'), name: '국민은행' },
  accountNumber: '9876543210',
  depositor: '김서준',
  documents: { businessRegistration: { name: '등록증.pdf', size: 3 } },
  checks: { realName: 'passed', business: 'passed', account: 'passed' },
} as const

const start = (
  digestOf: (text: string) => string | null = (text) => `digest of ${[...text].toReversed().join('')}`,
) => {
  const session = inMemorySession(PERSON)
  const drafts = inMemoryDrafts()
  const clock = stoppedClock(SAVED)
  const digested: string[] = []
  const owner = makeDraftOwner({
    session,
    digest: {
      of: (text) =>
        Effect.sync(() => {
          digested.push(text)
          return digestOf(text)
        }),
    },
  })
  const ports = { drafts, owner, clock }
  return {
    session,
    drafts,
    clock,
    digested,
    keep: () => Effect.runPromise(makeKeepDraft(ports)(WRITTEN)),
    restore: () => Effect.runPromise(makeRestoreDraft(ports)(EMPTY)),
    discard: makeDiscardDraft({ drafts }),
    keepAtOnce: () => Effect.runSync(makeKeepDraft(ports)(WRITTEN)),
  }
}

describe('the draft of an application', () => {
  it('[A-264] brings the entries back with the time of saving, and all checks unset', async () => {
    const { keep, restore } = start()
    expect(await keep()).toBe(SAVED)
    expect(await restore()).toEqual({
      savedAt: SAVED,
      form: {
        ...EMPTY,
        companyName: '서준식당',
        bank: { code: '004', name: '국민은행' },
        accountNumber: '9876543210',
        depositor: '김서준',
      },
    })
  })

  it('[A-264] is empty once the person has discarded it', async () => {
    const { keep, discard, restore } = start()
    await keep()
    discard()
    expect(await restore()).toBeNull()
  })

  it('[A-265] comes back after an expired session once the same person and business are verified again', async () => {
    const { keep, restore, session, drafts } = start()
    await keep()
    session.reset()
    expect(await restore()).toBeNull()
    expect(drafts.read()).not.toBeNull()
    session.update(() => ({ ...EMPTY_SESSION, ...PERSON }))
    expect(await restore()).toMatchObject({ form: { companyName: '서준식당' } })
  })

  it.each([
    ['another person', { ci: 'ci-2', registrationNumber: '1000100001' }],
    ['another business', { ci: 'ci-1', registrationNumber: '1000100002' }],
  ])('[A-265] is deleted unseen for %s', async (_, known) => {
    const { keep, restore, session, drafts } = start()
    await keep()
    session.update(() => ({ ...EMPTY_SESSION, ...known }))
    expect(await restore()).toBeNull()
    expect(drafts.read()).toBeNull()
  })

  it('[A-265] is deleted unseen after 24 hours, and there until then', async () => {
    const { keep, restore, clock, drafts } = start()
    await keep()
    clock.set(SAVED + DAY_MS - 1)
    expect(await restore()).toMatchObject({ savedAt: SAVED })
    clock.set(SAVED + DAY_MS)
    expect(await restore()).toBeNull()
    expect(drafts.read()).toBeNull()
  })

  it('[A-233] holds no resident number, no file and no identity value', async () => {
    const { keep, drafts } = start(() => 'digest')
    await keep()
    expect(JSON.stringify(drafts.read())).not.toMatch(/1234567\b|900101|등록증|ci-1/)
  })

  it('is kept without waiting once its owner is known, because a page that leaves waits for nothing', async () => {
    const { restore, keepAtOnce, drafts, digested } = start()
    await restore()
    expect(keepAtOnce()).toBe(SAVED)
    expect(drafts.read()?.entries.companyName).toBe('서준식당')
    expect(digested).toHaveLength(1)
  })

  it.each([{ ci: '' }, { registrationNumber: '' }])('is not kept for half an applicant: %o', async (missing) => {
    const { keep, session, drafts } = start()
    session.update((known) => ({ ...known, ...missing }))
    expect(await keep()).toBeNull()
    expect(drafts.read()).toBeNull()
  })

  it('is not kept where nobody is verified, or the browser has no digests', async () => {
    const unverified = start()
    unverified.session.reset()
    expect(await unverified.keep()).toBeNull()
    const insecure = start(() => null)
    expect(await insecure.keep()).toBeNull()
    expect([unverified.drafts.read(), insecure.drafts.read()]).toEqual([null, null])
  })
})
