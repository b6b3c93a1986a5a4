import { choicesOf, isRecord } from '#domain/kernel/read-settings'
import { isMeaningfulSetting, SETTING_KINDS } from '#domain/kernel/setting-meaning'
import { DEFAULT_SETTINGS, SETTING_TABLE, type Settings } from '#domain/kernel/settings'

/**
 * The initial `config.json` of a deployment. A stalled queue would admit everyone at the same time after 100 polls,
 * when the service is weakest, so with this file visitors keep waiting. They poll at the pause that the queue sets,
 * because its capacity is planned with that pause. [P-193] [P-203]
 */
export const SAMPLE_SETTINGS: Settings = { ...DEFAULT_SETTINGS, sameWaitBypass: false, queueMaxTtlSeconds: 30 }

const KEYS = Object.keys(DEFAULT_SETTINGS) as readonly (keyof Settings)[]

const TEXTS = { type: 'array', items: { type: 'string' } } as const

const schemaOf = (key: keyof Settings): object => {
  const preset = DEFAULT_SETTINGS[key]
  const choices = choicesOf(key)
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

const expected = (key: keyof Settings): string => {
  const choices = choicesOf(key)
  return choices === undefined
    ? SETTING_KINDS[SETTING_TABLE[key][0]].called
    : `one of ${choices.map((word) => `"${word}"`).join(', ')}`
}

/** Returns the edit distance: letters inserted, left out or replaced. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries())
    row = row.reduce<number[]>(
      (next, above, j) =>
        j === 0
          ? [i + 1]
          : [...next, Math.min(above + 1, next[j - 1]! + 1, row[j - 1]! + (letter === b[j - 1] ? 0 : 1))],
      [],
    )
  return row.at(-1)!
}

const nearest = (name: string): string | undefined =>
  KEYS.map((key) => ({ key, far: distance(name.toLowerCase(), key.toLowerCase()) }))
    .filter(({ far }) => far <= 3)
    .toSorted((a, b) => a.far - b.far)[0]?.key

/** Returns each error of a configuration as a sentence; empty if the portal accepts all of it. `text` is the raw file. */
export const faultsOfConfiguration = (text: string): readonly string[] => {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (cause) {
    return [`It is no JSON: ${(cause as Error).message}`]
  }
  if (!isRecord(raw)) return ['It holds no object with settings.']
  return Object.entries(raw).flatMap(([name, value]) => {
    if (name === '$schema') return []
    const key = KEYS.find((known) => known === name)
    if (key === undefined) {
      const meant = nearest(name)
      return [`"${name}" is no setting${meant === undefined ? '.' : `: did you mean "${meant}"?`}`]
    }
    return isMeaningfulSetting(key, value)
      ? []
      : [`"${key}" must be ${expected(key)}, and is ${JSON.stringify(value)}.`]
  })
}
