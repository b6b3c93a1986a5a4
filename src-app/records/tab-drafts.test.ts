import { describe, expect, it } from 'vitest'
import { DRAFT_LIFE_MS } from '#domain/records/kept-records'
import { EMPTY_SESSION } from '#domain/session/session'
import { RECORD_OWNER, OTHER_PERSON, SAVED_AT, aBrowserWithRecords } from '../testing/browser-with-records.ts'

describe('[D2-149] TabDrafts, when drafts are too old', () => {
  it('[A-265] reports only the last of the expired drafts', async () => {
    const { put, clock, run, records, inTab, valuesInTab } = aBrowserWithRecords()
    await put('applicationDraft', 'application')
    clock.set(SAVED_AT + 1000)
    await put('proofDraft', 'direct')
    const visitor = { ...EMPTY_SESSION, ...RECORD_OWNER }
    const take = () => run(records.deleteExpiredDrafts(visitor))
    clock.set(SAVED_AT + DRAFT_LIFE_MS - 1)
    expect(await take()).toBeNull()
    expect(inTab().length).toBe(2)
    clock.set(SAVED_AT + 1000 + DRAFT_LIFE_MS)
    const ended = { flow: 'result', until: SAVED_AT + 1000 + DRAFT_LIFE_MS }
    expect(await run(records.clearEntriesOfExpiredDrafts(visitor))).toMatchObject(ended)
    expect([await run(records.clearEntriesOfExpiredDrafts(visitor)), valuesInTab()]).toMatchObject([
      ended,
      [null, null],
    ])
    expect(await take()).toMatchObject(ended)
    expect(await take()).toBeNull()
    expect(inTab()).toEqual([])
  })
})

describe('[D2-149] [D1-262] TabDrafts, when it discards drafts of closed forms', () => {
  it('discards only drafts and files of this person', async () => {
    const { put, as, records, run, inTab, inDatabase } = aBrowserWithRecords()
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

describe('[D1-262] TabDrafts, when it looks for the draft to announce', () => {
  it('prefers the draft of the session’s flow', async () => {
    const { put, records, session, run, as } = aBrowserWithRecords({ ...RECORD_OWNER, flow: 'result' })
    await put('applicationDraft', 'application')
    expect(await run(records.draftOf(session.read()))).toMatchObject({ flow: 'application' })
    await put('proofDraft', 'direct')
    expect(await run(records.draftOf(session.read()))).toEqual({
      flow: 'result',
      until: SAVED_AT + DRAFT_LIFE_MS,
      mayBeReceived: false,
      lostOnReload: false,
    })
    as({ flow: 'application' })
    expect(await run(records.draftOf(session.read()))).toMatchObject({ flow: 'application' })
  })

  it('returns null for another person or an expired draft', async () => {
    const { put, records, session, run, as, clock } = aBrowserWithRecords()
    await put('applicationDraft', 'application')
    as(OTHER_PERSON)
    expect(await run(records.draftOf(session.read()))).toBeNull()
    as(RECORD_OWNER)
    clock.set(SAVED_AT + DRAFT_LIFE_MS)
    expect(await run(records.draftOf(session.read()))).toBeNull()
    let digests = true
    const insecure = aBrowserWithRecords(RECORD_OWNER, true, (text) => (digests ? text : null))
    await insecure.put('applicationDraft', 'application')
    digests = false
    insecure.as({ ci: 'ci-3' })
    expect(await run(insecure.records.draftOf(insecure.session.read()))).toBeNull()
  })

  it('without a person, returns any draft of the tab', async () => {
    const { put, records, session, run, inTab } = aBrowserWithRecords()
    await put('proofDraft', 'direct')
    session.reset()
    expect(await run(records.draftOf(session.read()))).toMatchObject({ flow: 'result' })
    expect(inTab()).toEqual(['direct'])
  })

  it('[D2-108] reports that a draft may have been received if its submission got no answer', async () => {
    const { put, records, session, run } = aBrowserWithRecords()
    await put('applicationDraft', 'application')
    await put('sentApplication', 'DA1 digest', {})
    expect(await run(records.draftOf(session.read()))).toMatchObject({ mayBeReceived: true })
  })

  it('[E-137] reports that a reload loses the draft', async () => {
    const { put, records, session, run } = aBrowserWithRecords(RECORD_OWNER, false)
    await put('applicationDraft', 'application')
    expect(await run(records.draftOf(session.read()))).toMatchObject({ lostOnReload: true })
  })
})

describe('[D2-149] TabDrafts, when it looks for a draft of another business number', () => {
  const HERS = { businessNumber: RECORD_OWNER.businessNumber, applicationNumber: 'DA1' }
  const OTHERS = { businessNumber: '1000100009', applicationNumber: 'DA9' }

  it('finds the drafts by the business number if their person is certified', async () => {
    const { put, records, run } = aBrowserWithRecords()
    expect(await run(records.draftsOfAnotherNumber(OTHERS))).toHaveLength(0)
    await put('applicationDraft', 'application')
    expect(await run(records.draftsOfAnotherNumber({ ...HERS, applicationNumber: 'DA9' }))).toHaveLength(0)
    expect(await run(records.draftsOfAnotherNumber({ ...OTHERS, applicationNumber: null }))).toHaveLength(1)
  })

  it('finds the unexpired drafts by the application number if nobody is certified', async () => {
    const { put, records, session, run, clock } = aBrowserWithRecords()
    await put('applicationDraft', 'application')
    session.reset()
    expect(await run(records.draftsOfAnotherNumber(HERS))).toHaveLength(0)
    expect(await run(records.draftsOfAnotherNumber({ ...OTHERS, applicationNumber: null }))).toHaveLength(0)
    expect(await run(records.draftsOfAnotherNumber(OTHERS))).toHaveLength(1)
    clock.set(SAVED_AT + DRAFT_LIFE_MS)
    expect(await run(records.draftsOfAnotherNumber(OTHERS))).toHaveLength(0)
  })
})

describe('[D3-294] TabDrafts, when it lists the forms that were begun', () => {
  it('lists the drafts of this person that can be restored', async () => {
    const { put, as, clock, records, run } = aBrowserWithRecords()
    await put('proofDraft', 'opinion')
    expect(await run(records.formsWithDraft())).toEqual(['opinion'])
    as({ ci: 'ci-2' })
    expect(await run(records.formsWithDraft())).toEqual([])
    as({ ci: 'ci-1' })
    clock.set(SAVED_AT + DRAFT_LIFE_MS)
    expect(await run(records.formsWithDraft())).toEqual([])
  })
})
