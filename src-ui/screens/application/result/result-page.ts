import type { ApplicationSituation } from '#domain/application/result/situation'
import { supplementDueDayOrNull } from '#domain/proof/supplement/supplement'
import type { Settings } from '#domain/settings/settings'
import { supplementRequestSentence } from '#ui/parts/proof/supplement-words.ts'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { type Action, type Block, compact, link } from './result-blocks.ts'
import { facts, gauge, usualFacts } from './result-facts.ts'
import { offerAfterLookup, hasReasons, lastDay, nextUnlessDated, type PageSituation, sentence } from './result-words.ts'
import { RESULT_TABLE, type ResultRow } from './result.table.ts'

/**
 * The blocks of the page in display order. `summary`: at the top. `next`: after it, below the heading of the next step.
 * `belowProgress`: below the progress bar. `proofRow`: in the collapsible row of the proofs.
 */
export type ResultPage = Readonly<Record<'summary' | 'next' | 'belowProgress' | 'proofRow', readonly Block[]>>

/**
 * In every status, the supplement of a sent-back proof or a new proof comes before the actions of the row, and the edit
 * of the account after them, if these are possible. [A-174] [A-190] [A-275] [D2-741]
 */
const actionsOf = (s: PageSituation, { actions = [] }: ResultRow): readonly Action[] =>
  compact<Action>([
    s.supplement && { is: 'supplement', emphasis: 'loud', proof: s.supplement },
    s.newProof === 'first' && { is: 'newProof' },
    ...actions,
    s.canEditAccount && link('/result-modify', 'result.editAccount', 'loud'),
  ])

/**
 * Returns the sentences of the row. The last one says in every status that a proof was sent back, unless the headline
 * and the last day above it already say so. [A-275] [D2-137]
 */
const linesOf = (s: PageSituation, { steps, next = steps ? [] : [nextUnlessDated(s)] }: ResultRow) => {
  const isInHeadline = s.detailedStatus === 'supplementDue' && s.due !== null
  const isSentBack = s.supplement !== null && !isInHeadline
  return compact([...next, isSentBack && supplementRequestSentence(supplementDueDayOrNull(s.supplement.updatedAt))])
}

/** The sentences and the actions, in the order of the row. [D2-466] [D2-914] */
const nextBlocks = (s: PageSituation, row: ResultRow) => {
  const [lines, actions] = [linesOf(s, row), actionsOf(s, row)]
  if (row.isCallFramed) return [{ is: 'call', lines, actions } as const]
  const words: Block =
    row.wait === undefined ? { is: 'sentences', lines } : { is: 'lines', wait: row.wait, next: lines }
  const act = actions.length > 0 && ({ is: 'actions', actions } as const)
  return row.areActionsFirst ? [act, words] : [words, act]
}

/** The earlier opinions, unless an action leads to them. */
const opinionHistory = ({ application: { opinions } }: PageSituation, { actions = [] }: ResultRow): Block | null =>
  opinions.length === 0 || actions.some((action) => action.is === 'link' && action.to === '/opinion-submit')
    ? null
    : { is: 'opinionHistory', opinions }

/**
 * Returns all that the page shows between its first line and its collapsible rows, in the one order of all statuses.
 * [A-165] [A-271]
 */
export const resultPageOf = (
  situation: ApplicationSituation,
  { application: phone, proof: [proofPhone = phone] }: Settings['callCentre'],
): ResultPage => {
  const s = { ...situation, phone, proofPhone }
  const row: ResultRow = RESULT_TABLE[s.detailedStatus](s)
  const headline = {
    is: 'headline',
    text: sentence(s),
    above: lastDay(s),
    sum: null,
    hasRider: false,
    ...row.headline,
  } as const
  const { bold, lead, band, steps, areFactsInReasons = false, isMoneyBelow = false } = row
  const supportGauge = s.stage === 'selected' && row.hasGauge !== false && gauge(s, headline.sum ?? 0)
  const factsBlock = facts(s, row.facts ?? usualFacts(s, band), row.notes)
  const reasons: Block = {
    is: 'reasons',
    title: RESULT_STATES[s.detailedStatus].reasons,
    codes: s.application.reasons,
    // Nothing to do about them while the agency acts, and once the decision is final.
    calm: s.turn !== 'applicant' || row.areReasonsLast === true,
    helps: true,
    consequence: null,
    facts: areFactsInReasons ? factsBlock : null,
    ...row.reasons,
  }
  return {
    summary: compact<Block>([
      headline,
      bold && { is: 'bold', text: bold },
      lead && { is: 'lead', text: lead },
      band,
      !isMoneyBelow && supportGauge,
      s.due !== null && { is: 'pastDue', due: s.due },
      row.box,
      !row.areReasonsLast && reasons,
    ]),
    next: compact<Block>([
      !row.areStepsLast && steps,
      ...nextBlocks(s, row),
      row.areStepsLast && steps,
      s.newProof === 'possible' && { is: 'furtherProof', offer: offerAfterLookup(s) },
      row.areReasonsLast && reasons,
      opinionHistory(s, row),
      !isMoneyBelow && !(areFactsInReasons && hasReasons(s)) && factsBlock,
    ]),
    belowProgress: compact<Block>([isMoneyBelow && supportGauge]),
    proofRow: compact<Block>([isMoneyBelow && factsBlock]),
  }
}
