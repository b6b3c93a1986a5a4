import type { QueueError } from '#app/admission/queue-gate.errors'
import type { Messages } from '#ui/text/message.ts'

/** Sentences of pages other than the waiting room, which say why the queue did not admit a person. [E-135] [D3-77] */
export const QUEUE_NOT_ADMITTED_SENTENCES = {
  'queue.stopped': '대기를 중지했습니다. 입력하신 내용은 그대로 있습니다.',
  'queue.stoppedEmpty': '대기를 중지했습니다. 다시 시도하시려면 같은 버튼을 눌러주세요.',
  'queue.error': '서비스 연결 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
  'queue.block': '현재 서비스 이용이 제한되어 있습니다. 잠시 후 다시 시도해주세요.',
  'queue.ipBlock': '짧은 시간에 요청이 많아 이용이 제한되었습니다. 잠시 후 다시 시도해주세요.',
} as const satisfies Record<string, string>

/** What a tile of the main page says while the queue has not answered. [D1-950] */
export const QUEUE_ASKING_TEXTS = {
  'queue.asking': '접속할 수 있는지 확인하고 있습니다.',
} as const satisfies Record<string, string>

/** The label of the button that goes back to the page on which the queue was closed. */
const BACK = '하던 화면으로'

/** Why the queue is closed, and what would change that. Not from the specification. [D1-263] */
const STOPS = {
  closed: {
    title: '지금은 접속을 잠시 막아두었습니다.',
    text: '이 화면은 그대로 있습니다. 잠시 후 같은 버튼을 다시 눌러주세요.',
    close: BACK,
  },
  address: {
    title: '같은 인터넷 주소에서 많은 요청이 있었습니다.',
    text: '여럿이 쓰는 와이파이라면 휴대폰 데이터로 바꾸어 다시 시도해주세요. 이 화면은 그대로 있습니다.',
    close: BACK,
  },
} as const

/** The messages if the queue does not admit a person. [E-135] [P-194] [P-195] [P-198] [P-204] */
export const QUEUE_MESSAGES = {
  QueueBlocked: { text: QUEUE_NOT_ADMITTED_SENTENCES['queue.block'], stop: STOPS.closed, ref: 'E-135' },
  AddressBlocked: { text: QUEUE_NOT_ADMITTED_SENTENCES['queue.ipBlock'], stop: STOPS.address, ref: 'E-135' },
  QueueUnreachable: { text: QUEUE_NOT_ADMITTED_SENTENCES['queue.error'], ref: 'E-135' },
  QueueWaitStopped: { text: QUEUE_NOT_ADMITTED_SENTENCES['queue.stopped'], isQuiet: true, ref: 'P-198' },
} as const satisfies Messages<QueueError>

/** The messages on a page without entries: if the person stops waiting, there is nothing to keep. [D1-423] */
export const EMPTY_PAGE_QUEUE_MESSAGES = {
  ...QUEUE_MESSAGES,
  QueueWaitStopped: { ...QUEUE_MESSAGES.QueueWaitStopped, text: QUEUE_NOT_ADMITTED_SENTENCES['queue.stoppedEmpty'] },
} as const satisfies Messages<QueueError>
