import type { CallError } from '#app/kernel/call.errors'
import type { Messages } from '../../message.ts'
import { EVERY_PAGE_TEXTS } from './every-page.ts'
import { SHARED_FAILURE_TEXTS } from './failures.ts'

/** The messages about failed calls of every use case that does not define other messages. [E-174] [E-175] [E-176] */
export const COMMON_CALL_MESSAGES = {
  NoAnswer: { text: EVERY_PAGE_TEXTS['common.networkError'], ref: 'E-174' },
  Refused: { text: EVERY_PAGE_TEXTS['common.serverError'], ref: 'E-174', server: true },
  MalformedAnswer: { text: EVERY_PAGE_TEXTS['common.serverError'], ref: 'E-175' },
  SessionEnded: { text: SHARED_FAILURE_TEXTS['guard.expired'], ref: 'E-176' },
} as const satisfies Messages<CallError>

const KEPT = { next: SHARED_FAILURE_TEXTS['way.entriesKept'] } as const
/**
 * The messages about failed calls above a form. They add to `COMMON_CALL_MESSAGES` that the entries are kept. [E-174]
 * [E-175]
 */
export const FORM_CALL_MESSAGES = {
  ...COMMON_CALL_MESSAGES,
  NoAnswer: { ...COMMON_CALL_MESSAGES.NoAnswer, ...KEPT },
  Refused: { ...COMMON_CALL_MESSAGES.Refused, ...KEPT },
  MalformedAnswer: { ...COMMON_CALL_MESSAGES.MalformedAnswer, ...KEPT },
} as const satisfies Messages<CallError>
