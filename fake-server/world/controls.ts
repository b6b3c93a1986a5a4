import type { Settings } from '#domain/settings/settings'
import type { Instant } from '#domain/time/calendar'
import type { StoredFault } from './faults.ts'
import type { VisitorLookup } from './visitor-lookup.ts'
import { findDoc, putDoc, type World } from './world.ts'

/** The values of a world that control calls set. */
type Controls = {
  /** The offset of the clock from real time, in milliseconds, or the instant at which it is stopped. */
  readonly clock: number | { readonly frozenAt: Instant }
  /** All faults, including used faults. */
  readonly faults: readonly StoredFault[]
  /** The changed settings. */
  readonly settings: Partial<Settings>
  readonly visitor: VisitorLookup
  /** The outcomes of the admission queue as texts, by action id (`act_3`, `debug`); other actions are admitted. */
  readonly queue: Readonly<Record<string, string>>
  /** The name of the last persona set in this world; null if there is none. */
  readonly persona: string | null
}

/** The controls of a new world. The visitor's 203.0.113.7 is reserved for documentation (RFC 5737). [D1-08] */
export const DEFAULT_CONTROLS: Controls = {
  clock: 0,
  faults: [],
  settings: {},
  visitor: { ip: '203.0.113.7', fail: false, delayMs: 0 },
  queue: {},
  persona: null,
}

/** Returns a control of this world; the same object until it changes. */
export const controlOf = <Name extends keyof Controls>(world: World, name: Name): Controls[Name] => {
  const control = findDoc(world, 'control', name)
  // The control call or the schema of snapshots has checked the value.
  return control === null ? DEFAULT_CONTROLS[name] : (control.value as Controls[Name])
}

export const withControl = <Name extends keyof Controls>(world: World, name: Name, value: Controls[Name]): World =>
  putDoc(world, 'control', name, { value })
