/// <reference types="vite/client" />
import { CONSENT_WORDING_BY_COLUMN } from '#domain/consent/consent-contents.table'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { ROOT } from '#tools/programs/root'
import { readCatalogue } from '#tools/requirements/catalogue'
import { escapeRegExp } from '#tools/sources/escape-reg-exp'

/** The modules with the texts of the portal, by path. */
export const TEXT_MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../src-ui/text/ko/*/*.ts', '!**/*.test.ts'],
  { eager: true },
)

/** A sentence with its path: `eligibility.ELIGIBILITY_TEXTS.elig.open`, `faq.FAQ_QUESTIONS.9.answer`. */
export type Sentence = readonly [path: string, sentence: string]

const sentencesIn = (value: unknown, path: string): readonly Sentence[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, `${path}.${key}`))
}

export const SENTENCES: readonly Sentence[] = Object.entries(TEXT_MODULES).flatMap(([file, textModule]) =>
  sentencesIn(textModule, file.replace(/^.*\/(.*)\.ts$/, '$1')),
)

/** The texts of the consents. They are in the domain, because an agreement includes their version. */
export const CONSENT_SENTENCES: readonly Sentence[] = sentencesIn(CONSENT_WORDING_BY_COLUMN, 'consents')

const { application: phone, proof: proofPhones } = DEFAULT_SETTINGS.callCentre
const CHOSEN = { phone, proofPhone: proofPhones.join(', '), shownMegabytes: DEFAULT_SETTINGS.opinionShownLimitMb }

/** The numbers of the programme and of this deployment, by placeholder name. */
export const ACTUAL_PLACEHOLDER_VALUES: ReadonlyMap<string, string | number> = new Map(
  Object.entries({ ...PROGRAMME_PLACEHOLDERS, ...CHOSEN }),
)

export const CATALOGUE_ENTRIES_BY_ID = readCatalogue(ROOT)

/** Returns a pattern that matches a text of a catalogue with any short values in place of its placeholders. */
export const catalogueTextPattern = (text: string): RegExp =>
  new RegExp(
    text
      .split(/(\{[^}]*\})/)
      .map((part) => (part.startsWith('{') && part.endsWith('}') ? '[^`\\n]{0,40}?' : escapeRegExp(part)))
      .join(''),
  )
