import { type NumberKindFitFacts, decideNumberKindFit, type TaxpayerType, decideLookupAnswer, decideBusinessValidation, decideTaxpayerType, type BusinessLookupEntries, type BusinessLookupField, type EditBusinessLookupField, type EditBusinessLookupRefusal, parseBusinessLookupEntries, parseEditBusinessLookupEntries } from '#domain/business/business-lookup'
import { businessNumberOrNull } from '#domain/business/business-number'
import { casesOf, type FactChoice, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

const OWN_KIND = { individual: '개인', corporate: '법인' } as const

const WANTED_KIND: readonly FactChoice<NumberKindFitFacts['wanted']>[] = [
  ['individual', OWN_KIND.individual],
  ['corporate', OWN_KIND.corporate],
  [null, '알 수 없음'],
]

export const KIND = { ...OWN_KIND, neither: '없는 번호' } as const

export const NUMBER_KIND_FIT_RULE = makeTableRuleEntry({
  prefix: 'BL',
  title: '관리구분과 번호의 일치',
  synonyms: ['법인인데 개인 번호', '개인인데 법인 번호', '개인사업자인데 법인 번호'],
  question: '신청하는 사업자와 사업자등록번호의 종류가 맞습니까?',
  no: 19,
  answer: '법인사업자는 법인의 번호를, 개인사업자는 개인의 번호를 적어야 한다.',
  table: decideNumberKindFit.table,
  facts: {
    wanted: { name: '관리구분에 맞는 번호의 종류', values: WANTED_KIND },
    kind: { name: '입력한 번호의 종류', values: KIND },
  },
  verdicts: {
    ok: '맞다',
    numberInvalid: '없는 번호이다',
    ofCorporation: '개인사업자의 번호가 아니다',
    ofIndividual: '법인사업자의 번호가 아니다',
  },
  cases: [
    { proves: ['A-069'], rule: 'BL-1', facts: { wanted: 'individual', kind: 'neither' }, verdict: 'numberInvalid' },
    { proves: ['A-069'], rule: 'BL-1', facts: { wanted: 'corporate', kind: 'neither' }, verdict: 'numberInvalid' },
    { proves: ['A-071'], rule: 'BL-2', facts: { wanted: 'individual', kind: 'corporate' }, verdict: 'ofCorporation' },
    { proves: ['A-071'], rule: 'BL-3', facts: { wanted: 'corporate', kind: 'individual' }, verdict: 'ofIndividual' },
    { proves: ['A-071'], rule: 'BL-4', facts: { wanted: 'individual', kind: 'individual' }, verdict: 'ok' },
    { proves: ['A-071'], rule: 'BL-4', facts: { wanted: 'corporate', kind: 'corporate' }, verdict: 'ok' },
  ],
})

const BUSINESS_VALIDATION_CASES = [
  { proves: ['A-075', 'A-076'], rule: 'BA-1', answer: { success: true, statusCode: 'OK', valid: '01', taxTypeCode: '01' }, verdict: 'valid', taxpayerType: 'standard' },
  { proves: ['A-075', 'A-076'], rule: 'BA-1', answer: { success: true, statusCode: 'OK', valid: '01', taxTypeCode: '02' }, verdict: 'valid', taxpayerType: 'simplified' },
  { proves: ['A-075', 'A-076'], rule: 'BA-1', answer: { success: true, statusCode: 'OK', valid: '01', taxTypeCode: '03' }, verdict: 'valid', taxpayerType: 'exempt' },
  { proves: ['A-076'], rule: 'BA-1', answer: { success: true, statusCode: 'OK', valid: '01', taxTypeCode: '04' }, verdict: 'valid', taxpayerType: 'unknown' },
  { proves: ['A-076'], rule: 'BA-1', answer: { success: true, statusCode: 'OK', valid: '01', taxTypeCode: null }, verdict: 'valid', taxpayerType: 'unknown' },
  { proves: ['A-075', 'A-078'], rule: 'BA-2', answer: { success: true, statusCode: 'OK', valid: '02', taxTypeCode: '01' }, verdict: 'invalid', taxpayerType: 'standard' },
  { proves: ['A-075'], rule: 'BA-2', answer: { success: true, statusCode: 'OK', valid: null, taxTypeCode: null }, verdict: 'invalid', taxpayerType: 'unknown' },
  { proves: ['A-075', 'A-079'], rule: 'BA-3', answer: { success: false, statusCode: 'OK', valid: '01', taxTypeCode: '01' }, verdict: 'outage', taxpayerType: 'unknown' },
  { proves: ['A-075'], rule: 'BA-3', answer: { success: true, statusCode: 'TOO_LARGE', valid: '01', taxTypeCode: '01' }, verdict: 'outage', taxpayerType: 'unknown' },
  { proves: ['A-075'], rule: 'BA-3', answer: { success: true, statusCode: null, valid: '01', taxTypeCode: null }, verdict: 'outage', taxpayerType: 'unknown' },
] as const

const TAX_CODES: readonly FactChoice<string | null>[] = [
  ['01', '01'],
  ['02', '02'],
  ['03', '03'],
  ['04', '04 (그 밖의 코드)'],
  [null, '없음'],
]

function lookupGiven({
  success,
  statusCode,
  valid,
  taxTypeCode,
}: (typeof BUSINESS_VALIDATION_CASES)[number]['answer']) {
  return [
    ['조회 성공', yesNoWord(success)],
    ['조회 상태', statusCode ?? '없음'],
    ['확인 결과', valid ?? '없음'],
    ['과세유형 코드', taxTypeCode ?? '없음'],
  ] satisfies readonly FactChoice<string>[]
}

const LOOKUP: BusinessLookupEntries = {
  representative: '김서준', companyName: '서준유통', openingDate: '2020-01-31', businessNumber: businessNumberOrNull('1008100001') ?? '',
  entityType: 'corporate', corporateFront: '110111', corporateBack: '1234567',
}
const LOOKUP_FIELDS: Readonly<Record<BusinessLookupField | EditBusinessLookupField, string>> = {
  name: '대표자', companyName: '상호명', openingDate: '개업일자', businessNumber: '사업자등록번호', corporateFront: '법인등록번호 앞자리', corporateBack: '법인등록번호 뒷자리',
  area: '사업자등록번호 첫 칸', kind: '사업자등록번호 둘째 칸', serial: '사업자등록번호 셋째 칸',
}
const fieldToMend = ({ code, at }: { readonly code: EditBusinessLookupRefusal; readonly at?: EditBusinessLookupField }): string => {
  const reason = { openingDateInvalid: ': 없는 날', ofCorporation: ': 법인의 번호', ofIndividual: ': 개인의 번호', numberInvalid: ': 틀린 번호' }[code as string]
  return `조회하지 않는다 (${at === undefined ? '칸 없음' : LOOKUP_FIELDS[at]}${reason ?? ''})`
}
const lookedUp = (entered: Partial<BusinessLookupEntries>): string => {
  const parsed = parseBusinessLookupEntries({ ...LOOKUP, ...entered })
  return parsed.ok ? '조회한다' : fieldToMend(parsed)
}
const askedNames = (entered: Partial<BusinessLookupEntries>): string => {
  const parsed = parseBusinessLookupEntries({ ...LOOKUP, ...entered })
  return parsed.ok ? `‘${parsed.value.representative}’과 ‘${parsed.value.companyName}’로 조회한다` : fieldToMend(parsed)
}
const lookedUpInEdit = (area: string, kind: string, serial: string): string => {
  const parsed = parseEditBusinessLookupEntries({ ...LOOKUP, parts: { area, kind, serial } })
  return parsed.ok ? '조회한다' : fieldToMend(parsed)
}

export const BUSINESS_VALIDATION_RULE = makeTableRuleEntry({
  prefix: 'BA',
  title: '사업자 진위확인 결과',
  synonyms: ['사업자 정보 조회', '사업자 조회'],
  question: '진위확인의 응답이 무엇을 뜻합니까?',
  no: 21,
  answer: '국세청이 확인 결과를 ‘일치’라고 답할 때에만 등록된 사업자와 일치하는 것이다.',
  notes: [
    { says: '대표자 이름, 상호명이나 법인명, 개업일자, 사업자등록번호가 모두 있고, 번호의 종류가 맞고(BL), 법인은 법인등록번호를 모두 적어야 조회한다. 이 순서로 처음 어긴 것만 알린다. 적은 것을 모두 국세청에 보낸다.', refs: ['A-070', 'A-071', 'A-072', 'A-073', 'A-074'] },
  ],
  table: decideLookupAnswer.table,
  facts: {
    success: '조회 성공',
    statusCode: {
      name: '조회 상태',
      values: [
        ['OK', '정상'],
        ['TOO_LARGE', '그 밖의 상태'],
        [null, '없음'],
      ],
    },
    valid: {
      name: '확인 결과',
      values: [
        ['01', '01 (일치)'],
        ['02', '02 (불일치)'],
        [null, '없음'],
      ],
    },
    taxTypeCode: { name: '과세유형 코드', values: TAX_CODES },
  },
  verdicts: {
    valid: '등록된 사업자와 일치한다',
    invalid: '등록된 사업자와 일치하지 않는다',
    outage: '확인할 수 없었다',
  },
  cases: casesOf(BUSINESS_VALIDATION_CASES, ({ answer }) => ({
    given: lookupGiven(answer),
    ask: () => decideBusinessValidation(answer),
  })),
  functionCases: [
    { proves: ['A-071'], given: '사업자 조회: 모두 적음', outcome: '조회한다', ask: () => lookedUp({}) },
    { proves: ['A-071'], given: '사업자 조회: 모든 칸이 비어 있음', outcome: '조회하지 않는다 (대표자)', ask: () => lookedUp({ representative: ' ', companyName: '', openingDate: '', businessNumber: '', corporateFront: '' }) },
    { proves: ['A-071'], given: '사업자 조회: 상호명부터 비어 있음', outcome: '조회하지 않는다 (상호명)', ask: () => lookedUp({ companyName: ' ', openingDate: '', businessNumber: '' }) },
    { proves: ['A-068'], given: '사업자 조회: 개업일자가 없는 날이고 번호가 비어 있음', outcome: '조회하지 않는다 (개업일자: 없는 날)', ask: () => lookedUp({ openingDate: '2020-02-30', businessNumber: '' }) },
    { proves: ['A-071'], given: '사업자 조회: 개업일자가 빈칸뿐', outcome: '조회하지 않는다 (개업일자)', ask: () => lookedUp({ openingDate: ' ' }) },
    { proves: ['A-071'], given: '사업자 조회: 대표자와 상호명의 앞뒤에 빈칸', outcome: '‘김서준’과 ‘가게’로 조회한다', ask: () => askedNames({ representative: ' 김서준 ', companyName: ' 가게 ' }) },
    { proves: ['A-071'], given: '사업자 조회: 번호와 법인등록번호가 비어 있음', outcome: '조회하지 않는다 (사업자등록번호)', ask: () => lookedUp({ businessNumber: '', corporateFront: '' }) },
    { proves: ['A-072'], given: '사업자 조회: 법인등록번호 앞 5자리, 뒤 6자리', outcome: '조회하지 않는다 (법인등록번호 앞자리)', ask: () => lookedUp({ corporateFront: '11011', corporateBack: '123456' }) },
    { proves: ['A-072'], given: '사업자 조회: 법인등록번호 뒤 6자리', outcome: '조회하지 않는다 (법인등록번호 뒷자리)', ask: () => lookedUp({ corporateBack: '123456' }) },
    { proves: ['A-217'], given: '사업자 정보 수정의 조회: 사업자등록번호 2자리, 2자리, 5자리', outcome: '조회하지 않는다 (사업자등록번호 첫 칸)', ask: () => lookedUpInEdit('10', '81', '00001') },
    { proves: ['A-217'], given: '사업자 정보 수정의 조회: 사업자등록번호 3자리, 1자리, 4자리', outcome: '조회하지 않는다 (사업자등록번호 둘째 칸)', ask: () => lookedUpInEdit('100', '8', '0000') },
    { proves: ['A-217'], given: '사업자 정보 수정의 조회: 사업자등록번호 3자리, 2자리, 4자리', outcome: '조회하지 않는다 (사업자등록번호 셋째 칸)', ask: () => lookedUpInEdit('100', '81', '0000') },
    { proves: ['A-217'], given: '사업자 정보 수정의 조회: 사업자등록번호를 모두 적음', outcome: '조회한다', ask: () => lookedUpInEdit('100', '81', '00001') },
  ],
})

/** For each type of taxpayer, the id of the one row of table TP that gives it. */
const TAXPAYER_TYPE_RULE_IDS: Readonly<Record<TaxpayerType, string>> = {
  standard: 'TP-1',
  simplified: 'TP-2',
  exempt: 'TP-3',
  unknown: 'TP-4',
}

const TAXPAYER = { standard: '일반', simplified: '간이', exempt: '면세', unknown: '알 수 없음' } as const

export const TAXPAYER_TYPE_RULE = makeTableRuleEntry({
  prefix: 'TP',
  title: '과세유형',
  synonyms: ['일반과세자', '간이과세자', '면세사업자'],
  question: '진위확인이 답한 과세유형은 무엇입니까?',
  no: 22,
  answer: '과세유형은 국세청이 답한 일반, 간이, 면세 가운데 하나이고, 답하지 않으면 알 수 없음이다.',
  notes: [
    { says: '국세청 상태 코드(BZ)는 앞뒤 빈칸을 버리고, 수로 온 것은 두 자리로 본다.', refs: ['D1-32'] },
    { says: '다시 조회했을 때 확인할 수 없으면(BA) 앞의 조회가 답한 과세유형을 그대로 쓴다.', refs: ['A-076'] },
  ],
  table: decideTaxpayerType.table,
  facts: {
    taxTypeCode: { name: '과세유형 코드', note: '확인할 수 없었으면 없음, BA-3', values: TAX_CODES },
  },
  verdicts: TAXPAYER,
  cases: casesOf(BUSINESS_VALIDATION_CASES.map(({ taxpayerType, ...example }) => ({
    ...example,
    rule: TAXPAYER_TYPE_RULE_IDS[taxpayerType],
    verdict: taxpayerType,
  })), ({ answer }) => ({
    given: lookupGiven(answer),
    ask: () => decideTaxpayerType(answer),
  })),
})
