import { applicationStatusKeyOrUnknown } from '#domain/application-status/application-status.table'
import type { ApplicationSituation } from '#domain/application/result/situation'
import type { Settings } from '#domain/settings/settings'
import { fill } from '../../../text/fill.ts'
import { RESULT_STATES } from '../../../text/ko/application/result-states.ts'
import type { Block } from './result-blocks.ts'
import { consequenceOfSilence, valuesOf, type Words } from './result-cells.ts'
import { RESULT_TABLE, type ResultRow } from './result.table.ts'

/** The blocks of the page in display order, by the places of `ResultRow`. */
export type ResultPage = Readonly<Record<keyof ResultRow, readonly Block[]>>

/**
 * Returns the sentence about the status, for the slip of a page whose headline says something else; otherwise null.
 * [A-165] [D2-173]
 */
export const statusSentenceBesideHeadline = (situation: ApplicationSituation): Words => {
  const { detailedStatus, status, shares } = situation
  const { headline } = RESULT_STATES[applicationStatusKeyOrUnknown(status)]
  const sentence = fill<string>(headline)
  // The words beside the reasons say it. [D2-597]
  if (consequenceOfSilence(situation) === sentence) return null
  const isPaidPart = status === 'targetSelected' && shares.paid > 0
  return headline === RESULT_STATES[detailedStatus].headline && !isPaidPart ? null : sentence
}

/**
 * Returns all that the page shows between its first line and its collapsible rows: the row of the detailed status.
 * [A-165] [A-271]
 */
export const resultPageOf = (
  situation: ApplicationSituation,
  { application: phone, proof: [proofPhone = phone] }: Settings['callCentre'],
): ResultPage => {
  const { summary, next, belowProgress = [], proofRow = [] } = RESULT_TABLE[situation.detailedStatus]
  const blocksOf = (cells: ResultRow['summary']) => valuesOf(cells, { ...situation, phone, proofPhone })
  return {
    summary: blocksOf(summary),
    next: blocksOf(next),
    belowProgress: blocksOf(belowProgress),
    proofRow: blocksOf(proofRow),
  }
}
