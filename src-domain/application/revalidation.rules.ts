import { ENTITY_TYPE_ROWS } from '../business/entity-type.ts'
import { kstDateOrThrow } from '../kernel/calendar.ts'
import { characterCount } from '../kernel/characters.ts'
import { type FactChoice, makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { BUSINESS_EDIT_CONTENT_CASES, REVALIDATION_TODAY, REVALIDATION_CASES } from './revalidation.cases.ts'
import {
  BUSINESS_EDIT_CONTENT_TABLE,
  type RevalidatedEntries,
  decideBusinessEditContent,
  decideRevalidation,
} from './revalidation.ts'

const NUMBER = { same: '바꾸지 않음', ok: '계속할 수 있음', closed: '폐업', unregistered: '미등록' } as const

const TODAY = kstDateOrThrow(REVALIDATION_TODAY)

const describeEntries = (
  { openingDate, companyName, settlementMonth, entityType }: RevalidatedEntries,
  edited: boolean,
): readonly FactChoice<string>[] => [
  ['사업자 정보 수정', yesNoWord(edited)],
  ['오늘', REVALIDATION_TODAY],
  ['개업일자', openingDate],
  ['상호명', `${characterCount(companyName)}자`],
  [`${ENTITY_TYPE_ROWS[entityType].ko}의 결산월`, `${settlementMonth}월`],
]

export const REVALIDATION_RULE_ENTRY = makeTableRuleEntry({
  prefix: 'EN',
  title: '서버가 다시 보는 칸',
  synonyms: ['신청정보 오류', '상호명이 김', '미래의 개업일', '폐업한 번호로 고치면', '지급받은 뒤 번호를 바꾸면'],
  question: '화면이 보낸 칸을 서버도 받습니까?',
  table: BUSINESS_EDIT_CONTENT_TABLE,
  facts: {
    openingDate: '개업일자를 받을 수 있음 (OD)',
    companyName: '상호명·법인명의 길이가 제27조대로임',
    settlementMonth: '결산월이 관리구분에 맞음 (제27조)',
    complete: '수정에서 조회에 필요한 칸이 모두 있고 번호의 종류가 맞음 (BA, BL)',
    number: { name: '수정에서 바꾼 번호의 국세청 상태 (BZ)', values: NUMBER },
    kept: '수정에서 번호를 바꾸는데 취소되지도 미선정도 아닌 증빙이 있음',
    confirmed: '수정한 것이 맞다고 국세청이 답함 (BA-1)',
  },
  verdicts: {
    ok: '받는다',
    openingDate: '개업일자가 틀려 거절한다',
    companyName: '상호명이 길어 거절한다',
    settlementMonth: '결산월이 틀려 거절한다',
    incomplete: '칸이 빠졌거나 번호의 종류가 달라 거절한다',
    unconfirmed: '확인되지 않아 거절한다',
    closed: '폐업한 사업자의 번호여서 거절한다',
    unregistered: '국세청에 없는 번호여서 거절한다',
    kept: '증빙에 쓰인 번호여서 바꾸지 않는다',
  },
  cases: [
    ...REVALIDATION_CASES.map(({ entries, ...example }) => ({
      ...example,
      given: describeEntries(entries, false),
      ask: () => decideRevalidation(entries, TODAY),
    })),
    ...BUSINESS_EDIT_CONTENT_CASES.map(({ entries, edit, ...example }) => ({
      ...example,
      given: [
        ...describeEntries(entries, true),
        ['칸과 번호가 맞음', yesNoWord(edit.complete)] as const,
        ['국세청과 일치', yesNoWord(edit.confirmed)] as const,
        ['번호', NUMBER[edit.number]] as const,
        ['번호를 바꾸는데 취소되지도 미선정도 아닌 증빙이 있음', yesNoWord(edit.kept)] as const,
      ],
      ask: () => decideBusinessEditContent(entries, edit, TODAY),
    })),
  ],
})
