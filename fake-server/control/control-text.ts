import { RejectedCall, rejection } from '../http/answers.ts'
import type { HandlerAnswer } from '../http/handler.ts'

/** The messages about invalid control calls, each in Korean and English. */
const SENTENCES = {
  field: '알 수 없거나 형식이 맞지 않는 항목입니다 / unknown, missing or malformed: {what}',
  persona: '그런 이름의 페르소나가 없습니다 / no such persona. 있는 이름 / known names: {what}',
  page: 'to: 이 누리집의 주소여야 합니다 / must be an address of this site.',
  now: 'now: 2025-06-26T19:00:00+09:00 과 같은 형식이어야 하고, 1970년부터 8000년까지여야 합니다 / must look like this, from 1970 until 8000.',
  advance: 'advance: P1DT2H30M5S 와 같은 형식이어야 합니다 / must look like this.',
  visitor: 'ip: 192.0.2.1 과 같은 주소여야 합니다 / must be an address like this.',
  action: '모르는 대기열 동작입니다 / no such queue action: {what}',
  outcome: '모르는 대기열 결과입니다 / no such queue outcome: {what}',
  fault: '이대로 일어날 수 없는 장애입니다 / this fault can never happen: {what}',
  idleFault:
    '아무 효과가 없는 장애입니다 / this fault has no effect: {what}. delayMs, status, headers, silent, cut, bytesPerSecond 중 하나가 있어야 합니다 / it needs one of these.',
  noSetting: '모르는 설정입니다 / no such setting: {what}',
  setting: '설정에 맞지 않는 값입니다 / invalid value of the setting: {what}',
  version:
    '이 서버와 같은 판의 서버에서 다시 내려받아 주세요 / take it again from a server of the same build. 상태의 형식 / version: {what}',
  calls: '기대한 호출과 다릅니다 / not the expected calls. 실제 횟수 / count: {what}',
  snapshot: '상태의 형식이 올바르지 않습니다 / invalid snapshot: {what}',
} as const

/** A mistake in a control call: its message, the wrong field or word, and the nearest known word. */
export type ControlMistake = {
  readonly is: keyof typeof SENTENCES
  readonly what?: string
  readonly near?: string | null
}

/** The status, code and extra fields of a rejection other than 400. */
type Rejection = { readonly status: number; readonly code: string; readonly more?: Readonly<Record<string, unknown>> }

const INVALID: Rejection = { status: 400, code: 'CONTROL_INVALID' }

export const controlRejection = ({ is, what = '', near = null }: ControlMistake, by = INVALID): HandlerAnswer => {
  const suggestion = near === null ? '' : ` (혹시 / did you mean ${near}?)`
  return rejection(by.status, by.code, { text: `${SENTENCES[is].replace('{what}', () => what)}${suggestion}` }, by.more)
}

/** Ends a call of the control panel with a mistake in it; see `controlRejection` for the arguments. */
export function rejectControl(...mistake: Parameters<typeof controlRejection>): never {
  throw new RejectedCall(controlRejection(...mistake))
}
