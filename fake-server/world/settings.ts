import type { Static } from 'typebox'
import { SAMPLE_SETTINGS } from '#domain/settings/sample-settings'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { Fields, Type } from './schema.ts'
import { findDocument, putDocument, type World } from './world.ts'

/** The maximum delay of an answer, in milliseconds. */
export const delayMsSchema = (title: string) => Type.Integer({ title, minimum: 0, maximum: 600_000 })

const VISITOR = {
  ip: Type.String({ title: 'IP 주소', minLength: 1, maxLength: 64 }),
  fail: Type.Boolean({ title: '주소 조회 실패' }),
  delayMs: delayMsSchema('주소 조회에 걸리는 시간 (밀리초)'),
}

/** The IP lookup's answer in this world: an IP address, after a delay, or an error. [E-197] [P-296] */
export const VisitorLookup = Fields(VISITOR)
export type VisitorLookup = Readonly<Static<typeof VisitorLookup>>

/** A change of `VisitorLookup`. If `ip` is missing, the visitor keeps the current IP address. */
export const VisitorLookupChange = Fields({
  ip: Type.Optional(VISITOR.ip),
  fail: Type.Optional(VISITOR.fail),
  delayMs: Type.Optional(VISITOR.delayMs),
})

/** An IP address outside the office network: 203.0.113.7 is reserved for documentation (RFC 5737). [D1-08] */
export const DEFAULT_VISITOR_LOOKUP: VisitorLookup = { ip: '203.0.113.7', fail: false, delayMs: 0 }

export const visitorLookupOf = (world: World): VisitorLookup =>
  (findDocument(world, 'control', 'visitor')?.value as VisitorLookup | undefined) ?? DEFAULT_VISITOR_LOOKUP

/**
 * Returns the world with a changed visitor. Keeps the IP address if none is given; removes a failure or a delay that is
 * not given.
 */
export const withVisitorLookup = (world: World, change: Readonly<Static<typeof VisitorLookupChange>>): World =>
  putDocument(world, 'control', 'visitor', {
    value: { ip: change.ip ?? visitorLookupOf(world).ip, fail: change.fail ?? false, delayMs: change.delayMs ?? 0 },
  })

const NOTHING: Partial<Settings> = {}

/** Returns the changed settings of this world; the same object until they change. */
export const changedSettingsOf = (world: World): Partial<Settings> =>
  (findDocument(world, 'control', 'settings')?.value as Partial<Settings> | undefined) ?? NOTHING

/** Returns the world with these settings in `config.json`, in place of earlier settings. */
export const withChangedSettings = (world: World, chosen: Partial<Settings>): World =>
  putDocument(world, 'control', 'settings', { value: chosen })

/** The settings of an unchanged world, without the addresses of this server. */
const UNCHANGED_SETTINGS: Settings = { ...DEFAULT_SETTINGS, ...SAMPLE_SETTINGS }

/** A setting whose value is the same for every address of this server. */
type SettingWithoutAddress = Exclude<
  keyof Settings,
  'adminApiBaseUrl' | 'queueUrl' | 'ipLookupUrls' | 'simpleProviderUrl' | 'integrationProviderUrl' | 'providerOrigins'
>

/** Returns the value of a setting in this world, as `config.json` has it for the portal. */
const settingOf = <K extends SettingWithoutAddress>(world: World, key: K): Settings[K] =>
  ({ ...UNCHANGED_SETTINGS, ...changedSettingsOf(world) })[key]

/** True if the visitor of this world is in the office network, regardless of the body of a call. [E-201] [P-320] */
export const isVisitorAtOffice = (world: World): boolean =>
  settingOf(world, 'allowedAddresses').includes(visitorLookupOf(world).ip)

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

/** Returns the outcomes of this world by action id (`act_3`, `debug`); other actions are admitted. */
export const queueOutcomeTextsByAction = (world: World): Readonly<Record<string, string>> =>
  (findDocument(world, 'control', 'queue')?.value as Readonly<Record<string, string>> | undefined) ?? {}

export const queueOutcomeOf = (world: World, action: string): QueueOutcome => {
  const settings = queueOutcomeTextsByAction(world)
  return (Object.hasOwn(settings, action) ? parseQueueOutcome(settings[action] ?? '') : null) ?? { is: 'pass' }
}

export const withQueueSettings = (world: World, settings: Readonly<Record<string, string>>): World =>
  putDocument(world, 'control', 'queue', { value: settings })

/** The path prefix of API calls that have the administrator flag. The same back end answers these calls. [P-011] */
export const ADMIN_API_PREFIX = '/admin-api'

/** The absolute addresses of this server for the visitor, without a final slash. */
export type VisitorAddresses = {
  readonly portal: string
  /** Second origin including the world: `http://localhost:4001/w/default`. */
  readonly outside: string
}

/**
 * Returns the settings of an unchanged world: the defaults, the sample settings, and all external services at the
 * second origin. [D2-157]
 */
export const initialSettingsOf = (addresses: VisitorAddresses): Settings => ({
  ...UNCHANGED_SETTINGS,
  adminApiBaseUrl: ADMIN_API_PREFIX,
  queueUrl: addresses.outside,
  ipLookupUrls: [`${addresses.outside}/ip`],
  simpleProviderUrl: `${addresses.outside}/provider/simple`,
  integrationProviderUrl: `${addresses.outside}/provider/integration`,
  providerOrigins: [new URL(addresses.outside).origin],
})

export const settingsOf = (world: World, addresses: VisitorAddresses): Settings => ({
  ...initialSettingsOf(addresses),
  ...changedSettingsOf(world),
})

/** Returns the hosts whose images popups may show, for both the sanitizer and the security policy. [P-229] [E-208] */
export const popupImageHostsOf = (world: World): readonly string[] => settingOf(world, 'popupImageHosts')

/** True if the calls for load tests are enabled in this world. [E-196] */
export const areTestToolsEnabled = (world: World): boolean => settingOf(world, 'enableTestTools')

/**
 * Returns the host of this world's styles and icons for the policy; nothing for a URL on the portal's own origin.
 * [E-200]
 */
export const cdnOriginsOf = (world: World): readonly string[] =>
  /^https?:\/\/[\w.-]+(:\d{1,5})?(?=\/|$)/.exec(settingOf(world, 'cdnBaseUrl'))?.slice(0, 1) ?? []
