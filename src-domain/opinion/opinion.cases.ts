import type { DecisionCase, DecisionCaseFrom } from '../kernel/decide.ts'
import { type ApplicationStatusOrText, APPLICATION_STATUSES } from '../application-status/application-status.table.ts'
import { MAX_FILE_SIZE_BYTES, MAX_OPINION_FILES, MAX_OPINION_LENGTH } from '../programme/parameters.ts'
import type { ArrivedOpinionFacts, ArrivedOpinionVerdict, OpinionSubmissionVerdict, OpinionEntriesVerdict } from './opinion.ts'

/** Answer states of an application's opinions, oldest first: `N` waiting, `Y` answered. */
type OpinionAnswerStates = readonly ('N' | 'Y')[]

/** The verdicts of the specification for an application on hold, by the answers to its opinions. [P-154] [P-155] */
const ON_HOLD: Readonly<Record<string, Omit<OpinionSubmissionCase, 'status' | 'answers'>>> = {
  '': { proves: ['P-146'], rule: 'OP-6', verdict: 'ok' },
  N: { proves: ['P-155'], rule: 'OP-5', verdict: 'awaiting' },
  Y: { proves: ['P-154'], rule: 'OP-6', verdict: 'ok' },
  NN: { proves: ['P-154', 'P-155'], rule: 'OP-3', verdict: 'limitAwaiting' },
  NY: { proves: ['P-154', 'P-155'], rule: 'OP-3', verdict: 'limitAwaiting' },
  YN: { proves: ['P-154', 'P-155'], rule: 'OP-3', verdict: 'limitAwaiting' },
  YY: { proves: ['P-154'], rule: 'OP-4', verdict: 'limit' },
  YYY: { proves: ['P-154'], rule: 'OP-4', verdict: 'limit' },
  YYN: { proves: ['P-154', 'P-155'], rule: 'OP-3', verdict: 'limitAwaiting' },
}

/** One case: the status of the application, its opinions, and the verdict of the specification. */
export type OpinionSubmissionCase = DecisionCaseFrom<{
  status: ApplicationStatusOrText
  answers: OpinionAnswerStates
}, OpinionSubmissionVerdict>

const cell = (status: ApplicationStatusOrText, answers: string): OpinionSubmissionCase => {
  const elsewhere =
    answers === '' ? { rule: 'OP-2', verdict: 'closed' as const } : { rule: 'OP-1', verdict: 'readOnly' as const }
  const row = status === 'hold' ? ON_HOLD[answers] : undefined
  return { status, answers: [...answers] as ('N' | 'Y')[], ...(row ?? { proves: ['P-146'], ...elsewhere }) }
}

/** Every status, including an unknown one, with each list of answers in `ON_HOLD`. [P-146] */
export const OPINION_SUBMISSION_CASES: readonly OpinionSubmissionCase[] = [...APPLICATION_STATUSES, { unknown: '서류이관' }].flatMap(
  (status) => Object.keys(ON_HOLD).map((answers) => cell(status, answers)),
)

export const OPINION_ENTRIES_CASES: readonly DecisionCaseFrom<{
  content: string
  files: number
  /** The sizes of the first files in bytes. All others have one byte. */
  sizes?: readonly number[]
}, OpinionEntriesVerdict>[] = [
  { proves: ['P-152'], rule: 'OC-1', content: ' ', files: 1, verdict: 'empty' },
  { proves: ['P-153', 'P-293'], rule: 'OC-4', content: '가'.repeat(MAX_OPINION_LENGTH), files: MAX_OPINION_FILES, verdict: 'ok' },
  { proves: ['P-153'], rule: 'OC-4', content: '📦'.repeat(MAX_OPINION_LENGTH), files: 0, verdict: 'ok' },
  { proves: ['P-153'], rule: 'OC-4', content: '각'.repeat(MAX_OPINION_LENGTH).normalize('NFD'), files: 0, verdict: 'ok' },
  { proves: ['P-153'], rule: 'OC-2', content: '가'.repeat(MAX_OPINION_LENGTH + 1), files: 0, verdict: 'tooLong' },
  { proves: ['P-156'], rule: 'OC-3', content: '의견', files: MAX_OPINION_FILES + 1, verdict: 'tooManyFiles' },
  { proves: ['P-156', 'D1-384'], rule: 'OC-6', content: '의견', files: 1, sizes: [0], verdict: 'fileEmpty' },
  { proves: ['P-158'], rule: 'OC-4', content: '의견', files: 1, sizes: [MAX_FILE_SIZE_BYTES], verdict: 'ok' },
  { proves: ['P-158'], rule: 'OC-5', content: '의견', files: 1, sizes: [MAX_FILE_SIZE_BYTES + 1], verdict: 'fileTooLarge' },
  { proves: ['P-152'], rule: 'OC-1', content: ' '.repeat(MAX_OPINION_LENGTH + 1), files: MAX_OPINION_FILES + 1, verdict: 'empty' },
  { proves: ['P-153'], rule: 'OC-2', content: '가'.repeat(MAX_OPINION_LENGTH + 1), files: MAX_OPINION_FILES + 1, verdict: 'tooLong' },
  { proves: ['P-156'], rule: 'OC-3', content: '의견', files: MAX_OPINION_FILES + 1, sizes: [MAX_FILE_SIZE_BYTES + 1], verdict: 'tooManyFiles' },
  { proves: ['P-158'], rule: 'OC-5', content: '의견', files: 2, sizes: [0, MAX_FILE_SIZE_BYTES + 1], verdict: 'fileTooLarge' },
]

export const ARRIVED_OPINION_CASES: readonly DecisionCase<ArrivedOpinionFacts, ArrivedOpinionVerdict>[] = [
  { proves: ['P-315'], rule: 'OA-1', facts: { answered: true, known: true }, verdict: 'old' },
  { proves: ['P-315'], rule: 'OA-1', facts: { answered: false, known: true }, verdict: 'old' },
  { proves: ['D3-640'], rule: 'OA-2', facts: { answered: true, known: false }, verdict: 'unread' },
  { proves: ['P-315', 'D3-139'], rule: 'OA-3', facts: { answered: false, known: false }, verdict: 'new' },
]
