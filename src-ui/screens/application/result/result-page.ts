import { applicationStatusKeyOrUnknown } from '#domain/application-status/application-status.table'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { formatCappedAmount } from '#domain/application/result/total-support'
import { formatWon, Won } from '#domain/kernel/won'
import { MAX_OPINIONS } from '#domain/programme/parameters'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import type { ProofItem } from '#domain/proof/proof'
import { supplementDueDayOrNull } from '#domain/proof/supplement/supplement'
import type { Settings } from '#domain/settings/settings'
import { fillWithParticles } from '#domain/text/particles'
import { formatMonthDay } from '#domain/time/written-dates'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { RESULT_STATES } from '../../../text/ko/application/result-states.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/application/result.ts'
import { supplementRequestSentence } from '../../proof/supplement-words.ts'
import { viewedFilesOf } from '../../proof/viewable-files.ts'
import { accountEdit, type Act, newProof, proofSupplement } from './result-acts.ts'
import { amountAfterLookup, heldProofs, leftAfterLookup, refusedProofs, type Words } from './result-cells.ts'
import { account, type ResultFact, support } from './result-facts.ts'
import { supportGaugeOf } from './result-gauges.ts'
import { RESULT_TABLE, type ResultRow } from './result.table.ts'

/**
 * The maximum number of reasons that the page lists, and of file names for one reason. Further files are only counted.
 */
const LISTED = 3

type Desks = Settings['callCentre']

const count = (n: number): string => n.toLocaleString('ko-KR')

/** Returns the names of the files; if there are many, or if one has no name, only their number. */
const filesWords = (items: readonly ProofItem[]): string => {
  const names = items.flatMap((item) => viewedFilesOf(item)[0]?.name ?? [])
  return names.length === items.length && names.length <= LISTED
    ? names.join(', ')
    : fill(T['result.files'], { n: count(items.length) })
}

/** The sent-back files by reason, and how many further files there are. A reason is null if the agency gives none. */
export type SentBackFiles = {
  readonly groups: readonly { readonly reason: string | null; readonly files: string }[]
  readonly more: string | null
}

/** Returns the sent-back files of a due supplement, grouped by reason. */
const sentBackFilesOf = ({ detailedStatus, sentBackItems }: ApplicationSituation): SentBackFiles => {
  if (detailedStatus !== 'supplementDue') return { groups: [], more: null }
  const reasons = [...new Set(sentBackItems.map(({ reason }) => reason))]
  const itemsOf = (reason: string | null) => sentBackItems.filter((item) => item.reason === reason)
  const others = reasons.slice(LISTED).flatMap(itemsOf).length
  return {
    groups: reasons.slice(0, LISTED).map((reason) => ({ reason, files: filesWords(itemsOf(reason)) })),
    more: others > 0 ? fill(T['result.sentBackMore'], { n: count(others) }) : null,
  }
}

/** Says that a proof was sent back; null if the headline and the last day above it already say so. [A-275] [D2-137] */
const sentBackProof = ({ detailedStatus, supplement, due }: ApplicationSituation): Words =>
  supplement === null || (detailedStatus === 'supplementDue' && due !== null)
    ? null
    : supplementRequestSentence(supplementDueDayOrNull(supplement.updatedAt))

/**
 * Returns the actions outside the steps of a call: those of the row, between the supplement of a sent-back proof or
 * a new proof and the edit of the account, if these are possible. Beside steps, only the supplement is possible.
 * [A-190] [A-275] [D2-545] [D2-741]
 */
const actsOf = (situation: ApplicationSituation, row: ResultRow): readonly Act[] => {
  const cells = row.layout === 'steps' ? [proofSupplement] : [proofSupplement, newProof, ...row.acts, accountEdit]
  return cells.flatMap((cell) => cell(situation) ?? [])
}

/**
 * The numbered steps that begin with a call. `first`: they stand above the other actions, unless the supplement of a
 * proof ends earlier than theirs. [D2-545] [D2-741]
 */
export type CallSteps = { readonly lines: readonly string[]; readonly acts: readonly Act[]; readonly first: boolean }

/** The values in braces in the words of the page. */
const placeholderValues = (
  situation: ApplicationSituation,
  { application: phone, proof: [proofPhone = phone] }: Desks,
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
  if (RESULT_TABLE[detailedStatus].consequence(situation) === sentence) return null
  const isPaidPart = status === 'targetSelected' && shares.paid > 0
  return sentence === RESULT_STATES[detailedStatus].headline && !isPaidPart ? null : fill<string>(sentence)
}

/**
 * Returns all that the upper part of the page says and offers: the row of the detailed status, filled in.
 * [A-271]
 */
export const resultPageOf = (situation: ApplicationSituation, desks: Desks) => {
  const { detailedStatus, application, latestAnswer, turn, due, proofDue } = situation
  const row = RESULT_TABLE[detailedStatus]
  const values = placeholderValues(situation, desks)
  const filled = (cells: readonly ((facts: ApplicationSituation) => Words)[]): readonly string[] =>
    cells.flatMap((cell) => {
      const words = cell(situation)
      return words === null ? [] : fillWithParticles<string>(words, values)
    })
  const one = (cell: (facts: ApplicationSituation) => Words): Words => filled([cell])[0] ?? null
  const sum = row.sum(situation)
  const above = one(row.above)
  const headline = one(row.headline) ?? ''
  const hasGauge =
    row.gauge === 'always' || (row.gauge === 'oncePaid' && situation.shares.remaining < situation.shares.ceiling)
  const countedProofs: readonly ResultFact[] = [
    { name: T['fact.heldProofs'], lines: filled([heldProofs]) },
    { name: T['fact.refusedProofs'], lines: filled([refusedProofs]) },
  ]
  const areSteps = row.layout === 'steps'
  const steps: CallSteps = {
    lines: filled(row.next).flatMap((line) => line.split('\n')),
    acts: row.acts.flatMap((act) => act(situation) ?? []),
    first: due === null || proofDue === null || due <= proofDue,
  }
  const band = row.band(situation)
  const isSupportInBand = band !== null && band.some(({ says }) => says === 'support')
  const isAccountInBand = band !== null && band.some(({ hasAccount }) => hasAccount)
  const failedTransfer = row.failedTransfer(situation)
  // The amount in the band is what follows; the paid amount stays a fact. [D2-940]
  const isAbove = (fact: ResultRow['facts'][number]) =>
    (fact === support && isSupportInBand && situation.shares.paid === 0) ||
    (fact === account && (isAccountInBand || failedTransfer !== null))
  const reply = row.layout === 'answer' ? latestAnswer : null
  return {
    layout: row.layout,
    above,
    headline,
    sum,
    bold: one(row.bold),
    supportGauge: hasGauge ? supportGaugeOf(situation, sum) : null,
    band,
    wait: one(row.wait),
    reply,
    reasons: {
      title: RESULT_STATES[detailedStatus].reasons,
      codes: application.reasons,
      /** The reasons of a hold are no longer news once the agency has answered the opinion about them. [D2-466] */
      isKnown: reply !== null,
      /** True if the applicant cannot act on the reasons: the agency acts, or the decision is final. */
      calm: turn !== 'applicant' || reply !== null,
      helps: row.reasonHelp,
      consequence: one(row.consequence),
    },
    failedTransfer,
    sentBack: sentBackFilesOf(situation),
    steps: areSteps ? steps : null,
    next: filled([...(areSteps ? [] : row.next), sentBackProof]),
    acts: actsOf(situation, row),
    /** True if there are opinions, and no action leads to them. */
    isOpinionHistoryLinked: application.opinions.length > 0 && situation.status !== 'hold',
    facts: [
      ...row.facts.filter((fact) => !isAbove(fact)).flatMap((fact) => fact(situation) ?? []),
      ...countedProofs.filter(({ lines }) => lines.length > 0),
    ],
    notes: filled(row.notes),
    /** The line above the button for a further proof. */
    furtherProof: situation.newProof === 'possible' ? { offer: one(amountAfterLookup) } : null,
  } as const
}
export type ResultPageWords = ReturnType<typeof resultPageOf>
