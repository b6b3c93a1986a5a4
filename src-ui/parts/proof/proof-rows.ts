import type { Application } from '#domain/application/application'
import { type Instant, type KstDate, kstDateOf } from '#domain/kernel/calendar'
import type { RefusalReason } from '#domain/kernel/decide'
import { formatWon, Won } from '#domain/kernel/won'
import { filesOfItem, itemsOfProof, sumOfDeliveryFees } from '#domain/proof/documents'
import type { Proof, ProofItem } from '#domain/proof/proof'
import { decideProofCancellation, type ProofCancellationVerdict } from '#domain/proof/proof-cancellation'
import { proofDisplayOf, type ProofDisplay } from '#domain/proof/proof-display'
import { isCancelledOrDeletedProof, type ProofStatusOrText } from '#domain/proof/proof-status.table'
import { totalKindOf } from '#domain/proof/proof-total'
import { daysUntil, isSupplementOpen, supplementDueDay } from '#domain/proof/supplement'
import { previewKindOf } from '#domain/upload/evidence-file'
import type { BannerTone } from '../design/Banner.tsx'
import { formatDayInSentence } from '../session/format-day.ts'
import { now } from '../signals.ts'
import type { ViewedFile } from '../upload/FileViewer.tsx'
import { fill } from '../../text/fill.ts'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { PROOF as T, TOTAL_SENTENCES } from '../../text/ko/proof.ts'
import { PROOF_TYPE_WORDS } from '../../text/ko/proof-types.ts'
import { RESULT } from '../../text/ko/result.ts'

/**
 * Returns the last day of a supplement. It is counted from the day of the request, that is, the day of the last change.
 * [D2-112]
 */
export const supplementDueDayOf = (sentBackAt: Instant | null): KstDate | null =>
  sentBackAt === null ? null : supplementDueDay(sentBackAt)

/** Returns the number of days until a day; null if the time is unknown. */
export const daysLeft = (day: KstDate): number | null => {
  const moment = now.peek()
  return moment === null ? null : daysUntil(day, moment)
}

/** Returns the number of days until `day`, in words; null if the day is over or the time is unknown. */
const daysLeftWords = (day: KstDate | null): string | null => {
  const days = (day && daysLeft(day)) ?? -1
  if (days < 0) return null
  return days === 0 ? RESULT['due.today'] : fill(RESULT['due.daysLeft'], { n: days })
}

/** Returns the last day, followed by the number of days until then: `12월 2일(수)까지 · 6일 남음`. [D2-112] */
export const dueWords = (day: KstDate): string =>
  [fill(RESULT['due.until'], { date: formatDayInSentence(day) }), daysLeftWords(day)].filter(Boolean).join('\u00a0· ')

export const isPastDay = (day: KstDate): boolean => (daysLeft(day) ?? 0) < 0

/**
 * Returns the sentence that asks the applicant to correct a proof in status 보완요청. The sentence names the last day; if
 * the last day is unknown, it names the number of days that the rule allows. [D2-137] [D2-140]
 */
export const supplementRequestSentence = (due: KstDate | null): string =>
  due === null
    ? fill(T['proof.needsSupplementInDays'], PROGRAMME_PLACEHOLDERS)
    : fill(T['proof.needsSupplement'], { date: formatDayInSentence(due) })

/** A proof as one row of the list. */
export type ProofRow = {
  readonly proof: Proof
  readonly typeName: string
  readonly display: ProofDisplay
  /** Null if no amount is decided yet. */
  readonly amount: Won | null
  /** The submitted or looked-up amount, if no amount is decided; null if there is none. [P-103] */
  readonly stated: string | null
  /** The day as `YYYY-MM-DD`; null if the agency sends none. */
  readonly day: string | null
  readonly needsSupplement: boolean
  /** The sent-back documents, each with its reason. */
  readonly sentBack: readonly string[]
  readonly cancellation: RefusalReason<ProofCancellationVerdict>
}

const GROUP_TONE = {
  submitted: 'info',
  submitComplete: 'info',
  underReview: 'info',
  approved: 'success',
  paymentComplete: 'success',
} as const satisfies Record<NonNullable<ProofDisplay['group']>, BannerTone>

/**
 * Returns the colour of a status: a warning for a hold, a supplement or a failed transfer. The colour is always beside
 * the words of the status.
 */
export const toneOfProofStatus = (
  status: ProofStatusOrText,
  { group, transferError }: ProofDisplay,
): BannerTone | undefined => {
  if (transferError || status === 'hold' || status === 'supplementRequest') return 'warning'
  return group === null ? undefined : GROUP_TONE[group]
}

/**
 * Returns the words for the status of a proof or a document. If it was sent back, they say that the applicant must act.
 * [A-178] [A-181] [D2-144]
 */
export const statusWords = (status: ProofStatusOrText, { label }: ProofDisplay): string =>
  status === 'supplementRequest' ? `${label} ${T['proof.waitsForYou']}` : label

/**
 * Returns the day on which a proof was settled or, if it was not, the day of its last change; null if the agency sends
 * neither.
 */
const dayOf = ({ completedAt, updatedAt }: Proof): KstDate | null => {
  const settled = completedAt ?? updatedAt
  return settled === null ? null : kstDateOf(settled)
}

/** Returns the name of a proof outside its row: its type and its day. */
export const proofName = (proof: Proof): string =>
  [PROOF_TYPE_WORDS[proof.proofType], dayOf(proof)].filter(Boolean).join(' ')

const statedOf = (proof: Proof, application: Pick<Application, 'items'>): string | null => {
  const kind = totalKindOf(proof)
  const total = kind === 'none' ? sumOfDeliveryFees(itemsOfProof(application, proof)) : (proof.total ?? 0)
  if (total <= 0 || proof.decidedAmount !== null) return null
  return fill(TOTAL_SENTENCES[kind], { total: kind === 'cases' ? total : formatWon(Won(total)) })
}

/** Returns the name of a document; if it is known why the document was sent back, with the reason. */
const sentBackWords = (item: ProofItem): string | null =>
  [viewableFilesOf(item)[0]?.name, item.reason].filter(Boolean).join(': ') || null

const rowOf = (proof: Proof, application: Pick<Application, 'status' | 'items'>): ProofRow => {
  const { status, proofType: type } = proof
  const display = proofDisplayOf(status, application.status)
  const sentBack = sentBackItems(application, proof)
  return {
    proof,
    typeName: PROOF_TYPE_WORDS[type],
    display,
    amount: proof.decidedAmount === null ? null : Won(proof.decidedAmount),
    stated: statedOf(proof, application),
    day: dayOf(proof),
    needsSupplement: status === 'supplementRequest',
    sentBack: sentBack.flatMap((item) => sentBackWords(item) ?? []),
    cancellation: decideProofCancellation({ application: application.status, type, status }),
  }
}

/** Returns the documents of a proof that were sent back for a supplement. */
export const sentBackItems = (application: Pick<Application, 'items'>, proof: Proof): readonly ProofItem[] =>
  itemsOfProof(application, proof).filter(({ status }) => isSupplementOpen(status))

/**
 * Converts proofs to rows. Called only for proofs that are rendered, because there may be a thousand. to
 * [A-177]
 */
export const proofRows = (
  proofs: readonly Proof[],
  application: Pick<Application, 'status' | 'items'>,
): readonly ProofRow[] => proofs.map((proof) => rowOf(proof, application))

/** Returns the files of a document with their names and kinds for display. [A-188] [P-108] [P-265] */
export const viewableFilesOf = (item: ProofItem): readonly ViewedFile[] =>
  filesOfItem(item).map(({ path, name: chosen, storedName, mimeType }) => {
    const name = chosen ?? storedName ?? path.slice(path.lastIndexOf('/') + 1)
    return { path, name, kind: previewKindOf(mimeType, name) }
  })

/** The chips above a long list of proofs, in order: to be corrected, in progress, ended, all. */
export const PROOF_FILTERS = ['supplement', 'underWay', 'ended', 'all'] as const
export type ProofFilter = (typeof PROOF_FILTERS)[number]

const isEnded = (status: ProofStatusOrText): boolean =>
  status === 'paymentComplete' || status === 'notSelected' || isCancelledOrDeletedProof(status)

/** True if the list shows a proof under this chip. */
export const matchesProofFilter = (chip: ProofFilter, { status }: Proof): boolean => {
  if (chip === 'all') return true
  if (status === 'supplementRequest') return chip === 'supplement'
  return chip === (isEnded(status) ? 'ended' : 'underWay')
}

/** Returns the number of proofs under each chip. */
export const countProofsByFilter = (proofs: readonly Proof[]): Readonly<Record<ProofFilter, number>> => {
  const countUnder = (chip: ProofFilter) => proofs.filter((proof) => matchesProofFilter(chip, proof)).length
  return {
    supplement: countUnder('supplement'),
    underWay: countUnder('underWay'),
    ended: countUnder('ended'),
    all: proofs.length,
  }
}
