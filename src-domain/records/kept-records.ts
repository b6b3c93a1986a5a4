import type { Flow } from '../identity/flow.ts'
import type { Decision } from '../kernel/decide.ts'
import { DRAFT_LIFE_HOURS } from '../programme/parameters.ts'
import type { Instant } from '../time/calendar.ts'
import { DRAFT_FORMS, type DraftFormRow } from './draft-forms.table.ts'
import { type DraftFormName, draftFormOf } from './draft.ts'
import {
  KEPT_RECORDS,
  type KeptRow,
  RECORD_DELETION_EVENTS,
  type RecordDeletionEvent,
  type RecordKind,
} from './kept-records.table.ts'

/** How long a draft is kept after its last saving, in milliseconds. */
export const DRAFT_LIFE_MS = DRAFT_LIFE_HOURS * 60 * 60 * 1000

/**
 * Owner, application and age of a stored record. `owner`: a digest of `ci` and business number; null if there is no
 * certified person. `applicationNumber`: empty if there was none.
 */
export type KeptRecordMetadata = {
  readonly kind: RecordKind
  readonly owner: string | null
  readonly applicationNumber: string
  readonly savedAt: Instant
}

/**
 * The current visit: the certified person (null: none), the session's application number, the application that was just
 * cancelled, if any, and the time.
 */
export type CurrentVisit = {
  readonly owner: string | null
  readonly applicationNumber: string
  readonly cancelled?: string | undefined
  readonly now: Instant
}

/**
 * Decides, from a stored record and the current visit, whether an event has happened. Contains the events that follow
 * from these two, such as the age of a record.
 */
const HAS_HAPPENED: Partial<Record<RecordDeletionEvent, (record: KeptRecordMetadata, visit: CurrentVisit) => boolean>> =
  {
    anotherPerson: (record, visit) => record.owner !== null && visit.owner !== null && record.owner !== visit.owner,
    anotherNumber: (record, visit) =>
      KEPT_RECORDS[record.kind].ofApplication &&
      record.applicationNumber !== '' &&
      visit.applicationNumber !== '' &&
      record.applicationNumber !== visit.applicationNumber,
    cancelled: (record, visit) => record.applicationNumber === visit.cancelled,
    dayLater: (record, visit) => visit.now - record.savedAt >= DRAFT_LIFE_MS,
  }

/**
 * Returns the event that deletes a stored record, or `stays`. The event is the given one, or one that follows from the
 * record itself: for example, `dayLater` for a record that is too old. [D2-149]
 */
export const decideKeptRecord = (
  record: KeptRecordMetadata,
  visit: CurrentVisit,
  event: RecordDeletionEvent | null = null,
): Decision<'stays' | RecordDeletionEvent> => {
  const { id, ref, goes }: KeptRow = KEPT_RECORDS[record.kind]
  const verdict =
    RECORD_DELETION_EVENTS.find(
      (each) => goes[each] !== undefined && (each === event || HAS_HAPPENED[each]?.(record, visit) === true),
    ) ?? 'stays'
  return { verdict, because: { rule: id, ref: verdict === 'stays' ? ref : (goes[verdict] ?? ref) }, facts: record }
}

export const recordKindOfDraft = (name: DraftFormName) => DRAFT_FORMS[draftFormOf(name)].record

/** The flow in which a draft is continued, by the kind of its record. Kinds that are not listed are no drafts. [D1-262] */
const FLOW_OF_DRAFT: { readonly [kind in RecordKind]?: Flow } = {
  applicationDraft: 'application',
  proofDraft: 'result',
  editDraft: 'result',
} satisfies Readonly<Record<DraftFormRow['record'], Flow>>

/**
 * A draft with its flow and expiry. `mayBeReceived`: it was sent, but the result is unknown. `lostOnReload`: the
 * browser refuses to store it, so that a reload of the page loses it. [D1-262] [D2-149] [E-137]
 */
export type KeptDraft = {
  readonly flow: Flow
  readonly until: Instant
  readonly mayBeReceived: boolean
  readonly lostOnReload: boolean
}

/**
 * Returns the draft with which a person continues: the first one of the session's flow, otherwise the first one; null
 * if there is none. [D3-812]
 */
export const draftToContinue = <Draft extends Pick<KeptDraft, 'flow'>>(
  drafts: readonly Draft[],
  flow: Flow | null,
): Draft | null => drafts.find((draft) => draft.flow === flow) ?? drafts[0] ?? null

/** Returns a stored record as a draft; null if it is not a draft. */
export const toKeptDraft = ({ kind, savedAt }: KeptRecordMetadata): KeptDraft | null => {
  const flow = FLOW_OF_DRAFT[kind]
  return flow === undefined ? null : { flow, until: savedAt + DRAFT_LIFE_MS, mayBeReceived: false, lostOnReload: false }
}
