import { type ApplicationStatus, applicationStatusName } from '../../application-status/application-status.table.ts'
import { makeTableRuleEntry } from '../../rule-book/rule-entry.ts'
import { decideEditSending, recordedChangeOfAccountEdit } from './application-edit.ts'

const statusAfterAccountEdit = (status: ApplicationStatus): string =>
  `‘${applicationStatusName(recordedChangeOfAccountEdit(status).status)}’`

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
  ],
})
