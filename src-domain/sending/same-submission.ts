import { type Decision, decision } from '../kernel/decide.ts'
import { normaliseUnicode } from '../text/normal-form.ts'

/**
 * A submission as entries that can be compared; null if the answer does not have the entry. The order of a list does
 * not matter.
 */
type ComparedEntries = Readonly<Record<string, string | number | readonly (string | number)[] | null>>

/** The facts that are known in addition to the agency's answer. */
export type EarlierSubmissionFacts = {
  /**
   * The content that this browser has already sent under this application number: nothing (`none`), only the same
   * content (`same`), or content that differs (`other`).
   */
  readonly earlier: 'none' | 'same' | 'other'
  /** True if the last submission may have been stored: it was sent and was not refused as a duplicate. */
  readonly mayBeStored: boolean
}

/**
 * Compares the digests of the contents that this browser has sent with the digest of one content, which is null if the
 * browser cannot compute it. Without a `digest`, compares the digests with each other. [D2-108]
 */
export const earlierOf = (
  digests: readonly string[],
  digest: string | null = digests[0] ?? null,
): EarlierSubmissionFacts['earlier'] =>
  digests.length === 0 ? 'none' : digests.every((before) => before === digest) ? 'same' : 'other'

type SameSubmissionFacts = EarlierSubmissionFacts & {
  /** True if the agency has a record from this form. */
  readonly found: boolean
  /** `unanswered`: no entry differs, but the agency's answer does not have every entry. */
  readonly entries: 'same' | 'other' | 'unanswered'
}

/**
 * `same`: exactly this submission arrived. `other`: a different submission arrived, which the page reports. `absent`:
 * no submission arrived.
 */
export type SameSubmissionVerdict = 'same' | 'other' | 'absent'

/**
 * An entry that is missing in the agency's answer counts as equal only if this browser is known to have sent no other
 * content. A success is never guessed.
 */
export const decideSameSubmissionFacts = decision<SameSubmissionFacts, SameSubmissionVerdict>([
  { id: 'SA-1', when: { found: false }, then: 'absent', ref: 'P-315' },
  { id: 'SA-2', when: { entries: 'other' }, then: 'other', ref: 'D3-139' },
  { id: 'SA-3', when: { entries: 'same' }, then: 'same', ref: 'D3-139' },
  { id: 'SA-4', when: { entries: 'unanswered', earlier: 'other' }, then: 'other', ref: 'D2-108' },
  { id: 'SA-5', when: { entries: 'unanswered', earlier: 'none', mayBeStored: false }, then: 'other', ref: 'D2-108' },
  { id: 'SA-6', when: {}, then: 'same', ref: 'A-267' },
])

/**
 * The default if nothing is known about earlier submissions. An entry that is missing in the agency's answer then
 * counts as different.
 */
const NOTHING_KNOWN: EarlierSubmissionFacts = { earlier: 'none', mayBeStored: false }

const comparable = (value: ComparedEntries[string]): string => {
  if (value === null || typeof value === 'number') return String(value)
  if (typeof value === 'string') return normaliseUnicode(value, 'NFC').trim()
  return JSON.stringify(value.map(comparable).toSorted((a, b) => (a < b ? -1 : 1)))
}

/**
 * 같은 제출: decides entry by entry whether the agency's record is this submission. `storedEntries` is null if the agency
 * has no record of this kind.
 */
export const decideSameSubmission = <Entry extends string>(
  sentEntries: { readonly [entry in Entry]: ComparedEntries[string] },
  storedEntries: { readonly [entry in Entry]: ComparedEntries[string] } | null,
  earlierSubmission: EarlierSubmissionFacts = NOTHING_KNOWN,
): Decision<SameSubmissionVerdict> => {
  const states = (Object.keys(sentEntries) as Entry[]).map((entry) => {
    if (storedEntries === null) return 'same'
    if (storedEntries[entry] === null && sentEntries[entry] !== null) return 'unanswered'
    return comparable(storedEntries[entry]) === comparable(sentEntries[entry]) ? 'same' : 'other'
  })
  return decideSameSubmissionFacts({
    ...earlierSubmission,
    found: storedEntries !== null,
    entries: (['other', 'unanswered'] as const).find((state) => states.includes(state)) ?? 'same',
  })
}
