import type { ApplicationSituation } from '#domain/application/result/situation'
import type { Won } from '#domain/kernel/won'
import type { ProofItem } from '#domain/proof/proof'
import type { KstDate } from '#domain/time/calendar'
import { fill } from '../../../text/fill.ts'
import { RESULT_STATES } from '../../../text/ko/application/result-states.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/application/result.ts'
import { viewedFilesOf } from '../../proof/viewable-files.ts'
import { accountEdit, type Action, newProof, proofSupplement } from './result-actions.ts'
import type { ResultBand } from './result-band.ts'
import {
  accountWords,
  amountAfterLookup,
  causesOfFailure,
  type Cell,
  formatCount,
  lastDay,
  none,
  type PageSituation,
  sentBackProof,
  valuesOf,
  type Words,
} from './result-cells.ts'
import { heldProofs, refusedProofs, type ResultFact } from './result-facts.ts'
import { type ResultGauge, supportGaugeOf } from './result-gauges.ts'

/** The facts and, below them, their notes. The name of a fact is the same in every status. [A-271] [D2-465] */
type Facts = { readonly facts: readonly ResultFact[]; readonly notes: readonly string[] }

/** What each kind of block contains. */
export type BlockContents = {
  /** `above`: the line above the sentence. `sum`: the amount in large type. `hasRider`: with the picture of the rider. */
  readonly headline: {
    readonly text: string
    readonly above: Words
    readonly sum: Won | null
    readonly hasRider: boolean
  }
  /**
   * What the applicant must do, or the most important consequence. If there is neither, what the applicant waits for, or
   * that there is nothing to do. [A-271] [D2-136]
   */
  readonly bold: { readonly text: string }
  /** A plain line about a wait: that it takes longer than usual, and how the agency notifies the applicant. [D2-136] */
  readonly lead: { readonly text: string }
  /** When the agency decides, and the maximum, in large type. [D2-931] [D2-936] */
  readonly band: { readonly facts: ResultBand }
  readonly gauge: ResultGauge
  /** The warning that the last day of a supplement is over. [D2-112] */
  readonly pastDue: { readonly due: KstDate }
  /** The agency's answer to the latest opinion, as the largest text. [D2-132] [D2-574] */
  readonly answer: { readonly text: string }
  /** The account to which the agency could not pay, if it is known, and the possible causes. */
  readonly failedTransfer: { readonly account: Words; readonly cause: string }
  /**
   * `calm`: the applicant cannot act on the reasons. `helps`: false if another block says what to do about a vague
   * reason. `consequence`: what happens if the applicant does nothing. `facts`: the facts in the box of the reasons.
   * [D2-545] [D2-981]
   */
  readonly reasons: {
    readonly title: string
    readonly codes: readonly string[]
    readonly calm: boolean
    readonly helps: boolean
    readonly consequence: Words
    readonly facts: Facts | null
  }
  /** The sent-back files by reason, and how many further files there are. A reason is null if the agency gives none. */
  readonly sentBack: {
    readonly groups: readonly { readonly reason: string | null; readonly files: string }[]
    readonly more: string | null
  }
  /** Numbered steps, of which the first is a call and the last has the other action. [D2-545] */
  readonly steps: { readonly lines: readonly string[]; readonly actions: readonly Action[] }
  /** A line with an icon for each sentence, while the agency acts: how it notifies, and what is next. [D2-931] [D2-934] */
  readonly lines: { readonly wait: Words; readonly next: readonly string[] }
  /** What the next step is and who acts, and what else to know before it. */
  readonly sentences: { readonly lines: readonly string[] }
  readonly actions: { readonly actions: readonly Action[] }
  /** The sentences and the first action, a call, in a frame, with the other actions below. [D2-914] */
  readonly call: { readonly lines: readonly string[]; readonly actions: readonly Action[] }
  /** The button for a further proof. `offer`: the line above it. */
  readonly furtherProof: { readonly offer: Words }
  /** The status of each opinion, and a link to the opinions. */
  readonly opinionHistory: Pick<ApplicationSituation['application'], 'opinions'>
  readonly facts: Facts
}

type Kind = keyof BlockContents

/** One part of the page, with its content. */
export type Block<Is extends Kind = Kind> = { [is in Is]: { readonly is: is } & BlockContents[is] }[Is]

/** Returns a block of one kind; null if the page does not show it now. */
export type BlockCell<Is extends Kind = Kind> = Cell<Block<Is> | null>

const block =
  <Is extends Kind>(is: Is, contentOf: Cell<BlockContents[Is] | null>): BlockCell<Is> =>
  (situation) => {
    const content = contentOf(situation)
    return content && { is, ...content }
  }

export const when =
  (condition: Cell<boolean>, cell: BlockCell): BlockCell =>
  (situation) =>
    condition(situation) ? cell(situation) : null

export const unless = (condition: Cell<boolean>, cell: BlockCell): BlockCell => when((facts) => !condition(facts), cell)

type HeadlineOptions = { readonly above?: Cell<Words>; readonly sum?: Cell<Won | null>; readonly hasRider?: true }

/** Unless `above` replaces it, the last day of a supplement is above the headline. [D2-112] [D2-163] */
export const headline = (text: Cell<string>, { above = lastDay, sum = none, hasRider }: HeadlineOptions = {}) =>
  block('headline', (situation) => ({
    text: text(situation),
    above: above(situation),
    sum: sum(situation),
    hasRider: hasRider === true && sum(situation) !== null,
  }))

const textOf = (words: Words) => (words === null ? null : { text: words })
export const bold = (words: Cell<Words>) => block('bold', (situation) => textOf(words(situation)))
export const lead = (words: Cell<Words>) => block('lead', (situation) => textOf(words(situation)))
export const answer = block('answer', ({ latestAnswer }) => textOf(latestAnswer))

export const band = (cell: Cell<ResultBand | null>) =>
  block('band', (situation) => {
    const values = cell(situation)
    return values && { facts: values }
  })

/** The gauge of the support; `sum` is the amount in the headline, which the gauge does not repeat. [D2-464] [D2-664] */
export const gauge = (sum: Cell<Won | null> = none) =>
  block('gauge', (situation) => supportGaugeOf(situation, sum(situation)))

export const pastDue = block('pastDue', ({ due }) => due && { due })

export const failedTransfer = block('failedTransfer', (situation) => ({
  account: accountWords(situation),
  cause: causesOfFailure(situation),
}))

type ReasonOptions = {
  /** True if the reasons are no longer news. They are calm too while the agency acts, and once the decision is final. */
  readonly calm?: boolean
  readonly helps?: boolean
  readonly consequence?: Cell<Words>
  readonly facts?: BlockCell<'facts'>
}

export const reasons = ({ calm = false, helps = true, consequence = none, facts: inBox }: ReasonOptions = {}) =>
  block('reasons', (situation) => {
    const { detailedStatus, application, turn } = situation
    return {
      title: RESULT_STATES[detailedStatus].reasons,
      codes: application.reasons,
      calm: calm || turn !== 'applicant',
      helps,
      consequence: consequence(situation),
      facts: inBox?.(situation) ?? null,
    }
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
export const sentBack = block('sentBack', ({ sentBackItems }) => {
  if (sentBackItems.length === 0) return null
  const names = [...new Set(sentBackItems.map(({ reason }) => reason))]
  const itemsOf = (reason: string | null) => sentBackItems.filter((item) => item.reason === reason)
  const others = names.slice(LISTED).flatMap(itemsOf).length
  return {
    groups: names.slice(0, LISTED).map((reason) => ({ reason, files: filesWords(itemsOf(reason)) })),
    more: others > 0 ? fill(T['result.sentBackMore'], { n: formatCount(others) }) : null,
  }
})

type ActionCell = Cell<Action | null>

/**
 * In every status, the supplement of a sent-back proof or a new proof comes before these actions, and the edit of the
 * account after them, if these are possible. [A-275] [D2-741]
 */
const withActionsOfEveryStatus = (cells: readonly ActionCell[]): readonly ActionCell[] => [
  proofSupplement,
  newProof,
  ...cells,
  accountEdit,
]

/** The last sentence of a next step says in every status that a proof was sent back. */
const nextSentences = (cells: readonly Cell<Words>[], situation: PageSituation): readonly string[] =>
  valuesOf([...cells, sentBackProof], situation)

const actionsBlock = (cells: readonly ActionCell[]) =>
  block('actions', (situation) => {
    const possible = valuesOf(cells, situation)
    return possible.length === 0 ? null : { actions: possible }
  })
export const actions = (...cells: readonly ActionCell[]) => actionsBlock(withActionsOfEveryStatus(cells))

/** The only action that is possible beside steps. [D2-545] */
export const supplementAction = actionsBlock([proofSupplement])

export const steps = (words: readonly Cell<Words>[], ...cells: readonly ActionCell[]) =>
  block('steps', (situation) => ({
    lines: valuesOf(words, situation).flatMap((line) => line.split('\n')),
    actions: valuesOf(cells, situation),
  }))

export const call = (words: readonly Cell<Words>[], ...cells: readonly ActionCell[]) =>
  block('call', (situation) => ({
    lines: nextSentences(words, situation),
    actions: valuesOf(withActionsOfEveryStatus(cells), situation),
  }))

export const lines = (wait: Cell<Words>, ...words: readonly Cell<Words>[]) =>
  block('lines', (situation) => ({ wait: wait(situation), next: nextSentences(words, situation) }))

export const sentences = (...words: readonly Cell<Words>[]) =>
  block('sentences', (situation) => ({ lines: nextSentences(words, situation) }))

export const furtherProof = block('furtherProof', (situation) =>
  situation.newProof === 'possible' ? { offer: amountAfterLookup(situation) } : null,
)

export const opinionHistory = block('opinionHistory', ({ application }) =>
  application.opinions.length === 0 ? null : { opinions: application.opinions },
)

/**
 * In every status, the numbers of the proofs on hold and of those not accepted come last, if there are any. [D2-713]
 * [D2-743]
 */
export const facts = (cells: readonly Cell<ResultFact | null>[], notes: readonly Cell<Words>[] = []) =>
  block('facts', (situation) => ({
    facts: valuesOf([...cells, heldProofs, refusedProofs], situation),
    notes: valuesOf(notes, situation),
  }))
