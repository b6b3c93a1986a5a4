import { isPlainObject } from '../kernel/plain-object.ts'
import { DEFAULT_SETTINGS, SETTING_TABLE, type Settings } from './settings.ts'

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** True if a URL is on the portal's own origin or is http(s). Any other URL (`javascript:`, `data:`) is invalid. */
const isUsableUrl = (text: string) => text === '' || /^\/(?!\/)/.test(text) || /^https?:\/\/[^\s]+$/.test(text)

export const settingChoices = (key: keyof Settings): readonly string[] | undefined => {
  const [kind, ...words] = SETTING_TABLE[key]
  return kind === 'choice' ? (words as readonly string[]) : undefined
}

/** The longest delay of a browser timer, in milliseconds. A timer with a longer delay ends immediately. */
export const MAX_TIMER_MS = 2 ** 31 - 1

const isValidValue = (key: keyof Settings, value: unknown): boolean => {
  const [kind, preset] = SETTING_TABLE[key]
  if (kind === 'callCentre')
    return isPlainObject(value) && typeof value['application'] === 'string' && isTexts(value['proof'])
  if (isTexts(preset)) return isTexts(value) && (kind !== 'urls' || value.every(isUsableUrl))
  if (typeof preset === 'number') return typeof value === 'number' && value > 0 && value <= MAX_TIMER_MS
  if (typeof value !== 'string') return typeof value === typeof preset
  return kind === 'url' ? isUsableUrl(value) : (settingChoices(key)?.includes(value) ?? kind !== 'yesNo')
}

/** True if a setting may have this value. Its default is always allowed. */
export const isSettingAcceptedByPage = (key: keyof Settings, value: unknown): boolean =>
  value === DEFAULT_SETTINGS[key] || isValidValue(key, value)

/**
 * Reads the settings of a deployment from `/config.json`. Replaces a value by the default of its setting if the value
 * has the wrong kind, is an unknown choice, is a number out of range, or is a URL that is neither http(s) nor on the
 * portal's own origin. One wrong value therefore does not stop the portal.
 */
export const parseSettingsOrDefaults = (raw: unknown): Settings => {
  if (!isPlainObject(raw)) return DEFAULT_SETTINGS
  const keys = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[]
  const valid = keys.filter((key) => key in raw && isSettingAcceptedByPage(key, raw[key])).map((key) => [key, raw[key]])
  return { ...DEFAULT_SETTINGS, ...(Object.fromEntries(valid) as Partial<Settings>) }
}
