import { isIP } from 'node:net'
import type { Static, TSchema } from 'typebox'
import { nearestWord } from '#deploy/nearest-word'
import { QUEUE_ACTIONS } from '#domain/settings/queue-actions'
import { isValidSetting } from '#domain/settings/setting-validity'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { type Fault, FaultList, type CallPattern, findFaultMistake, StoredFaults } from '../world/faults.ts'
import { parseQueueOutcome, QUEUE_OUTCOMES } from '../world/queue-outcomes.ts'
import { VisitorLookup, VisitorLookupChange } from '../world/visitor-lookup.ts'
import { ChosenSettings, QueueSetting } from './control-schemas.ts'
import type { ControlMistake } from './control-text.ts'

const ACTIONS: readonly string[] = Object.values(QUEUE_ACTIONS)
const SETTINGS = Object.keys(DEFAULT_SETTINGS)
const OUTCOME_WORDS = QUEUE_OUTCOMES.map(({ value }) => value)

const mistakeInQueue = (outcomes: Readonly<Record<string, string>>): ControlMistake | null => {
  const action = Object.keys(outcomes).find((name) => !ACTIONS.includes(name))
  if (action !== undefined) return { is: 'action', what: action, near: nearestWord(action, ACTIONS) }
  const outcome = Object.values(outcomes).find((setting) => parseQueueOutcome(setting) === null)
  return outcome === undefined ? null : { is: 'outcome', what: outcome, near: nearestWord(outcome, OUTCOME_WORDS) }
}

const mistakeInSettings = (settings: object): ControlMistake | null => {
  for (const [name, value] of Object.entries(settings)) {
    if (!SETTINGS.includes(name)) return { is: 'noSetting', what: name, near: nearestWord(name, SETTINGS) }
    if (!isValidSetting(name as keyof Settings, value)) return { is: 'setting', what: name }
  }
  return null
}

const mistakeInFaults = (faults: readonly Fault[], calls: readonly CallPattern[]): ControlMistake | null => {
  const mistake = findFaultMistake(faults, calls)
  if (mistake === null) return null
  const { place, field, value } = mistake
  if (field === '') return { is: 'idleFault', what: String(place) }
  const near = field === 'path' ? nearestWord(value, [...new Set(calls.map((call) => call.path))]) : null
  return { is: 'fault', what: [place, field, value].filter((part) => part !== '').join(' '), near }
}

const mistakeInVisitor = ({ ip = '::' }: Partial<VisitorLookup>): ControlMistake | null =>
  isIP(ip) === 0 ? { is: 'visitor' } : null

export type ControlValue<Body extends TSchema> = {
  readonly body: Body
  /** The schema of the stored value, as a snapshot contains it. */
  readonly stored: TSchema
  /** Returns the mistake in a value that fits its schema; null if the value is valid. */
  readonly mistakeIn: (value: Static<Body>, calls: readonly CallPattern[]) => ControlMistake | null
}

const controlValue = <Body extends TSchema>(row: ControlValue<Body>): ControlValue<Body> => row

/** Every value that a control call replaces. Its key is also the id of its call and of its stored document. */
export const CONTROL_VALUES = {
  visitor: controlValue({ body: VisitorLookupChange, stored: VisitorLookup, mistakeIn: mistakeInVisitor }),
  queue: controlValue({ body: QueueSetting, stored: QueueSetting, mistakeIn: mistakeInQueue }),
  faults: controlValue({ body: FaultList, stored: StoredFaults, mistakeIn: mistakeInFaults }),
  settings: controlValue({ body: ChosenSettings, stored: ChosenSettings, mistakeIn: mistakeInSettings }),
}
