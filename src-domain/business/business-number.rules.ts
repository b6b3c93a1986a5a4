import type { DecisionCaseFrom } from '../kernel/decide.ts'
import { type RuleEntry, outcomeOf } from '../rule-book/rule-entry.ts'
import { KIND } from './business-lookup.rules.ts'
import {
  type NumberKind,
  NUMBER_KIND_RANGES,
  decideNumberKind,
  type BusinessNumber,
  decideKindOfMiddlePart,
  BUSINESS_NUMBER_LENGTHS,
} from './business-number.ts'

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
export const NUMBER_KIND_RULE: RuleEntry = {
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
  kind: 'table',
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
