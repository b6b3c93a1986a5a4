import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { Draft, DraftFormName } from '#domain/records/draft'
import { DRAFT_LIFE_MS } from '#domain/records/kept-records'
import { EMPTY_SESSION } from '#domain/session/session'
import { kstInstant } from '#domain/time/calendar'
import { inMemoryTab, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { type ExpiredDraft, isExpiredDraft, DraftStore } from './draft-store.ts'

const SAVED = kstInstant('2025-06-26', '10:00')
const ENTERED = { entries: { total: '12', years: ['2024'] }, files: ['차량등록증.png'] }
const PERSON = { ci: 'ci-1', businessNumber: businessNumberOrThrow('1000100001') }

const WRITTEN = {
  companyName: '서준식당',
  bank: '004',
  bankName: '국민은행',
  accountNumber: '9876543210',
  depositor: '김서준',
}
const HELD = { entries: WRITTEN, files: [] }

/** Returns the entries of a draft that are not empty. */
const filledEntries = (draft: Draft | null) =>
  Object.fromEntries(Object.entries(draft?.entries ?? {}).filter(([, { length }]) => length > 0))

const unlessExpired = <D extends object | null>(draft: D | ExpiredDraft) => (isExpiredDraft(draft) ? null : draft)

const start = (
  digestOf: (text: string) => string | null = (text) => `digest of ${[...text].toReversed().join('')}`,
) => {
  const session = inMemorySession(PERSON)
  const drafts = inMemoryTab()
  const clock = stoppedClock(SAVED)
  const digested: string[] = []
  const digest = {
    isAvailable: true,
    compute: (text: string) =>
      Effect.sync(() => {
        digested.push(text)
        return digestOf(text)
      }),
  }
  const { keep, restore, discard } = DraftStore.make({
    records: inMemoryRecords({ session, clock, tab: drafts, digest }),
  })
  return {
    session,
    drafts,
    clock,
    digested,
    keep: () => Effect.runPromise(keep('application', HELD)),
    restore: async () => unlessExpired(await Effect.runPromise(restore('application'))),
    restoreRaw: () => Effect.runPromise(restore('application')),
    discard: () => discard('application'),
    keepAtOnce: () => Effect.runSync(keep('application', HELD)),
    keepForm: <Form extends DraftFormName>(form: Form, draft: Parameters<typeof keep<Form>>[1]) =>
      Effect.runPromise(keep(form, draft)),
    restoreForm: async <Form extends DraftFormName>(form: Form) =>
      unlessExpired(await Effect.runPromise(restore(form))),
    discardForm: discard,
  }
}

describe('DraftStore, for the application form', () => {
  it('[A-264] restores the entries', async () => {
    const { keep, restore } = start()
    expect(await keep()).toBe(SAVED)
    const draft = await restore()
    expect(draft?.savedAt).toBe(SAVED)
    expect(filledEntries(draft)).toEqual(WRITTEN)
  })

  it('[A-264] restores nothing after the draft was discarded', async () => {
    const { keep, discard, restore } = start()
    await keep()
    discard()
    expect(await restore()).toBeNull()
  })

  it('[A-265] restores the draft when the person is certified again', async () => {
    const { keep, restore, session, drafts } = start()
    await keep()
    session.reset()
    expect(await restore()).toBeNull()
    expect(drafts.read('application')).not.toBeNull()
    session.update(() => ({ ...EMPTY_SESSION, ...PERSON }))
    expect(await restore()).toMatchObject({ entries: { companyName: '서준식당' } })
  })

  it('[A-265] reports when a day-old draft expired', async () => {
    const { keep, restoreRaw, clock } = start()
    await keep()
    clock.set(SAVED + DRAFT_LIFE_MS)
    expect(await restoreRaw()).toEqual({ expiredAt: SAVED + DRAFT_LIFE_MS })
  })

  it('[A-233] stores no resident number, no file and no identity value', async () => {
    const { keep, drafts } = start(() => 'digest')
    await keep()
    expect(JSON.stringify(drafts.read('application'))).not.toMatch(/1234567\b|900101|등록증|ci-1/)
  })

  it('saves synchronously when the owner is known', async () => {
    const { restore, keepAtOnce, drafts, digested } = start()
    await restore()
    expect(keepAtOnce()).toBe(SAVED)
    expect(drafts.read('application')?.entries).toMatchObject({ companyName: '서준식당' })
    expect(digested).toHaveLength(1)
  })
})

describe('[P-317] DraftStore, for proof forms', () => {
  it('restores each form separately with file names', async () => {
    const { keepForm, restoreForm } = start()
    expect(await keepForm('direct', ENTERED)).toBe(SAVED)
    await keepForm('supplement 501', { entries: { total: '5' }, files: [] })
    expect(await restoreForm('direct')).toMatchObject({ savedAt: SAVED, ...ENTERED })
    expect(filledEntries(await restoreForm('supplement 501'))).toEqual({ total: '5' })
    expect(await restoreForm('supplement 502')).toBeNull()
    expect(await restoreForm('general')).toBeNull()
  })

  it('deletes the draft of a form that is empty again', async () => {
    const { drafts, keepForm, discardForm } = start()
    await keepForm('direct', ENTERED)
    await keepForm('general', ENTERED)
    discardForm('direct')
    expect(Object.keys(drafts.all())).toEqual(['general'])
    expect(await keepForm('general', { entries: { total: '', years: [] }, files: [] })).toBeNull()
    expect(drafts.all()).toEqual({})
  })

  it('[A-264] [D2-139] restores an edit draft only for the edited application', async () => {
    const { drafts, keepForm, restoreForm, discardForm } = start()
    const account = { loaded: '1', bank: '004', bankName: '국민은행', accountNumber: '9876', depositor: '김서준' }
    const business = { loaded: '1', area: '100', kind: '01', serial: '00001', companyName: '서준식당' }
    await keepForm('accountEdit DA1', { entries: account, files: [] })
    await keepForm('businessEdit DA1', { entries: business, files: [] })
    expect((await restoreForm('accountEdit DA1'))?.entries).toEqual(account)
    expect(filledEntries(await restoreForm('businessEdit DA1'))).toEqual(business)
    expect(await restoreForm('accountEdit DA2')).toBeNull()
    expect(await restoreForm('businessEdit DA2')).toBeNull()
    discardForm('accountEdit DA1')
    expect(Object.keys(drafts.all())).toEqual(['businessEdit DA1'])
  })

  it('saves nothing without a digest of the person', async () => {
    const { drafts, keepForm, restoreForm } = start(() => null)
    expect(await keepForm('direct', ENTERED)).toBeNull()
    expect(await restoreForm('direct')).toBeNull()
    expect(drafts.all()).toEqual({})
  })
})

describe('[A-266] DraftStore, when it restores a draft', () => {
  const restoreDraft = async (form: DraftFormName, entries: object) => {
    const { drafts, keep, restoreForm } = start()
    await keep()
    drafts.write(form, { owner: '', savedAt: SAVED, files: [], ...drafts.read('application'), entries })
    return { draft: await restoreForm(form), drafts }
  }

  it('returns only the entries of the form', async () => {
    const strange = {
      mobile: '010',
      residentBack: '1234567',
      businessNumber: businessNumberOrThrow('1000000000'),
      checks: 'passed',
    }
    expect(filledEntries((await restoreDraft('application', strange)).draft)).toEqual({ mobile: '010' })
    const carriers = { carriers: ['한진'], agreement: 'Y' }
    expect(filledEntries((await restoreDraft('carriers', carriers)).draft)).toEqual({ carriers: ['한진'] })
    const account = { accountNumber: '1', companyName: '서준식당', residentBack: '1234567' }
    expect(filledEntries((await restoreDraft('accountEdit DA1', account)).draft)).toEqual({ accountNumber: '1' })
    const number = { area: '100', kind: '', serial: '' }
    const business = { ...number, companyName: '서준식당', accountNumber: '1', residentBack: '1234567' }
    const filledDraft = filledEntries((await restoreDraft('businessEdit DA1', business)).draft)
    expect(filledDraft).toEqual({ area: '100', companyName: '서준식당' })
  })

  it('leaves an entry empty if an older draft lacks it', async () => {
    const { draft } = await restoreDraft('direct', { total: '12' })
    expect(draft?.entries).toEqual({ years: [], totalUnit: '', total: '12', type: '', sentFiles: [] })
  })

  it.each([
    ['application', { mobile: 1 }],
    ['general', { years: '2024' }],
    ['direct', { sentFiles: ['/a.pdf'] }],
    ['carriers', { carriers: ['CJ'] }],
    ['opinion', { content: null }],
    ['supplement 501', { deletions: [1] }],
    ['accountEdit DA1', { depositor: 1 }],
    ['businessEdit DA1', { area: '1a', kind: '', serial: '' }],
  ] as const)('returns null for unreadable entries of %s: %j', async (form, entries) => {
    const { draft, drafts } = await restoreDraft(form, entries)
    expect(draft).toBeNull()
    expect(form in drafts.all()).toBe(false)
    expect('application' in drafts.all()).toBe(form !== 'application')
  })
})
