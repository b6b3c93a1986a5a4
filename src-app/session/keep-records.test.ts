import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aRegistrationNumber } from '#domain/business/testing/a-registration-number'
import { kstInstant } from '#domain/kernel/calendar'
import { DRAFT_LIFE_MS } from '#domain/session/kept-records'
import { EMPTY_SESSION, type Session } from '#domain/session/session'
import { inMemoryDatabase, inMemoryTab, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { FindOwner, type RecordEvent } from './keep-records.ts'

const SAVED = kstInstant('2025-06-26', '10:00')
const HER = { ci: 'ci-1', registrationNumber: aRegistrationNumber('1000100001'), applicationNumber: 'DA1' }
const HIM = { ...HER, ci: 'ci-2' }

/** Makes one browser whose tab is certified as a person; `as` certifies another person in the same browser. */
const start = (person: Partial<Session> = HER, keeps = true, digest = (text: string): string | null => text) => {
  const session = inMemorySession(person)
  const clock = stoppedClock(SAVED)
  const tab = { ...inMemoryTab(), isAccepted: () => keeps }
  const database = inMemoryDatabase()
  const owner = FindOwner.make({ session, digest: { compute: (text) => Effect.sync(() => digest(text)) } })
  const records = inMemoryRecords({ session, clock, tab, database, owner })
  const run = <A>(effect: Effect.Effect<A>) => Effect.runPromise(effect)
  const namesOf = async (kind: Parameters<typeof records.find>[0]) =>
    (await run(records.find(kind))).map(({ name }) => name)
  return {
    records,
    session,
    clock,
    run,
    namesOf,
    as: (other: Partial<Session>) => session.update((now) => ({ ...now, ...other })),
    inTab: () => tab.list().map(({ name }) => name),
    valuesInTab: () => tab.list().map(({ value }) => value),
    inDatabase: async () => (await run(database.list('chosenFile'))).map(({ name }) => name),
    put: (kind: Parameters<typeof records.put>[0], name: string, value: unknown = { entries: {} }) =>
      run(records.put(kind, name, value)),
    happened: (event: RecordEvent, about?: typeof HER) => run(records.happened(event, about)),
  }
}

describe('[D2-149] KeepRecords', () => {
  it('restores records to their person, the oldest of a kind first', async () => {
    const { records, run, put, clock } = start()
    expect(await put('proofDraft', 'direct', { entries: { total: '1' } })).toBe(SAVED)
    clock.set(SAVED + 1)
    await put('proofDraft', 'general', { entries: { total: '2' } })
    expect(await run(records.find('proofDraft'))).toMatchObject([
      { name: 'direct', value: { entries: { total: '1' } }, isExpired: false },
      { name: 'general', value: { entries: { total: '2' } } },
    ])
  })

  it('[A-265] [P-317] deletes a record unread when another person, or the person with another business, opens a record of that kind', async () => {
    const { put, as, namesOf, inTab, inDatabase } = start()
    await put('proofDraft', 'direct')
    await put('chosenFile', 'a.png', { form: 'direct' })
    as(HIM)
    expect([await namesOf('proofDraft'), await namesOf('chosenFile')]).toEqual([[], []])
    expect([inTab(), await inDatabase()]).toEqual([[], []])
    as(HER)
    expect(await namesOf('proofDraft')).toEqual([])
    await put('proofDraft', 'direct')
    as({ registrationNumber: aRegistrationNumber('1000100002') })
    expect([await namesOf('proofDraft'), inTab()]).toEqual([[], []])
  })

  it('deletes a record of another application if its kind belongs to an application', async () => {
    const { put, as, namesOf } = start()
    await put('proofDraft', 'direct')
    await put('applicationDraft', 'application')
    as({ applicationNumber: 'DA2' })
    expect([await namesOf('proofDraft'), await namesOf('applicationDraft')]).toEqual([[], ['application']])
  })

  it('[A-265] reports a record as expired only once, a day later, and deletes it', async () => {
    const { put, clock, run, records } = start()
    await put('applicationDraft', 'application')
    clock.set(SAVED + DRAFT_LIFE_MS - 1)
    expect(await run(records.find('applicationDraft'))).toMatchObject([{ isExpired: false }])
    clock.set(SAVED + DRAFT_LIFE_MS)
    expect(await run(records.find('applicationDraft'))).toMatchObject([{ isExpired: true }])
    expect(await run(records.find('applicationDraft'))).toEqual([])
  })

  it('[A-265] reports the draft that ended last without its entries, until it is deleted with every draft that is too old', async () => {
    const { put, clock, run, records, inTab, valuesInTab } = start()
    await put('applicationDraft', 'application')
    clock.set(SAVED + 1000)
    await put('proofDraft', 'direct')
    const visitor = { ...EMPTY_SESSION, ...HER }
    const take = () => run(records.takeLostDraft(visitor))
    clock.set(SAVED + DRAFT_LIFE_MS - 1)
    expect([await take(), inTab().length]).toEqual([null, 2])
    clock.set(SAVED + 1000 + DRAFT_LIFE_MS)
    const ended = { flow: 'result', until: SAVED + 1000 + DRAFT_LIFE_MS }
    expect(await run(records.emptyLostDrafts(visitor))).toMatchObject(ended)
    expect([await run(records.emptyLostDrafts(visitor)), valuesInTab()]).toMatchObject([ended, [null, null]])
    expect(await take()).toMatchObject(ended)
    expect([await take(), inTab()]).toEqual([null, []])
  })

  it('stores no personal record while person or business is unknown', async () => {
    for (const person of [{}, { ...HER, ci: '' }, { ...HER, registrationNumber: '' as const }]) {
      const { put, inTab, inDatabase } = start(person)
      expect([await put('applicationDraft', 'application'), await put('chosenFile', 'a.png')]).toEqual([null, null])
      expect([inTab(), await inDatabase()]).toEqual([[], []])
    }
  })

  it('[E-137] returns no time of saving when the browser keeps nothing for a reload', async () => {
    const { put, records, namesOf } = start(HER, false)
    expect(await put('applicationDraft', 'application')).toBeNull()
    expect([records.isLostOnReload(), await namesOf('applicationDraft')]).toEqual([true, ['application']])
  })

  it('removes a record by name and keeps the others', async () => {
    const { put, records, run, namesOf } = start()
    for (const name of ['a.png', 'b.png']) await put('chosenFile', name)
    await run(records.remove('chosenFile', ['a.png']))
    expect(await namesOf('chosenFile')).toEqual(['b.png'])
  })
})

describe('[D1-258] KeepRecords, with entries made before a certification', () => {
  it('gives these entries to the next certified person, and deletes them for the person after that', async () => {
    const { put, as, happened, inTab } = start({})
    await put('entries', 'digits', '100')
    as(HER)
    await happened('visitChanged')
    expect(inTab()).toEqual(['digits'])
    as(HIM)
    await happened('visitChanged')
    expect(inTab()).toEqual([])
  })

  it.each([
    ['unchanged entries for the same person', '100', []],
    ['changed entries for the tab again', '200', ['digits']],
  ] as const)('saves %s', async (_, value, left) => {
    const { put, as, happened, inTab } = start({})
    await put('entries', 'digits', '100')
    as(HER)
    await happened('visitChanged')
    await put('entries', 'digits', value)
    as(HIM)
    await happened('visitChanged')
    expect(inTab()).toEqual(left)
  })
})

describe('[D2-149] KeepRecords', () => {
  const KINDS = [
    ['applicationDraft', 'application'],
    ['proofDraft', 'direct'],
    ['entries', 'digits'],
    ['chosenFile', 'a.png'],
  ] as const

  it.each([
    ['received', ['direct'], ['a.png']],
    ['sessionOver', ['application', 'direct'], []],
    ['reset', ['application', 'direct'], []],
    ['visitChanged', ['application', 'direct', 'digits'], ['a.png']],
  ] as const)('after %s, keeps %j in the tab and %j in the database', async (event, tab, database) => {
    const { put, happened, inTab, inDatabase } = start()
    for (const [kind, name] of KINDS) await put(kind, name)
    await happened(event)
    expect([inTab(), await inDatabase()]).toEqual([tab, database])
  })

  it('keeps the files of another tab’s person when a session ends', async () => {
    const { put, as, happened, inDatabase } = start()
    await put('chosenFile', 'hers.png')
    as(HIM)
    await put('chosenFile', 'his.png')
    await happened('sessionOver', HER)
    expect(await inDatabase()).toEqual(['his.png'])
  })

  it('deletes records without an owner immediately, before a digest is made', () => {
    const { records, inTab } = start({})
    Effect.runSync(records.put('entries', 'digits', '100'))
    Effect.runFork(records.happened('reset'))
    expect(inTab()).toEqual([])
  })
})

describe('[D2-149] [D1-262] KeepRecords, when it discards drafts of closed forms', () => {
  it('discards only the drafts and files of this person', async () => {
    const { put, as, records, run, inTab, inDatabase } = start()
    await put('proofDraft', 'direct')
    await put('proofDraft', 'opinion')
    await put('chosenFile', 'a.png', { form: 'direct' })
    await put('chosenFile', 'b.png', { form: 'opinion' })
    as({ ci: 'ci-2' })
    await run(records.discardDrafts(() => true))
    expect(inTab()).toEqual(['direct', 'opinion'])
    as({ ci: 'ci-1' })
    await run(records.discardDrafts((form) => form === 'direct'))
    expect([inTab(), await inDatabase()]).toEqual([['opinion'], ['b.png']])
  })
})

describe('[D1-262] KeepRecords, when it looks for the draft to announce', () => {
  it('returns the draft of the session’s flow, or if there is none, another draft, with its end', async () => {
    const { put, records, session, run, as } = start({ ...HER, flow: 'result' })
    await put('applicationDraft', 'application')
    expect(await run(records.draftOf(session.read()))).toMatchObject({ flow: 'application' })
    await put('proofDraft', 'direct')
    expect(await run(records.draftOf(session.read()))).toEqual({
      flow: 'result',
      until: SAVED + DRAFT_LIFE_MS,
      mayBeReceived: false,
      lostOnReload: false,
    })
    as({ flow: 'application' })
    expect(await run(records.draftOf(session.read()))).toMatchObject({ flow: 'application' })
  })

  it('returns null for another person, after a day, and if there is no digest of the person', async () => {
    const { put, records, session, run, as, clock } = start()
    await put('applicationDraft', 'application')
    as(HIM)
    expect(await run(records.draftOf(session.read()))).toBeNull()
    as(HER)
    clock.set(SAVED + DRAFT_LIFE_MS)
    expect(await run(records.draftOf(session.read()))).toBeNull()
    let digests = true
    const insecure = start(HER, true, (text) => (digests ? text : null))
    await insecure.put('applicationDraft', 'application')
    digests = false
    insecure.as({ ci: 'ci-3' })
    expect(await run(insecure.records.draftOf(insecure.session.read()))).toBeNull()
  })

  it('returns any draft of the tab for a session without a person, and deletes nothing', async () => {
    const { put, records, session, run, inTab } = start()
    await put('proofDraft', 'direct')
    session.reset()
    expect(await run(records.draftOf(session.read()))).toMatchObject({ flow: 'result' })
    expect(inTab()).toEqual(['direct'])
  })

  it('[D2-108] reports that the draft may have been received if it was sent and no answer arrived', async () => {
    const { put, records, session, run } = start()
    await put('applicationDraft', 'application')
    await put('sentApplication', 'DA1 digest', {})
    expect(await run(records.draftOf(session.read()))).toMatchObject({ mayBeReceived: true })
  })

  it('[E-137] reports that the draft is lost on a reload in a browser that keeps nothing', async () => {
    const { put, records, session, run } = start(HER, false)
    await put('applicationDraft', 'application')
    expect(await run(records.draftOf(session.read()))).toMatchObject({ lostOnReload: true })
  })
})

describe('[D2-149] KeepRecords, when it looks for a draft of another number', () => {
  const HERS = { registrationNumber: HER.registrationNumber, applicationNumber: 'DA1' }
  const OTHERS = { registrationNumber: '1000100009', applicationNumber: 'DA9' }

  it('compares the business number while the person of the draft is certified', async () => {
    const { put, records, run } = start()
    expect(await run(records.hasDraftOfAnother(OTHERS))).toBe(false)
    await put('applicationDraft', 'application')
    expect(await run(records.hasDraftOfAnother({ ...HERS, applicationNumber: 'DA9' }))).toBe(false)
    expect(await run(records.hasDraftOfAnother({ ...OTHERS, applicationNumber: null }))).toBe(true)
  })

  it('compares the application number after the session has ended, and finds no expired draft', async () => {
    const { put, records, session, run, clock } = start()
    await put('applicationDraft', 'application')
    session.reset()
    expect(await run(records.hasDraftOfAnother(HERS))).toBe(false)
    expect(await run(records.hasDraftOfAnother({ ...OTHERS, applicationNumber: null }))).toBe(false)
    expect(await run(records.hasDraftOfAnother(OTHERS))).toBe(true)
    clock.set(SAVED + DRAFT_LIFE_MS)
    expect(await run(records.hasDraftOfAnother(OTHERS))).toBe(false)
  })
})

describe('[A-264] [E-176] KeepRecords, while a form is open', () => {
  it('saves the last entries until the form is closed', () => {
    const { records } = start()
    const saved: string[] = []
    const close = records.openForm(() => saved.push('application'))
    records.saveOpenForms()
    close()
    records.saveOpenForms()
    expect(saved).toEqual(['application'])
  })
})
