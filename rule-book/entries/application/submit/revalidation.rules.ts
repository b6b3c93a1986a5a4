import { type RevalidatedEntries, decideRevalidation, decideBusinessEditContent, isBusinessNumberKept } from '#domain/application/submit/revalidation'
import { ENTITY_TYPE_ROWS } from '#domain/business/entity-type'
import { PROOF_STATUSES, proofStatusName } from '#domain/proof/proof-status.table'
import { characterCount } from '#domain/text/characters'
import { kstDateOrThrow } from '#domain/time/calendar'
import { casesOf, type FactChoice, yesNoWord, makeTableRuleEntry } from '../../../rule-entry.ts'

const REVALIDATION_TODAY = '2025-06-24'

const GOOD: RevalidatedEntries = {
  openingDate: '2021-04-05',
  companyName: '하늘분식',
  settlementMonth: '12',
  entityType: 'individual',
}

const CORPORATION: RevalidatedEntries = { ...GOOD, entityType: 'corporate' }

const EDIT = { complete: true, number: 'same', confirmed: true, kept: false } as const

const NAME = (letters: number) => '가'.repeat(letters)

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

const numberKept = (paymentType: 'rapid' | 'confirmed' | null): string => yesNoWord(isBusinessNumberKept(paymentType, []))

export const BUSINESS_EDIT_CONTENT_RULE = makeTableRuleEntry({
  prefix: 'EN',
  title: '서버가 다시 보는 칸',
  synonyms: ['신청정보 오류', '상호명이 김', '미래의 개업일', '폐업한 번호로 고치면', '지급받은 뒤 번호를 바꾸면'],
  question: '화면이 보낸 칸을 서버도 받습니까?',
  no: 93,
  answer: '제28조와 제85조 말고도 개업일자, 상호명과 결산월은 서버도 보고, 사업자 정보 수정은 국세청에도 다시 묻는다.',
  table: decideBusinessEditContent.table,
  facts: {
    openingDate: '개업일자를 받을 수 있음 (OD)',
    companyName: '상호명·법인명의 길이가 제27조대로임',
    settlementMonth: '결산월이 관리구분에 맞음 (제27조)',
    complete: '수정에서 조회에 필요한 칸이 모두 있고 번호의 종류가 맞음 (BA, BL)',
    number: { name: '수정에서 바꾼 번호의 국세청 상태 (BZ)', values: NUMBER },
    kept: '수정에서 번호를 바꾸는데 신속지급이거나, 취소되지도 미선정도 아닌 증빙이 있음',
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
    kept: '증빙이나 조회에 쓰인 번호여서 바꾸지 않는다',
  },
  cases: [
    ...casesOf([
      { proves: ['A-246'], rule: 'EN-5', entries: GOOD, verdict: 'ok' },
      { proves: ['A-067'], rule: 'EN-5', entries: { ...GOOD, openingDate: '2025-06-24' }, verdict: 'ok' },
      { proves: ['A-067'], rule: 'EN-2', entries: { ...GOOD, openingDate: '2025-06-25' }, verdict: 'openingDate' },
      { proves: ['A-066'], rule: 'EN-5', entries: { ...GOOD, openingDate: '1000-01-01' }, verdict: 'ok' },
      { proves: ['A-066'], rule: 'EN-2', entries: { ...GOOD, openingDate: '0999-12-31' }, verdict: 'openingDate' },
      { proves: ['A-005'], rule: 'EN-5', entries: { ...GOOD, companyName: NAME(30) }, verdict: 'ok' },
      { proves: ['A-005'], rule: 'EN-3', entries: { ...GOOD, companyName: NAME(31) }, verdict: 'companyName' },
      { proves: ['A-005'], rule: 'EN-5', entries: { ...CORPORATION, settlementMonth: '3' }, verdict: 'ok' },
      { proves: ['A-005'], rule: 'EN-9', entries: { ...GOOD, settlementMonth: '3' }, verdict: 'settlementMonth' },
      { proves: ['A-005'], rule: 'EN-9', entries: { ...CORPORATION, settlementMonth: '4' }, verdict: 'settlementMonth' },
    ], ({ entries }) => ({
      given: describeEntries(entries, false),
      ask: () => decideRevalidation(entries, TODAY),
    })),
    ...casesOf([
      { proves: ['A-250'], rule: 'EN-5', entries: GOOD, edit: EDIT, verdict: 'ok' },
      { proves: ['A-250', 'A-071'], rule: 'EN-1', entries: GOOD, edit: { ...EDIT, complete: false }, verdict: 'incomplete' },
      { proves: ['A-250', 'A-218'], rule: 'EN-4', entries: GOOD, edit: { ...EDIT, confirmed: false }, verdict: 'unconfirmed' },
      { proves: ['E-085'], rule: 'EN-5', entries: GOOD, edit: { ...EDIT, number: 'ok' }, verdict: 'ok' },
      { proves: ['E-086'], rule: 'EN-6', entries: GOOD, edit: { ...EDIT, number: 'closed' }, verdict: 'closed' },
      { proves: ['E-087'], rule: 'EN-7', entries: GOOD, edit: { ...EDIT, number: 'unregistered' }, verdict: 'unregistered' },
      { proves: ['A-004', 'D2-611'], rule: 'EN-8', entries: GOOD, edit: { ...EDIT, number: 'ok', kept: true }, verdict: 'kept' },
      { proves: ['A-250'], rule: 'EN-2', entries: { ...GOOD, openingDate: '2025-06-25' }, edit: { ...EDIT, confirmed: false }, verdict: 'openingDate' },
      { proves: ['A-250'], rule: 'EN-1', entries: { ...GOOD, openingDate: '2025-06-25' }, edit: { ...EDIT, complete: false }, verdict: 'incomplete' },
      { proves: ['A-250'], rule: 'EN-2', entries: { ...GOOD, openingDate: '2025-06-25', companyName: NAME(31) }, edit: EDIT, verdict: 'openingDate' },
      { proves: ['A-250'], rule: 'EN-3', entries: { ...GOOD, companyName: NAME(31) }, edit: { ...EDIT, confirmed: false }, verdict: 'companyName' },
      { proves: ['A-250'], rule: 'EN-4', entries: GOOD, edit: { ...EDIT, confirmed: false, number: 'closed' }, verdict: 'unconfirmed' },
      { proves: ['E-087'], rule: 'EN-7', entries: GOOD, edit: { ...EDIT, number: 'unregistered', kept: true }, verdict: 'unregistered' },
      { proves: ['D2-611'], rule: 'EN-8', entries: { ...GOOD, settlementMonth: '3' }, edit: { ...EDIT, number: 'ok', kept: true }, verdict: 'kept' },
    ], ({ entries, edit }) => ({
      given: [
        ...describeEntries(entries, true),
        ['칸과 번호가 맞음', yesNoWord(edit.complete)] as const,
        ['국세청과 일치', yesNoWord(edit.confirmed)] as const,
        ['번호', NUMBER[edit.number]] as const,
        ['번호를 바꾸는데 신속지급이거나, 취소되지도 미선정도 아닌 증빙이 있음', yesNoWord(edit.kept)] as const,
      ],
      ask: () => decideBusinessEditContent(entries, edit, TODAY),
    })),
  ],
  functionCases: [
    { proves: ['D3-760'], given: '번호를 바꾸지 않음: 신속지급, 증빙이 없음', outcome: '예', ask: () => numberKept('rapid') },
    { proves: ['D2-611'], given: '번호를 바꾸지 않음: 확인지급, 증빙이 없음', outcome: '아니요', ask: () => numberKept('confirmed') },
    { proves: ['D2-611'], given: '번호를 바꾸지 않음: 신청유형을 모름, 증빙이 없음', outcome: '아니요', ask: () => numberKept(null) },
    { proves: ['D2-611', 'D2-820'], given: '번호를 바꿔도 되는 증빙의 상태', outcome: '미선정, 사용자취소, 사용자삭제', ask: () => PROOF_STATUSES.filter((status) => !isBusinessNumberKept('confirmed', [{ status }])).map(proofStatusName).join(', ') },
  ],
})
