import { cleanAccountNumber } from '#domain/account/account'
import { type ApplicationStatus, applicationStatusName } from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import {
  applyEdit,
  type ApplicationEdit,
  decideEditSending,
  isEmptyEdit,
  RECORDED_CHANGE_OF_BUSINESS_EDIT,
  recordedChangeOfAccountEdit,
} from '#domain/application/edit/application-edit'
import { anApplication } from '#domain/application/examples/an-application'
import { RECORDED_EDITS } from '#server-rules/recorded-edits'
import { makeTableRuleEntry, yesNoWord } from '../../../rule-entry.ts'

const statusAfterAccountEdit = (status: ApplicationStatus): string =>
  `‘${applicationStatusName(recordedChangeOfAccountEdit(status).status)}’`

/** Returns what the history records as the person and the reason of an edit. */
const recordedWords = ({ recordedEdit }: typeof RECORDED_CHANGE_OF_BUSINESS_EDIT): string => {
  const { changedBy, changedReason } = RECORDED_EDITS[recordedEdit]
  return `바꾼 사람 ${changedBy || '없음'}, 까닭 ${changedReason || '없음'}`
}

const LOADED = anApplication({ status: 'supplementRequest', companyName: '서준유통', depositor: '김서준', settlementMonth: '12', updatedAt: 1 })
const accountEdit = (depositor: string): ApplicationEdit => ({ kind: 'account', entries: { bankName: '', accountNumber: cleanAccountNumber(''), depositor } })
const businessEdit = (companyName: string, month: { readonly settlementMonth?: string } = {}): ApplicationEdit => ({ kind: 'business', entries: { businessNumber: null, companyName, openingDate: '', ...month } })
const EDITED = applyEdit(LOADED, accountEdit('박서준'))
const sending = (now: Partial<Application>): string =>
  ({ changed: '보내지 않고 알린다', stored: '이미 저장된 것으로 본다', send: '보낸다' })[decideEditSending(LOADED, { ...LOADED, ...now }, EDITED).verdict]

export const EDIT_SENDING_RULE = makeTableRuleEntry({
  prefix: 'ED',
  title: '수정 보내기',
  synonyms: ['그 사이 바뀐 신청', '동시에 수정', '두 창에서 수정'],
  question: '보내기 직전에 다시 읽은 신청에 계좌정보나 사업자 정보의 수정을 보냅니까?',
  no: 87,
  answer: '불러온 뒤에 달라진 신청에는 수정을 보내지 않는다.',
  notes: [
    { says: '신청을 다시 읽지 못하면 보내지 않는다.', refs: ['A-274'] },
  ],
  table: decideEditSending.table,
  facts: {
    found: {
      name: '다시 읽은 신청 (SA)',
      values: { absent: '불러온 그대로', same: '이 수정이 이미 저장됨', other: '진행상태, 수정일시나 내용이 달라짐' },
    },
  },
  verdicts: {
    changed: '보내지 않고, 그 사이 달라졌다고 알린다',
    stored: '이미 저장된 것으로 본다',
    send: '보낸다',
  },
  cases: [
    { proves: ['A-274'], rule: 'ED-1', facts: { found: 'other' }, verdict: 'changed' },
    { proves: ['A-267'], rule: 'ED-2', facts: { found: 'same' }, verdict: 'stored' },
    { proves: ['A-222'], rule: 'ED-3', facts: { found: 'absent' }, verdict: 'send' },
  ],
  functionCases: [
    { proves: ['A-214'], given: '이체결과오류인 신청의 계좌를 수정한 뒤의 진행상태', outcome: '‘검증요청완료’', ask: () => statusAfterAccountEdit('transferError') },
    { proves: ['A-213', 'D2-38'], given: '신청인 신청의 계좌를 수정한 뒤의 진행상태', outcome: '‘신청’', ask: () => statusAfterAccountEdit('applied') },
    { proves: ['A-214'], given: '이체결과오류인 신청의 계좌 수정: 처리 기록', outcome: '바꾼 사람 S, 까닭 N', ask: () => recordedWords(recordedChangeOfAccountEdit('transferError')) },
    { proves: ['A-213'], given: '신청인 신청의 계좌 수정: 처리 기록', outcome: '바꾼 사람 없음, 까닭 없음', ask: () => recordedWords(recordedChangeOfAccountEdit('applied')) },
    { proves: ['A-219'], given: '사업자 정보 수정: 처리 기록', outcome: '바꾼 사람 system, 까닭 보완요청에 따른 사업자 정보 수정', ask: () => recordedWords(RECORDED_CHANGE_OF_BUSINESS_EDIT) },
    { proves: ['A-222'], given: '예금주의 수정: 다시 읽은 신청이 그대로임', outcome: '보낸다', ask: () => sending({}) },
    { proves: ['A-274'], given: '예금주의 수정: 수정일시만 달라짐', outcome: '보내지 않고 알린다', ask: () => sending({ updatedAt: 2 }) },
    { proves: ['A-274'], given: '예금주의 수정: 진행상태만 달라짐', outcome: '보내지 않고 알린다', ask: () => sending({ status: 'supplementComplete' }) },
    { proves: ['A-274'], given: '예금주의 수정: 상호명만 달라짐', outcome: '보내지 않고 알린다', ask: () => sending({ companyName: '새하늘' }) },
    { proves: ['A-267'], given: '예금주의 수정: 그 예금주로 저장되어 있음', outcome: '이미 저장된 것으로 본다', ask: () => sending({ ...EDITED, updatedAt: 2 }) },
    { proves: ['D2-150'], given: '바뀐 것이 없는 수정: 같은 예금주를 빈칸과 함께 적음', outcome: '예', ask: () => yesNoWord(isEmptyEdit(LOADED, accountEdit(' 김서준 '))) },
    { proves: ['D2-150'], given: '바뀐 것이 없는 수정: 다른 예금주를 적음', outcome: '아니요', ask: () => yesNoWord(isEmptyEdit(LOADED, accountEdit('박서준'))) },
    { proves: ['A-219'], given: '사업자 정보를 수정한 뒤의 진행상태', outcome: '‘보완완료’', ask: () => `‘${applicationStatusName(applyEdit(LOADED, businessEdit('새하늘')).status)}’` },
    { proves: ['A-219'], given: '상호명 ‘ 새하늘 ’로 저장하는 것', outcome: '‘새하늘’', ask: () => `‘${applyEdit(LOADED, businessEdit(' 새하늘 ')).companyName}’` },
    { proves: ['A-220'], given: '결산월을 보내지 않은 수정: 12월이던 신청', outcome: '12월', ask: () => `${applyEdit(LOADED, businessEdit('새하늘')).settlementMonth}월` },
    { proves: ['A-216'], given: '결산월 3을 보낸 수정: 12월이던 신청', outcome: '3월', ask: () => `${applyEdit(LOADED, businessEdit('새하늘', { settlementMonth: '3' })).settlementMonth}월` },
  ],
})
