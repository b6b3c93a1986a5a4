import { ENTITY_TYPE_ROWS } from '../business/entity-type.ts'
import { kstDateOrThrow } from '../kernel/calendar.ts'
import { characterCount } from '../kernel/characters.ts'
import { makeTableEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { RECHECKED_ENTRIES_CASES, RECHECKED_ENTRIES_TODAY } from './rechecked-entries.cases.ts'
import { RECHECKED_ENTRIES_TABLE, decideRecheckedEntries } from './rechecked-entries.ts'

const NUMBER = { same: '바꾸지 않음', continue: '계속할 수 있음', closed: '폐업', unregistered: '미등록' } as const

/** 서버가 다시 보는 칸: the entries that the agency checks again, even if the page has accepted them. */
export const RECHECKED_ENTRIES_RULE_ENTRY = makeTableEntry({
  prefix: 'EN',
  title: '서버가 다시 보는 칸',
  synonyms: ['신청정보 오류', '상호명이 김', '미래의 개업일', '폐업한 번호로 고치면', '지급받은 뒤 번호를 바꾸면'],
  question: '화면이 보낸 칸을 서버도 받습니까?',
  table: RECHECKED_ENTRIES_TABLE,
  facts: {
    change: { name: '사업자 정보 수정', values: { submit: '아니요', edit: '예' } },
    openingDate: '개업일자를 받을 수 있음 (OD)',
    limits: '상호명·법인명의 길이와, 관리구분에 맞는 결산월이 제27조대로임',
    complete: '조회에 필요한 칸이 모두 있고 번호의 종류가 맞음 (BA, BL)',
    number: { name: '바꾼 번호의 국세청 상태 (BZ)', values: NUMBER },
    paid: '번호를 바꾸는데 지급완료인 증빙이 있음',
    confirmed: '국세청이 일치한다고 답함 (BA-1)',
  },
  verdicts: {
    accepted: '받는다',
    openingDate: '개업일자가 틀려 거절한다',
    limits: '한도를 넘어 거절한다',
    incomplete: '칸이 빠졌거나 번호의 종류가 달라 거절한다',
    unconfirmed: '확인되지 않아 거절한다',
    closed: '폐업한 사업자의 번호여서 거절한다',
    unregistered: '국세청에 없는 번호여서 거절한다',
    paid: '지급된 사업자의 번호여서 바꾸지 않는다',
  },
  cases: RECHECKED_ENTRIES_CASES.map(({ entries, edit, ...example }) => ({
    ...example,
    given: [
      ['사업자 정보 수정', edit === null ? '아니요' : '예'],
      ['오늘', RECHECKED_ENTRIES_TODAY],
      ['개업일자', entries.openingDate],
      ['상호명', `${characterCount(entries.companyName)}자`],
      [`${ENTITY_TYPE_ROWS[entries.entityType].ko}의 결산월`, `${entries.settlementMonth}월`],
      ...(edit === null
        ? []
        : [
            ['칸과 번호가 맞음', yesNoWord(edit.complete)] as const,
            ['국세청과 일치', yesNoWord(edit.confirmed)] as const,
            ['번호', NUMBER[edit.number]] as const,
            ['번호를 바꾸는데 지급완료인 증빙이 있음', yesNoWord(edit.paid)] as const,
          ]),
    ],
    ask: () => decideRecheckedEntries(entries, kstDateOrThrow(RECHECKED_ENTRIES_TODAY), edit),
  })),
})
