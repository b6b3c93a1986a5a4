import { parseInstant } from './written-dates.ts'
import { isSettingValue } from './read-settings.ts'
import type { Settings } from './settings.ts'

type Meaning = { readonly is: (text: string) => boolean; readonly called: string }

const by = (form: RegExp, called: string): Meaning => ({ is: (text) => form.test(text), called })

const ADDRESS_OF_VISITOR = by(/^(?:\d{1,3}(?:\.\d{1,3}){3}|(?=.*:)[\da-f:.]+)$/i, 'addresses such as 192.0.2.1')
const END: Meaning = {
  is: (text) => text === '' || (parseInstant(text) ?? parseInstant(`2025-01-01 ${text}`)) !== null,
  called: 'a Korean time such as 18:00 or 2025-10-29 18:00, or an empty text',
}

/** What a setting, or each text of its list, has to be, where its type alone does not say it. */
export const SETTING_MEANINGS: Partial<Record<keyof Settings, Meaning>> = {
  popupImageHosts: by(/^[\w.-]+(?::\d{1,5})?$/, 'names of hosts'),
  idempotencyHeader: by(/^[\w-]*$/, 'the name of a header, or an empty text'),
  originalNameHeader: by(/^[\w-]+$/, 'the name of a header'),
  gatedActions: by(/^(?:act_\d{1,2}|debug)$/, 'actions of the queue such as act_1'),
  guardEnd: END,
  noticeEnd: END,
  ipLookupUrls: by(/./, 'addresses (https://… or /…)'),
  allowedAddresses: ADDRESS_OF_VISITOR,
  adminPagesExtra: ADDRESS_OF_VISITOR,
  providerOrigins: by(/^https?:\/\/[\w.-]+(?::\d{1,5})?$/, 'origins such as https://provider.example'),
}

/** The longest time of a browser's timer, in milliseconds; a longer one ends at once. */
export const LONGEST_MS = 2 ** 31 - 1

/**
 * Is the value meaningful for its setting? The page ignores others (`readSettings`); `npm run config:check` names them.
 */
export const isMeaningfulSetting = (key: keyof Settings, value: unknown): boolean => {
  if (!isSettingValue(key, value)) return false
  if (typeof value === 'number') return value <= LONGEST_MS
  const meaning = SETTING_MEANINGS[key]
  return meaning === undefined || [value].flat().every((text) => typeof text === 'string' && meaning.is(text))
}
