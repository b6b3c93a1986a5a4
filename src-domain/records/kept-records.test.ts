import { describe, expect, it } from 'vitest'
import { kstInstant } from '../time/calendar.ts'
import {
  KEPT_RECORDS,
  type KeptRow,
  RECORD_DELETION_EVENTS,
  type RecordDeletionEvent,
  type RecordKind,
} from './kept-records.table.ts'
import {
  decideKeptRecord,
  DRAFT_LIFE_MS,
  toKeptDraft,
  type KeptRecordMetadata,
  recordKindOfDraft,
} from './kept-records.ts'

const NOW = kstInstant('2025-06-26', '18:00')
const VISIT = { owner: 'A', applicationNumber: 'DA1', now: NOW }
const kept = (kind: RecordKind, more: Partial<KeptRecordMetadata> = {}): KeptRecordMetadata => ({
  kind,
  owner: 'A',
  applicationNumber: 'DA1',
  savedAt: NOW,
  ...more,
})
/** The events that delete each kind, and their requirements, as this test expects them. */
const DELETED_BY: Readonly<Record<RecordKind, Readonly<Partial<Record<RecordDeletionEvent, string>>>>> = {
  session: {
    anotherPerson: 'E-127',
    anotherNumber: 'E-091',
    sessionOver: 'E-148',
    reset: 'E-140',
    otherRelease: 'E-139',
  },
  adminToken: { sessionOver: 'E-148', reset: 'E-140' },
  applicationDraft: { anotherPerson: 'D2-149', received: 'A-265', dayLater: 'A-265', otherRelease: 'E-139' },
  proofDraft: { anotherPerson: 'D2-149', anotherNumber: 'D2-149', dayLater: 'A-265', otherRelease: 'E-139' },
  editDraft: { anotherPerson: 'D2-149', anotherNumber: 'D2-149', dayLater: 'A-265', otherRelease: 'E-139' },
  entries: {
    anotherPerson: 'D1-258',
    received: 'D1-258',
    sessionOver: 'D1-258',
    reset: 'D1-258',
    otherRelease: 'E-139',
  },
  sentSupplement: { anotherPerson: 'D2-149', anotherNumber: 'D2-149', otherRelease: 'E-139' },
  chosenFile: {
    anotherPerson: 'D2-149',
    anotherNumber: 'D2-149',
    reset: 'D3-102',
    dayLater: 'D3-102',
    otherRelease: 'E-139',
  },
  sentApplication: { cancelled: 'D3-521', dayLater: 'D2-108', otherRelease: 'E-139' },
  hiddenNotice: {},
  clearScreen: {},
  landingNews: { reload: 'D3-36' },
}
const STAYS_BY: Readonly<Record<RecordKind, string>> = {
  session: 'E-136',
  adminToken: 'D1-44',
  applicationDraft: 'A-264',
  proofDraft: 'P-317',
  editDraft: 'D2-139',
  entries: 'E-202',
  sentSupplement: 'P-314',
  chosenFile: 'D3-102',
  sentApplication: 'D2-108',
  hiddenNotice: 'E-048',
  clearScreen: 'E-137',
  landingNews: 'D3-36',
}
const KINDS = Object.keys(KEPT_RECORDS) as readonly RecordKind[]

describe('[D2-149] [D1-258] the data stored in the browser', () => {
  it('each row has a unique id', () =>
    expect(new Set(KINDS.map((kind) => KEPT_RECORDS[kind].id)).size).toBe(KINDS.length))

  it.each(KINDS)('stored data of the kind %s stays if nothing has happened', (kind) =>
    expect(decideKeptRecord(kept(kind), VISIT)).toMatchObject({
      verdict: 'stays',
      because: { rule: KEPT_RECORDS[kind].id },
    }),
  )

  it.each(KINDS.flatMap((kind) => RECORD_DELETION_EVENTS.map((event) => [kind, event] as const)))(
    '%s is kept or deleted at the event %s, with its requirement',
    (kind, event) => {
      const requirement = DELETED_BY[kind][event]
      expect(decideKeptRecord(kept(kind), VISIT, event)).toMatchObject({
        verdict: requirement === undefined ? 'stays' : event,
        because: { rule: KEPT_RECORDS[kind].id, ref: requirement ?? STAYS_BY[kind] },
      })
    },
  )

  it.each(KINDS)(
    '[A-265] stored data of the kind %s ends for another person, for another application, and with age, as its row says',
    (kind) => {
      const { goes, ofApplication }: KeptRow = KEPT_RECORDS[kind]
      const ended = (facts: KeptRecordMetadata, event: 'anotherPerson' | 'anotherNumber' | 'dayLater', holds = true) =>
        expect(decideKeptRecord(facts, VISIT).verdict).toBe(holds && goes[event] !== undefined ? event : 'stays')
      ended(kept(kind, { owner: 'B' }), 'anotherPerson')
      ended(kept(kind, { applicationNumber: 'DA2' }), 'anotherNumber', ofApplication)
      ended(kept(kind, { savedAt: NOW - DRAFT_LIFE_MS }), 'dayLater')
      expect(decideKeptRecord(kept(kind, { savedAt: NOW - DRAFT_LIFE_MS + 1 }), VISIT).verdict).toBe('stays')
    },
  )

  it.each(KINDS)('[D3-521] when the application is cancelled, %s is kept or deleted as its row says', (kind) => {
    const ended = (cancelled: string) => decideKeptRecord(kept(kind), { ...VISIT, cancelled }).verdict
    const { goes }: KeptRow = KEPT_RECORDS[kind]
    expect([ended('DA1'), ended('DA2')]).toEqual([goes.cancelled === undefined ? 'stays' : 'cancelled', 'stays'])
  })

  it('stored data stays while its person or the visitor is unknown', () => {
    expect(decideKeptRecord(kept('entries', { owner: null }), VISIT).verdict).toBe('stays')
    expect(decideKeptRecord(kept('sentSupplement', { applicationNumber: '' }), VISIT).verdict).toBe('stays')
    const nobody = { ...VISIT, owner: null, applicationNumber: '' }
    expect(decideKeptRecord(kept('applicationDraft', { owner: 'B' }), nobody).verdict).toBe('stays')
  })
})

describe('[D1-262] [A-265] the draft of a form', () => {
  it('[A-265] a draft is deleted 24 hours after its last saving, and not earlier', () => {
    const draft = kept('applicationDraft', { savedAt: kstInstant('2025-06-25', '18:00') })
    const verdictAt = (now: number) => decideKeptRecord(draft, { ...VISIT, now }).verdict
    expect([NOW - 1, NOW].map(verdictAt)).toEqual(['stays', 'dayLater'])
  })

  it.each([
    ['application', 'applicationDraft', 'application'],
    ['general', 'proofDraft', 'result'],
    ['supplement 501', 'proofDraft', 'result'],
    ['opinion', 'proofDraft', 'result'],
    ['accountEdit DA1', 'editDraft', 'result'],
    ['businessEdit DA1', 'editDraft', 'result'],
  ] as const)('the draft of %s is a %s of the flow %s', (form, kind, flow) => {
    expect(recordKindOfDraft(form)).toBe(kind)
    expect(toKeptDraft(kept(kind))).toEqual({
      flow,
      until: NOW + DRAFT_LIFE_MS,
      mayBeReceived: false,
      lostOnReload: false,
    })
  })

  it('no other stored record belongs to a flow', () =>
    expect(KINDS.filter((kind) => toKeptDraft(kept(kind)) !== null)).toEqual([
      'applicationDraft',
      'proofDraft',
      'editDraft',
    ]))
})
