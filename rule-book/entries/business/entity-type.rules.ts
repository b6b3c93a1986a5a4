import { ENTITY_TYPE_ROWS, decideEntityType, type EntityTraits, UNKNOWN_ENTITY_TRAITS } from '#domain/business/entity-type'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { makeTableRuleEntry, yesNoWord, type ReferenceTableEntry } from '../../rule-entry.ts'
import { KIND } from './business-lookup.rules.ts'

const ENTITY_TYPE_CASES = [
  { proves: ['E-007', 'A-001'], rule: 'ET-1', facts: { code: 0 }, verdict: 'corporate' },
  { proves: ['E-007', 'A-001'], rule: 'ET-2', facts: { code: '0' }, verdict: 'corporate' },
  { proves: ['E-007', 'A-001'], rule: 'ET-3', facts: { code: 1 }, verdict: 'individual' },
  { proves: ['E-007', 'A-001'], rule: 'ET-3', facts: { code: '1' }, verdict: 'individual' },
  { proves: ['E-007', 'A-001'], rule: 'ET-3', facts: { code: ' ' }, verdict: 'individual' },
  { proves: ['E-007', 'A-001'], rule: 'ET-3', facts: { code: '00' }, verdict: 'individual' },
  { proves: ['A-145'], rule: 'ET-4', facts: { code: null }, verdict: 'unknown' },
  { proves: ['E-007', 'A-001'], rule: 'ET-3', facts: { code: false }, verdict: 'individual' },
] as const

const ENTITY = { corporate: ENTITY_TYPE_ROWS.corporate.ko, individual: ENTITY_TYPE_ROWS.individual.ko } as const

export const ENTITY_TYPE_RULE = makeTableRuleEntry({
  prefix: 'ET',
  title: '관리구분',
  question: '신청하는 사업자가 법인입니까, 개인입니까?',
  no: 8,
  answer: '관리구분이 0이면 법인사업자이고, 다른 값이면 개인사업자이며, 오지 않으면 모른다.',
  notes: [
    { says: '관리구분이 오지 않으면 신청서는 개인사업자의 것으로 열리고, 서버가 CE-1로 거절한다. 신청결과와 사업자 정보 수정은 두 종류의 칸을 모두 보이고, 법인등록번호는 한 칸이라도 적으면 모두 적어야 한다. 법인의 번호인지 개인의 번호인지는 가리지 않는다.', refs: ['A-046', 'A-145', 'A-216'] },
  ],
  table: decideEntityType.table,
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
  cases: ENTITY_TYPE_CASES,
})

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

export const ENTITY_TYPE_REFERENCE_TABLE: ReferenceTableEntry = {
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
}
