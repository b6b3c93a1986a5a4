import { isPlainObject } from '../kernel/plain-object.ts'
import { MAX_FILE_SIZE_BYTES } from '../programme/parameters.ts'
import { parseInstant } from '../time/written-dates.ts'
import { isSettingAcceptedByPage, MAX_TIMER_MS } from './parse-settings.ts'
import { QUEUE_ACTIONS } from './queue-actions.ts'
import { SETTING_TABLE, type SettingKind, type Settings } from './settings.ts'

/**
 * The valid values of a kind of setting, in words. `is` checks each string of a value, and `isNumber` a number, where
 * the check of the page is not enough.
 */
type SettingValidity = {
  readonly description: string
  readonly is?: (text: string) => boolean
  readonly isNumber?: (value: number) => boolean
}

const LONGEST_SECONDS = Math.floor(MAX_TIMER_MS / 1000)
const ACTIONS: ReadonlySet<string> = new Set(Object.values(QUEUE_ACTIONS))
const HEADER = /^[\w-]+$/
const isIPv4 = (text: string) =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255)
/** True for an IPv6 address: eight groups, or fewer with one `::`. An IPv4 address may replace the last two groups. */
const isIPv6 = (text: string) => {
  const halves = text.replace(/(?<=:)[\d.]+$/, (end) => (isIPv4(end) ? '0:0' : end)).split('::')
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const rightMany = halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8
  return rightMany && groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
}

export const SETTING_KIND_VALIDITY: Readonly<Record<SettingKind, SettingValidity>> = {
  choice: { description: 'one of its words' },
  yesNo: { description: 'true or false' },
  number: { description: `a number above 0, at most ${MAX_TIMER_MS}` },
  count: { description: 'a whole number, 0 or above', isNumber: Number.isSafeInteger },
  seconds: {
    description: `a number of seconds above 0, at most ${LONGEST_SECONDS}`,
    isNumber: (value) => value <= LONGEST_SECONDS,
  },
  bytes: {
    description: `a number of bytes above 0, at most ${MAX_FILE_SIZE_BYTES}`,
    isNumber: (value) => value <= MAX_FILE_SIZE_BYTES,
  },
  text: { description: 'a text' },
  url: { description: 'a URL (https://… or /…), or an empty text' },
  header: { description: 'the name of a header', is: (text) => HEADER.test(text) },
  headerOrNone: {
    description: 'the name of a header, or an empty text',
    is: (text) => text === '' || HEADER.test(text),
  },
  koreanTime: {
    description: 'a Korean time such as 18:00 or 2025-10-29 18:00, or an empty text',
    is: (text) => text === '' || (parseInstant(text) ?? parseInstant(`2025-01-01 ${text}`)) !== null,
  },
  texts: { description: 'a list of texts' },
  urls: { description: 'a list of URLs (https://… or /…)', is: (text) => text !== '' },
  hosts: { description: 'a list of names of hosts', is: (text) => /^[\w.-]+(?::\d{1,5})?$/.test(text) },
  origins: {
    description: 'a list of origins such as https://provider.example',
    is: (text) => /^https?:\/\/[\w.-]+(?::\d{1,5})?$/.test(text),
  },
  visitors: {
    description: 'a list of IP addresses such as 192.0.2.1',
    is: (text) => isIPv4(text) || isIPv6(text),
  },
  queueActions: {
    description: `a list of actions of the queue (${[...ACTIONS].join(', ')})`,
    is: (text) => ACTIONS.has(text),
  },
  callCentre: {
    description: 'an object with "application" (a telephone number) and "proof" (a list of them)',
    is: (text) => /^\+?\d[\d ()-]+$/.test(text),
  },
}

/**
 * True if the value is valid for its setting. `npm run config:check` lists invalid values, and `npm run deploy:sample`
 * refuses them. The page itself checks only the type, the choices, the URLs and the range of numbers
 * (`parseSettingsOrDefaults`).
 */
export const isValidSetting = (key: keyof Settings, value: unknown): boolean => {
  if (!isSettingAcceptedByPage(key, value)) return false
  const { is, isNumber } = SETTING_KIND_VALIDITY[SETTING_TABLE[key][0]]
  if (typeof value === 'number') return isNumber?.(value) ?? true
  const texts: readonly unknown[] = (isPlainObject(value) ? Object.values(value) : [value]).flat()
  return is === undefined || texts.every((text) => typeof text === 'string' && is(text))
}
