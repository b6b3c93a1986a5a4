import { isIP } from 'node:net'
import { QUEUE_ACTIONS } from '#domain/kernel/queue-actions'
import { isMeaningfulSetting } from '#domain/kernel/setting-meaning'
import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import { mistakeInFault, type Fault, type KnownCall } from '../world/faults.ts'
import { QUEUE_OUTCOMES, parseQueueOutcome, type VisitorLookup } from '../world/settings.ts'
import { nearestWord } from '#domain/kernel/nearest-word'
import type { ControlMistake } from './control-text.ts'

const ACTIONS: readonly string[] = Object.values(QUEUE_ACTIONS)
const SETTINGS = Object.keys(DEFAULT_SETTINGS)
const OUTCOME_WORDS = QUEUE_OUTCOMES.map(({ value }) => value)

const wrongQueue = (chosen: Readonly<Record<string, string>>): ControlMistake | null => {
  const action = Object.keys(chosen).find((name) => !ACTIONS.includes(name))
  if (action !== undefined) return { is: 'action', what: action, near: nearestWord(action, ACTIONS) }
  const outcome = Object.values(chosen).find((setting) => parseQueueOutcome(setting) === null)
  return outcome === undefined ? null : { is: 'outcome', what: outcome, near: nearestWord(outcome, OUTCOME_WORDS) }
}

const wrongSetting = (chosen: object): ControlMistake | null => {
  for (const [name, value] of Object.entries(chosen)) {
    if (!SETTINGS.includes(name)) return { is: 'noSetting', what: name, near: nearestWord(name, SETTINGS) }
    if (!isMeaningfulSetting(name as keyof Settings, value)) return { is: 'setting', what: name }
  }
  return null
}

const wrongFaults = (faults: readonly Fault[], calls: readonly KnownCall[]): ControlMistake | null => {
  const mistake = mistakeInFault(faults, calls)
  if (mistake === null) return null
  const { place, field, value } = mistake
  const near = field === 'path' ? nearestWord(value, [...new Set(calls.map((call) => call.path))]) : null
  return { is: 'fault', what: [place, field, value].filter((part) => part !== '').join(' '), near }
}

const wrongVisitor = ({ ip = '::' }: Partial<VisitorLookup>): ControlMistake | null =>
  isIP(ip) === 0 ? { is: 'visitor' } : null

/** Returns the mistake in a control value that fits its schema; null if it is valid. */
export const mistakeInControlCall = (
  id: string,
  value: unknown,
  calls: readonly KnownCall[],
): ControlMistake | null => {
  switch (id) {
    case 'visitor':
      return wrongVisitor(value as Partial<VisitorLookup>)
    case 'queue':
      return wrongQueue(value as Readonly<Record<string, string>>)
    case 'faults':
      return wrongFaults(value as readonly Fault[], calls)
    case 'settings':
      return wrongSetting(value as object)
    default:
      return null
  }
}
