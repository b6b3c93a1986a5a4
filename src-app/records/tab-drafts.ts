import { Effect } from 'effect'
import { type DraftFormName, parseDraftFormName } from '#domain/records/draft'
import {
  type CurrentVisit,
  decideKeptRecord,
  draftToContinue,
  toKeptDraft,
  type KeptDraft,
} from '#domain/records/kept-records'
import { decideOtherDraft } from '#domain/records/other-draft'
import { sentDigestOf } from '#domain/records/sent-application'
import type { Session } from '#domain/session/session'
import { Clock } from '../kernel/clock.port.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ServiceOf, useCase } from '../kernel/token.ts'
import type { StoredRecord, TabRecordKind } from './record-storage.port.ts'
import { FindRecordOwner, RecordStore } from './record-store.ts'

/** Returns the form to which a stored file belongs; empty for other records. */
const formOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'form' in value ? String(value.form) : ''

/**
 * Finds and deletes drafts among the records of this tab: the draft that a person can restore, the drafts that are too
 * old, and the drafts that can no longer be sent. Never fails. [D2-149] [D1-262]
 */
export const TabDrafts = useCase(
  'TabDrafts',
  { records: RecordStore, owner: FindRecordOwner, session: SessionStore, clock: Clock },
  ({ records, owner, session, clock }) => {
    const sessionOwner = Effect.suspend(() => owner(session.read()))
    const draftsAt = (visit: CurrentVisit, verdict: 'stays' | 'dayLater') =>
      records.drafts().filter((record) => decideKeptRecord(record, visit).verdict === verdict)
    /** Returns the visit of the session's person; null if the owner id of a certified person cannot be computed. */
    const visitIn = ({ applicationNumber, ...person }: Session) =>
      Effect.map(owner(person), (id): CurrentVisit | null =>
        id === null && person.ci !== '' ? null : { owner: id, applicationNumber, now: clock.now() },
      )

    /** Returns the drafts of the session's person that are too old to be restored, the latest first. */
    const lostDrafts = (visitor: Session) =>
      Effect.map(visitIn(visitor), (visit) =>
        visit === null ? [] : draftsAt(visit, 'dayLater').toSorted((one, other) => other.savedAt - one.savedAt),
      )
    const firstDraft = ([first]: readonly StoredRecord[]) => (first === undefined ? null : toKeptDraft(first))

    return {
      /**
       * Returns the drafts of another business number in this tab. Before the number of `next` is confirmed, the page
       * asks the person about them. [D2-149]
       */
      draftsOfAnotherNumber: (next: {
        readonly businessNumber: string
        readonly applicationNumber: string | null
      }): Effect.Effect<readonly StoredRecord<TabRecordKind>[]> =>
        Effect.map(sessionOwner, (id) => {
          const visit = { owner: null, applicationNumber: '', now: clock.now() }
          const sameNumber = session.read().businessNumber === next.businessNumber
          const decisionOf = (record: StoredRecord) =>
            decideOtherDraft({
              own: id !== null && record.owner === id,
              sameNumber,
              otherApplication:
                next.applicationNumber !== null && ![next.applicationNumber, ''].includes(record.applicationNumber),
            })
          return draftsAt(visit, 'stays').filter((record) => decisionOf(record).verdict === 'ask')
        }),
      /** Deletes these drafts, and the chosen files of the people who wrote them. [D1-890] */
      deleteDraftsWithFiles: (drafts: readonly StoredRecord<TabRecordKind>[]): Effect.Effect<void> =>
        Effect.flatMap(records.list('chosenFile'), (files) =>
          records.removeAll([...drafts, ...files.filter((file) => drafts.some((draft) => draft.owner === file.owner))]),
        ),
      /**
       * Deletes the entries of all drafts of the session's person that are too old to be restored, and keeps only the
       * times when they ended. Returns the draft that ended last; null if there is none.
       */
      clearEntriesOfExpiredDrafts: (visitor: Session): Effect.Effect<KeptDraft | null> =>
        Effect.map(lostDrafts(visitor), (expiredDrafts) => {
          records.emptyAll(expiredDrafts)
          return firstDraft(expiredDrafts)
        }),
      /**
       * Returns the draft that `clearEntriesOfExpiredDrafts` returns, and deletes it, so that it is not reported again.
       */
      deleteExpiredDrafts: (visitor: Session): Effect.Effect<KeptDraft | null> =>
        Effect.flatMap(lostDrafts(visitor), (expiredDrafts) =>
          Effect.as(records.removeAll(expiredDrafts), firstDraft(expiredDrafts)),
        ),
      /**
       * Returns the draft that the session's person can restore: it has not expired and belongs to the session's
       * application. A draft of the session's flow takes precedence over other drafts. If the session has no person,
       * any draft of this tab can be restored. Deletes nothing. [D2-149] [D1-262]
       */
      draftOf: Effect.fnUntraced(function* (visitor: Session): Effect.fn.Return<KeptDraft | null> {
        const visit = yield* visitIn(visitor)
        if (visit === null) return null
        const drafts = draftsAt(visit, 'stays').flatMap((record) => {
          const keptDraft = toKeptDraft(record)
          return keptDraft === null ? [] : { ...keptDraft, record }
        })
        const continued = draftToContinue(drafts, visitor.flow)
        if (continued === null) return null
        const { record, ...keptDraft } = continued
        const draft = { ...keptDraft, lostOnReload: records.isLostOnReload() }
        if (record.kind !== 'applicationDraft') return draft
        const sentApplications = yield* records.list('sentApplication')
        const isSent = sentApplications.some(
          (sending) =>
            sentDigestOf(sending.name, record.applicationNumber) !== null &&
            decideKeptRecord(sending, visit).verdict === 'stays',
        )
        return { ...draft, mayBeReceived: isSent }
      }),
      /** Returns the names of the forms for which the session's person has a draft that can be restored. [D3-294] */
      formsWithDraft: (): Effect.Effect<readonly DraftFormName[]> =>
        Effect.map(visitIn(session.read()), (visit) =>
          visit === null ? [] : draftsAt(visit, 'stays').flatMap(({ name }) => parseDraftFormName(name) ?? []),
        ),
      /** Deletes this person's drafts of closed forms, with their files. [D2-149] [D1-262] */
      discardDrafts: (isClosed: (form: DraftFormName) => boolean): Effect.Effect<void> =>
        Effect.flatMap(sessionOwner, (id) => {
          if (id === null) return Effect.void
          const isOwn = (record: Pick<StoredRecord, 'owner'>) => record.owner === id
          const isOfClosedForm = (name: string) => {
            const form = parseDraftFormName(name)
            return form !== null && isClosed(form)
          }
          const closedDrafts = records.drafts().filter((record) => isOwn(record) && isOfClosedForm(record.name))
          return Effect.andThen(
            records.removeAll(closedDrafts),
            Effect.flatMap(records.list('chosenFile'), (files) =>
              records.removeAll(files.filter((file) => isOwn(file) && isOfClosedForm(formOf(file.value)))),
            ),
          )
        }),
    } as const
  },
)
export type TabDrafts = ServiceOf<typeof TabDrafts>
