import type { EditApplicationError } from '#app/application/edit-application'
import type { Messages } from '#ui/text/message.ts'
import { SHARED_BUTTON_TEXTS } from '../kernel/buttons.ts'
import { FORM_CALL_MESSAGES } from '../kernel/failures.ts'
import { LOAD_APPLICATION_MESSAGES } from './result.ts'

/**
 * The text of the pages that edit an application. [D2-66] [D2-83] [D2-98] The keys after the blank line are not from
 * the specification.
 */
export const EDIT_TEXTS = {
  'edit.notAllowed': '현재 진행상태에서는 수정할 수 없습니다.',
  'edit.complete': '수정완료',
  'edit.cancel': '취소',
  'edit.leave': SHARED_BUTTON_TEXTS['common.back'],
  'edit.accountConfirm': '입력하신 계좌정보로 수정하시겠습니까?',
  'edit.sameAccount': '이체하지 못한 계좌와 같습니다. 그래도 이 계좌로 등록하시겠습니까?',
  'edit.bizConfirm': '입력하신 사업자 정보로 수정하시겠습니까?',
  'edit.done': '수정이 완료되었습니다.',
  'edit.cmptnBody': '정보 수정이 완료되었습니다. 신청결과에서 진행상태를 확인해주세요.',
  'edit.toResult': '신청결과 보기',
  'edit.needAccountCheck': '계좌인증을 먼저 해주세요.',
  'edit.needBizLookup': '사업자 정보 조회를 먼저 해주세요.',
  'edit.changed': '그 사이 신청정보가 변경되어 수정하지 않았습니다. 최신 내용을 확인하신 후 다시 진행해주세요.',
  'bizEdit.invalid':
    '사업자 정보 조회에 실패하였습니다. 주대표자 여부와 사업자등록 정보를 확인하신 후 다시 조회해주세요.',
  'bizEdit.outage': '현재 사업자 정보 일치 여부를 확인할 수 없습니다. 잠시 후 다시 조회해주세요. 문의전화 : {phone}',

  'edit.bizLead': '‘수정완료’를 누르시면 보완이 접수되고, 그 뒤에는 다시 고치실 수 없습니다.',
  'edit.bizLeadAfterCall':
    '‘수정완료’를 누르시면 보완이 접수되고, 그 뒤에는 다시 고치실 수 없습니다. 안내받은 자료를 보내신 뒤 눌러주세요.',
  'edit.ifWrong': '{section}이 틀렸다면 고치기',
  'edit.submitTitle': '보완 접수',
  'edit.numberKept':
    '제출하신 증빙이 있어 사업자등록번호는 바꾸실 수 없습니다. 번호가 틀렸으면 {phone}으로 문의해주세요.',
  'edit.numberKeptByRapid':
    '조회된 배달 이용내역이 이 번호의 것이어서 사업자등록번호는 바꾸실 수 없습니다. 번호가 틀렸으면 {phone}으로 문의해주세요.',
  'edit.numberKeptByOpenProofs':
    '제출하신 증빙이 있어 사업자등록번호는 바꾸실 수 없습니다. 번호가 틀렸으면 신청결과의 증빙 제출내역에서 증빙을 먼저 취소해주세요.',
  'edit.submitUnchanged': '보완 접수하기',
  'edit.afterSending': '자료를 모두 보내신 뒤 보완을 접수해주세요.',
  'edit.correct': '틀린 사업자 정보를 고쳐주세요.',
  'edit.whose': '알려주실 신청번호 {number}',
  'edit.askWhat': '무엇을 고쳐야 하는지 고객센터에서 안내해드립니다.',
  'edit.unchanged':
    '신청하신 내용과 같습니다. 고치실 내용이 있으면 ‘다시 입력’을 눌러주세요. 고치실 내용이 없으면 ‘수정완료’를 눌러 보완을 접수하실 수 있습니다.',
  'edit.unchangedConfirm': '고치신 내용이 없습니다. 이대로 보완을 접수하시겠습니까?',
  'edit.unchangedDone': '고치신 내용 없이 보완이 접수되었습니다.',
  'edit.instructionsFollowed': '고객센터에서 안내받은 대로 모두 마쳤습니다.',
  'edit.instructionsName': '모두 마쳤는지 확인',
  'edit.instructionsMissing': '고객센터에서 안내받은 대로 모두 마치셨으면 네모를 눌러주세요.',
  'edit.sameAccountNext': '은행에서 계좌에 문제가 없다고 확인하신 경우에만 이 계좌로 등록해주세요.',
  'edit.sameAccountYes': '이 계좌로 등록',
  'edit.sameAccountNo': '다른 계좌 입력',
  'edit.application': '신청정보',
  'edit.accountHeadline': '받으실 계좌를 입력해주세요.',
  'edit.amountKept': '지원금 {amount}은 그대로 있습니다. 확인한 뒤 다시 이체합니다.',
  'edit.currentAccount': '현재 등록된 계좌',
  'edit.failedAccount': '이체하지 못한 계좌',
  'edit.whyFailed': '계좌번호나 예금주가 다르거나, 입금받을 수 없는 계좌일 수 있습니다.',
  'edit.newAccount': '새 지급계좌',
  'edit.sending': '수정하는 중',
  'edit.outcomeUnknown':
    '수정되었는지 확인하지 못했습니다. 입력하신 내용은 그대로 있습니다. 연결되면 ‘수정완료’를 다시 눌러주세요.',
  'edit.accountAgain': '계좌인증의 결과는 저장하지 않습니다.',
  'edit.bizAgain': '사업자 정보 조회의 결과는 저장하지 않습니다.',
  'edit.nothingSent':
    '보내신 자료가 없으면 지원되지 않을 수 있습니다. 아직 보내지 않으셨으면 {phone}으로 전화해주세요.',
  'edit.finalOnceSubmitted': '접수하신 뒤에는 {section}을 고치실 수 없습니다.',
  'edit.submits': '‘보완 접수하기’를 누르시면 담당 기관에서 보내신 자료를 확인합니다.',
} as const satisfies Record<string, string>

/** Why nothing can be edited, and where the next step is explained. Not from the specification. */
export const EDIT_NOT_ALLOWED_REASON = {
  title: '신청결과에 수정 버튼이 있을 때에만 고치실 수 있습니다.',
  text: '지금 진행상태와 하실 일을 신청결과에서 확인해주세요.',
} as const

/**
 * The messages about a failed edit. For a rejection, the server's message is shown. After most failures the page keeps
 * the entries.
 */
export const EDIT_APPLICATION_MESSAGES = {
  ...FORM_CALL_MESSAGES,
  ...LOAD_APPLICATION_MESSAGES,
  NoAnswer: { ...FORM_CALL_MESSAGES.NoAnswer, next: EDIT_TEXTS['edit.outcomeUnknown'] },
  ApplicationChanged: { text: EDIT_TEXTS['edit.changed'], ref: 'A-274' },
} as const satisfies Messages<EditApplicationError>
