import type { ApplicationSituation } from '#domain/application/result/situation'
import type { Won } from '#domain/kernel/won'
import type { Route } from '#domain/pages/routes'
import type { Proof, ProofItem } from '#domain/proof/proof'
import type { KstDate } from '#domain/time/calendar'
import type { GaugePart } from '#ui/parts/proof/Gauge.tsx'
import type { AmountShare } from '#ui/parts/proof/ShareBar.tsx'
import { viewedFilesOf } from '#ui/parts/proof/viewable-files.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { formatCount, type PageSituation, type Words } from './result-words.ts'

/** `loud`: the agency asks for the action. `plain`: it is possible. `quiet`: it is behind another action. */
type Emphasis = 'loud' | 'plain' | 'quiet'

/**
 * A link to a page, with the key of its words in `RESULT_TEXTS`. `insteadOf`: as for a call. `note`: the line below it.
 */
type LinkAction = {
  readonly is: 'link'
  readonly to: Route
  readonly words:
    | 'result.opinion'
    | 'result.opinionAgain'
    | 'result.answer'
    | 'result.opinionHistory'
    | 'result.editAccount'
    | 'result.editBiz'
    | 'result.submitSupplement'
    | 'result.objection'
    | 'result.applyAnew'
  readonly emphasis: Emphasis
  readonly insteadOf?: 'result.anewOnceSolved'
  readonly note?: Words
}

/**
 * A telephone call to the help desk. `insteadOf`: the key of the sentence that says when to telephone instead of taking
 * the main action. `number`: the application number that the caller needs. `isStep`: the call looks like a button on a
 * phone. [D2-134] [D2-902] [D2-990] [D3-165]
 */
type CallAction = {
  readonly is: 'call'
  readonly helpDesk: 'application' | 'proof'
  readonly words: 'result.call' | 'result.callObjection'
  readonly emphasis: Emphasis
  readonly insteadOf?: 'call.hold' | 'call.answered'
  readonly number?: string
  readonly isStep?: true
}

/**
 * An action that the applicant can take now. A new proof always has the strongest emphasis. `reapply`: the new
 * application of the same person. [D2-133] [D2-664]
 */
export type Action =
  | LinkAction
  | CallAction
  | { readonly is: 'reapply'; readonly words: 'result.reapply'; readonly emphasis: 'plain' }
  | { readonly is: 'supplement'; readonly emphasis: 'loud'; readonly proof: Proof }
  | { readonly is: 'newProof' }

/**
 * One fact of the band: its name, the value in large type, and the words after it. `isGranted`: the value is an amount
 * that the agency has granted.
 */
export type BandFact = {
  readonly name: string
  readonly large: string
  readonly beside: Words
  readonly isGranted?: boolean
}

/** A labelled line that the result page shows even while every collapsible section is closed. */
export type ResultFact = { readonly name: string; readonly lines: readonly string[] }

/**
 * The kinds of result pages. `waiting`: the agency acts. `proofBeforeSteps`: the supplement of a proof ends before the
 * supplement by telephone. `sentBack`: a proof is sent back. `answer`: the agency answered an opinion.
 * `failedTransfer`: the agency could not pay. `refusal`: the application is rejected. [D2-466] [D2-741] [D2-913]
 * [D2-914] [D2-931] [D2-939]
 */
export type PageKind = 'usual' | 'waiting' | 'proofBeforeSteps' | 'sentBack' | 'answer' | 'failedTransfer' | 'refusal'

/** What each block contains. */
export type BlockContents = {
  /** `above`: the line above the sentence. `sum`: the amount in large type. `hasRider`: with the picture of the rider. */
  readonly headline: {
    readonly text: string
    readonly above: Words
    readonly sum: Won | null
    readonly hasRider: boolean
  }
  /**
   * What the applicant must do, or the most important consequence. If there is neither, what the applicant waits for,
   * or that there is nothing to do. [A-271] [D2-136]
   */
  readonly bold: string
  /** A plain line about a wait: that it takes longer than usual, and how the agency notifies the applicant. [D2-136] */
  readonly lead: string
  /** When the agency decides, and the maximum, in large type. [D2-931] [D2-936] */
  readonly band: readonly BandFact[]
  /**
   * The gauge of the support. `shares`: listed below the bar; none if the words at its `ends` name everything. [D2-464]
   * [D2-505] [D2-600] [D2-664]
   */
  readonly gauge: {
    readonly whole: number
    readonly parts: readonly GaugePart[]
    readonly shares: readonly AmountShare[]
    readonly ends: readonly [begin: string, end: string]
  }
  /**
   * The sentence above the gauge: what is paid, and what follows. Null if the headline has an amount. [D2-464]
   * [D2-1009]
   */
  readonly paidSoFar: string
  /** The last day of a supplement, for the warning that it is over. [D2-112] */
  readonly pastDue: KstDate
  /** The agency's answer to the latest opinion. [D2-132] */
  readonly answer: string
  /** The account to which the agency could not pay, if it is known, and the possible causes. [D2-939] */
  readonly failedTransfer: { readonly account: Words; readonly cause: string }
  /**
   * `calm`: the applicant cannot act on the reasons, or has read them. `helps`: false if another block says what to do
   * about a vague reason. `consequence`: what happens if the applicant does nothing. [D2-545]
   */
  readonly reasons: {
    readonly title: string
    readonly codes: readonly string[]
    readonly calm: boolean
    readonly helps: boolean
    readonly consequence: Words
  }
  /** The sent-back files by reason, and how many further files there are. A reason is null if the agency gives none. */
  readonly sentBack: {
    readonly groups: readonly { readonly reason: string | null; readonly files: string }[]
    readonly more: string | null
  }
  /** Numbered steps, of which the first is a call and the last has the other action. [D2-545] */
  readonly steps: { readonly lines: readonly string[]; readonly actions: readonly Action[] }
  /**
   * What the next step is and who acts, what else to know before it, and the actions. While the agency acts, each line
   * has an icon, and the first one, `wait`, says how the agency notifies. [A-271] [D2-931] [D2-934]
   */
  readonly next: {
    readonly kind: PageKind
    readonly wait: Words
    readonly lines: readonly string[]
    readonly actions: readonly Action[]
  }
  /** The button for a further proof. `offer`: the line above it. */
  readonly furtherProof: { readonly offer: Words }
  /** The status of each opinion, and a link to the opinions. */
  readonly opinionHistory: ApplicationSituation['application']['opinions']
  /** The facts and, below them, their notes. The name of a fact is the same in every status. [A-271] [D2-465] */
  readonly facts: { readonly facts: readonly ResultFact[]; readonly notes: readonly string[] }
}

export type BlockName = keyof BlockContents

/** The content of each block; null if the page has no such block. */
export type PageContents = { readonly [name in BlockName]: BlockContents[name] | null }

/** A value that the page does not show while it is null, undefined, false or empty. */
export type Maybe<Value> = Value | null | undefined | false | ''

/** Returns the values that the page shows. */
export const compact = <Value>(values: readonly Maybe<Value>[]): readonly Value[] =>
  values.filter((value): value is Value => Boolean(value))

export const link = (
  to: Route,
  words: LinkAction['words'],
  emphasis: Emphasis,
  others: Pick<LinkAction, 'insteadOf' | 'note'> = {},
): Action => ({ is: 'link', to, words, emphasis, ...others })

/** The call to the help desk, for the application unless `others` say otherwise. */
export const call = (others: Partial<CallAction>): Action => ({
  is: 'call',
  helpDesk: 'application',
  words: 'result.call',
  emphasis: 'loud',
  ...others,
})

/**
 * The maximum number of reasons that the page lists, and of file names for one reason. Further files are only counted.
 */
const LISTED = 3

/** Returns the names of the files; if there are many, or if one has no name, only their number. */
const filesWords = (items: readonly ProofItem[]): string => {
  const names = items.flatMap((item) => viewedFilesOf(item)[0]?.name ?? [])
  return names.length === items.length && names.length <= LISTED
    ? names.join(', ')
    : fill(T['result.files'], { n: formatCount(items.length) })
}

/** The sent-back files of a due supplement, grouped by reason. */
export const sentBack = ({ sentBackItems }: PageSituation): PageContents['sentBack'] => {
  if (sentBackItems.length === 0) return null
  const names = [...new Set(sentBackItems.map(({ reason }) => reason))]
  const itemsOf = (reason: string | null) => sentBackItems.filter((item) => item.reason === reason)
  const others = names.slice(LISTED).flatMap(itemsOf).length
  return {
    groups: names.slice(0, LISTED).map((reason) => ({ reason, files: filesWords(itemsOf(reason)) })),
    more: others > 0 ? fill(T['result.sentBackMore'], { n: formatCount(others) }) : null,
  }
}
