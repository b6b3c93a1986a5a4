import type { HelpDeskAvailability } from '#domain/help-desk/help-desk-availability'
import { HELP_DESK_HOURS } from '#domain/programme/help-desk-hours'
import { TELEPHONE_HOURS_TEXT } from '#domain/programme/parameters'

/** The opening hours beside a telephone number. [P-262] */
export const TELEPHONE_HOURS_LINE = `상담시간 : ${TELEPHONE_HOURS_TEXT} (공휴일 제외)`

const FROM = `${HELP_DESK_HOURS.from}시부터 상담`
/** From when calls are answered again, by the state of the help desk; null while calls are answered. */
export const HELP_DESK_REOPENS = {
  open: null,
  today: `오늘 ${FROM}`,
  tomorrow: `내일 ${FROM}`,
  monday: `월요일 ${FROM}`,
} as const satisfies Record<HelpDeskAvailability, string | null>

/** The rest of a sentence that begins with when calls are answered again. */
export const HELP_DESK_CAN_BE_CALLED = '하실 수 있습니다.'

/** The sentence before the note that says when calls are answered again. */
export const HELP_DESK_CLOSED = '지금은 상담시간이 아닙니다.'

/** What a call is for, before the number in the name of its link. */
export const HELP_DESK_CALL = '전화로 문의하기'

/** Before the second number of a desk, where one number is the one to call. */
export const IF_LINE_IS_BUSY = '통화 중이면'

/** The name of each help desk, before its numbers. [D3-134] */
export const HELP_DESK_NAMES = { application: '신청·결과', proof: '증빙·이의신청' } as const

/** About a supplement whose last day is a day without calls: until when to call, and what to do after that. [D2-714] */
export const CALL_IN_TIME_TEXTS = {
  'call.by': '{day} {hour}시까지 전화',
  'call.late': '기한이 지나도 보완을 접수하실 수 있습니다. 상담이 시작되면 바로 전화해주세요.',
} as const
