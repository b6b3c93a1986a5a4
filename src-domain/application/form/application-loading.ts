import { decision } from '../../kernel/decide.ts'

/**
 * The agency's answer when a page loads the application. `none`: no application. `empty`: an answer with nothing to
 * show. `notCertified`: the visitor is not the certified person. `failed`: no answer, or another error.
 */
export type ApplicationLoadingFacts = {
  readonly answer: 'found' | 'none' | 'empty' | 'notCertified' | 'failed'
  /** The page: the result page, or a page on which the application is edited or an opinion is written. */
  readonly page: 'result' | 'edit'
}

/**
 * `show`: the application is shown. `ended` and `endedEmpty`: the page says that there is no application, and the
 * session is reset. `empty`: the page says the same, and the session is kept. `notCertified`: the person has to certify
 * again. `retry`: the session is kept, and loading can be repeated.
 */
export type ApplicationLoadingVerdict = 'show' | 'ended' | 'endedEmpty' | 'empty' | 'notCertified' | 'retry'

/** 신청 불러오기: decides what a page does with the agency's answer. [A-143] [A-146] [A-148] [A-223] [D2-48] */
export const decideApplicationLoading = decision<ApplicationLoadingFacts, ApplicationLoadingVerdict>([
  { id: 'AL-1', when: { answer: 'found' }, then: 'show', ref: 'A-143' },
  { id: 'AL-2', when: { answer: 'none' }, then: 'ended', ref: 'A-146' },
  { id: 'AL-3', when: { answer: 'empty', page: 'edit' }, then: 'endedEmpty', ref: 'A-223' },
  { id: 'AL-4', when: { answer: 'empty' }, then: 'empty', ref: 'D2-48' },
  { id: 'AL-5', when: { answer: 'notCertified' }, then: 'notCertified', ref: 'A-148' },
  { id: 'AL-6', when: {}, then: 'retry', ref: 'A-148' },
])

const RESETTING_VERDICTS: readonly ApplicationLoadingVerdict[] = ['ended', 'endedEmpty', 'notCertified']

/** True if the page also resets the session. */
export const resetsSession = (verdict: ApplicationLoadingVerdict): boolean => RESETTING_VERDICTS.includes(verdict)

/**
 * True if the completion page shows the application of this number: it is the one that this session has submitted, or
 * the session knows no number. Otherwise the page shows only what the session has kept. [A-138] [A-273] [D2-93]
 */
export const isApplicationOfReceipt = (submittedNumber: string | null, number: string): boolean =>
  submittedNumber === null || submittedNumber === number
