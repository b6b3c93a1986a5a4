import { Effect, Option, Schema } from 'effect'
import { type Draft, type DraftForm, isEmptyDraft, decideDraft } from '#domain/application/draft'
import type { Instant } from '#domain/kernel/calendar'
import type { Session } from '#domain/session/session'
import { Clock } from '../kernel/clock.port.ts'
import { DraftStore, SessionStore } from '../session/session-store.port.ts'
import { type Served, useCase } from '../token.ts'
import { Digest } from './digest.port.ts'

/** The person and business that a draft belongs to. */
export type DraftPerson = Pick<Session, 'ci' | 'registrationNumber'>

const FIND_DRAFT_OWNER_PORTS = { digest: Digest, session: SessionStore }

/**
 * Answers the owner id of drafts, for the session's person unless one is given: a digest of `ci` and business number;
 * null without both or where the browser makes no digests. It is kept per applicant, so that a last save before the
 * page leaves need not wait.
 */
export const makeFindDraftOwner = (ports: Served<typeof FIND_DRAFT_OWNER_PORTS>) => {
  let last: { readonly applicant: string; readonly owner: string | null } | null = null
  return (person?: DraftPerson): Effect.Effect<string | null> =>
    Effect.suspend(() => {
      const { ci, registrationNumber } = person ?? ports.session.read()
      if (ci === '' || registrationNumber === '') return Effect.succeed(null)
      const applicant = `${ci}\n${registrationNumber}`
      if (last?.applicant === applicant) return Effect.succeed(last.owner)
      return Effect.tap(ports.digest.compute(applicant), (owner) =>
        Effect.sync(() => {
          last = { applicant, owner }
        }),
      )
    })
}
export type FindDraftOwner = ReturnType<typeof makeFindDraftOwner>
export const FindDraftOwner = useCase('FindDraftOwner', makeFindDraftOwner, FIND_DRAFT_OWNER_PORTS)

/** An older draft may lack an entry that its form has today. */
const Text = Schema.optionalKey(Schema.String)
const Texts = Schema.optionalKey(Schema.Array(Schema.String))

/** `type`: empty for that of the form; `sent`: paths of the files that were sent last. [P-315] */
const Registration = Schema.Struct({ years: Texts, division: Text, total: Text, type: Text, sent: Texts })

const BUSINESS = {
  companyName: Text,
  corporateFront: Text,
  corporateBack: Text,
  openingDate: Text,
  settlementMonth: Text,
} as const
const ACCOUNT = { bankCode: Text, bankName: Text, accountNumber: Text, depositor: Text } as const

/** The entries that each form keeps. Never an agreement, the name of a person, the resident number. [A-266] [P-317] [D3-99] */
const ENTRIES = {
  application: Schema.Struct({ mobile: Text, ...BUSINESS, ...ACCOUNT }),
  general: Registration,
  direct: Registration,
  carriers: Schema.Struct({ carriers: Texts }),
  opinion: Schema.Struct({ content: Text }),
  supplement: Schema.Struct({ years: Texts, total: Text, deletions: Texts }),
  baseSupplement: Schema.Struct({}),
  accountEdit: Schema.Struct({ loaded: Text, ...ACCOUNT }),
  businessEdit: Schema.Struct({ loaded: Text, area: Text, kind: Text, serial: Text, ...BUSINESS }),
} as const satisfies Record<KindOf<DraftForm>, unknown>

/** A form without the id of its proof or the number of its application. */
type KindOf<Form extends DraftForm> = Form extends `${infer Kind} ${string}` ? Kind : Form

/** What a form has entered, by its own names. */
export type DraftEntries<Form extends DraftForm> = (typeof ENTRIES)[KindOf<Form>]['Type']

const readEntries = <Form extends DraftForm>(form: Form, entries: object): DraftEntries<Form> | null => {
  const schema: Schema.Decoder<unknown> = ENTRIES[form.split(' ')[0] as KindOf<DraftForm>]
  return Option.getOrNull(Schema.decodeUnknownOption(schema)(entries)) as DraftEntries<Form> | null
}

/** What a form held when it was saved, with the names of its files. */
export type RestoredDraft<Form extends DraftForm> = Omit<Draft<DraftEntries<Form>>, 'owner'>

const KEEP_DRAFTS_PORTS = { store: DraftStore, owner: FindDraftOwner, clock: Clock }

/**
 * Keeps unsent forms while they are filled in, and restores them for the same person and business within a day. After
 * `restore`, `keep` is synchronous, so that it also completes while the page leaves. Never fails.
 * [A-266] [P-317] [D2-94] [D3-99]
 */
export const makeKeepDrafts = ({ store, owner, clock }: Served<typeof KEEP_DRAFTS_PORTS>) =>
  ({
    /** Answers when it was saved; null where it is not kept, and for an empty form, which keeps nothing. [E-137] */
    keep: <Form extends DraftForm>(
      form: Form,
      held: Pick<RestoredDraft<Form>, 'entries' | 'files'>,
    ): Effect.Effect<Instant | null> =>
      Effect.map(owner(), (id) => {
        if (id === null) return null
        if (isEmptyDraft(held)) {
          store.remove(form)
          return null
        }
        const savedAt = clock.now()
        store.write(form, { owner: id, savedAt, entries: held.entries, files: held.files })
        return store.isAccepted() ? savedAt : null
      }),
    /** Answers the stored form, null where none can be read. Deletes the drafts of other owners and those older than a day. */
    restore: <Form extends DraftForm>(form: Form): Effect.Effect<RestoredDraft<Form> | null> =>
      Effect.map(owner(), (id) => {
        if (id === null) return null
        const now = clock.now()
        for (const [name, draft] of Object.entries(store.all()))
          if (decideDraft(draft, id, now) !== 'restore') store.remove(name)
        const draft = store.read(form)
        if (draft === null) return null
        const entries = readEntries(form, draft.entries)
        if (entries === null) store.remove(form)
        return entries && { savedAt: draft.savedAt, entries, files: draft.files }
      }),
    /** Deletes the draft: the form was sent, or the person asked for it. */
    discard: (form: DraftForm): void => store.remove(form),
  }) as const
export type KeepDrafts = ReturnType<typeof makeKeepDrafts>
export const KeepDrafts = useCase('KeepDrafts', makeKeepDrafts, KEEP_DRAFTS_PORTS)
