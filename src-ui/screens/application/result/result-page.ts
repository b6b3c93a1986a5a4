import { applicationStatusKeyOrUnknown } from '#domain/application-status/application-status.table'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { formatCappedAmount } from '#domain/application/result/total-support'
import { formatWon, Won } from '#domain/kernel/won'
import { MAX_OPINIONS } from '#domain/programme/parameters'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import type { Settings } from '#domain/settings/settings'
import { fillWithParticles } from '#domain/text/particles'
import { formatMonthDay } from '#domain/time/written-dates'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { RESULT_STATES } from '../../../text/ko/application/result-states.ts'
import type { Block, BlockCell, BlockSource } from './result-blocks.ts'
import { type Cell, consequenceOfSilence, leftAfterLookup, type Words } from './result-cells.ts'
import { RESULT_TABLE, type ResultRow } from './result.table.ts'

type HelpDesks = Settings['callCentre']

const count = (n: number): string => n.toLocaleString('ko-KR')

/** The blocks of the page in display order, by the places of `ResultRow`. */
export type ResultPage = Readonly<Record<keyof ResultRow, readonly Block[]>>

/** The values in braces in the words of the page. */
const placeholderValues = (
  situation: ApplicationSituation,
  { application: phone, proof: [proofPhone = phone] }: HelpDesks,
) => {
  const { application, shares, supplements, sentBackItems, lookedUp, lookupDays, expectation } = situation
  const stepDay = expectation === null ? null : expectation.day
  return {
    ...PROGRAMME_PLACEHOLDERS,
    phone,
    proofPhone,
    count: supplements.length,
    held: count(situation.heldProofs),
    refused: count(situation.refusedProofs),
    n: count(sentBackItems.length),
    paid: formatWon(shares.paid),
    granted: formatWon(shares.granted),
    lookedUp: formatCappedAmount(lookedUp ?? Won(0)),
    stillPossible: formatWon(leftAfterLookup(situation)),
    lookupEnd: lookupDays === null ? '' : formatDayInSentence(lookupDays.end),
    stepDay: stepDay === null ? '' : formatMonthDay(stepDay),
    opinionsLeft: MAX_OPINIONS - application.opinions.length,
  }
}

/**
 * Returns the sentence about the status, for the slip of a page whose headline says something else; otherwise null.
 * [A-165] [D2-173] [D2-597]
 */
export const statusSentenceBesideHeadline = (situation: ApplicationSituation): Words => {
  const { detailedStatus, status, shares } = situation
  const sentence = RESULT_STATES[applicationStatusKeyOrUnknown(status)].headline
  // The words beside the reasons say it. [D2-597]
  if (consequenceOfSilence(situation) === sentence) return null
  const isPaidPart = status === 'targetSelected' && shares.paid > 0
  return sentence === RESULT_STATES[detailedStatus].headline && !isPaidPart ? null : fill<string>(sentence)
}

/**
 * Returns all that the page shows between its first line and its collapsible rows: the row of the detailed status,
 * filled in.
 */
export const resultPageOf = (situation: ApplicationSituation, helpDesks: HelpDesks): ResultPage => {
  const { summary, next, belowProgress = [], proofRow = [] } = RESULT_TABLE[situation.detailedStatus]
  const values = placeholderValues(situation, helpDesks)
  const fillOne = (cell: Cell<Words>): Words => {
    const words = cell(situation)
    return words === null ? null : fillWithParticles<string>(words, values)
  }
  const fillIn: BlockSource['fillIn'] = (...cells) => cells.flatMap((cell) => fillOne(cell) ?? [])
  const blocksOf = (cells: readonly BlockCell[]) => cells.flatMap((cell) => cell({ situation, fillIn, fillOne }) ?? [])
  return {
    summary: blocksOf(summary),
    next: blocksOf(next),
    belowProgress: blocksOf(belowProgress),
    proofRow: blocksOf(proofRow),
  }
}
