import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anApplication } from '#domain/application/examples/an-application'
import { CONSENT_WORDING_BY_COLUMN } from '#domain/consent/consent-contents.table'
import { DEFAULT_MAINTENANCE } from '#domain/notice/dated-notices.table'
import { formatPeriod } from '#domain/notice/landing-time'
import { toUpdateRequest } from '#infra/application/application-wire'
import { SERVER_REFUSAL_TEXTS, SERVER_TEXT } from '#server-rules/server-text'
import { BUSINESS_SECTION_HEADINGS } from '#ui/text/ko/application/application.ts'
import {
  DOCUMENT_REFUSAL_TEXTS,
  ENGLISH_SUBMIT_REFUSAL_TEXTS,
  BUSINESS_LOOKUP_REFUSAL_TEXTS,
  SUBMIT_REFUSAL_TEXTS,
} from '#ui/text/ko/application/refusals.ts'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { CONSENT_GROUP_TITLES } from '#ui/text/ko/consent/consent.ts'
import { CERTIFICATION_METHOD_NAMES } from '#ui/text/ko/identity/identity.ts'
import { NOTICE_HEADINGS } from '#ui/text/ko/notice/popup.ts'
import { GUARD_SENTENCES } from '#ui/text/ko/pages/guard.ts'
import { ROUTE_TITLE_KEYS } from '#ui/text/ko/pages/titles.ts'
import { SUPPLEMENT_REFUSALS } from '#ui/text/ko/proof/detail.ts'
import { PROOF_TYPE_LABELS, NEW_PROOF_TEXTS, PROOF_CANCELLATION_REFUSAL_TEXTS } from '#ui/text/ko/proof/proof.ts'
import {
  NOT_ENOUGH_FILES_TEXTS,
  REGISTRATION_ENTRY_REFUSAL_TEXTS,
  REGISTRATION_NOT_ALLOWED_SENTENCES,
} from '#ui/text/ko/proof/registration.ts'
import { ACTUAL_PLACEHOLDER_VALUES, CATALOGUE_ENTRIES_BY_ID, TEXT_MODULES } from './testing/sentences.ts'

// The texts of the pages and of the server must equal the catalogues' texts letter by letter, under the catalogues' keys.
// Placeholder names may differ: `{mm:ss}` may be `{time}`. Where the catalogue states a figure of the programme or a
// telephone number, the text has a placeholder, which is filled before the comparison.

/** The remarks of the catalogue about the context of a text. */
const REMARK = / \((?:below|buttons|cancel modal|corporate): .*\)$/
const ENTRY = /^\s*- (?:D\d-\d+ )?([a-z][A-Za-z]*(?:\.\w+)+)(?: \(`[^`]*`\))?: (\S.*)$/

/** Rows of buttons, which the screen composes from the texts of `common.*`. */
const ROWS_OF_BUTTONS = new Set(['self.answers', 'self.buttons', 'brno.buttons'])

/** The field names in our keys, by the API names that the catalogue uses in its keys. */
const OWN_WORDS = {
  aplyNo: 'applicationNumber',
  acntNo: 'accountNumber',
  dpstrNm: 'depositor',
  corpNm: 'corporateName',
  bizNm: 'businessName',
  crpno: 'corporateNumber',
  opbzDt: 'openingDate',
  soaMm: 'settlementMonth',
} as const
/**
 * Our keys of the texts whose keys differ from the catalogue's. Our key of a reason is the decision and the reason; our
 * key of a name is the named thing.
 */
const OWN_KEYS: Readonly<Record<string, string>> = {
  'detail.business': 'detail.base',
  'proof.cancelRefused': 'proofCancellation.notOpen',
  'proof.cancelRefusedType': 'proofCancellation.lookedUp',
  'proof.cancelRefusedApply': 'proofCancellation.applicationEnded',
  'reg.blockedByParcel': 'registration.parcelRunning',
  'required.mobile': 'submit.mobileMissing',
  'required.crpno': 'submit.corporateNumberMissing',
  'required.opbzDt': 'submit.openingDateMissing',
  'required.acntNo': 'submit.accountNumberMissing',
  'blank.corpNm': 'submit.corporateNameBlank',
  'blank.bizNm': 'submit.businessNameBlank',
  'blank.dpstrNm': 'submit.depositorBlank',
  'check.realname': 'submit.realNameNotChecked',
  'check.business': 'submit.businessNotChecked',
  'mobile.notMobile': 'submit.notMobile',
  'file.required': 'submit.documentMissing',
  'en.corpNm': 'english.corporateNameMissing',
  'en.bizNm': 'english.businessNameMissing',
  'en.crpno': 'english.corporateNumberMissing',
  'en.opbzDt': 'english.openingDateMissing',
  'biz.corpNumber': 'lookup.ofCorporation',
  'biz.indivNumber': 'lookup.ofIndividual',
  'bizEdit.part1': 'lookup.areaMissing',
  'bizEdit.part2': 'lookup.kindMissing',
  'bizEdit.part3': 'lookup.serialMissing',
  'file.zeroDocument': 'document.empty',
  'guard.needBrno': 'guard.numberMissing',
  'guard.needCert': 'guard.notCertified',
  'form.rrn': 'form.residentNumber',
  'form.brno': 'form.businessNumber',
  'consent.groupPersonal': 'consentGroup.personal',
  'consent.groupAdmin': 'consentGroup.admin',
  'consent.groupConfirm': 'consentGroup.confirm',
  'consent.groupDelivery': 'consentGroup.delivery',
  'mydata.groupPersonal': 'consentGroup.mydataPersonal',
  'mydata.groupProvide': 'consentGroup.mydataProvide',
  'proof.typeGeneral': 'proofType.general',
  'proof.typeDirect': 'proofType.direct',
  'proof.typeFast': 'proofType.rapid',
  'proof.typeParcel': 'proofType.parcel',
  'detail.typeGeneral': 'proofType.general',
  'detail.typeDirect': 'proofType.direct',
  'detail.typeFast': 'proofType.rapid',
  'detail.typeParcel': 'proofType.parcel',
  'lookup.fastTitle': 'lookup.rapidTitle',
  'cert.simple': 'method.simple',
  'cert.phone': 'method.phone',
  'cert.financial': 'method.financial',
  'cert.joint': 'method.joint',
  'cert.ipin': 'method.ipin',
  'form.sectionBiz': 'businessSection.individual',
  'form.sectionCorp': 'businessSection.corporate',
  'notice.maintenanceTitle': 'noticeHeading.maintenance',
  'notice.proofTitle': 'noticeHeading.proof',
}
const ownKey = (key: string): string =>
  OWN_KEYS[key] ?? Object.entries(OWN_WORDS).reduce((own, [wire, word]) => own.replace(`.${wire}`, `.${word}`), key)

type Entry = readonly [key: string, text: string]

const wordsOf = (lines: readonly string[]): readonly Entry[] =>
  lines.flatMap((line) => {
    const [, key, text] = ENTRY.exec(line) ?? []
    if (key === undefined || text === undefined || ROWS_OF_BUTTONS.has(key)) return []
    return [[ownKey(key), text.replace(REMARK, '')] as const]
  })

/**
 * A decision on texts, marked `words`, replaces the earlier texts of its keys, even in the other catalogues. [D1-255]
 * [D2-140] [D3-133]
 */
const REPLACING = /^- D\d-\d+ \(words[;)]/
const replacingWords = [...CATALOGUE_ENTRIES_BY_ID.values()]
  .filter(({ block }) => REPLACING.test(block))
  .flatMap(({ block }) => wordsOf(block.split('\n')))

/** Returns the text of a key: `text` of a row; the items of a list joined by ` / `. */
const textIn = (entry: unknown): unknown => {
  if (Array.isArray(entry)) return entry.join(' / ')
  return typeof entry === 'object' && entry !== null && 'text' in entry ? entry.text : entry
}

/** Returns every text with a key of the form `brno.closed`, at any depth of its table. */
const textsIn = (value: unknown): readonly (readonly [key: string, text: string])[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
        const text = textIn(inner)
        return key.includes('.') && typeof text === 'string' ? [[key, text] as const] : textsIn(inner)
      })

/** Texts of the catalogues that no screen shows. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['cmptn.applicationNumber', 'common.download', 'file.uploading'])

/** A text that is sent and stored; names of documents are keyed by the document. */
const reason = [
  'bizEdit.changedReason',
  toUpdateRequest({ ...anApplication(), recordedEdit: 'business' }, '').changedReason,
] as const
const titles = Object.entries(CONSENT_WORDING_BY_COLUMN).map(
  ([column, { title }]) => [`consent.${column}`, title] as const,
)
const documents = Object.values(TEXT_MODULES)
  .flatMap((textModule) => Object.entries(textModule['DOCUMENT_NAMES'] ?? {}))
  .map(([key, name]) => [`doc.${key}`, String(name)] as const)

/** Texts of a status are keyed by the status. The catalogue uses another name for two of them. */
const STATUS_KEYS: Readonly<Record<string, string>> = { targetSelected: 'selected', paymentComplete: 'paid' }
const ofStatuses = Object.entries(RESULT_STATES).flatMap(([status, { headline, next }]) => [
  [`banner.${STATUS_KEYS[status] ?? status}`, headline] as const,
  [`next.${STATUS_KEYS[status] ?? status}`, next] as const,
])

/** The period of the default notice, which is composed from the two dates of the table. */
const period = ['cs.period', formatPeriod(DEFAULT_MAINTENANCE.from, DEFAULT_MAINTENANCE.noticeUntil)] as const

const texts = Object.values(TEXT_MODULES).flatMap((textModule) => textsIn(textModule))

/** Texts of the catalogue that the screens compose from parts. `main.facts` is the name of a list without a heading. */
const part = new Map(texts)
const inParts = (
  [
    ['footer.callCentre', '{footer.application} {phone} / {footer.proof} {proofPhone} / {footer.hours}'],
    ['main.lead', '{main.leadStart} {main.leadEnd}'],
    ['main.facts', '지원 내용 요약'],
    [
      'result.alerts',
      (['applied', 'notSelected', 'hold', 'userCancel'] as const)
        .map((state) => RESULT_STATES[state].reasons)
        .join(' / '),
    ],
  ] as const
).map(
  ([key, text]) => [key, text.replaceAll(/\{(\w+\.\w+)\}/g, (hole, name: string) => part.get(name) ?? hole)] as const,
)

/** Returns the sentences of a record that is keyed by reason, each with the key `{decision}.{reason}`. */
const reasonsOf = (decision: string, sentences: Readonly<Record<string, string>>) =>
  Object.entries(sentences).map(([reason, sentence]) => [`${decision}.${reason}`, sentence] as const)
const ofReasons = [
  ...reasonsOf('newProof', NEW_PROOF_TEXTS),
  ...reasonsOf('proofCancellation', PROOF_CANCELLATION_REFUSAL_TEXTS),
  ...reasonsOf('reg', NOT_ENOUGH_FILES_TEXTS),
  ...Object.entries(SUPPLEMENT_REFUSALS).map(([verdict, { text }]) => [`supp.${verdict}`, text] as const),
  ...reasonsOf('registration', REGISTRATION_NOT_ALLOWED_SENTENCES),
  ...reasonsOf('entry', REGISTRATION_ENTRY_REFUSAL_TEXTS),
  ...reasonsOf('submit', SUBMIT_REFUSAL_TEXTS),
  ...reasonsOf('english', ENGLISH_SUBMIT_REFUSAL_TEXTS),
  ...reasonsOf('lookup', BUSINESS_LOOKUP_REFUSAL_TEXTS),
  ...reasonsOf('document', DOCUMENT_REFUSAL_TEXTS),
  ...reasonsOf('guard', GUARD_SENTENCES),
  ...reasonsOf('consentGroup', CONSENT_GROUP_TITLES),
  ...reasonsOf('proofType', PROOF_TYPE_LABELS),
  ...reasonsOf('method', CERTIFICATION_METHOD_NAMES),
  ...reasonsOf('businessSection', BUSINESS_SECTION_HEADINGS),
  ...reasonsOf('noticeHeading', NOTICE_HEADINGS),
]

const screenTexts = [...texts, ...ofReasons, ...inParts, ...titles, ...documents, ...ofStatuses, period, reason]
const serverTexts = [
  ...textsIn(SERVER_TEXT),
  ...reasonsOf('registration', SERVER_REFUSAL_TEXTS.registration),
  ...reasonsOf('entry', SERVER_REFUSAL_TEXTS.fileCounts),
  ...reasonsOf('proofCancellation', SERVER_REFUSAL_TEXTS.proofCancellation),
  ...reasonsOf('supp', SERVER_REFUSAL_TEXTS.supplement),
  ...reasonsOf('op', SERVER_REFUSAL_TEXTS.opinionEntries),
]
const decided = new Map(replacingWords)
const catalogueLines = (file: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, '../../e2e/requirements', file), 'utf8').split('\n')
const wantedOf = (file: string): readonly Entry[] =>
  wordsOf(catalogueLines(file)).map(([key, text]) => [key, decided.get(key) ?? text] as const)
const entry = wantedOf('requirements-1-entry.md')
const application = wantedOf('requirements-2-application.md')
const proof = wantedOf('requirements-3-proof.md')

/** Returns a text for the comparison. A placeholder that the catalogue also has is kept. */
const asRead = (text: string, right: string) =>
  text.replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    right.includes(hole) ? hole : String(ACTUAL_PLACEHOLDER_VALUES.get(name) ?? hole),
  )

const withoutNames = (text: string) => text.replaceAll(/\{[^}]*\}/g, '{}')
const differences = (
  expectedTexts: readonly (readonly [string, string])[],
  actualTexts: readonly (readonly [string, string])[],
): readonly string[] => {
  const texts = new Map(expectedTexts)
  return actualTexts.flatMap(([key, text]) => {
    const right = texts.get(key)
    return right === undefined || withoutNames(asRead(right, text)) === withoutNames(asRead(text, right))
      ? []
      : [`${key}: ${text} ≠ ${right}`]
  })
}

describe("the product's texts", () => {
  it('both catalogues can be parsed for the comparison', () => {
    expect(entry.length).toBeGreaterThan(160)
    expect(application.length).toBeGreaterThan(250)
    expect(screenTexts.length).toBeGreaterThan(60)
    expect(replacingWords.length).toBeGreaterThan(45)
  })

  it('[D1-255] [D1-256] [D2-140] [D3-133] texts differ from the catalogues only where a decision says so', () => {
    const keys = new Set([...entry, ...application, ...proof].map(([key]) => key))
    expect([...decided.keys()].filter((key) => !keys.has(key))).toEqual([])
  })

  it.each([
    ['entry', entry],
    ['application', application],
    ['proof', proof],
  ])('the texts on the screens equal the texts of catalogue %s', (_name, expectedTexts) =>
    expect(differences(expectedTexts, screenTexts)).toEqual([]),
  )

  it.each([
    ['entry', entry],
    ['application', application],
    ['proof', proof],
  ])('the texts on the server equal the texts of catalogue %s', (_name, expectedTexts) =>
    expect(differences(expectedTexts, serverTexts)).toEqual([]),
  )

  it('every page has the title that the catalogue prescribes', () => {
    const lines = catalogueLines('requirements-1-entry.md').map((line) => /(title\.\w+) \(`(\/[^`]*)`\): /.exec(line))
    const titled = new Map(lines.flatMap((found) => (found === null ? [] : [[found[2], found[1]] as const])))
    expect(ROUTE_TITLE_KEYS).toEqual({
      ...Object.fromEntries(titled),
      '/bzmn-result-admin': 'title.bzmnResult',
      '/aply-result-sample': 'title.resultSample',
      '/info-terms': 'title.infoTerms',
      '/popup-daily': 'title.popup',
    })
  })

  it('texts with the same key are worded alike everywhere', () => {
    expect(differences(screenTexts, screenTexts)).toEqual([])
    expect(differences(screenTexts, serverTexts)).toEqual([])
  })

  it.each([
    ['entry', entry],
    ['application', application],
  ])('the product has every text of catalogue %s', (_name, expectedTexts) => {
    const knownKeys = new Set([...screenTexts, ...serverTexts].map(([key]) => key))
    expect(expectedTexts.map(([key]) => key).filter((key) => !knownKeys.has(key) && !NOT_SHOWN.has(key))).toEqual([])
  })
})
