import { Effect } from 'effect'
import type { Applicant } from '#domain/application/application'
import { type CurrentVisit, decideKeptRecord, toKeptDraft } from '#domain/records/kept-records'
import { KEPT_RECORDS, type RecordDeletionEvent } from '#domain/records/kept-records.table'
import type { Instant } from '#domain/time/calendar'
import { Clock } from '../kernel/clock.port.ts'
import { Digest } from '../kernel/digest.port.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ServiceOf, useCase } from '../kernel/token.ts'
import {
  DATABASE_RECORD_KINDS,
  type DatabaseRecordKind,
  DatabaseStore,
  type StoredRecord,
  type TabRecordKind,
  TabStore,
} from './record-storage.port.ts'

/**
 * Returns the owner id of a person's stored records: a digest of `ci` and business number; null if either is missing,
 * or if the browser computes no digests. It is cached for each applicant, so that the last save before the page is left
 * need not wait.
 */
export const FindRecordOwner = useCase('FindRecordOwner', { digest: Digest }, ({ digest }) => {
  let last: { readonly applicant: string; readonly owner: string | null } | null = null
  return ({ ci, businessNumber }: Applicant): Effect.Effect<string | null> =>
    Effect.suspend(() => {
      if (ci === '' || businessNumber === '') return Effect.succeed(null)
      const applicant = `${ci}\n${businessNumber}`
      if (last?.applicant === applicant) return Effect.succeed(last.owner)
      return Effect.tap(digest.compute(applicant), (owner) =>
        Effect.sync(() => {
          last = { applicant, owner }
        }),
      )
    })
})
export type FindRecordOwner = ServiceOf<typeof FindRecordOwner>

/**
 * An event that deletes records. `visitChanged`: the session now has another person or another application number.
 * `cancelled`: this application was cancelled.
 */
export type RecordDeletionTrigger =
  | 'received'
  | 'sessionOver'
  | 'reset'
  | 'visitChanged'
  | { readonly cancelled: string }

type Kind = TabRecordKind | DatabaseRecordKind
const isTabKind = (kind: Kind): kind is TabRecordKind => KEPT_RECORDS[kind].place === 'tab'
const isInTab = (record: StoredRecord<Kind>): record is StoredRecord<TabRecordKind> => isTabKind(record.kind)

/** A restored record. `isExpired`: the record was too old and was deleted, so its value must not be used. */
type FoundRecord = StoredRecord<Kind> & { readonly isExpired: boolean }

/**
 * Manages all records in the tab and in the browser's databases. It stores each record with its person, application
 * number and time, restores it only to this person, and deletes records after an event, according to the table
 * `KEPT_RECORDS`. Records of the tab are written and read synchronously when the owner is known. Never fails. [D2-149]
 * [D1-258]
 */
export const RecordStore = useCase(
  'RecordStore',
  {
    tab: TabStore,
    database: DatabaseStore,
    owner: FindRecordOwner,
    digest: Digest,
    session: SessionStore,
    clock: Clock,
  },
  ({ tab, database, owner, digest, session, clock }) => {
    const sessionOwner = Effect.suspend(() => owner(session.read()))
    const visitOf = (id: string | null, cancelledNumber?: string) => ({
      owner: id,
      applicationNumber: session.read().applicationNumber,
      cancelled: cancelledNumber,
      now: clock.now(),
    })
    const inTab = (kind: Kind) => tab.list().filter((record) => record.kind === kind)
    const list = (kind: Kind): Effect.Effect<readonly StoredRecord<Kind>[]> =>
      isTabKind(kind) ? Effect.sync(() => inTab(kind)) : database.list(kind)
    const removeAll = (records: readonly StoredRecord<Kind>[]): Effect.Effect<void> =>
      Effect.suspend(() => {
        tab.remove(records.filter(isInTab))
        const others = records.flatMap((record) =>
          isInTab(record) ? [] : [record as StoredRecord<DatabaseRecordKind>],
        )
        return others.length > 0 ? database.remove(others) : Effect.void
      })
    /**
     * If records of this kind belong to one person, runs `work` with the person's owner id, or returns `otherwise` if
     * the session has no person. For kinds that do not belong to a person, runs `work` with null.
     */
    const asOwner = <A>(kind: Kind, work: (id: string | null) => Effect.Effect<A>, otherwise: A) =>
      KEPT_RECORDS[kind].whose === 'person'
        ? Effect.flatMap(sessionOwner, (id) => (id === null ? Effect.succeed(otherwise) : work(id)))
        : work(null)

    /** Deletes the tab's records that do not survive the event. Keeps an expired draft until its form can report it. */
    const sweepTab = (visit: CurrentVisit, event: RecordDeletionEvent | null) => {
      const isEnded = (record: StoredRecord) =>
        !['stays', 'dayLater'].includes(decideKeptRecord(record, visit, event).verdict)
      tab.remove(tab.list().filter(isEnded))
    }
    const sweepDatabase = (kind: DatabaseRecordKind, visit: CurrentVisit, event: RecordDeletionEvent | null) =>
      Effect.flatMap(database.list(kind), (records) => {
        // An event of this tab deletes only records of its person and records without an owner. The records of other
        // persons belong to other tabs.
        const isAbout = ({ owner }: StoredRecord) => event === null || owner === null || owner === visit.owner
        return removeAll(
          records.filter((record) => isAbout(record) && decideKeptRecord(record, visit, event).verdict !== 'stays'),
        )
      })

    const openForms = new Set<() => void>()

    return {
      /**
       * Registers an open form, so that its last entries are saved before a session ends. Returns a function that
       * unregisters it. [A-264] [E-176]
       */
      openForm: (saveNow: () => void): (() => void) => {
        openForms.add(saveNow)
        return () => void openForms.delete(saveNow)
      },
      /**
       * True if a reload would lose the entries of a form: the browser refuses to store them, or computes no digest
       * that says whose they are. [E-137]
       */
      isLostOnReload: (): boolean => !digest.isAvailable || !tab.isAccepted(),
      /** Saves every open form. Must run while the session still has the owner of the forms. */
      saveOpenForms: (): void => openForms.forEach((saveNow) => saveNow()),
      /**
       * Stores a value under a kind and a name. Returns the time of saving; null if the value will not survive a reload
       * of the page. [E-137]
       */
      put: (kind: Kind, name: string, value: unknown): Effect.Effect<Instant | null> => {
        const write = (id: string | null): Effect.Effect<Instant | null> => {
          const { applicationNumber, now: savedAt } = visitOf(id)
          const record = { name, owner: id, applicationNumber, savedAt, value }
          if (!isTabKind(kind)) return Effect.as(database.put({ ...record, kind }), savedAt)
          // If an unchanged value is saved again while no person is certified, the record keeps its earlier owner.
          const before = inTab(kind).find((storedRecord) => storedRecord.name === name)
          const isSame = JSON.stringify(before?.value) === JSON.stringify(value)
          tab.put({ ...record, kind, owner: id ?? (isSame ? (before?.owner ?? null) : null) })
          return Effect.succeed(tab.isAccepted() ? savedAt : null)
        }
        return asOwner(kind, (id) => Effect.suspend(() => write(id)), null)
      },
      /**
       * Returns the records of a kind for this person, application number and tab, the oldest first. Deletes expired
       * records and records of other owners.
       */
      find: (kind: Kind): Effect.Effect<readonly FoundRecord[]> =>
        asOwner<readonly FoundRecord[]>(
          kind,
          Effect.fnUntraced(function* (id: string | null) {
            const visit = visitOf(id)
            const records = (yield* list(kind)).map((record) => ({
              record,
              end: decideKeptRecord(record, visit).verdict,
            }))
            yield* removeAll(records.flatMap(({ record, end }) => (end === 'stays' ? [] : [record])))
            return records.flatMap(({ record, end }) =>
              end === 'stays' || end === 'dayLater' ? [{ ...record, isExpired: end === 'dayLater' }] : [],
            )
          }),
          [],
        ),
      /** Returns the drafts of this tab, regardless of who wrote them. Deletes nothing. */
      drafts: (): readonly StoredRecord<TabRecordKind>[] => tab.list().filter((record) => toKeptDraft(record) !== null),
      /** Returns all records of a kind, regardless of who stored them. Deletes nothing. */
      list,
      /** Deletes the values of records of this tab, but keeps the time of their saving. */
      emptyAll: (records: readonly StoredRecord<TabRecordKind>[]): void =>
        records.forEach((record) => tab.put({ ...record, value: null })),
      removeAll,
      /** Deletes a record of this tab by name, after it was sent or discarded. */
      removeFromTab: (kind: TabRecordKind, name: string): void => tab.remove([{ kind, owner: null, name }]),
      /** Deletes records of a database by name, after they were sent or discarded. */
      removeFromDatabase: (kind: DatabaseRecordKind, names: readonly string[]): Effect.Effect<void> =>
        asOwner(kind, (id) => database.remove(names.map((name) => ({ kind, owner: id, name }))), undefined),
      /**
       * Deletes the records that do not survive an event. `person` is the session's person at the event. Deletes
       * records without an owner first, synchronously.
       */
      deleteAfter: (event: RecordDeletionTrigger, person: Applicant = session.read()): Effect.Effect<void> =>
        Effect.gen(function* () {
          const cancelledNumber = typeof event === 'object' ? event.cancelled : undefined
          const ending = typeof event === 'object' || event === 'visitChanged' ? null : event
          sweepTab(visitOf(null, cancelledNumber), ending)
          const id = yield* owner(person)
          if (id === null) return
          if (event === 'visitChanged') {
            sweepTab(visitOf(id), null)
            // A record without an owner was stored for the next certified person, who becomes its owner. [D1-258]
            for (const record of tab.list()) if (record.owner === null) tab.put({ ...record, owner: id })
          }
          const visit = visitOf(id, cancelledNumber)
          yield* Effect.forEach(DATABASE_RECORD_KINDS, (kind) => sweepDatabase(kind, visit, ending), { discard: true })
        }),
    } as const
  },
)
export type RecordStore = ServiceOf<typeof RecordStore>
