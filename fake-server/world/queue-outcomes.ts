import { controlOf } from './controls.ts'
import type { World } from './world.ts'

const OUTCOMES_WITHOUT_NUMBER = ['pass', 'wait-forever', 'bypass', 'block', 'express', 'silent', 'garbage'] as const

/** The outcome of an action in the admission queue; the values of `PUT /__world/queue`. */
export type QueueOutcome =
  | { readonly is: (typeof OUTCOMES_WITHOUT_NUMBER)[number] }
  /** `people` ahead of a new ticket; each poll admits one of them. */
  | { readonly is: 'wait'; readonly people: number }
  /**
   * The queue refuses the first `tickets` tickets, because the visitor's IP address is blocked; `Infinity` refuses all
   * tickets.
   */
  | { readonly is: 'ip-block'; readonly tickets: number }
  | { readonly is: 'error'; readonly status: number }

/** Every outcome as text, with its label; the numbers are examples. */
export const QUEUE_OUTCOMES = [
  { value: 'pass', title: '바로 통과' },
  { value: 'wait:3', title: '앞사람 3명을 기다림' },
  { value: 'wait-forever', title: '끝없이 기다림' },
  { value: 'bypass', title: '대기열 없이 통과 (300)' },
  { value: 'express', title: '급행 (303)' },
  { value: 'block', title: '차단 (301)' },
  { value: 'ip-block', title: '주소 차단 (302)' },
  { value: 'ip-block:1', title: '주소 차단 한 번만' },
  { value: 'error:509', title: '오류 509' },
  { value: 'silent', title: '답하지 않음' },
  { value: 'garbage', title: '읽을 수 없는 답' },
]

/** Parses the outcome from a text like `wait:3`; null if it is invalid. */
export const parseQueueOutcome = (text: string): QueueOutcome | null => {
  const plain = OUTCOMES_WITHOUT_NUMBER.find((name) => name === text)
  if (plain !== undefined) return { is: plain }
  if (text === 'ip-block') return { is: 'ip-block', tickets: Infinity }
  const [, name, number] = /^(wait|ip-block|error):(\d{1,6})$/.exec(text) ?? []
  const value = Number(number)
  if (name === 'wait') return { is: 'wait', people: value }
  if (name === 'ip-block') return { is: 'ip-block', tickets: value }
  if (name === 'error' && value >= 100 && value <= 999) return { is: 'error', status: value }
  return null
}

export const queueOutcomeOf = (world: World, action: string): QueueOutcome => {
  const settings = controlOf(world, 'queue')
  return (Object.hasOwn(settings, action) ? parseQueueOutcome(settings[action] ?? '') : null) ?? { is: 'pass' }
}
