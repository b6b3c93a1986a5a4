import { type Decision, type Table, decide } from './decide.ts'
import { normalForm } from './normal-form.ts'

/** A sending by its comparable entries; null: not answered. The order of a list does not matter. */
export type Sending = Readonly<Record<string, string | number | readonly (string | number)[] | null>>

/** What is known besides the entries that the agency answers. */
export type KnownSendings = {
  /** What this browser sent there before: nothing, this content alone, or other content too. */
  readonly earlier: 'none' | 'same' | 'other'
  /** True if the last sending may have been stored: it left, and was not refused as a duplicate. */
  readonly mayBeStored: boolean
}

/** The agency's record compared with a sending whose answer was lost. */
export type SameSendingFacts = KnownSendings & {
  /** True if the agency has something from this form. */
  readonly found: boolean
  /** `unanswered`: nothing differs, but the agency leaves an entry out. */
  readonly entries: 'same' | 'other' | 'unanswered'
}

/** `same`: exactly this sending arrived. `other`: something else did, which the page has to report. `absent`: nothing did. */
export type SameSendingVerdict = 'same' | 'other' | 'absent'

/** Unanswered entries count as equal only where this browser knows that it sent nothing else: a success is never guessed. */
export const SAME_SENDING: Table<SameSendingFacts, SameSendingVerdict> = [
  { id: 'SA-1', when: { found: false }, then: 'absent', ref: 'P-315' },
  { id: 'SA-2', when: { entries: 'other' }, then: 'other', ref: 'D3-139' },
  { id: 'SA-3', when: { entries: 'same' }, then: 'same', ref: 'D3-139' },
  { id: 'SA-4', when: { earlier: 'other' }, then: 'other', ref: 'D2-108' },
  { id: 'SA-5', when: { earlier: 'none', mayBeStored: false }, then: 'other', ref: 'D2-108' },
  { id: 'SA-6', when: {}, then: 'same', ref: 'A-267' },
]

/** Compares with the agency's answer alone: an entry that it leaves out counts as different. */
const NOTHING_KNOWN: KnownSendings = { earlier: 'none', mayBeStored: false }

/** A text without outer blanks and composed, a list in one order. */
const comparable = (value: Sending[string]): string => {
  if (value === null || typeof value === 'number') return String(value)
  if (typeof value === 'string') return normalForm(value, 'NFC').trim()
  return JSON.stringify(value.map(comparable).toSorted((a, b) => (a < b ? -1 : 1)))
}

/**
 * 같은 제출: is what the agency has this very sending, entry by entry? `stored` is null where it has nothing of this form.
 * `differing` names the entries that are others or are not answered. [D3-139] [A-267] [D2-108] [P-315]
 */
export const decideSameSending = <Entry extends string>(
  sent: { readonly [entry in Entry]: Sending[string] },
  stored: { readonly [entry in Entry]: Sending[string] } | null,
  known: KnownSendings = NOTHING_KNOWN,
): Decision<SameSendingVerdict> & { readonly differing: readonly Entry[] } => {
  const entries = Object.keys(sent) as Entry[]
  const unanswered = stored === null ? [] : entries.filter((entry) => stored[entry] === null && sent[entry] !== null)
  const different =
    stored === null
      ? []
      : entries.filter((entry) => !unanswered.includes(entry) && comparable(stored[entry]) !== comparable(sent[entry]))
  const decision = decide(SAME_SENDING, {
    ...known,
    found: stored !== null,
    entries: different.length > 0 ? 'other' : unanswered.length > 0 ? 'unanswered' : 'same',
  })
  return { ...decision, differing: [...different, ...unanswered] }
}
