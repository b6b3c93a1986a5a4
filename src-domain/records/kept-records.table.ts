import { SESSION_STORAGE_KEY } from '../session/session.ts'
import { DRAFTS_STORAGE_KEY } from './draft.ts'

/**
 * The events that may delete stored data: the page is reloaded; another person is certified in the tab; the session
 * gets another application number; an application is received; the application of the data is cancelled; the session
 * ends by time or refusal; the session is reset; `DRAFT_LIFE_HOURS` has passed; a release with another storage format
 * reads the data.
 */
export const RECORD_DELETION_EVENTS = [
  'reload',
  'anotherPerson',
  'anotherNumber',
  'received',
  'cancelled',
  'sessionOver',
  'reset',
  'dayLater',
  'otherRelease',
] as const
export type RecordDeletionEvent = (typeof RECORD_DELETION_EVENTS)[number]

/**
 * `tab`: session storage, deleted with the tab. `database`: IndexedDB, for every tab. `browser`: local storage, for
 * every tab.
 */
export type RecordStorage = 'tab' | 'database' | 'browser'

/**
 * 브라우저에 남는 것: one kind of stored data. `key` is the name of its record or database; for `browser`, the prefix of its
 * keys. `whose` says for whom the data are restored: for this person and business, in this tab, or for everyone in this
 * browser. `ofApplication`: the data belong to one application number. `goes`: the events that delete the data, each
 * with its requirement.
 */
export type KeptRow = {
  readonly id: string
  readonly ref: string
  readonly place: RecordStorage
  readonly key: string
  readonly whose: 'person' | 'tab' | 'browser'
  readonly ofApplication: boolean
  readonly goes: Readonly<Partial<Record<RecordDeletionEvent, string>>>
}

export const KEPT_RECORDS = {
  session:          { id: 'KP-1',  ref: 'E-136',  place: 'tab',      key: SESSION_STORAGE_KEY,        whose: 'person',  ofApplication: true,  goes: { anotherPerson: 'E-127', anotherNumber: 'E-091', sessionOver: 'E-148', reset: 'E-140', otherRelease: 'E-139' } },
  adminToken:       { id: 'KP-2',  ref: 'D1-44',  place: 'tab',      key: 'portal-admin-token',       whose: 'tab',     ofApplication: false, goes: { sessionOver: 'E-148', reset: 'E-140' } },
  /** A draft survives the end of its session. It is also deleted when the form is sent. */
  applicationDraft: { id: 'KP-3',  ref: 'A-264',  place: 'tab',      key: DRAFTS_STORAGE_KEY,         whose: 'person',  ofApplication: false, goes: { anotherPerson: 'D2-149', received: 'A-265', dayLater: 'A-265', otherRelease: 'E-139' } },
  proofDraft:       { id: 'KP-4',  ref: 'P-317',  place: 'tab',      key: DRAFTS_STORAGE_KEY,         whose: 'person',  ofApplication: true,  goes: { anotherPerson: 'D2-149', anotherNumber: 'D2-149', dayLater: 'A-265', otherRelease: 'E-139' } },
  editDraft:        { id: 'KP-5',  ref: 'D2-139', place: 'tab',      key: DRAFTS_STORAGE_KEY,         whose: 'person',  ofApplication: true,  goes: { anotherPerson: 'D2-149', anotherNumber: 'D2-149', dayLater: 'A-265', otherRelease: 'E-139' } },
  /** The answers of the self-check and typed digits. */
  entries:          { id: 'KP-7',  ref: 'E-202',  place: 'tab',      key: 'portal-entry-drafts',      whose: 'tab',     ofApplication: false, goes: { anotherPerson: 'D1-258', received: 'D1-258', sessionOver: 'D1-258', reset: 'D1-258', otherRelease: 'E-139' } },
  sentSupplement:   { id: 'KP-8',  ref: 'P-314',  place: 'tab',      key: 'portal-sent-supplements',  whose: 'person',  ofApplication: true,  goes: { anotherPerson: 'D2-149', anotherNumber: 'D2-149', otherRelease: 'E-139' } },
  chosenFile:       { id: 'KP-9',  ref: 'D3-102', place: 'database', key: 'portal-chosen-files',      whose: 'person',  ofApplication: true,  goes: { anotherPerson: 'D2-149', anotherNumber: 'D2-149', reset: 'D3-102', dayLater: 'D3-102', otherRelease: 'E-139' } },
  /** Only digests are stored. They identify a submission whose answer was lost, even in another tab. */
  sentApplication:  { id: 'KP-10', ref: 'D2-108', place: 'database', key: 'portal-sent-applications', whose: 'browser', ofApplication: true,  goes: { cancelled: 'D3-521', dayLater: 'D2-108', otherRelease: 'E-139' } },
  /** The day on which a notice was hidden. A record of an earlier day has no effect. */
  hiddenNotice:     { id: 'KP-11', ref: 'E-048',  place: 'browser',  key: 'popup-hide-',              whose: 'browser', ofApplication: false, goes: {} },
  clearScreen:      { id: 'KP-12', ref: 'E-137',  place: 'browser',  key: 'screen',                   whose: 'browser', ofApplication: false, goes: {} },
  /** This record is written and immediately removed: the storage event makes other tabs load the notices again. */
  landingNews:      { id: 'KP-13', ref: 'D3-36',  place: 'browser',  key: 'landing-changed',          whose: 'browser', ofApplication: false, goes: { reload: 'D3-36' } },
} as const satisfies Readonly<Record<string, KeptRow>>
export type RecordKind = keyof typeof KEPT_RECORDS
