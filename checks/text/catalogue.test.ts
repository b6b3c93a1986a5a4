/// <reference types="vite/client" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUSINESS_EDIT_REASON } from '#domain/application/edit/application-edit'
import { CONSENT_WORDING_BY_COLUMN } from '#domain/consent/consent-contents.table'
import { DEFAULT_MAINTENANCE } from '#domain/notice/dated-notices.table'
import { formatPeriod } from '#domain/notice/landing-time'
import { SERVER_REFUSAL_TEXTS, SERVER_TEXT } from '#server/http/server-text'
import { BUSINESS_SECTION_HEADINGS } from '../../src-ui/text/ko/application/application.ts'
import {
  DOCUMENT_REFUSAL_TEXTS,
  ENGLISH_SUBMIT_REFUSAL_TEXTS,
  BUSINESS_LOOKUP_REFUSAL_TEXTS,
  SUBMIT_REFUSAL_TEXTS,
} from '../../src-ui/text/ko/application/refusals.ts'
import { RESULT_STATES } from '../../src-ui/text/ko/application/result-states.ts'
import { CONSENT_GROUP_TITLES } from '../../src-ui/text/ko/consent/consent.ts'
import { CERTIFICATION_METHOD_NAMES } from '../../src-ui/text/ko/identity/identity.ts'
import { NOTICE_HEADINGS } from '../../src-ui/text/ko/notice/popup.ts'
import { GUARD_SENTENCES } from '../../src-ui/text/ko/pages/guard.ts'
import { ROUTE_TITLE_KEYS } from '../../src-ui/text/ko/pages/titles.ts'
import { SUPPLEMENT_REFUSALS } from '../../src-ui/text/ko/proof/detail.ts'
import {
  PROOF_TYPE_LABELS,
  NEW_PROOF_TEXTS,
  PROOF_CANCELLATION_REFUSAL_TEXTS,
} from '../../src-ui/text/ko/proof/proof.ts'
import {
  NOT_ENOUGH_FILES_TEXTS,
  REGISTRATION_ENTRY_REFUSAL_TEXTS,
  REGISTRATION_NOT_ALLOWED_SENTENCES,
} from '../../src-ui/text/ko/proof/registration.ts'
import { CATALOGUE_ENTRIES_BY_ID, ACTUAL_PLACEHOLDER_VALUES } from './sentences.ts'

/**
 * The text modules of the pages. Their texts, and those of the server, must equal the catalogues' texts letter by
 * letter, under the catalogues' keys. Placeholder names may differ: `{mm:ss}` may be `{time}`. Where the catalogue
 * states a figure of the programme or a telephone number, the text has a placeholder, which is filled before the
 * comparison.
 */
const textModules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src-ui/text/ko/*/*.ts', { eager: true })

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
 * A decision on texts replaces the earlier texts of its keys, even in the other catalogues. [D1-255] [D2-140] [D3-133]
 */
const REPLACING = /^- D\d-\d+ \(words; replaces /
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

/** Texts that are stored are in the domain; names of documents are keyed by the document. */
const reason = ['bizEdit.changedReason', BUSINESS_EDIT_REASON] as const
const titles = Object.entries(CONSENT_WORDING_BY_COLUMN).map(
  ([column, { title }]) => [`consent.${column}`, title] as const,
)
const documents = Object.values(textModules)
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

const texts = Object.values(textModules).flatMap((textModule) => textsIn(textModule))

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

/** Texts that a later decision replaces without listing their keys, grouped by decision. */
const REPLACED = {
  'D3-112': [
    ['detail.colChange', '다시 올리기'],
    ['detail.changePending', '다시 올릴 파일: {name}'],
    ['detail.undoChange', '다시 올리기 취소'],
    ['file.retryOne', '다시 보내기'],
  ],
  'D1-255': [['timer.warning', '인증 유효시간이 {time} 남았습니다. 연장하시겠습니까?']],
  'D1-256': [
    ['form.corporateNumber', '법인등록번호'],
    ['submit.corporateNumberMissing', '법인등록번호를 입력해주세요.'],
    ['bizEdit.changedReason', '보완요청에 따른 사업자 정보 수정'],
    ['file.zeroServer', '용량이 0인 파일은 올릴 수 없습니다. ({name})'],
  ],
  'D2-140': [
    ['cmptn.next', '신청결과는 첫 화면의 신청결과 확인에서 조회할 수 있습니다.'],
    ['edit.bizConfirm', '입력하신 사업자 정보로 수정하시겠습니까?'],
    ['next.supplementRequest', '‘사업자 정보 수정’에서 내용을 보완해주시면 담당 기관에서 다시 확인합니다.'],
    [
      'next.selectedRapid',
      '담당 기관에서 조회된 배달 이용내역을 확인합니다. 추가로 제출하실 증빙이 있으면 ‘증빙 등록하기’에서 등록해주세요.',
    ],
  ],
  'D2-168': [
    ['next.selectedWaiting', '담당 기관에서 제출하신 증빙을 확인하고 있습니다.'],
    ['next.paid', '모든 절차가 끝났습니다. 통장을 확인해주세요.'],
    ['next.unknown', '진행상태가 바뀌면 이 화면에서 보실 수 있습니다.'],
  ],
  'D2-173': [
    [
      'next.transferError',
      '계좌번호나 예금주가 다르거나, 입금받을 수 없는 계좌일 수 있습니다. 수정하시면 담당 기관에서 확인한 후 다시 이체합니다.',
    ],
    ['next.requestVerified', '담당 기관에서 새 계좌를 확인한 뒤 지급합니다.'],
  ],
  'D3-161': [
    [
      'next.applied',
      '담당 기관에서 접수된 순서대로 신청정보를 조회합니다. 그다음 검증과 심의를 거쳐 지원대상을 결정합니다.',
    ],
    ['next.infoLookup', '조회가 끝나면 담당 기관에서 지원 자격을 검증하고 심의한 뒤 지원대상을 결정합니다.'],
    [
      'next.supplementComplete',
      '보완하신 내용이 확인되면 담당 기관에서 지원 자격을 검증하고 심의한 뒤 지원대상을 결정합니다.',
    ],
    [
      'next.deliberation',
      '지원대상 결정 전 마지막 단계입니다. 담당 기관에서 심의를 마치면 지원대상으로 선정되었는지 알려드립니다.',
    ],
    ['next.approved', '담당 기관에서 지급계좌로 지원금을 보내드립니다.'],
  ],
  'D3-163': [['result.alerts', '보완 사유 / 미선정 사유 / 보류 사유 / 안내된 사유']],
  'D2-923': [
    [
      'next.hold',
      '사실을 보여주는 자료가 있으면 함께 보내주세요. 정해진 기한은 없고, {maxOpinions}회까지 보내실 수 있습니다.',
    ],
  ],
  'D2-599': [
    ['next.notSelected', '사유가 사실과 다르면 전화로 이의신청을 하실 수 있습니다. 접수 기한은 전화로 확인해드립니다.'],
  ],
  'D2-241': [
    ['banner.userDelete', '신청을 취소하셨습니다.'],
    [
      'next.verification',
      '담당 기관에서 지원 자격에 맞는지 확인하는 단계입니다. 심의까지 마치면 지원대상을 결정합니다.',
    ],
    ['next.underReview', '담당 기관에서 신청내용이 맞는지 살펴보는 단계입니다. 심의까지 마치면 지원대상을 결정합니다.'],
  ],
  'D2-310': [['form.openingDateHint', '숫자 8자리로 적어주세요. 예: 2020-01-31']],
  'D3-320': [['cmptn.thanks', '{name} 님, 배달·택배비 지원사업에 신청해주셔서 감사합니다.']],
  'D2-921': [['next.userCancel', '취소 사유는 고객센터에 전화해 물어봐주세요.']],
  'D2-664': [['next.userDelete', '다시 신청하시면 신청서를 처음부터 쓰시게 됩니다.']],
  'D2-919': [
    ['edit.needAccountCheck', '계좌인증을 먼저 해주세요.'],
    ['edit.needBizLookup', '사업자 정보 조회를 먼저 해주세요.'],
  ],
  'D2-937': [['next.supplementDue', '기한까지 보완하지 않은 증빙은 지원되지 않을 수 있습니다.']],
} as const satisfies Readonly<Record<string, readonly Entry[]>>

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
const decided = new Map<string, string>([...replacingWords, ...Object.values(REPLACED).flat()])
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
  wanted: readonly (readonly [string, string])[],
  found: readonly (readonly [string, string])[],
): readonly string[] => {
  const texts = new Map(wanted)
  return found.flatMap(([key, text]) => {
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
    expect(Object.keys(REPLACED).filter((id) => !CATALOGUE_ENTRIES_BY_ID.has(id))).toEqual([])
    expect([...decided.keys()].filter((key) => !keys.has(key))).toEqual([])
  })

  it.each([
    ['entry', entry],
    ['application', application],
    ['proof', proof],
  ])('the texts on the screens equal the texts of catalogue %s', (_name, wanted) =>
    expect(differences(wanted, screenTexts)).toEqual([]),
  )

  it.each([
    ['entry', entry],
    ['application', application],
    ['proof', proof],
  ])('the texts on the server equal the texts of catalogue %s', (_name, wanted) =>
    expect(differences(wanted, serverTexts)).toEqual([]),
  )

  it('every page has the title that the catalogue prescribes', () => {
    const lines = catalogueLines('requirements-1-entry.md').map((line) => /(title\.\w+) \(`(\/[^`]*)`\): /.exec(line))
    const titled = new Map(lines.flatMap((found) => (found === null ? [] : [[found[2], found[1]] as const])))
    expect(titled.size).toBe(35)
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
  ])('the product has every text of catalogue %s', (_name, wanted) => {
    const known = new Set([...screenTexts, ...serverTexts].map(([key]) => key))
    expect(wanted.map(([key]) => key).filter((key) => !known.has(key) && !NOT_SHOWN.has(key))).toEqual([])
  })
})
