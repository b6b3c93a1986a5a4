import { Effect, Option, Schema } from 'effect'
import type { SavedEntryField } from '#domain/application/application-entries.table'
import { CARRIERS } from '#domain/proof/registration/carrier-request'
import {
  type Draft,
  type DraftForm,
  draftFormOf,
  type DraftFormName,
  type FormOfDraft,
  isEmptyDraft,
} from '#domain/records/draft'
import { DRAFT_LIFE_MS, recordKindOfDraft } from '#domain/records/kept-records'
import type { Instant } from '#domain/time/calendar'
import { useCase } from '../kernel/token.ts'
import { RecordStore } from './record-store.ts'
import { BUSINESS_NUMBER_ENTRIES } from './uncertified-entry-store.ts'

/** A text in a draft. It is empty if the draft of an older release lacks an entry that the form has today. */
const Text = Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed('')))
const listOf = <Item extends Schema.Codec<unknown, unknown>>(item: Item) =>
  Schema.Array(item).pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))
const Texts = listOf(Schema.String)

/** The files that the form has sent, so that nothing is stored twice. [P-315] [D3-139] */
const SentFiles = listOf(Schema.Struct({ path: Schema.String, name: Schema.String }))

/** `type`: the chosen proof type; empty if it is the type with which the form opened. */
const Registration = Schema.Struct({ years: Texts, totalUnit: Text, total: Text, type: Text, sentFiles: SentFiles })

const BUSINESS = {
  companyName: Text,
  corporateFront: Text,
  corporateBack: Text,
  openingDate: Text,
  settlementMonth: Text,
} as const
/** `bankName` is saved, because a draft is restored before the list of banks has loaded. */
const ACCOUNT = { bank: Text, bankName: Text, accountNumber: Text, depositor: Text } as const

/**
 * For each form, the entries that are stored; others would be lost on a reload. They never include an agreement, a
 * person's name or the resident number. `loaded`: the state that the application had when the page of an edit loaded
 * it. [A-266] [D3-99]
 */
const ENTRIES = {
  application: Schema.Struct({ mobile: Text, ...BUSINESS, ...ACCOUNT } satisfies Record<SavedEntryField, typeof Text>),
  general: Registration,
  direct: Registration,
  /** `sent`: the carriers of the last request that was sent. [P-315] [D3-139] */
  carriers: Schema.Struct({ carriers: listOf(Schema.Literals(CARRIERS)), sent: Texts }),
  opinion: Schema.Struct({ content: Text }),
  supplement: Schema.Struct({ years: Texts, total: Text, deletions: Texts }),
  baseSupplement: Schema.Struct({ sentFiles: SentFiles }),
  accountEdit: Schema.Struct({ loaded: Text, ...ACCOUNT }),
  businessEdit: Schema.Struct({ loaded: Text, ...BUSINESS_NUMBER_ENTRIES, ...BUSINESS }),
} as const satisfies Record<DraftForm, unknown>

/** The entries of a form, by the form's own field names. */
export type DraftEntries<Form extends DraftFormName> = (typeof ENTRIES)[FormOfDraft<Form>]['Type']

const schemaOf = (name: DraftFormName): Schema.Decoder<unknown> => ENTRIES[draftFormOf(name)]

/** The stored draft, with entries not yet validated. */
const StoredDraft = Schema.Struct({ entries: Schema.ObjectKeyword, files: Schema.Array(Schema.String) })

const readDraft = <Form extends DraftFormName>(form: Form, value: unknown): Draft<DraftEntries<Form>> | null => {
  const draft = Option.getOrNull(Schema.decodeUnknownOption(StoredDraft)(value))
  const entries = draft && Option.getOrNull(Schema.decodeUnknownOption(schemaOf(form))(draft.entries))
  if (draft === null || entries === null) return null
  return { files: draft.files, entries: entries as DraftEntries<Form> }
}

type RestoredDraft<Form extends DraftFormName> = Draft<DraftEntries<Form>> & { readonly savedAt: Instant }

/** The end of a draft that was too old to be restored and was deleted. */
export type ExpiredDraft = { readonly expiredAt: Instant }

export const isExpiredDraft = (draft: object | null): draft is ExpiredDraft => draft !== null && 'expiredAt' in draft

/**
 * Saves unsent forms while they are filled in, and restores them for the same person and business within a day. After a
 * call of `restore`, the method `keep` is synchronous, so that it completes even while the page is left. Never fails.
 * [A-265] [D2-94]
 */
export const DraftStore = useCase(
  'DraftStore',
  { records: RecordStore },
  ({ records }) =>
    ({
      /**
       * Saves a draft and returns the time of saving; null if the browser stores nothing. Deletes the draft of an empty
       * form and returns null. [E-137]
       */
      keep: <Form extends DraftFormName>(
        form: Form,
        draft: Draft<Partial<DraftEntries<Form>>>,
      ): Effect.Effect<Instant | null> =>
        isEmptyDraft(draft)
          ? Effect.sync(() => (records.removeFromTab(recordKindOfDraft(form), form), null))
          : records.put(recordKindOfDraft(form), form, draft),
      /**
       * Returns the stored draft; null if there is no readable draft. If the draft was too old, returns the time when
       * it ended. Deletes drafts of other persons.
       */
      restore: <Form extends DraftFormName>(form: Form): Effect.Effect<RestoredDraft<Form> | ExpiredDraft | null> =>
        Effect.gen(function* () {
          const record = (yield* records.find(recordKindOfDraft(form))).find(({ name }) => name === form)
          if (record === undefined) return null
          if (record.isExpired) return { expiredAt: record.savedAt + DRAFT_LIFE_MS }
          const draft = readDraft(form, record.value)
          if (draft !== null) return { savedAt: record.savedAt, ...draft }
          records.removeFromTab(recordKindOfDraft(form), form)
          return null
        }),
      /**
       * Registers an open form, so that its last entries are saved before a session ends. Returns a function that
       * unregisters it. [A-264] [E-176]
       */
      open: records.openForm,
      isLostOnReload: records.isLostOnReload,
      /** Deletes the draft after the form was sent or discarded. */
      discard: (form: DraftFormName): void => records.removeFromTab(recordKindOfDraft(form), form),
    }) as const,
)
