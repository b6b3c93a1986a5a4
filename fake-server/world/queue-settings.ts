import { find, put, type World } from './world.ts'

/** What the admission queue does with an action, as `PUT /__world/queue` names it. */
export type QueueOutcome =
  | { readonly is: 'pass' | 'wait-forever' | 'bypass' | 'block' | 'express' | 'silent' | 'garbage' }
  /** `people` ahead at the ticket; each poll lets one of them in. */
  | { readonly is: 'wait'; readonly people: number }
  /** The first `tickets` tickets are blocked by address, or all. */
  | { readonly is: 'ip-block'; readonly tickets: number }
  | { readonly is: 'error'; readonly status: number }

const PLAIN = ['pass', 'wait-forever', 'bypass', 'block', 'express', 'silent', 'garbage'] as const

/** The outcome of a text like `wait:3`, null for one that says nothing. */
export const parseOutcome = (text: string): QueueOutcome | null => {
  const plain = PLAIN.find((name) => name === text)
  if (plain !== undefined) return { is: plain }
  if (text === 'ip-block') return { is: 'ip-block', tickets: Infinity }
  const [, name, number] = /^(wait|ip-block|error):(\d{1,6})$/.exec(text) ?? []
  const value = Number(number)
  if (name === 'wait') return { is: 'wait', people: value }
  if (name === 'ip-block') return { is: 'ip-block', tickets: value }
  if (name === 'error' && value >= 100 && value <= 999) return { is: 'error', status: value }
  return null
}

/** The outcomes of this world by action id (`act_3`, `debug`); an action that is not named passes. */
export const queueSettingsOf = (world: World): Readonly<Record<string, string>> =>
  (find(world, 'control', 'queue')?.value as Readonly<Record<string, string>> | undefined) ?? {}

export const outcomeOf = (world: World, action: string): QueueOutcome => {
  const settings = queueSettingsOf(world)
  return (Object.hasOwn(settings, action) ? parseOutcome(settings[action] ?? '') : null) ?? { is: 'pass' }
}

export const withQueue = (world: World, settings: Readonly<Record<string, string>>): World =>
  put(world, 'control', 'queue', { value: settings })
