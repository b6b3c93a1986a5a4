import { APPLICATION_STATUS_ROWS, type ApplicationStatus } from '../application-status/application-status.table.ts'
import { makeMachineEntry, stateNamesOf } from '../rule-book/rule-entry.ts'
import { APPLICATION_TRANSITIONS, APPLICATION_ACTION_LABELS } from './transitions.table.ts'
import { applicationStateAfter } from './transitions.ts'

const NOT_CANCELLABLE = Object.entries(APPLICATION_STATUS_ROWS)
  .flatMap(([status, { ko }]) =>
    applicationStateAfter({ who: 'applicant', action: 'cancel', from: status as ApplicationStatus }) === null
      ? [ko]
      : [],
  )
  .join(', ')

export const APPLICATION_MACHINE = makeMachineEntry({
  prefix: 'TA',
  title: '신청의 진행상태',
  synonyms: ['재신청', '정하지 않음', '신청 취소', '심의 취소', '대상선정 취소', '다시 신청하기', '신청 내용 수정', '내용 수정', '낸 뒤에 수정', '기존 신청', '보류 다음', '보류를 누가 푸나', '계좌 변경', '계좌 수정', '계좌정보 수정', '계좌는 언제 바꿀', '신청 철회', '심의 중에 취소', '지급 후 계좌', '담당자', '담당자의 처리'],
  question: '누가 신청을 어떤 상태에서 어떤 상태로 바꿉니까?',
  no: 32,
  answer:
    '신청자는 제출, 취소, 다시 신청을 하고, 보완요청이면 사업자 정보를, 이체결과오류이면 계좌를 고치며, 나머지는 담당자가 바꾼다.',
  notes: [
    { says: `${NOT_CANCELLABLE}인 신청은 취소할 수 없다.`, refs: ['A-199', 'A-201'] },
    { says: '취소해도 낸 서류는 남고, 다시 신청하면 옛 신청서와 동의를 지우고 새 신청번호로 등록된다. 제출하지 않은 등록이 그 번호에 있으면 그것을 이어받는다. 신청서를 제출해야 비로소 신청이 된다. 옛 증빙, 파일, 의견과 처리 기록은 기관에 남고 신청자에게 보이지 않는다.', refs: ['A-251', 'D1-671'] },
    { says: '접수완료와 승인은 기관이 보낸 것을 읽기만 한다.', refs: ['D2-34'] },
    { says: '서버는 사업자 정보 수정을 EN과 RA-3으로, 계좌정보 수정을 CE-5로 다시 본다. 번호를 고쳐도 신청유형과 관리구분은 그대로이다.', refs: ['A-214', 'A-219'] },
  ],
  machine: APPLICATION_TRANSITIONS,
  actions: APPLICATION_ACTION_LABELS,
  states: { registered: '등록 (제출 전)', ...stateNamesOf(APPLICATION_STATUS_ROWS), unknown: '알 수 없는 상태' },
  first: 'registered',
})
