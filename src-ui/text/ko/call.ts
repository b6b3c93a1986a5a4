import type { CallError } from '#app/kernel/call.errors'
import type { Messages } from '../message.ts'
import { GENERAL } from './general.ts'
import { WORDS } from './words.ts'

/** What every failed call says, unless its use case has a text of its own. [E-174] [E-175] [E-176] */
export const COMMON_MESSAGES = {
  NoAnswer: { text: GENERAL['common.networkError'], show: 'modal', ref: 'E-174' },
  Refused: { text: GENERAL['common.serverError'], show: 'modal', ref: 'E-174', server: true },
  MalformedAnswer: { text: GENERAL['common.serverError'], show: 'modal', ref: 'E-175' },
  SessionEnded: { text: GENERAL['guard.expired'], show: 'modal', ref: 'E-176' },
} as const satisfies Messages<CallError>

const KEPT = { next: WORDS['way.entriesKept'] } as const
/** The same over a form: what was entered is still there. [E-174] [E-175] */
export const FORM_MESSAGES = {
  ...COMMON_MESSAGES,
  NoAnswer: { ...COMMON_MESSAGES.NoAnswer, ...KEPT },
  Refused: { ...COMMON_MESSAGES.Refused, ...KEPT },
  MalformedAnswer: { ...COMMON_MESSAGES.MalformedAnswer, ...KEPT },
} as const satisfies Messages<CallError>
