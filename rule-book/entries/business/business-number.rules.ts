import {
  BUSINESS_NUMBER_LENGTHS,
  type BusinessNumber,
  businessNumberOrNull,
  decideNumberKind,
  isPersonOrCorporationNumber,
  parseBusinessNumberParts,
  parsePastedBusinessNumber,
} from '#domain/business/business-number'
import { entityTypeOfCode, entityTypeOrIndividual } from '#domain/business/entity-type'
import { PAYMENT_TYPE_API_WORDS, paymentTypeOfWordOrConfirmed, paymentTypeOrConfirmed } from '#domain/business/payment-type'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'
import { KIND } from './business-lookup.rules.ts'

const ENTITY_WORDS = { corporate: '법인사업자', individual: '개인사업자' } as const
const TYPE_WORDS = { rapid: '신속지급', confirmed: '확인지급' } as const

const PART = { area: '첫', kind: '둘째', serial: '셋째' } as const
const threeParts = (area: string, kind: string, serial: string): string => {
  const parsed = parseBusinessNumberParts({ area, kind, serial })
  if (parsed.ok) return parsed.value
  if (parsed.code === 'invalid') return '없는 번호이다'
  return parsed.at === undefined ? '칸을 모른다' : `${PART[parsed.at]} 칸이 짧다`
}

export const NUMBER_KIND_RULE = makeTableRuleEntry({
  prefix: 'NK',
  title: '사업자등록번호의 가운데 두 자리',
  synonyms: ['사업자번호', '법인 번호인지', '사업자번호 가운데'],
  question: '사업자등록번호가 누구의 번호입니까?',
  no: 9,
  answer: '사업자등록번호의 가운데 두 자리가 법인의 번호와 개인의 번호를 가른다.',
  notes: [
    { says: `숫자 ${BUSINESS_NUMBER_LENGTHS.all}자리가 아닌 번호도 NK-1의 말로 알린다. 모자란 칸은 먼저 “사업자등록번호를 모두 입력해주세요.”로 알린다.`, refs: ['E-079', 'E-080'] },
  ],
  table: decideNumberKind.table,
  facts: {
    middle: { name: '가운데 두 자리', values: { '00': '00', '01~80': '01~80', '81~89': '81~89', '90~99': '90~99' } },
  },
  verdicts: KIND,
  cases: casesOf([
    { proves: ['A-069'], rule: 'NK-1', number: '1000000001', verdict: 'neither' },
    { proves: ['A-069'], rule: 'NK-2', number: '1000100001', verdict: 'individual' },
    { proves: ['A-069'], rule: 'NK-2', number: '1008000001', verdict: 'individual' },
    { proves: ['A-069'], rule: 'NK-3', number: '1008100001', verdict: 'corporate' },
    { proves: ['A-069'], rule: 'NK-3', number: '1008900001', verdict: 'corporate' },
    { proves: ['A-069'], rule: 'NK-4', number: '1009000001', verdict: 'individual' },
    { proves: ['A-069'], rule: 'NK-4', number: '1009900001', verdict: 'individual' },
  ], ({ number }) => ({
    given: [['사업자등록번호', number]],
    ask: () => decideNumberKind(number as BusinessNumber),
  })),
  functionCases: [
    { proves: ['A-069'], given: '000-00-00000이 신청할 수 있는 번호임', outcome: '아니요', ask: () => yesNoWord(isPersonOrCorporationNumber('0000000000' as BusinessNumber)) },
    { proves: ['A-069'], given: '123-45-67890이 신청할 수 있는 번호임', outcome: '예', ask: () => yesNoWord(isPersonOrCorporationNumber('1234567890' as BusinessNumber)) },
    { proves: ['E-079', 'E-080'], given: '세 칸에 123, 45, 6789', outcome: '셋째 칸이 짧다', ask: () => threeParts('123', '45', '6789') },
    { proves: ['E-079', 'E-080'], given: '세 칸에 12, 4, 67890', outcome: '첫 칸이 짧다', ask: () => threeParts('12', '4', '67890') },
    { proves: ['A-069'], given: '세 칸에 123, 00, 67890', outcome: '없는 번호이다', ask: () => threeParts('123', '00', '67890') },
    { proves: ['E-080'], given: '세 칸에 123, 45, 6789가', outcome: '없는 번호이다', ask: () => threeParts('123', '45', '6789가') },
    { proves: ['E-080'], given: '세 칸에 123, 45, 67890', outcome: '1234567890', ask: () => threeParts('123', '45', '67890') },
    { proves: ['E-079'], given: '‘123-45-6789’ (9자리)', outcome: '받지 않는다', ask: () => businessNumberOrNull('123456789') ?? '받지 않는다' },
    { proves: ['E-079'], given: '‘1234567890’', outcome: '1234567890', ask: () => businessNumberOrNull('1234567890') ?? '받지 않는다' },
    { proves: ['E-077'], given: '사업자등록번호를 한 칸에 붙여 넣음: 123-45-67890', outcome: '123 · 45 · 67890', ask: () => Object.values(parsePastedBusinessNumber('123-45-67890') ?? {}).join(' · ') },
    { proves: ['A-145'], given: '관리구분이 오지 않은 신청서', outcome: '개인사업자', ask: () => ENTITY_WORDS[entityTypeOrIndividual(null)] },
    { proves: ['E-007'], given: '관리구분 ‘0’', outcome: '법인사업자', ask: () => ENTITY_WORDS[entityTypeOfCode('0') ?? 'individual'] },
    { proves: ['E-006'], given: '신청유형이 오지 않음', outcome: '확인지급', ask: () => TYPE_WORDS[paymentTypeOrConfirmed(null)] },
    { proves: ['E-006'], given: '신청유형 ‘신속’', outcome: '신속지급', ask: () => TYPE_WORDS[paymentTypeOfWordOrConfirmed(PAYMENT_TYPE_API_WORDS.rapid)] },
  ],
})
