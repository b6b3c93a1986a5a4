import {
  APPLICATION_STATUSES,
  applicationStatusFromName,
  applicationStatusName,
} from '#domain/application-status/application-status.table'
import { canEditAccount } from '#domain/application/transitions'
import { isPlainObject } from '#domain/kernel/plain-object'
import { settingChoices } from '#domain/settings/parse-settings'
import { isValidSetting, SETTING_KIND_VALIDITY } from '#domain/settings/setting-validity'
import { DEFAULT_SETTINGS, SETTING_TABLE, type Settings } from '#domain/settings/settings'
import { findJsonFaults } from './json-text.ts'
import { nearestWord } from './nearest-word.ts'

/**
 * The initial `config.json` of a deployment. With these settings, visitors of a stalled queue keep waiting. They poll
 * at the interval that the queue sets, and the capacity of the queue is planned for this interval. With the defaults,
 * all visitors would be admitted after 100 polls, although the service is overloaded. [P-193] [P-203]
 */
export const SAMPLE_CONFIGURATION: Settings = { ...DEFAULT_SETTINGS, sameWaitBypass: false, queueMaxTtlSeconds: 30 }

const KEYS = Object.keys(DEFAULT_SETTINGS) as readonly (keyof Settings)[]

const TEXTS = { type: 'array', items: { type: 'string' } } as const

const schemaOf = (key: keyof Settings): object => {
  const preset = DEFAULT_SETTINGS[key]
  const choices = settingChoices(key)
  if (choices !== undefined) return { enum: choices }
  if (key === 'callCentre')
    return {
      type: 'object',
      properties: { application: { type: 'string' }, proof: TEXTS },
      required: ['application', 'proof'],
    }
  return Array.isArray(preset) ? TEXTS : { type: typeof preset }
}

/** Returns the JSON schema of `config.json`, for editors: every setting with its kind and default. */
export const configurationSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'config.json of the portal',
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    ...Object.fromEntries(KEYS.map((key) => [key, { ...schemaOf(key), default: DEFAULT_SETTINGS[key] }])),
  },
})

/** True if the setting may allow account edits in this status; false for a paid or cancelled application. [D2-351] */
const canOpenAccountEdit = (name: unknown): boolean =>
  typeof name === 'string' && canEditAccount(applicationStatusFromName(name), { accountEditStatuses: [name] })

const isUsable = (key: keyof Settings, value: unknown): boolean =>
  isValidSetting(key, value) && (key !== 'accountEditStatuses' || [value].flat().every(canOpenAccountEdit))

const expected = (key: keyof Settings): string => {
  if (key === 'accountEditStatuses')
    return `a list of statuses (${APPLICATION_STATUSES.map(applicationStatusName).filter(canOpenAccountEdit).join(', ')})`
  const choices = settingChoices(key)
  return choices === undefined
    ? SETTING_KIND_VALIDITY[SETTING_TABLE[key][0]].description
    : `one of ${choices.map((word) => `"${word}"`).join(', ')}`
}

/**
 * Returns each error of a configuration as a sentence; empty if the portal accepts all of it. `text` is the raw file.
 */
export const configurationErrors = (text: string): readonly string[] => {
  if (text.startsWith('\uFEFF')) return ['It begins with a byte order mark: save it as UTF-8 without one (BOM).']
  const { brokenAt, twice } = findJsonFaults(text)
  if (brokenAt !== null) return [`It is not JSON from line ${brokenAt.line}, column ${brokenAt.column} on.`]
  const raw: unknown = JSON.parse(text)
  if (!isPlainObject(raw)) return ['It does not contain an object with settings.']
  const repetitions = twice.map((name) => `"${name}" occurs twice: the page reads only the last one.`)
  const wrong = Object.entries(raw).flatMap(([name, value]) => {
    if (name === '$schema') return []
    const key = KEYS.find((knownKey) => knownKey === name)
    if (key === undefined) {
      const suggestion = nearestWord(name, KEYS)
      return [`"${name}" is not a setting${suggestion === null ? '.' : `: did you mean "${suggestion}"?`}`]
    }
    return isUsable(key, value) ? [] : [`"${key}" must be ${expected(key)}, but is ${JSON.stringify(value)}.`]
  })
  return [...repetitions, ...wrong]
}

/**
 * Returns sentences about settings with which a queue does not limit the visitors, or is overloaded. [P-193] [P-203]
 */
const queueWarnings = ({ queueUrl, gatedActions, sameWaitBypass, queueMaxTtlSeconds }: Settings): readonly string[] => {
  if (queueUrl === '') return ['"queueUrl" is empty: no queue limits the visitors.']
  const recommendedSeconds = SAMPLE_CONFIGURATION.queueMaxTtlSeconds
  return [
    ...(gatedActions.length > 0 ? [] : ['"gatedActions" is empty: no page asks the queue.']),
    ...(sameWaitBypass
      ? ['"sameWaitBypass" is true: when the queue stalls, it soon admits everyone in the line.']
      : []),
    ...(queueMaxTtlSeconds >= recommendedSeconds
      ? []
      : [
          `"queueMaxTtlSeconds" is ${queueMaxTtlSeconds}: waiting pages poll more often than CAPACITY.md plans (${recommendedSeconds}).`,
        ]),
  ]
}

/**
 * Returns sentences about settings that are accepted but leave a gap: visitors cannot do something, or no queue limits
 * them.
 */
export const configurationWarnings = (settings: Settings): readonly string[] => {
  const { providerOrigins, simpleProviderUrl, integrationProviderUrl } = settings
  const target = URL.canParse(integrationProviderUrl) ? new URL(integrationProviderUrl).origin : null
  return [
    ...(providerOrigins.length > 0
      ? []
      : ['"providerOrigins" is empty: nobody can certify by telephone, certificate or i-PIN.']),
    ...(simpleProviderUrl !== ''
      ? []
      : ['"simpleProviderUrl" is empty: nobody can apply with a simple certification (간편인증).']),
    ...(integrationProviderUrl !== ''
      ? []
      : ['"integrationProviderUrl" is empty: certificates and i-PIN need a URL in the answer of the back end.']),
    ...(target === null || providerOrigins.includes(target)
      ? []
      : [`"integrationProviderUrl" is at ${target}, which "providerOrigins" does not list: nobody can certify there.`]),
    ...queueWarnings(settings),
  ]
}
