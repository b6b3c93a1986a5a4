import type { Application } from '#domain/application/application'
import { isAgencyNext, type NextStep } from '#domain/application/next-step'
import { formatCappedAmount } from '#domain/application/total-support'
import { maskAccountNumber } from '#domain/account/account'
import type { KstDate } from '#domain/kernel/calendar'
import { fillWithParticles } from '#domain/kernel/particles'
import type { Settings } from '#domain/settings/settings'
import { formatFullDay } from '#domain/kernel/written-dates'
import { formatWon, Won } from '#domain/kernel/won'
import { proofStatusRow } from '#domain/proof/proof-status.table'
import { SUPPORT_CEILING, SUPPORT_PER_CASE } from '#domain/programme/parameters'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { applicationStatusKeyOrUnknown, type SupportStage } from '#domain/application-status/application-status.table'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { LAST_CHANGE_DAY_NAMES, NO_AMOUNT_WORDS, RESULT_TEXTS as T, STATUS_SENTENCES } from '../../../text/ko/result.ts'
import { dueWords, supplementRequestSentence } from '../../../parts/proof/supplement-words.ts'
import { fitsHeadline, splitFirstSentence } from '../../../parts/design/headline-text.ts'
import type { ResultView, SentBackFile } from './result-view.ts'
import { afterWaitWords, decisionWaitWords, stepEndWords } from './wait-words.ts'

type Desks = Settings['callCentre']

/** The words that the result page shows while all its rows are closed. A fact has one or more lines. */
export type ResultAnswerWords = {
  /**
   * The line above the headline: the last day of a supplement, or a note that the headline is the agency's answer; null
   * if there is no such line. [D2-112]
   */
  readonly above: string | null
  readonly headline: string
  /**
   * The bold line below the headline: the most important consequence. If there is none, the line says what the
   * applicant waits for, or that there is nothing to do. Null if the headline already says it. [A-271] [D2-136]
   * [D3-270]
   */
  readonly stake: string | null
  /** True if the applicant has nothing to do but wait. */
  readonly isWaiting: boolean
  /**
   * The plain lines below the bold line: when and how the agency notifies the applicant, and related notes. [D2-136]
   */
  readonly lead: readonly string[]
  /** The consequence of a missed supplement, in the box with the reasons; null if there is no such box. */
  readonly warning: string | null
  /** The sent-back files of a due supplement by reason, and how many further files there are. */
  readonly sentBack: {
    readonly groups: readonly { readonly reason: string | null; readonly files: string }[]
    readonly more: string | null
  }
  /**
   * The lines that say what the next step is and who acts. If there are reasons, these lines are below the reasons.
   * [A-271]
   */
  readonly next: readonly string[]
  /**
   * The agency's answer to an opinion, in a box; null if there is no answer, or if the answer is the headline. [D2-132]
   */
  readonly reply: string | null
  readonly facts: readonly ResultAnswerFact[]
  /** The lines below the facts that say why less is paid than was spent. [D2-168] */
  readonly notes: readonly string[]
  /**
   * The line above the button for a further proof. It says which amount a further proof can add after a lookup; null if
   * too little is left.
   */
  readonly more: string | null
}
export type ResultAnswerFact = { readonly name: string; readonly lines: readonly string[] }

/**
 * Returns the sentence that there is nothing to do. If the page offers a further proof, the sentence says that nothing
 * has to be done. [D3-252]
 */
const nothingToDoWords = ({ newProof }: ResultView): string =>
  newProof === 'possible' ? T['result.nothingRequired'] : T['result.nothingToDo']

/**
 * Returns the bold line for a step in which the agency acts. Before the decision, it says that there is nothing to do
 * and how long the decision takes; later, it says on which day the step ends. [D2-136] [D3-161] [D3-270]
 */
const waitStakeWords = (view: ResultView): string | null => {
  const { next, expectation } = view
  if (!isAgencyNext(next)) return null
  return decisionWaitWords(next, expectation) ?? stepEndWords(next, expectation) ?? nothingToDoWords(view)
}

/**
 * Returns the plain lines about the wait for a step in which the agency acts: before the decision, the day on which the
 * step ends; that there is nothing to do, unless the bold line says it; and how the agency notifies the applicant.
 * [D2-171]
 */
const waitLines = (view: ResultView): readonly string[] => {
  const { next, expectation } = view
  if (!isAgencyNext(next)) return []
  const after = expectation === null ? [] : afterWaitWords(expectation, T['result.noFixedDay'])
  const ends = stepEndWords(next, expectation)
  const stake = stakeWords(view)
  if (stake === null && ends === null) return after.length === 0 ? [] : [after.join(' ')]
  if (stake === null && decisionWaitWords(next, expectation) !== null) return [ends ?? '', ...after]
  return [[nothingToDoWords(view), ...after].join(' ')]
}

/** True if the headline of a hold is what the applicant must do, because there are reasons to answer. [D3-212] */
const isHoldTask = ({ headline }: ResultView, { reasons }: Application): boolean =>
  headline === 'hold' && reasons.length > 0

/** Returns the text of the headline. [D2-132] [D3-212] */
const headlineWords = (view: ResultView, application: Application, phone: string): string => {
  if (fitsHeadline(view.latestAnswer)) return view.latestAnswer
  if (isHoldTask(view, application)) return T['result.holdTask']
  const { headline, sentBack, shares, supplements } = view
  // If the files are unknown, the headline says how many proofs were sent back.
  if (headline === 'supplementDue' && sentBack.length > 0)
    return fill(T['result.sentBackFiles'], { n: sentBack.length.toLocaleString('ko-KR') })
  return fillWithParticles(STATUS_SENTENCES.banner[headline], {
    ...PROGRAMME_PLACEHOLDERS,
    phone,
    count: supplements.length,
    paid: shares === null ? '' : formatWon(shares.paid),
  })
}

/** The headlines that say more than the status. The slip then has the sentence about the status among its facts. */
const SAY_MORE: readonly ResultView['headline'][] = [
  'supplementByTelephone',
  'supplementDue',
  'somePaid',
  'lookupRunning',
  'lookupAnswered',
  'opinionWaiting',
  'answered',
]

const grantedOf = ({ shares }: ResultView): Won => shares?.granted ?? Won(0)

/**
 * The maximum number of reasons that the page lists, and of file names for one reason. Further files are only counted.
 */
const LISTED = 3

const filesWords = (n: number): string => fill(T['result.files'], { n: n.toLocaleString('ko-KR') })

/** Returns the names of the files; if there are many, only their number. */
const namesOf = (files: readonly SentBackFile[]): string => {
  const names = files.flatMap(({ name }) => name ?? [])
  return names.length === files.length && names.length <= LISTED ? names.join(', ') : filesWords(files.length)
}

/** Returns the sent-back files of a due supplement by reason, and how many further files there are. */
const sentBackFilesOf = ({ headline, sentBack }: ResultView): ResultAnswerWords['sentBack'] => {
  if (headline !== 'supplementDue') return { groups: [], more: null }
  const reasons = [...new Set(sentBack.map(({ reason }) => reason))]
  const groups = reasons.map((reason) => {
    const files = sentBack.filter((file) => file.reason === reason)
    return { reason, files: namesOf(files), count: files.length }
  })
  const others = groups.slice(LISTED).reduce((sum, { count }) => sum + count, 0)
  return {
    groups: groups.slice(0, LISTED).map(({ reason, files }) => ({ reason, files })),
    more: others > 0 ? fill(T['result.sentBackMore'], { n: others.toLocaleString('ko-KR') }) : null,
  }
}

/** Returns the highest amount in won that the looked-up fees can still add to the support. */
const lookedUpAtMost = ({ lookedUp, remaining }: ResultView): Won =>
  Won(Math.min(lookedUp ?? 0, remaining ?? SUPPORT_CEILING))

/**
 * Returns the amount in won that further proofs can add if the agency recognises everything that was looked up.
 */
const leftAfterLookup = (view: ResultView): Won =>
  Won(Math.max(0, (view.remaining ?? SUPPORT_CEILING) - lookedUpAtMost(view) - (view.shares?.underReview ?? 0)))

/**
 * Returns the amount in won that is already paid while a supplement is due; null if nothing is paid. [D2-173] [D3-214]
 */
const paidBefore = ({ headline, shares }: ResultView): Won | null =>
  headline === 'supplementDue' && shares !== null && shares.paid > 0 ? Won(shares.paid) : null

/**
 * Returns what is decided and what is still open about the money in this status; null if there is nothing to say.
 * [D2-99] [D2-168]
 */
const stakeWords = (view: ResultView): string | null => {
  if (view.next === 'targetSelected') return T['result.proofFirst']
  const paid = paidBefore(view)
  if (paid !== null) return fillWithParticles(T['result.paidSoFar'], { paid: formatWon(paid) })
  if (view.headline === 'lookupRunning' && view.lookupEnd !== null)
    return fill(T['result.lookupUntil'], { lookupEnd: formatDayInSentence(view.lookupEnd) })
  return null
}

/**
 * Returns the sentence about the amount that a further proof can add after a lookup; null if too little is left.
 * [A-192]
 */
const moreWords = (view: ResultView): string | null => {
  if (view.headline !== 'lookupAnswered' || view.lookedUp === null || !view.newProofEnabled) return null
  const left = leftAfterLookup(view)
  return left < SUPPORT_PER_CASE ? null : fillWithParticles(T['result.leftAfterLookup'], { left: formatWon(left) })
}

/**
 * Returns the consequence of a missed supplement, for the box with the reasons. It leaves out the number of days if the
 * headline asks for a call, because that headline has the last day. [A-165] [D2-173]
 */
const warningOf = ({ status, next, due }: ResultView, { reasons }: Application): string | null => {
  if (status !== 'supplementRequest' || reasons.length === 0) return null
  if (next === 'supplementByTelephone' && due !== null) return T['result.afterDue']
  return splitFirstSentence(fill(STATUS_SENTENCES.banner.supplementRequest, PROGRAMME_PLACEHOLDERS))[1]
}

/** The steps in which the amount in the headline is granted and not paid yet. [D3-161] [D3-217] [D3-275] */
const GRANTED: readonly NextStep[] = ['approved', 'requestVerified', 'transferError']

const isGrantedSum = (next: NextStep): boolean => GRANTED.includes(next)

/**
 * Returns the line above the headline: the last day of a supplement; or that the headline is the agency's answer, that
 * the application is on hold, or that the amount is not paid yet. [D2-173] [D3-212]
 */
const aboveWords = (view: ResultView, application: Application): string | null => {
  const { due, latestAnswer, next, sum } = view
  if (fitsHeadline(latestAnswer)) return T['result.latestAnswer']
  if (isHoldTask(view, application)) return STATUS_SENTENCES.banner.hold
  if (sum !== null && next === 'transferError') return T['result.notTransferred']
  if (sum !== null && isGrantedSum(next)) return T['result.dueToPay']
  if (sum !== null && next === 'paymentComplete') return T['fact.support']
  return due === null ? null : dueWords(due, next === 'supplementByTelephone' ? 'due.toSupplement' : 'due.until')
}

/** The day of a payment always has its year, because people print it for their accounts. [D3-256] */
const fullDayOrDash = (day: KstDate | null): string => (day === null ? '-' : formatFullDay(day))

const dayOrDash = (day: KstDate | null): string => (day === null ? '-' : formatDayInSentence(day))

/** Returns the fact about the days of payment, each with its amount if there are several. [D2-158] [D2-163] */
const paymentDayFact = ({ payments }: ResultView): ResultAnswerFact => ({
  name: LAST_CHANGE_DAY_NAMES.paymentComplete,
  lines:
    payments.length === 1
      ? payments.map(({ day }) => fullDayOrDash(day))
      : payments.map(({ day, won }) => fill(T['payment.onDay'], { day: fullDayOrDash(day), amount: formatWon(won) })),
})

/**
 * Returns the facts about the days: the days of payment, and the day of the last change, unless that is a payment.
 * [D2-158] [D2-163] [D3-273]
 */
const dayFacts = (view: ResultView): readonly ResultAnswerFact[] => {
  const { payments, since, supplement } = view
  const change = { name: LAST_CHANGE_DAY_NAMES[since.name], lines: [dayOrDash(since.day)] }
  return payments.length > 0 && supplement === null ? [paymentDayFact(view)] : [paymentDayFact(view), change]
}

/**
 * Returns the fact that says how long the running carrier lookup takes at most. The fact has no lines if no lookup is
 * running. It has none, too, if the last day of the lookup is known, because the bold line then names that day.
 * [D2-157]
 */
const lookupFact = ({ headline, lookupEnd }: ResultView): ResultAnswerFact => ({
  name: T['fact.lookup'],
  lines: headline === 'lookupRunning' && lookupEnd === null ? [fill(T['lookup.atMost'], PROGRAMME_PLACEHOLDERS)] : [],
})

/**
 * Returns the sentence about the status, for a page whose headline says something else; otherwise null.
 * [D2-173]
 */
export const statusSentenceBesideHeadline = ({ headline, status }: ResultView): string | null =>
  SAY_MORE.includes(headline)
    ? fill<string>(STATUS_SENTENCES.banner[applicationStatusKeyOrUnknown(status)], PROGRAMME_PLACEHOLDERS)
    : null

/** The name of the account in each step in which the agency pays to it, or could not pay to it. */
const ACCOUNT_NAMES: Readonly<Partial<Record<NextStep, string>>> = {
  approved: T['fact.paidInto'],
  transferError: T['fact.failedAccount'],
  requestVerified: T['fact.newAccount'],
}

/**
 * Returns the fact about the account to which the agency pays, has paid or could not pay. The account is masked. In any
 * other step the fact has no lines, because the collapsible row shows the account. [A-272] [D2-158] [D2-163]
 */
const accountFact = (
  { next, payments }: ResultView,
  { bankName, accountNumber }: Pick<Application, 'bankName' | 'accountNumber'>,
): ResultAnswerFact => {
  const name = ACCOUNT_NAMES[next] ?? T['fact.paidInto']
  const said = next in ACCOUNT_NAMES || payments.length > 0
  if (!said || bankName === null || accountNumber === null) return { name, lines: [] }
  return { name, lines: [fill(T['payment.accountIs'], { bank: bankName, account: maskAccountNumber(accountNumber) })] }
}

export const isAccountAmongAnswerFacts = (application: Application, view: ResultView): boolean =>
  accountFact(view, application).lines.length > 0

/**
 * True if a line above names the day on which the step ends, because this line then says the next step, too. Also true
 * after a lookup, because the fact about the support then says the next step. [D3-216] [D3-241]
 */
const isNextSaid = (view: ResultView): boolean =>
  stakeWords(view) === null && stepEndWords(view.next, view.expectation) !== null

/** Returns the next step, unless a line above says it, and notes. [A-271] [D3-216] */
const nextLines = (view: ResultView, { application: phone }: Desks): readonly string[] => {
  const { due, lookupEnd, next, notes, remaining, supplement } = view
  const holes = {
    ...PROGRAMME_PLACEHOLDERS,
    phone,
    remaining: remaining === null ? '' : formatWon(remaining),
    lookupEnd: lookupEnd === null ? '' : formatDayInSentence(lookupEnd),
  }
  return [
    ...(isNextSaid(view) ? [] : fillWithParticles(STATUS_SENTENCES.next[next], holes).split('\n')),
    ...notes.map((note) => fill<string>(T[note], holes)),
    ...(supplement !== null && (next !== 'supplementDue' || due === null) ? [supplementRequestSentence(due)] : []),
  ]
}

/**
 * Returns the paid amount and the granted amount separately. Before a decision, returns a sentence about the open
 * amount. [A-172] [D2-99]
 */
const amountWords = ({ support, shares, isSelected }: ResultView): string => {
  const known = isSelected ? shares : null
  const parts = [
    known !== null && known.paid > 0 && fill(T['result.paid'], { amount: formatWon(known.paid) }),
    known !== null && known.granted > 0 && fill(T['result.toPay'], { amount: formatWon(known.granted) }),
  ].filter((part) => part !== false)
  if (parts.length > 0) return parts.join('\u00a0· ')
  const { words, below } = totalSupportWords(support)
  return below === undefined ? words : `${words}\u00a0· ${below}`
}

/** Returns the words for the total support. Until it is decided, the maximum is shown below the words. [A-172] [D2-99] */
export const totalSupportWords = (
  support: ResultView['support'],
): { readonly words: string; readonly below?: string } => {
  if (support.is === 'decided') return { words: formatWon(support.won) }
  if (support.is === 'paid') return { words: fill(T['result.paid'], { amount: formatWon(support.won) }) }
  const words = NO_AMOUNT_WORDS[support.is]
  return support.is === 'undecided' || support.is === 'settling'
    ? { words, below: fill(T['result.atMost'], PROGRAMME_PLACEHOLDERS) }
    : { words }
}

/**
 * Returns from how many proofs an approved amount below the maximum comes, and that no further proof is possible now.
 * [D3-253]
 */
const approvalLines = ({ next, shares, shortfall }: ResultView, { proofs }: Application): readonly string[] => {
  if (next !== 'approved' || shares === null || shares.granted === 0 || shares.remaining === 0) return []
  const approved = proofs.filter(({ status }) => proofStatusRow(status).group === 'approved')
  const isRegistered = approved.length > 0 && approved.every(({ proofType }) => proofType !== 'rapid')
  const why = shortfall === 'none' && isRegistered ? [fill(T['approved.fromProofs'], { n: approved.length })] : []
  return [[...why, T['approved.noMoreProofs']].join(' ')]
}

/**
 * Returns the sentence that only a part of what was submitted is paid. If the payment is complete and is less than the
 * maximum, adds where the applicant finds out about an objection. [D2-168]
 */
const shortfallLines = ({ next, shares, shortfall }: ResultView): readonly string[] => {
  const why = shortfall === 'none' ? [] : [T[`less.${shortfall}`]]
  const isPart = next === 'paymentComplete' && shares !== null && shares.paid < shares.ceiling
  if (!isPart) return why
  return [...(why.length === 0 ? [T['less.recognized']] : why), T['less.objection']]
}

/**
 * True if the whole amount is in the headline or in the line above it; also true if there is no amount.
 */
const isAmountSaid = (view: ResultView): boolean => {
  const paid = view.shares?.paid ?? 0
  return view.sum === null ? view.support.is === 'none' : !isGrantedSum(view.next) || paid === 0
}

/** Returns the fact about the amount. It has no lines if the amount is shown elsewhere. [D2-163] */
const supportFact = (view: ResultView): ResultAnswerFact => {
  const name = T['fact.support']
  if (isAmountSaid(view)) return { name, lines: [] }
  if (view.headline !== 'lookupAnswered' || view.lookedUp === null || grantedOf(view) > 0)
    return { name, lines: [amountWords(view)] }
  // The fact above already has the amount of the lookup. This fact repeats the amount only if less can be paid.
  const atMost = lookedUpAtMost(view)
  const isLess = atMost < view.lookedUp
  return {
    name,
    lines: [isLess ? fill(T['result.lookedUpMeans'], { amount: formatWon(atMost) }) : T['result.afterCheck']],
  }
}

/** Returns the fact about the amount that the carriers have reported. This amount is not the support. [D3-241] */
const lookedUpFact = ({ headline, lookedUp }: ResultView): ResultAnswerFact => ({
  name: T['fact.lookedUp'],
  lines: headline === 'lookupAnswered' && lookedUp !== null ? [formatCappedAmount(lookedUp)] : [],
})

/**
 * Returns the fact with the further telephone numbers for an objection, if there are any. A button calls the first
 * number. [D3-218] [D3-265]
 */
const objectionPhonesFact = ({ stage }: ResultView, { proof: [, ...others] }: Desks): ResultAnswerFact => ({
  name: T['fact.otherPhones'],
  lines: stage === 'rejected' && others.length > 0 ? [others.join(', ')] : [],
})

/** True if the headline is about an opinion. The day of the opinion is then beside the status of the opinions. */
const isAboutOpinion = ({ since }: ResultView): boolean => since.name === 'opinion' || since.name === 'answer'

/**
 * Returns the fact about the opinions: the status of each opinion, and the day of the latest opinion or answer. If no
 * button leads to the opinions, the fact has no lines, because a link to the opinions shows the statuses.
 * [D2-173]
 */
const opinionLines = (view: ResultView, { opinions }: Application): readonly string[] => {
  if (opinions.length === 0 || view.opinionHistory) return []
  const { name, day } = view.since
  const words = opinionStatusWords(opinions)
  if (!isAboutOpinion(view) || day === null) return [words]
  return [
    fill(T[name === 'answer' ? 'opinion.answeredOn' : 'opinion.sentOn'], { words, day: formatDayInSentence(day) }),
  ]
}

const BEFORE_APPROVAL: readonly SupportStage[] = ['beforeSelection', 'selected']

/**
 * Returns the fact that says when the applicant learns the day of the payment. After an approval it has no lines.
 * [D3-250]
 */
const payDayFact = ({ next, payments, stage }: ResultView): ResultAnswerFact => ({
  name: T['fact.payDay'],
  lines:
    next !== 'unknown' && payments.length === 0 && BEFORE_APPROVAL.includes(stage) ? [T['payDay.afterApproval']] : [],
})

/** Returns the status of each opinion in the agency's words. */
export const opinionStatusWords = (opinions: Application['opinions']): string =>
  opinions.map(({ status }) => status ?? '-').join(', ')

/** Returns all words of the upper part of the page. */
export const resultAnswerWordsOf = (application: Application, view: ResultView, desks: Desks): ResultAnswerWords => ({
  above: aboveWords(view, application),
  headline: headlineWords(view, application, desks.application),
  stake: stakeWords(view) ?? waitStakeWords(view),
  isWaiting: isAgencyNext(view.next),
  lead: waitLines(view),
  warning: warningOf(view, application),
  sentBack: sentBackFilesOf(view),
  reply: fitsHeadline(view.latestAnswer) ? null : view.latestAnswer,
  next: nextLines(view, desks),
  facts: [
    { name: T['result.opinionStatus'], lines: opinionLines(view, application) },
    lookedUpFact(view),
    supportFact(view),
    payDayFact(view),
    lookupFact(view),
    ...(isAboutOpinion(view) ? [] : dayFacts(view)),
    objectionPhonesFact(view, desks),
    accountFact(view, application),
  ].filter(({ lines }) => lines.length > 0),
  notes: [...shortfallLines(view), ...approvalLines(view, application)],
  more: moreWords(view),
})
