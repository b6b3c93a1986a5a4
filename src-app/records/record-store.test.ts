import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { DRAFT_LIFE_MS } from '#domain/records/kept-records'
import { RECORD_OWNER, OTHER_PERSON, SAVED_AT, aBrowserWithRecords } from '../testing/browser-with-records.ts'

describe('[D2-149] RecordStore', () => {
  it('restores records to their person in order', async () => {
    const { records, run, put, clock } = aBrowserWithRecords()
    expect(await put('proofDraft', 'direct', { entries: { total: '1' } })).toBe(SAVED_AT)
    clock.set(SAVED_AT + 1)
    await put('proofDraft', 'general', { entries: { total: '2' } })
    expect(await run(records.find('proofDraft'))).toMatchObject([
      { name: 'direct', value: { entries: { total: '1' } }, isExpired: false },
      { name: 'general', value: { entries: { total: '2' } } },
    ])
  })

  it('[A-265] [P-317] deletes the record of another person without returning it', async () => {
    const { put, as, namesOf, inTab, inDatabase } = aBrowserWithRecords()
    await put('proofDraft', 'direct')
    await put('chosenFile', 'a.png', { form: 'direct' })
    as(OTHER_PERSON)
    expect([await namesOf('proofDraft'), await namesOf('chosenFile')]).toEqual([[], []])
    expect([inTab(), await inDatabase()]).toEqual([[], []])
    as(RECORD_OWNER)
    expect(await namesOf('proofDraft')).toEqual([])
    await put('proofDraft', 'direct')
    as({ businessNumber: businessNumberOrThrow('1000100002') })
    expect([await namesOf('proofDraft'), inTab()]).toEqual([[], []])
  })

  it('deletes a record of another application', async () => {
    const { put, as, namesOf } = aBrowserWithRecords()
    await put('proofDraft', 'direct')
    await put('applicationDraft', 'application')
    as({ applicationNumber: 'DA2' })
    expect([await namesOf('proofDraft'), await namesOf('applicationDraft')]).toEqual([[], ['application']])
  })

  it('[A-265] reports an expired record only once', async () => {
    const { put, clock, run, records } = aBrowserWithRecords()
    await put('applicationDraft', 'application')
    clock.set(SAVED_AT + DRAFT_LIFE_MS - 1)
    expect(await run(records.find('applicationDraft'))).toMatchObject([{ isExpired: false }])
    clock.set(SAVED_AT + DRAFT_LIFE_MS)
    expect(await run(records.find('applicationDraft'))).toMatchObject([{ isExpired: true }])
    expect(await run(records.find('applicationDraft'))).toEqual([])
  })

  it('stores no personal record while person or business is unknown', async () => {
    for (const person of [{}, { ...RECORD_OWNER, ci: '' }, { ...RECORD_OWNER, businessNumber: '' as const }]) {
      const { put, inTab, inDatabase } = aBrowserWithRecords(person)
      expect(await put('applicationDraft', 'application')).toBeNull()
      expect(await put('chosenFile', 'a.png')).toBeNull()
      expect([inTab(), await inDatabase()]).toEqual([[], []])
    }
  })

  it('[E-137] returns no time of saving in a browser that keeps nothing', async () => {
    const { put, records, namesOf } = aBrowserWithRecords(RECORD_OWNER, false)
    expect(await put('applicationDraft', 'application')).toBeNull()
    expect(records.isLostOnReload()).toBe(true)
    expect(await namesOf('applicationDraft')).toEqual(['application'])
  })

  it('[A-266] stores no draft in a browser that computes no digests, and says so', async () => {
    const { put, records, inTab } = aBrowserWithRecords(RECORD_OWNER, true, () => null)
    expect(await put('applicationDraft', 'application')).toBeNull()
    expect([records.isLostOnReload(), inTab()]).toEqual([true, []])
    expect(aBrowserWithRecords().records.isLostOnReload()).toBe(false)
  })

  it('removes a record by name and keeps all others', async () => {
    const { put, records, run, namesOf } = aBrowserWithRecords()
    for (const name of ['a.png', 'b.png']) await put('chosenFile', name)
    await run(records.removeFromDatabase('chosenFile', ['a.png']))
    expect(await namesOf('chosenFile')).toEqual(['b.png'])
  })
})

describe('[D1-258] RecordStore, with entries made before a certification', () => {
  it('gives entries from before a certification to the certified person', async () => {
    const { put, as, deleteAfter, inTab } = aBrowserWithRecords({})
    await put('entries', 'digits', '100')
    as(RECORD_OWNER)
    await deleteAfter('visitChanged')
    expect(inTab()).toEqual(['digits'])
    as(OTHER_PERSON)
    await deleteAfter('visitChanged')
    expect(inTab()).toEqual([])
  })

  it.each([
    ['unchanged entries for the person who was certified', '100', []],
    ['changed entries for the tab, without a person', '200', ['digits']],
  ] as const)('saves %s', async (_, value, left) => {
    const { put, as, deleteAfter, inTab } = aBrowserWithRecords({})
    await put('entries', 'digits', '100')
    as(RECORD_OWNER)
    await deleteAfter('visitChanged')
    await put('entries', 'digits', value)
    as(OTHER_PERSON)
    await deleteAfter('visitChanged')
    expect(inTab()).toEqual(left)
  })
})

describe('[D2-149] RecordStore', () => {
  const KINDS = [
    ['applicationDraft', 'application'],
    ['proofDraft', 'direct'],
    ['entries', 'digits'],
    ['chosenFile', 'a.png'],
  ] as const

  it.each([
    ['received', ['direct'], ['a.png']],
    ['sessionOver', ['application', 'direct'], ['a.png']],
    ['reset', ['application', 'direct'], []],
    ['visitChanged', ['application', 'direct', 'digits'], ['a.png']],
  ] as const)('after %s, keeps %j in the tab and %j in the database', async (event, tab, database) => {
    const { put, deleteAfter, inTab, inDatabase } = aBrowserWithRecords()
    for (const [kind, name] of KINDS) await put(kind, name)
    await deleteAfter(event)
    expect([inTab(), await inDatabase()]).toEqual([tab, database])
  })

  it('[D3-605] deletes the files of the person who ended the session, not those of another person', async () => {
    const { put, as, deleteAfter, inDatabase } = aBrowserWithRecords()
    await put('chosenFile', 'hers.png')
    as(OTHER_PERSON)
    await put('chosenFile', 'his.png')
    await deleteAfter('reset', RECORD_OWNER)
    expect(await inDatabase()).toEqual(['his.png'])
  })

  it('deletes records without an owner immediately, without waiting for a digest', () => {
    const { records, inTab } = aBrowserWithRecords({})
    Effect.runSync(records.put('entries', 'digits', '100'))
    Effect.runFork(records.deleteAfter('reset'))
    expect(inTab()).toEqual([])
  })
})

describe('[A-264] [E-176] RecordStore, while a form is open', () => {
  it('saves the last entries until the form is closed', () => {
    const { records } = aBrowserWithRecords()
    const savedKinds: string[] = []
    const close = records.openForm(() => savedKinds.push('application'))
    records.saveOpenForms()
    close()
    records.saveOpenForms()
    expect(savedKinds).toEqual(['application'])
  })
})
