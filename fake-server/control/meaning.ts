import { isIP } from 'node:net'
import { QUEUE_ACTIONS } from '#domain/admission/queue'
import { isMeaningfulSetting } from '#domain/kernel/setting-meaning'
import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import { wrongFault, type Fault, type KnownCall } from '../world/faults.ts'
import { OUTCOMES, parseOutcome, type Visitor } from '../world/settings.ts'
import { nearestOf, type Wrong } from './control-text.ts'

const ACTIONS: readonly string[] = Object.values(QUEUE_ACTIONS)
const SETTINGS = Object.keys(DEFAULT_SETTINGS)
const OUTCOME_WORDS = OUTCOMES.map(({ value }) => value)

const wrongQueue = (chosen: Readonly<Record<string, string>>): Wrong | null => {
  const action = Object.keys(chosen).find((name) => !ACTIONS.includes(name))
  if (action !== undefined) return { is: 'action', what: action, near: nearestOf(action, ACTIONS) }
  const outcome = Object.values(chosen).find((setting) => parseOutcome(setting) === null)
  return outcome === undefined ? null : { is: 'outcome', what: outcome, near: nearestOf(outcome, OUTCOME_WORDS) }
}

const wrongSetting = (chosen: object): Wrong | null => {
  for (const [name, value] of Object.entries(chosen)) {
    if (!SETTINGS.includes(name)) return { is: 'noSetting', what: name, near: nearestOf(name, SETTINGS) }
    if (!isMeaningfulSetting(name as keyof Settings, value)) return { is: 'setting', what: name }
  }
  return null
}

const wrongFaults = (faults: readonly Fault[], calls: readonly KnownCall[]): Wrong | null => {
  const what = wrongFault(faults, calls)
  if (what === null) return null
  const [, typed = ''] = / path ([^]*)/.exec(what) ?? []
  return { is: 'fault', what, near: nearestOf(typed, [...new Set(calls.map(({ path }) => path))]) }
}

const wrongVisitor = ({ ip = '::' }: Partial<Visitor>): Wrong | null => (isIP(ip) === 0 ? { is: 'visitor' } : null)

/** What steers and may have the right form without a meaning. */
const MEANINGS: Readonly<Record<string, (value: never, calls: readonly KnownCall[]) => Wrong | null>> = {
  visitor: wrongVisitor,
  queue: wrongQueue,
  faults: wrongFaults,
  settings: wrongSetting,
}

/** What is wrong with the value of something that steers, although it has the form of it; null where nothing is. */
export const wrongSteering = (id: string, value: unknown, calls: readonly KnownCall[]): Wrong | null =>
  MEANINGS[id]?.(value as never, calls) ?? null
