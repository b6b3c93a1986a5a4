import {
  type RuleChapter,
  type FactChoice,
  type RuleEntry,
  makeTableRuleEntry,
  outcomeOf,
  yesNoWord,
} from '../rule-book/rule-entry.ts'
import { APPLICATION_LOOKUP_CASES } from './application-lookup.cases.ts'
import { APPLICATION_LOOKUP_TABLE, decideApplicationLookup } from './application-lookup.ts'
import { BUSINESS_VALIDATION_CASES, NUMBER_KIND_FIT_CASES, TAXPAYER_TYPE_RULE_IDS } from './business-lookup.cases.ts'
import {
  BUSINESS_VALIDATION_TABLE,
  NUMBER_KIND_FIT_TABLE,
  type NumberKindFitFacts,
  TAXPAYER_TYPE_TABLE,
  decideTaxpayerType,
  decideBusinessValidation,
} from './business-lookup.ts'
import { ENTITY_TYPE_CASES } from './entity-type.cases.ts'
import {
  ENTITY_TYPE_TABLE,
  ENTITY_TYPE_ROWS,
  type EntityTraits,
  UNKNOWN_ENTITY_TRAITS,
  decideEntityType,
} from './entity-type.ts'
import { NUMBER_KIND_CASES } from './business-number.cases.ts'
import {
  NUMBER_KIND_RANGES,
  type NumberKind,
  type BusinessNumber,
  decideKindOfMiddlePart,
  decideNumberKind,
} from './business-number.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { NUMBER_CHANGE_CASES } from './number-change.cases.ts'
import { decideNumberChange, NUMBER_CHANGE_TABLE } from './number-change.ts'
import { OPENING_DATE_CASES, OPENING_DATE_TODAY } from './opening-date.cases.ts'
import { decideOpeningDate, OPENING_DATE_TABLE } from './opening-date.ts'
import { PAYMENT_TYPE_CASES } from './payment-type.cases.ts'
import { PAYMENT_TYPE_TABLE } from './payment-type.ts'
import { TAX_STATUS_CASES } from './tax-status.cases.ts'
import { TAX_STATUS_TABLE, decideTaxStatus } from './tax-status.ts'

const ENTITY = { corporate: ENTITY_TYPE_ROWS.corporate.ko, individual: ENTITY_TYPE_ROWS.individual.ko } as const
const OWN_KIND = { individual: '개인', corporate: '법인' } as const
const WANTED_KIND: readonly FactChoice<NumberKindFitFacts['wanted']>[] = [
  ['individual', OWN_KIND.individual],
  ['corporate', OWN_KIND.corporate],
  [null, '알 수 없음'],
]
const KIND = { ...OWN_KIND, neither: '없는 번호' } as const
const TAXPAYER = { standard: '일반', simplified: '간이', exempt: '면세', unknown: '알 수 없음' } as const
const NONE = '없음'
const TAX_CODES: readonly FactChoice<string | null>[] = [
  ['01', '01'],
  ['02', '02'],
  ['03', '03'],
  ['04', '04 (그 밖의 코드)'],
  [null, NONE],
]

const numbersInWords = ({
  businessNumber,
  applicationNumber,
}: {
  readonly businessNumber: string
  readonly applicationNumber: string | null
}) => `${businessNumber}, ${applicationNumber ?? NONE}`

const twoDigits = (part: number) => String(part).padStart(2, '0')
const kindInWords = (kind: NumberKind) => KIND[kind]

/** The rows of this rule are ranges of numbers, so its entry is written by hand. */
const numberKind: RuleEntry = {
  prefix: 'NK',
  title: '사업자등록번호의 가운데 두 자리',
  synonyms: ['사업자번호', '법인 번호인지', '사업자번호 가운데'],
  question: '사업자등록번호가 누구의 번호입니까?',
  parameters: [],
  source: NUMBER_KIND_RANGES,
  facts: [
    {
      fact: 'middle',
      name: '가운데 두 자리',
      choices: [0, 1, 80, 81, 89, 90, 99].map((middle) => [middle, twoDigits(middle)]),
    },
  ],
  rows: NUMBER_KIND_RANGES.map(({ id, from, to, kind, ref }) => ({
    id,
    when: { middle: from === to ? twoDigits(from) : `${twoDigits(from)}~${twoDigits(to)}` },
    verdict: KIND[kind],
    code: kind,
    ref,
  })),
  cases: NUMBER_KIND_CASES.map(({ proves, rule, number, verdict }) => ({
    proves,
    given: [['사업자등록번호', number]],
    expected: { rule, code: verdict, verdict: KIND[verdict] },
    ask: () => outcomeOf(decideNumberKind(number as BusinessNumber), kindInWords),
  })),
  decide: ({ middle }) => outcomeOf(decideKindOfMiddlePart(Number(middle)), kindInWords),
}

const NAME_LABEL = { corporateName: '법인명', businessName: '상호명', anyName: '상호명 또는 법인명' } as const
const SALES = { financialStatement: '표준재무제표증명', vat: '부가가치세 증명' } as const
const ACCOUNT_HOLDER = { business: '법인', person: '대표자 본인' } as const

const traitCells = (ko: string, traits: EntityTraits): readonly string[] => [
  ko,
  NAME_LABEL[traits.namedAs],
  traits.numberKind === null ? '가리지 않음' : `${KIND[traits.numberKind]}의 번호`,
  traits.corporateNumber === 'optional' ? '원하면' : yesNoWord(traits.corporateNumber),
  traits.settlementMonth ? '예' : `아니요 (${APPLICATION_LIMITS.individualSettlementMonth}월)`,
  traits.sales === null ? '–' : SALES[traits.sales],
  traits.account === null ? '–' : ACCOUNT_HOLDER[traits.account],
]

export const BUSINESS_CHAPTER: RuleChapter = {
  concept: 'business',
  title: '사업자',
  rules: [
    makeTableRuleEntry({
      prefix: 'BN',
      title: '사업자등록번호를 다시 확인하면',
      synonyms: ['다른 번호로 다시', '번호를 바꾸면', '번호를 다시 입력'],
      question: '사업자등록번호를 확인하면 이 창의 무엇을 지웁니까?',
      table: NUMBER_CHANGE_TABLE,
      facts: {
        sameNumber: '확인한 번호가 이 창의 번호와 같음',
        otherApplication: '답에 신청번호가 있고, 이 창의 신청번호와 다름',
      },
      verdicts: {
        clearPerson: '앞 번호의 본인인증, 동의, 로그인과 신청을 지운다',
        clearApplication: '앞 신청의 것만 지운다. 동의는 다시 저장한다',
        keep: '지우지 않는다',
      },
      cases: NUMBER_CHANGE_CASES.map(({ session, next, ...example }) => ({
        ...example,
        given: [
          ['이 창의 번호와 신청번호', numbersInWords(session)],
          ['확인한 번호와 신청번호', numbersInWords(next)],
        ],
        ask: () => decideNumberChange(session, next),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'BZ',
      title: '국세청 사업자 상태',
      synonyms: ['폐업', '휴업', '문 닫은 가게', '국세청에 없는 번호', '국세청 조회', '오류 코드 errCd'],
      question: '국세청이 답한 상태로 신청을 계속할 수 있습니까?',
      table: TAX_STATUS_TABLE,
      facts: {
        code: {
          name: '사업자 상태 코드',
          values: [
            ['01', '01 (계속사업자)'],
            ['10', '10 (뜻이 정해지지 않음)'],
            ['02', '02 (휴업자)'],
            ['03', '03 (폐업자)'],
            ['04', '04'],
            ['99', '99 (그 밖의 코드)'],
            [null, '없음 (비어 있음)'],
          ],
        },
        errorCode: {
          name: '오류 코드(errCd)',
          values: [
            [null, NONE],
            ['10', '10 (국세청에 물을 수 없음)'],
            ['99', '99 (그 밖의 오류)'],
          ],
        },
      },
      verdicts: {
        ok: '계속할 수 있다',
        closed: '폐업한 사업자여서 계속할 수 없다',
        unregistered: '국세청에 등록되지 않은 번호여서 계속할 수 없다',
      },
      cases: { ofFacts: TAX_STATUS_CASES, ask: decideTaxStatus },
    }),
    numberKind,
    makeTableRuleEntry({
      prefix: 'ET',
      title: '관리구분',
      question: '신청하는 사업자가 법인입니까, 개인입니까?',
      table: ENTITY_TYPE_TABLE,
      facts: {
        code: {
          name: '관리구분 값',
          values: [
            [0, '숫자 0'],
            ['0', '글자 0'],
            [1, '숫자 1'],
            ['1', '글자 1'],
            [' ', '빈칸'],
            ['00', '글자 00'],
            [false, '거짓'],
            [null, '오지 않음'],
          ],
        },
      },
      verdicts: { ...ENTITY, unknown: '모름' },
      cases: { ofFacts: ENTITY_TYPE_CASES, ask: ({ code }) => decideEntityType(code) },
    }),
    makeTableRuleEntry({
      prefix: 'PT',
      title: '신청유형',
      synonyms: ['빨리 받는 신청', '배달앱', '배달대행사', '배달료', '신속지급과 확인지급의 차이'],
      question:
        '배달앱이나 배달대행사를 이용하고 그 자료를 전산으로 받을 수 있어 기관이 정한 신속지급입니까, 확인지급입니까?',
      table: PAYMENT_TYPE_TABLE,
      facts: {
        word: {
          name: '기관이 적은 신청유형',
          values: [
            ['신속', '신속'],
            ['일반', '일반'],
            ['영업', '영업'],
            ['', '빈 값'],
            [null, NONE],
          ],
        },
      },
      verdicts: { rapid: '신속지급', confirmed: '확인지급' },
      cases: { ofFacts: PAYMENT_TYPE_CASES },
    }),
    makeTableRuleEntry({
      prefix: 'AC',
      title: '신청내역 유무',
      synonyms: ['남이 내 번호로 조회', '다른 사람이 조회'],
      question: '이 사업자등록번호로 신청한 내역이 있습니까?',
      table: APPLICATION_LOOKUP_TABLE,
      facts: {
        success: '조회 성공',
        some: '1건 이상',
      },
      verdicts: { found: '신청내역이 있다', none: '신청내역이 없다', refused: '조회가 거절되었다' },
      cases: APPLICATION_LOOKUP_CASES.map(({ answer, ...example }) => ({
        ...example,
        given: [
          ['조회 성공', yesNoWord(answer.success)],
          ['건수', String(answer.count)],
        ],
        ask: () => decideApplicationLookup(answer),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'BL',
      title: '관리구분과 번호의 일치',
      synonyms: ['법인인데 개인 번호', '개인인데 법인 번호', '개인사업자인데 법인 번호'],
      question: '신청하는 사업자와 사업자등록번호의 종류가 맞습니까?',
      table: NUMBER_KIND_FIT_TABLE,
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
      cases: { ofFacts: NUMBER_KIND_FIT_CASES },
    }),
    makeTableRuleEntry({
      prefix: 'BA',
      title: '사업자 진위확인 결과',
      synonyms: ['사업자 정보 조회', '사업자 조회'],
      question: '진위확인의 응답이 무엇을 뜻합니까?',
      table: BUSINESS_VALIDATION_TABLE,
      facts: {
        success: '조회 성공',
        statusCode: {
          name: '조회 상태',
          values: [
            ['OK', '정상'],
            ['TOO_LARGE', '그 밖의 상태'],
            [null, NONE],
          ],
        },
        valid: {
          name: '확인 결과',
          values: [
            ['01', '01 (일치)'],
            ['02', '02 (불일치)'],
            [null, NONE],
          ],
        },
        taxTypeCode: { name: '과세유형 코드', values: TAX_CODES },
      },
      verdicts: {
        valid: '등록된 사업자와 일치한다',
        invalid: '등록된 사업자와 일치하지 않는다',
        outage: '확인할 수 없었다',
      },
      cases: BUSINESS_VALIDATION_CASES.map(({ answer, ...example }) => ({
        ...example,
        given: lookupGiven(answer),
        ask: () => decideBusinessValidation(answer),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'TP',
      title: '과세유형',
      synonyms: ['일반과세자', '간이과세자', '면세사업자'],
      question: '진위확인이 답한 과세유형은 무엇입니까?',
      table: TAXPAYER_TYPE_TABLE,
      facts: {
        taxTypeCode: { name: '과세유형 코드', note: '확인할 수 없었으면 없음, BA-3', values: TAX_CODES },
      },
      verdicts: TAXPAYER,
      cases: BUSINESS_VALIDATION_CASES.map(({ answer, proves, taxpayerType }) => ({
        proves,
        rule: TAXPAYER_TYPE_RULE_IDS[taxpayerType],
        verdict: taxpayerType,
        given: lookupGiven(answer),
        ask: () => decideTaxpayerType(answer),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'OD',
      title: '개업일자 입력',
      synonyms: ['날짜 형식', '윤년', '2월 29일', '개업일자', '미래 날짜', '없는 날짜'],
      question: '입력한 개업일자를 받습니까?',
      table: OPENING_DATE_TABLE,
      facts: {
        exists: 'YYYY-MM-DD로 적은, 달력에 있는 날',
        early: `${APPLICATION_LIMITS.earliestOpening}보다 앞선 날`,
        future: '오늘(한국 시간)보다 뒤의 날',
      },
      verdicts: {
        ok: '받는다',
        invalid: '개업일자를 정확히 입력해야 한다',
        future: '미래의 개업일자는 입력할 수 없다',
      },
      cases: OPENING_DATE_CASES.map(({ text, ...example }) => ({
        ...example,
        given: [
          ['입력', text],
          ['오늘', OPENING_DATE_TODAY],
        ],
        ask: () => decideOpeningDate(text, OPENING_DATE_TODAY),
      })),
    }),
  ],
  referenceTables: [
    {
      title: '관리구분이 뜻하는 것',
      synonyms: ['법인이 더 적는 것', '법인과 개인 차이'],
      question: '법인사업자와 개인사업자는 무엇이 다릅니까?',
      source: ENTITY_TYPE_ROWS,
      columns: [
        '관리구분',
        '이름 칸',
        '사업자등록번호',
        '법인등록번호 입력',
        '결산월 선택',
        '매출 증명',
        '보통의 예금주',
      ],
      rows: [
        ...Object.values(ENTITY_TYPE_ROWS).map((type) => ({ cells: traitCells(type.ko, type), ref: type.ref })),
        { cells: traitCells('모름 (ET-4)', UNKNOWN_ENTITY_TRAITS), ref: 'A-145' },
      ],
    },
  ],
}

function lookupGiven({
  success,
  statusCode,
  valid,
  taxTypeCode,
}: (typeof BUSINESS_VALIDATION_CASES)[number]['answer']) {
  return [
    ['조회 성공', yesNoWord(success)],
    ['조회 상태', statusCode ?? NONE],
    ['확인 결과', valid ?? NONE],
    ['과세유형 코드', taxTypeCode ?? NONE],
  ] satisfies readonly FactChoice<string>[]
}
