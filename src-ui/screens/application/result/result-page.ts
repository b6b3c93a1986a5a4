import type { ApplicationSituation } from '#domain/application/result/situation'
import { supplementDueDayOrNull } from '#domain/proof/supplement/supplement'
import type { Settings } from '#domain/settings/settings'
import { supplementRequestSentence } from '#ui/parts/proof/supplement-words.ts'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { type Action, type BlockName, compact, link, type PageContents, type PageKind } from './result-blocks.ts'
import { factsWith, paidSoFar, supportGauge, usualFacts } from './result-facts.ts'
import {
  accountWords,
  offerAfterLookup,
  lastDay,
  nextUnlessDated,
  type PageSituation,
  sentence,
  type Words,
} from './result-words.ts'
import { RESULT_TABLE, type ResultRow } from './result.table.ts'

/**
 * The places of the result page. `summary`: at the top. `next`: after it, below the heading of the next step.
 * `proofRow`: in the collapsible row of the proofs.
 */
export type Place = 'summary' | 'next' | 'proofRow'

type BlockOrder = { readonly [place in Place]: readonly BlockName[] }

/** The blocks in display order. A block without content is left out. */
const USUAL_ORDER: BlockOrder = {
  summary: ['headline', 'bold', 'lead', 'band', 'paidSoFar', 'gauge', 'pastDue', 'failedTransfer', 'reasons'],
  next: ['steps', 'next', 'furtherProof', 'opinionHistory', 'facts'],
  proofRow: [],
}

/** The kinds of pages with another order. */
const OTHER_ORDERS: { readonly [kind in PageKind]?: BlockOrder } = {
  proofBeforeSteps: { ...USUAL_ORDER, next: ['next', 'steps', 'opinionHistory', 'facts'] },
  sentBack: {
    summary: ['headline', 'paidSoFar', 'pastDue', 'sentBack', 'reasons'],
    next: ['next', 'gauge', 'opinionHistory'],
    proofRow: ['facts'],
  },
  answer: { summary: ['headline', 'pastDue', 'answer'], next: ['next', 'reasons', 'facts'], proofRow: [] },
}

/** What the page shows between its first line and its collapsible rows. */
export type ResultPage = {
  readonly order: BlockOrder
  readonly contents: PageContents
  /** The bank and the masked account; null if one of them is unknown. */
  readonly account: Words
}

/** Returns the names of the blocks that the page has in one place, in their order. */
export const blockNamesAt = ({ order, contents }: ResultPage, place: Place): readonly BlockName[] =>
  order[place].filter((name) => contents[name] !== null)

/** True if the page names the account outside its collapsible rows. [D2-1005] */
export const isAccountNamed = (page: ResultPage): boolean => {
  const { account, contents } = page
  if (account === null) return false
  const isFact = contents.facts?.facts.some(({ lines }) => lines.includes(account)) ?? false
  return (
    contents.failedTransfer?.account === account ||
    (contents.band?.some(({ beside }) => beside?.includes(account)) ?? false) ||
    (isFact && blockNamesAt(page, 'next').includes('facts'))
  )
}

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

/** The earlier opinions, unless an action leads to them. */
const opinionHistory = ({ application: { opinions } }: PageSituation, { actions = [] }: ResultRow) =>
  opinions.length === 0 || actions.some((action) => action.is === 'link' && action.to === '/opinion-submit')
    ? null
    : opinions

export const resultPageOf = (
  situation: ApplicationSituation,
  { application: phone, proof: [proofPhone = phone] }: Settings['callCentre'],
): ResultPage => {
  const s = { ...situation, phone, proofPhone }
  const row = RESULT_TABLE[s.detailedStatus](s)
  const headline = { text: sentence(s), above: lastDay(s), sum: null, hasRider: false, ...row.headline }
  const { kind = 'usual', wait = null } = row
  const { band = null, answer = null, failedTransfer = null, sentBack = null, steps = null } = row
  const {
    gauge = s.stage === 'selected' ? supportGauge(s, headline.sum ?? 0) : null,
    facts = factsWith(s, usualFacts(s, band), row.notes),
  } = row
  const contents = {
    headline,
    bold: row.bold || null,
    lead: kind === 'waiting' ? null : wait,
    band,
    paidSoFar: gauge !== null && headline.sum === null ? paidSoFar(s) : null,
    gauge,
    pastDue: s.due,
    answer,
    failedTransfer,
    sentBack,
    reasons: {
      title: RESULT_STATES[s.detailedStatus].reasons,
      codes: s.application.reasons,
      // Nothing to do about them while the agency acts, and once the decision is final.
      calm: s.turn !== 'applicant',
      helps: true,
      consequence: null,
      ...row.reasons,
    },
    steps,
    next: { kind, wait, lines: linesOf(s, row), actions: actionsOf(s, row) },
    furtherProof: s.newProof === 'possible' ? { offer: offerAfterLookup(s) } : null,
    opinionHistory: opinionHistory(s, row),
    facts,
  }
  return { order: OTHER_ORDERS[kind] ?? USUAL_ORDER, contents, account: accountWords(s) }
}
