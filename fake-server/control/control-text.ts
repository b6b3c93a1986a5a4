import { rejection } from '../http/answers.ts'
import type { HandlerAnswer, ReceivedCall } from '../http/handler.ts'

/** The messages about invalid control calls, in Korean and English. */
const SENTENCES = {
  field: ['알 수 없거나 형식이 맞지 않는 항목입니다: {what}', 'Unknown, missing or of another form: {what}'],
  persona: ['그런 이름의 페르소나가 없습니다. 있는 이름: {what}', 'There is no such persona. There are: {what}'],
  page: ['to: 이 누리집의 주소여야 합니다.', 'to: has to be an address of this site.'],
  now: [
    'now: 2025-06-26T19:00:00+09:00 과 같은 형식이어야 하고, 1970년부터 8000년까지여야 합니다.',
    'now: has to look like 2025-06-26T19:00:00+09:00, from 1970 until 8000.',
  ],
  advance: ['advance: P1DT2H30M5S 와 같은 형식이어야 합니다.', 'advance: has to look like P1DT2H30M5S.'],
  visitor: ['ip: 192.0.2.1 과 같은 주소여야 합니다.', 'ip: has to be an address such as 192.0.2.1.'],
  action: ['모르는 대기열 동작입니다: {what}', 'The queue has no such action: {what}'],
  outcome: ['모르는 대기열 결과입니다: {what}', 'The queue has no such outcome: {what}'],
  fault: ['이대로 일어날 수 없는 장애입니다: {what}', 'This fault can never happen as it is written: {what}'],
  noSetting: ['모르는 설정입니다: {what}', 'There is no such setting: {what}'],
  setting: ['설정에 맞지 않는 값입니다: {what}', 'This means nothing for the setting: {what}'],
  version: [
    '이 서버는 형식 {what}의 상태만 불러올 수 있습니다. 같은 판의 서버에서 다시 내려받아 주세요.',
    'This server loads snapshots of version {what} alone. Take it again from a server of the same build.',
  ],
  calls: ['기대한 호출과 다릅니다. 실제 {what}번입니다.', 'The calls are not as expected: there are {what}.'],
  snapshot: ['상태의 형식이 올바르지 않습니다: {what}', 'This is no snapshot that can be read: {what}'],
} as const satisfies Readonly<Record<string, readonly [ko: string, en: string]>>

/** A mistake in a call: its message, the wrong field or word, and the nearest known word. */
export type ControlMistake = {
  readonly is: keyof typeof SENTENCES
  readonly what?: string
  readonly near?: string | null
}

/** The status, code and extra fields of a rejection other than 400. */
type Rejection = { readonly status: number; readonly code: string; readonly more?: Readonly<Record<string, unknown>> }

const INVALID: Rejection = { status: 400, code: 'CONTROL_INVALID' }

type Headers = ReceivedCall['headers'] | Readonly<Record<string, unknown>>

/** True if the caller prefers English; defaults to Korean. */
export const prefersEnglish = (headers: Headers): boolean =>
  /\b(ko|en)\b/i.exec(String(headers['accept-language']))?.[1]?.toLowerCase() === 'en'

/** Returns the rejection of a control call, in the caller's language. */
export const controlRejection = (
  headers: Headers,
  { is, what = '', near = null }: ControlMistake,
  by = INVALID,
): HandlerAnswer => {
  const language = prefersEnglish(headers) ? 1 : 0
  const suggestion = near === null ? '' : [` (혹시 ${near}?)`, ` (Did you mean ${near}?)`][language]
  const text = `${SENTENCES[is][language].replace('{what}', () => what)}${suggestion}`
  return rejection(by.status, by.code, { text }, by.more)
}

/** English messages for the officer API's error codes. */
export const OFFICER_REFUSALS_IN_ENGLISH = {
  OFFICER_UNKNOWN_ACTION: 'There is no such action. Choose one of those in allowed.',
  OFFICER_NOT_ALLOWED: 'The present state does not allow this action. Choose one of those in allowed.',
  OFFICER_AMOUNT: 'amount: has to be at least 1 won, and the payments no more than the maximum support.',
  OFFICER_INCOMPLETE: 'Something that the action needs is missing: reasons, items, records or answer.',
  OFFICER_UNKNOWN_APPLICATION: 'There is no such application.',
  OFFICER_UNKNOWN_PROOF: 'There is no such proof.',
  OFFICER_UNKNOWN_OPINION: 'There is no such opinion.',
}

/** English messages for rejections from outside the control calls. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  ...OFFICER_REFUSALS_IN_ENGLISH,
  ORIGIN_FORBIDDEN: 'Calls from another site are not taken.',
}

/**
 * Returns the answer of a control call with the English message, if this file has an English message for the answer's
 * code.
 */
export const translateAnswerToEnglish = (payload: unknown): unknown => {
  const { errorCode = '' } = (payload ?? {}) as { readonly errorCode?: string }
  return Object.hasOwn(IN_ENGLISH, errorCode) ? { ...(payload as object), message: IN_ENGLISH[errorCode] } : payload
}
