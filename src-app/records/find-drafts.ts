import { Effect } from 'effect'
import { type CurrentVisit, decideKeptRecord, toKeptDraft, type KeptDraft } from '#domain/records/kept-records'
import type { Session } from '#domain/session/session'
import { Clock } from '../kernel/clock.port.ts'
import { type ServiceOf, useCase } from '../token.ts'
import { FindRecordOwner, RecordStore } from './record-store.ts'
import type { StoredRecord } from './record-storage.port.ts'
import { SessionStore } from '../session/session-store.port.ts'

/** Empty for records other than files. */
const formOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'form' in value ? String(value.form) : ''

/** Among the records of this tab. Never fails. [D2-149] [D1-262] */
export const FindDrafts = useCase(
  'FindDrafts',
  { records: RecordStore, owner: FindRecordOwner, session: SessionStore, clock: Clock },
  ({ records, owner, session, clock }) => {
    const draftsAt = (visit: CurrentVisit, verdict: 'stays' | 'dayLater') =>
      records.drafts().filter((record) => decideKeptRecord(record, visit).verdict === verdict)
    /** Null if the owner id of a certified person cannot be computed. */
    const visitIn = ({ applicationNumber, ...person }: Session) =>
      Effect.map(owner(person), (id): CurrentVisit | null =>
        id === null && person.ci !== '' ? null : { owner: id, applicationNumber, now: clock.now() },
      )

    /** The one that ended last first. */
    const lostDrafts = (visitor: Session) =>
      Effect.map(visitIn(visitor), (visit) =>
        visit === null ? [] : draftsAt(visit, 'dayLater').toSorted((one, other) => other.savedAt - one.savedAt),
      )
    const firstDraft = ([first]: readonly StoredRecord[]) => (first === undefined ? null : toKeptDraft(first))

    return {
      /**
       * The next certification would delete it. Compares business numbers if the session's person wrote the draft,
       * otherwise application numbers, if the next one is known. [D2-149]
       */
      hasDraftOfAnotherNumber: (next: {
        readonly registrationNumber: string
        readonly applicationNumber: string | null
      }): Effect.Effect<boolean> =>
        Effect.map(owner(), (id) => {
          const visit = { owner: null, applicationNumber: '', now: clock.now() }
          const isOther = (record: StoredRecord) =>
            id !== null && record.owner === id
              ? session.read().registrationNumber !== next.registrationNumber
              : next.applicationNumber !== null && ![next.applicationNumber, ''].includes(record.applicationNumber)
          return draftsAt(visit, 'stays').some(isOther)
        }),
      /** Keeps only the times when they ended. Returns the draft that ended last; null if there is none. */
      clearEntriesOfExpiredDrafts: (visitor: Session): Effect.Effect<KeptDraft | null> =>
        Effect.map(lostDrafts(visitor), (lost) => {
          records.emptyAll(lost)
          return firstDraft(lost)
        }),
      /** Returns what `clearEntriesOfExpiredDrafts` returns, so that it is not reported again. */
      deleteExpiredDrafts: (visitor: Session): Effect.Effect<KeptDraft | null> =>
        Effect.flatMap(lostDrafts(visitor), (lost) => Effect.as(records.removeAll(lost), firstDraft(lost))),
      /**
       * Not expired, and of the session's application; one of the session's flow takes precedence. Without a person in
       * the session, any draft of this tab. Deletes nothing. [D2-149] [D1-262]
       */
      draftOf: (visitor: Session): Effect.Effect<KeptDraft | null> =>
        Effect.gen(function* () {
          const visit = yield* visitIn(visitor)
          if (visit === null) return null
          const drafts = draftsAt(visit, 'stays')
          const record = drafts.find((draft) => toKeptDraft(draft)?.flow === visitor.flow) ?? drafts[0]
          const found = record === undefined ? null : toKeptDraft(record)
          if (record === undefined || found === null) return null
          const draft = { ...found, lostOnReload: records.isLostOnReload() }
          if (record.kind !== 'applicationDraft') return draft
          const sent = yield* records.list('sentApplication')
          const isSent = sent.some(
            (sending) =>
              sending.name.startsWith(`${record.applicationNumber} `) &&
              decideKeptRecord(sending, visit).verdict === 'stays',
          )
          return { ...draft, mayBeReceived: isSent }
        }),
      /** Of the session's person. [D3-294] */
      formsWithDraft: (): Effect.Effect<readonly string[]> =>
        Effect.map(visitIn(session.read()), (visit) =>
          visit === null ? [] : draftsAt(visit, 'stays').map(({ name }) => name),
        ),
      /** Of this person, with their files. [D2-149] [D1-262] */
      discardDrafts: (isClosed: (form: string) => boolean): Effect.Effect<void> =>
        Effect.flatMap(owner(), (id) => {
          if (id === null) return Effect.void
          const isOwn = ({ owner: of }: Pick<StoredRecord, 'owner'>) => of === id
          const closed = records.drafts().filter((record) => isOwn(record) && isClosed(record.name))
          return Effect.andThen(
            records.removeAll(closed),
            Effect.flatMap(records.list('chosenFile'), (files) =>
              records.removeAll(files.filter((file) => isOwn(file) && isClosed(formOf(file.value)))),
            ),
          )
        }),
    } as const
  },
)
export type FindDrafts = ServiceOf<typeof FindDrafts>
