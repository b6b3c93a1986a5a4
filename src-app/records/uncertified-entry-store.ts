import { Effect, Option, Schema } from 'effect'
import { BUSINESS_NUMBER_LENGTHS, type BusinessNumberPart } from '#domain/business/business-number'
import { SELF_CHECK_QUESTION_IDS } from '#domain/eligibility/self-check'
import { useCase } from '../kernel/token.ts'
import { RecordStore } from './record-store.ts'

const digitsOf = (part: BusinessNumberPart) =>
  Schema.String.check(Schema.isPattern(new RegExp(`^\\d{0,${BUSINESS_NUMBER_LENGTHS[part]}}$`)))

/** The digits of a business number in three boxes, as far as they are typed. [E-076] */
export const BUSINESS_NUMBER_ENTRIES = { area: digitsOf('area'), kind: digitsOf('kind'), serial: digitsOf('serial') }
const BusinessNumber = Schema.Struct(BUSINESS_NUMBER_ENTRIES)

/** The entries of the pages before a certification. An answer of the self-check is '' if it is not given. [E-202] */
const ENTRIES = {
  'self-check': Schema.Record(Schema.Literals(SELF_CHECK_QUESTION_IDS), Schema.Literals(['yes', 'no', ''])),
  'bzmn-reg': BusinessNumber,
  'bzmn-result': BusinessNumber,
} as const

/** The pages whose entries are made before a certification. */
export type UncertifiedEntryPage = keyof typeof ENTRIES

export type UncertifiedEntries<Page extends UncertifiedEntryPage> = (typeof ENTRIES)[Page]['Type']

/** The kind must be in the tab and belong to no person. Other kinds wait for a database or for a digest. */
const KIND = 'entries'

/**
 * Stores the answers of the self-check and the typed digits of each page in this tab. Synchronous, like the storage of
 * a tab. `read` returns null if nothing valid is stored. [E-202] [D1-258]
 */
export const UncertifiedEntryStore = useCase('UncertifiedEntryStore', { records: RecordStore }, ({ records }) => ({
  read: <Page extends UncertifiedEntryPage>(page: Page): UncertifiedEntries<Page> | null => {
    const record = Effect.runSync(records.find(KIND)).find(({ name }) => name === page)
    const schema: Schema.Decoder<unknown> = ENTRIES[page]
    return Option.getOrNull(Schema.decodeUnknownOption(schema)(record?.value)) as UncertifiedEntries<Page> | null
  },
  write: <Page extends UncertifiedEntryPage>(page: Page, entries: UncertifiedEntries<Page>): void =>
    void Effect.runSync(records.put(KIND, page, entries)),
  remove: (page: UncertifiedEntryPage): void => records.removeFromTab(KIND, page),
}))
