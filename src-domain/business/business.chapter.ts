import type { DecisionCaseFrom } from '../kernel/decide.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { type RuleEntry, outcomeOf, yesNoWord, type RuleChapter } from '../rule-book/rule-entry.ts'
import { APPLICATION_LOOKUP_RULE } from './application-lookup.rules.ts'
import { KIND, TAXPAYER_TYPE_RULE, BUSINESS_VALIDATION_RULE, NUMBER_KIND_FIT_RULE } from './business-lookup.rules.ts'
import {
  type NumberKind,
  NUMBER_KIND_RANGES,
  decideNumberKind,
  type BusinessNumber,
  decideKindOfMiddlePart,
  BUSINESS_NUMBER_LENGTHS,
} from './business-number.ts'
import { ENTITY_TYPE_RULE } from './entity-type.rules.ts'
import { type EntityTraits, ENTITY_TYPE_ROWS, UNKNOWN_ENTITY_TRAITS } from './entity-type.ts'
import { NUMBER_CHANGE_RULE } from './number-change.rules.ts'
import { OPENING_DATE_RULE } from './opening-date.rules.ts'
import { PAYMENT_TYPE_RULE } from './payment-type.rules.ts'
import { TAX_STATUS_RULE } from './tax-status.rules.ts'

/** `number` is a complete number whose middle part is at an edge of a range. */
const NUMBER_KIND_CASES = [
  { proves: ['A-069'], rule: 'NK-1', number: '1000000001', verdict: 'neither' },
  { proves: ['A-069'], rule: 'NK-2', number: '1000100001', verdict: 'individual' },
  { proves: ['A-069'], rule: 'NK-2', number: '1008000001', verdict: 'individual' },
  { proves: ['A-069'], rule: 'NK-3', number: '1008100001', verdict: 'corporate' },
  { proves: ['A-069'], rule: 'NK-3', number: '1008900001', verdict: 'corporate' },
  { proves: ['A-069'], rule: 'NK-4', number: '1009000001', verdict: 'individual' },
  { proves: ['A-069'], rule: 'NK-4', number: '1009900001', verdict: 'individual' },
] as const satisfies readonly DecisionCaseFrom<{ number: string }, NumberKind>[]

const twoDigits = (part: number) => String(part).padStart(2, '0')

const kindInWords = (kind: NumberKind) => KIND[kind]

/** The rows of this rule are ranges of numbers, so its entry is written by hand. */
const numberKind: RuleEntry = {
  prefix: 'NK',
  title: '사업자등록번호의 가운데 두 자리',
  synonyms: ['사업자번호', '법인 번호인지', '사업자번호 가운데'],
  question: '사업자등록번호가 누구의 번호입니까?',
  no: 9,
  answer: '사업자등록번호의 가운데 두 자리가 법인의 번호와 개인의 번호를 가른다.',
  notes: [
    { says: `숫자 ${BUSINESS_NUMBER_LENGTHS.all}자리가 아닌 번호도 NK-1의 말로 알린다. 모자란 칸은 먼저 “사업자등록번호를 모두 입력해주세요.”로 알린다.`, refs: ['E-079', 'E-080'] },
  ],
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
    NUMBER_CHANGE_RULE,
    TAX_STATUS_RULE,
    numberKind,
    ENTITY_TYPE_RULE,
    PAYMENT_TYPE_RULE,
    APPLICATION_LOOKUP_RULE,
    NUMBER_KIND_FIT_RULE,
    BUSINESS_VALIDATION_RULE,
    TAXPAYER_TYPE_RULE,
    OPENING_DATE_RULE,
  ],
  referenceTables: [
    {
      title: '관리구분이 뜻하는 것',
      synonyms: ['법인이 더 적는 것', '법인과 개인 차이'],
      question: '법인사업자와 개인사업자는 무엇이 다릅니까?',
      no: 10,
      answer:
        '개인사업자도 법인사업자도 신청하며, 법인사업자는 법인등록번호와 결산월을 더 적고 매출을 표준재무제표증명으로 증명한다.',
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
