import type { RegistrationPath } from '#domain/proof/registration-eligibility'
import type { CancelApplicationError } from '#app/application/cancel-application'
import type { ReapplyError } from '#app/application/reapply'
import type { LoadApplicationError } from '#app/application/load-application'
import type { WrongAccountAdvice } from '#domain/application/wrong-account-advice'
import type { Headline, DetailedStatus, StepBeforeDecision } from '#domain/application/next-step'
import type { StatusReason } from '#domain/application/reasons'
import type { StatusWithCancellationLoss } from '#domain/application/cancellation-sending'
import type { ApplicationStatus } from '#domain/application-status/application-status.table'
import { PROGRESS_STEP_NAMES } from '#domain/application-status/progress-steps.table'
import type { Messages } from '../message.ts'
import { SHARED_BUTTON_TEXTS } from './buttons.ts'
import { COMMON_CALL_MESSAGES } from './call.ts'
import { EVERY_PAGE_TEXTS } from './every-page.ts'
import { GUARD_SENTENCES, NO_APPLICATION_REASON, NOT_CERTIFIED_REASON } from './guard.ts'
import { SHARED_FAILURE_TEXTS } from './failures.ts'

const CALL_FOR_DETAILS = '자세한 내용은 고객센터로 문의해주세요.'
const LOOKUP_RUNNING = '택배사에서 이용내역을 조회하고 있습니다.'

/**
 * The text of the result page. [D2-62] to [D2-65] [D2-97] [D2-98] `result.none` comes from A-146. The keys in the last
 * group are not from the specification.
 */
export const RESULT_TEXTS = {
  'step.1': PROGRESS_STEP_NAMES[1],
  'step.2': PROGRESS_STEP_NAMES[2],
  'step.3': PROGRESS_STEP_NAMES[3],
  'step.4': PROGRESS_STEP_NAMES[4],
  'step.5': PROGRESS_STEP_NAMES[5],

  'unsent.supplement': '아직 보내지 않은 보완이 있습니다.',
  'unsent.supplementOf': '아직 보내지 않은 보완이 있습니다. ({name})',
  'unsent.opinion': '아직 보내지 않은 의견이 있습니다.',
  'unsent.goOn': '이어서 하기',
  'result.none': '신청결과가 없습니다.',
  'result.current': '진행상태',
  'result.basic': '기본정보',
  'result.applicationNumber': '신청번호',
  'result.aplyType': '지급유형',
  'result.typeRapid': '신속지급',
  'result.typeConfirmed': '확인지급',
  'result.updated': '최종 변경일',
  'result.total': '총 지원금액',
  'result.account': '지급계좌',
  'result.paid': '{amount} 지급됨',
  'result.toPay': '지급 예정 {amount}',
  'result.partPaid': '일부만 지급됨 ({amount})',
  'result.atMost': '최대\u00a0{ceiling}',
  'result.limit': '한도\u00a0{ceiling}',
  'result.files': '파일 {n}개',
  'due.until': '{date}까지',
  'due.toSupplement': '{date}까지 보완',
  'due.named': '보완 기한: {due}',
  'due.daysLeft': '{n}일 남음',
  'due.today': '오늘',
  'result.opinion': '의견제출',
  'result.answer': '답변 보기',
  'result.opinionAgain': '자료나 의견 보내기',
  'result.opinionHistory': '의견 내역 보기',
  'result.opinionStatus': '의견 처리상태',
  'opinion.sentOn': '{words}\u00a0· {day} 제출',
  'opinion.answeredOn': '{words}\u00a0· {day}',
  'result.confirm': '확인',
  'result.reapply': '다시 신청하기',
  'result.editAccount': '계좌정보 수정',
  'result.editBiz': '사업자 정보 수정',
  'result.cancelApply': '신청취소',

  'reason.US01': '주대표자만 신청할 수 있습니다.',
  'reason.US02': '폐업한 사업자는 신청할 수 없습니다.',
  'reason.other': CALL_FOR_DETAILS,
  'reason.unknown': '그 밖의 사유',
  'reason.noDescription': CALL_FOR_DETAILS,

  'cancel.title': '신청취소',
  'cancel.confirm':
    '신청을 취소하시겠습니까? 취소 후 다시 신청하시면 지급이 늦어질 수 있습니다. 매출액 기준은 {salesShort} 원 이하로 상향되었습니다.',
  'cancel.final': '취소는 되돌릴 수 없고, 예산이 모두 소진되면 다시 신청하실 수 없습니다.',
  'cancel.ifApplyingAnew': '다시 신청하실 때 참고해주세요.\n다시 신청하시면 신청서를 처음부터 쓰셔야 합니다.',
  'cancel.yes': '신청취소',
  'cancel.no': '닫기',
  'cancel.notNow': '심의 중이거나 처리가 끝난 신청은 취소할 수 없습니다.',
  'cancel.afterDeliberation': '심의가 끝나 지원대상으로 선정되시면 다시 취소하실 수 있습니다.',
  'cancel.alreadyProcessed': '이미 처리된 신청입니다.',
  'cancel.byProof': '심의 중이거나 승인 또는 지급된 증빙이 있어 신청을 취소할 수 없습니다.',
  'cancel.done': '신청이 취소되었습니다.',
  'cancel.error': '처리 중 오류가 발생했습니다.',
  'reapply.confirm': '취소하신 신청의 번호와 내용은 지워지고 새로 신청합니다. 다시 신청하시겠습니까?',
  'reapply.yes': '다시 신청',
  'reapply.done': '다시 신청할 수 있습니다. 사업자등록번호 입력부터 진행해주세요.',

  'account.show': '계좌번호 보기',
  'account.hide': '계좌번호 숨기기',
  'print.button': '인쇄·PDF 저장',
  'print.head': '{service} · 신청번호 {number} · 인쇄일 {day}',
  'result.decisionStands': '선정 결정은 그대로입니다',
  'result.waitsForAccount': '계좌를 수정하시면 지급됩니다',
  'result.waitsForCheck': '계좌 확인이 끝나면 지급됩니다',
  'payment.onDay': '{day} {amount}',
  'payment.accountIs': '{bank} {account}',
  'result.proofTurn': '증빙을 등록하실 차례',
  'result.supplementTurn': '증빙을 보완하실 차례',

  'result.next': '다음 순서',
  'result.facts': '신청내용',
  'result.stated': '처리 내용',
  'result.basicIs': '{number}\u00a0· {type}',
  'result.more': '더 보기',
  'more.print': '인쇄',
  'more.newProof': '증빙 등록',
  'cancel.notOnlyLookup': '택배사 조회만 취소하실 수는 없으며, 신청 전체가 취소됩니다.',
  'more.objection': '이의신청',
  'fact.paidInto': '입금 계좌',
  'fact.newAccount': '새 계좌',
  'fact.failedAccount': '실패한 계좌',
  'fact.lookup': '조회 기간',
  'lookup.atMost': '최대 {parcelMonths}개월',
  'fact.support': '지원금',
  'fact.payDay': '입금일',
  'fact.lastChange': '최근 변경',
  'fact.lastChangeIs': '{what}\u00a0· {day}',
  'result.proofToCome': '선정되시면 증빙을 등록하셔야 지원금이 지급됩니다.',
  'mark.partPaid': '일부 지급',
  'mark.cancelled': '취소',
  'mark.cancelledAfter': '{step} 후 취소',
  'mark.supplement': '보완 필요',
  'mark.account': '계좌 수정 필요',
  'mark.accountCheck': '계좌 확인 중',
  'mark.proof': '증빙 등록',
  'mark.proofSupplement': '증빙 보완 필요',
  'mark.proofCheck': '증빙 확인 중',
  'mark.lookup': '택배사 조회 중',
  'mark.records': '내역 확인 중',
  'mark.payment': '지급 준비 중',
  'mark.verification': '검증 중',
  'mark.underReview': '검토 중',
  'mark.deliberation': '심의 중',
  'result.upNext': '다음 단계',
  'result.duePast': '보완기한이 지났습니다. 지금 바로 보완해주세요.',
  'less.ceiling': '쓰신 금액이 더 많아도 업체당 최대 {ceiling}까지만 지급됩니다.',
  'less.unrecognized':
    '제출하신 금액 가운데 인정된 금액만 지급됩니다. 증빙별 금액은 ‘증빙\u00a0제출내역’에서 보실 수 있습니다.',
  'result.objection': '이의신청 안내',
  'approved.fromProofs': '등록하신 증빙 {n}건에서 인정된 금액입니다.',
  'approved.noMoreProofs': '신청이 최종 승인되어 증빙을 더 등록하실 수 없습니다.',
  'less.recognized': '인정된 금액만큼 지급되었습니다.',
  'less.objection': '금액에 이의가 있으시면 ‘더\u00a0보기’의 이의신청 안내를 확인해주세요.',
  'result.cancelledMeans': '이 신청은 더 진행되지 않으며, 지급될 지원금이 없습니다.',
  'result.depositorIs': '예금주 {depositor}',
  'result.allPaid': '최대 금액 {ceiling}을 모두 받으셨습니다.',
  'result.dueToPay': '지급 예정',
  'result.dueToPayOn': '{day}쯤 지급 예정',
  'result.notTransferred': '지원금 {amount} 입금 전',
  'result.lookedUp': '택배 이용금액 {amount}이 조회되었습니다.',
  'result.carriersAsked': `${LOOKUP_RUNNING} 최대 {parcelMonths}개월이 걸립니다.`,
  'result.lookupUntil': '조회에는 {lookupEnd}까지 걸릴 수 있습니다.',
  'result.carriersAskedUntil': `${LOOKUP_RUNNING} {lookupEnd}까지 걸릴 수 있습니다.`,
  'result.lookedUpMeans': '최대 {amount} (확인 후 정해집니다)',
  'result.leftAfterLookup':
    '더 내실 증빙이 있을 때만 등록하시면 됩니다. {left}까지 더해질 수 있으며, 아직 정해진 금액이 아닙니다.',
  'result.afterCheck': '확인 후 정해집니다',
  'result.sentBackFiles': '파일 {n}개를 다시 올려주세요.',
  'result.sentBackMore': '그 밖에 보완할 파일 {n}개',
  'result.latestAnswer': '담당 기관의 답변',
  'result.answerSent': '담당 기관의 답변이 왔습니다.',
  'result.opinionsLeft': '{left}회 더 보내실 수 있습니다.',
  'result.holdTask': '보류 사유가 사실과 다르면 의견을 보내주세요.',
  'result.oneByOne': '증빙마다 따로 등록되니 나누어 하셔도 됩니다.',
  'result.rapidNeedsNoProof': '배달 이용내역을 전산으로 확인하므로 증빙자료를 제출하지 않으셔도 됩니다.',
  'result.reasonsFirst':
    '안내된 사유가 그대로이면 다시 신청하셔도 지원받지 못하실 수 있습니다. 해결하신 후 신청해주세요.',
  'result.nothingToDo': '지금 따로 하실 일은 없습니다.',
  'result.nothingRequired': '지금 꼭 하셔야 할 일은 없습니다.',
  'wait.since': '{name} {n}일째\u00a0· {day}부터',
  'result.stepEnds': '이 단계는 {day}쯤 끝납니다.',
  'result.weeksToDecision': '보통 {weeks}주쯤 뒤인 {when}에 결정됩니다.',
  'result.overdue': '확인이 평소({days}일)보다 길어지고 있습니다.',
  'result.noFixedDay': '언제까지 처리되는지는 정해져 있지 않습니다. 진행상태가 바뀌면 이 화면에서 보실 수 있습니다.',
  'result.numberChanged': '{by} 받으실 휴대폰 번호가 바뀌었으면 {phone}으로 문의해주세요.',
  'result.noticeBy': '진행상태가 바뀌면 {by}으로 알려드립니다.',
  'result.proofFirst': '증빙을 등록하셔야 지원금을 받으실 수 있습니다.',
  'supplement.consequence': '보완하지 않으시면 지원되지 않을 수 있습니다.',
  'result.submitSupplement': '보완 접수하기',
  'result.call': '전화로 문의하기',
  'result.callObjection': '전화로 이의신청하기',
  'call.ifBusy': '통화 중이면',
  'call.meanwhile': '그때까지 신청번호와 보완 사유에 관한 자료를 준비해주세요.',
  'call.hold': '사유가 맞거나 잘 모르시겠으면',
  'call.answered': '무엇을 보내실지 모르시겠으면',
  'result.apply': '신청하기',
  'result.applyAnew': '다시 신청하기',
  'result.reapplying': '처리하는 중',
  'reapply.mayBegin': '새 신청서를 쓰실 수 있습니다.',
  'reapply.notYet': '취소하신 신청은 지워졌습니다. 새 신청은 신청서를 써서 제출하셔야 접수됩니다.',
  'copy.button': '복사',
  'copy.applicationNumber': '신청번호 복사',
  'copy.done': '신청번호를 복사했습니다.',
  'copy.failed': '복사하지 못했습니다. 신청번호를 길게 눌러 복사해주세요.',
} as const satisfies Record<string, string>

const SUPPLEMENT_REASONS = '보완 사유'
/** The heading above the reasons of a cancelled application, which come from its status before the cancellation. */
const EARLIER_REASONS = '안내된 사유'

/** The words for an amount that is undecided or unknown. [D2-99] [D2-119] */
export const NO_AMOUNT_WORDS = {
  undecided: '결정 전',
  settling: '금액 확정 중',
  none: '지원금 없음',
  unknown: '-',
} as const

/**
 * The heading above the agency's reasons, for each status. It says what the agency requests or has decided. [D2-140]
 */
export const STATUS_REASON_HEADINGS = {
  applied: SUPPLEMENT_REASONS,
  received: SUPPLEMENT_REASONS,
  infoLookup: SUPPLEMENT_REASONS,
  verification: SUPPLEMENT_REASONS,
  supplementRequest: SUPPLEMENT_REASONS,
  supplementComplete: SUPPLEMENT_REASONS,
  underReview: SUPPLEMENT_REASONS,
  deliberation: SUPPLEMENT_REASONS,
  approved: SUPPLEMENT_REASONS,
  targetSelected: SUPPLEMENT_REASONS,
  notSelected: '미선정 사유',
  hold: '보류 사유',
  transferError: SUPPLEMENT_REASONS,
  requestVerified: SUPPLEMENT_REASONS,
  paymentComplete: SUPPLEMENT_REASONS,
  userCancel: EARLIER_REASONS,
  userDelete: EARLIER_REASONS,
  unknown: SUPPLEMENT_REASONS,
} as const satisfies Record<ApplicationStatus | 'unknown', string>

/** Returns the name of a reason; null if the list of names is missing. */
export const reasonTitle = ({ title }: StatusReason): string | null =>
  title === 'unlisted' ? RESULT_TEXTS['reason.unknown'] : (title?.text ?? null)

const APPLIED = '신청이 접수되었습니다.'
const AFTER_APPLYING =
  '담당 기관에서 접수된 순서대로 신청정보를 조회합니다. 그다음 검증과 심의를 거쳐 지원대상을 결정합니다.'
const DECIDED_AFTER_DELIBERATION = '심의까지 마치면 지원대상을 결정합니다.'

/**
 * For each status, 배너 is the headline, and 다음 순서 is what happens next and who acts.
 * [D2-97] [D2-112]
 */
export const STATUS_SENTENCES = {
  banner: {
    applied: APPLIED,
    received: '접수가 완료되었습니다.',
    infoLookup: '신청정보를 조회하고 있습니다.',
    verification: '지원 자격을 검증하고 있습니다.',
    supplementRequest:
      '보완이 필요합니다. 보완요청일로부터 {supplementDays}일 이내에 보완하지 않으면 지원되지 않을 수 있습니다.',
    supplementComplete: '보완이 접수되었습니다.',
    underReview: '신청내용을 검토하고 있습니다.',
    deliberation: '지원 여부를 심의하고 있습니다.',
    approved: '지원이 승인되었습니다.',
    targetSelected: '지원대상으로 선정되었습니다.',
    notSelected: '지원대상으로 선정되지 않았습니다.',
    hold: '심의가 보류되었습니다.',
    transferError: '입력하신 계좌로 이체하지 못했습니다. 계좌정보를 수정해주세요.',
    requestVerified: '수정하신 계좌를 접수했습니다.',
    paymentComplete: '지원금 지급이 완료되었습니다.',
    userCancel: '담당 기관에서 신청을 취소했습니다.',
    userDelete: '신청을 취소하셨습니다.',
    unknown: '진행상태를 확인하고 있습니다. 문의전화 : {phone}',
    supplementByTelephone: '고객센터에 전화해주세요.',
    supplementDue: '증빙 {count}건을 보완해주세요.',
    somePaid: '지원금 {paid}이 지급되었습니다.',
    lookupRunning: LOOKUP_RUNNING,
    lookupAnswered: '택배 이용내역을 확인하고 있습니다.',
    opinionWaiting: '보내주신 의견을 확인하고 있습니다.',
    answered: '보내주신 의견에 답변이 등록되었습니다.',
  },
  next: {
    applied: AFTER_APPLYING,
    received: AFTER_APPLYING,
    infoLookup: '조회가 끝나면 담당 기관에서 지원 자격을 검증하고 심의한 뒤 지원대상을 결정합니다.',
    verification: `담당 기관에서 지원 자격에 맞는지 확인하는 단계입니다. ${DECIDED_AFTER_DELIBERATION}`,
    supplementRequest: '‘사업자 정보 수정’에서 내용을 보완해주시면 담당 기관에서 다시 확인합니다.',
    supplementByTelephone:
      '고객센터에 전화해 보내실 자료를 물어봐주세요.\n안내받은 방법으로 자료를 보내주세요.\n자료를 보내신 뒤 보완을 접수하시면 담당 기관에서 다시 확인합니다.',
    supplementComplete: '보완하신 내용이 확인되면 담당 기관에서 지원 자격을 검증하고 심의한 뒤 지원대상을 결정합니다.',
    underReview: `담당 기관에서 신청내용이 맞는지 살펴보는 단계입니다. ${DECIDED_AFTER_DELIBERATION}`,
    deliberation:
      '지원대상 결정 전 마지막 단계입니다. 담당 기관에서 심의를 마치면 지원대상으로 선정되었는지 알려드립니다.',
    approved: '담당 기관에서 지급계좌로 지원금을 보내드립니다.',
    targetSelected:
      '증빙은 하나여도 인정된 금액만큼 지원됩니다. 최종 승인 전에 등록하신 증빙을 더해 최대 {ceiling}까지 지원되니, 있는 증빙은 모두 등록해주세요.',
    selectedRapid:
      '담당 기관에서 조회된 배달 이용내역을 확인합니다. 추가로 제출하실 증빙이 있으면 ‘증빙 등록하기’에서 등록해주세요.',
    supplementDue:
      '사유를 확인하고 파일을 다시 올리거나 삭제해주세요. 기한까지 보완하지 않은 증빙은 지원되지 않을 수 있습니다.',
    somePaid: '아직 제출하지 않은 증빙이 있으면 ‘증빙 등록하기’에서 등록해주세요.',
    littleLeft: '지원 한도가 거의 찼습니다. 증빙을 더 등록하지 않으셔도 됩니다.',
    lookupRunning: '조회가 끝날 때까지 다른 증빙은 등록하실 수 없습니다. 끝나면 담당 기관에서 내역을 확인합니다.',
    lookupAnswered: '담당 기관에서 조회된 내역을 확인한 뒤 지원금을 정합니다.',
    selectedWaiting: '담당 기관에서 제출하신 증빙을 확인하고 있습니다.',
    notSelected: '사유가 사실과 다르면 전화로 이의신청을 하실 수 있습니다. 접수 기한은 전화로 확인해드립니다.',
    hold: '사실을 보여주는 자료가 있으면 의견과 함께 보내주세요. 의견은 정해진 기한 없이 {maxOpinions}회까지 보내실 수 있고, 담당 기관에서 다시 확인합니다.',
    opinionWaiting: '답변이 등록되면 이 화면에서 안내합니다.',
    answered: '자료나 의견을 보내주시면 담당 기관에서 다시 확인합니다.',
    answeredLast: '답변을 확인하시고, 궁금하신 점은 {phone}으로 문의해주세요.',
    transferError:
      '계좌번호나 예금주가 다르거나, 입금받을 수 없는 계좌일 수 있습니다. 수정하시면 담당 기관에서 확인한 후 다시 이체합니다.',
    requestVerified: '담당 기관에서 새 계좌를 확인한 뒤 지급합니다.',
    paymentComplete: '모든 절차가 끝났습니다. 통장을 확인해주세요.',
    userCancel:
      '고객센터에 전화하시면 취소 사유를 알려드립니다. 사유를 해결하신 뒤 다시 신청하실 수 있으며, 신청서는 처음부터 쓰시게 됩니다.',
    userDelete: '다시 신청하시면 취소하신 신청은 지워지고, 신청서를 처음부터 쓰시게 됩니다.',
    unknown: '진행상태가 바뀌면 이 화면에서 보실 수 있습니다.',
  },
} as const satisfies { banner: Record<Headline, string>; next: Record<DetailedStatus, string> }

const LOOKUP_BEGINS = '담당 기관에서 {day}쯤 신청정보 조회를 시작합니다.'

/**
 * The line of a step in which the agency acts: which step ends on the expected day, and what the next step is. It
 * replaces the sentence of `next.*`. Before the decision it is a plain line, later the bold one. [A-271] [D2-171]
 * [D3-161] [D3-216] [D3-241] [D3-270]
 */
export const STEP_END_SENTENCES: Readonly<Partial<Record<DetailedStatus, string>>> = {
  applied: LOOKUP_BEGINS,
  received: LOOKUP_BEGINS,
  approved: '담당 기관에서 {day}쯤 입금해드립니다.',
  requestVerified: '새 계좌 확인은 {day}쯤 끝나고, 그다음 지급합니다.',
  lookupAnswered: '담당 기관의 확인은 {day}쯤 끝납니다.',
  selectedWaiting: '담당 기관의 증빙 확인은 {day}쯤 끝납니다.',
  opinionWaiting: '담당 기관의 답변은 {day}쯤 이 화면에 등록됩니다.',
}

/**
 * The line of a step before the decision: what the agency does in this step, and what follows. The day on which the
 * step ends is below the gauge of the wait. [A-271] [D3-270] [D2-463]
 */
export const STEP_PURPOSE_SENTENCES = {
  applied: '담당 기관에서 접수된 순서대로 신청정보를 조회합니다.',
  received: '접수를 마쳤습니다. 담당 기관에서 순서대로 신청정보를 조회합니다.',
  infoLookup: '신청정보를 조회하고, 그다음 지원 자격을 검증합니다.',
  verification: '지원 자격에 맞는지 확인하고, 그다음 심의합니다.',
  supplementComplete: '보완하신 내용을 확인하고, 그다음 지원 자격을 검증합니다.',
  underReview: '신청하신 내용이 맞는지 확인하고, 그다음 심의합니다.',
  deliberation: '지원대상인지 정하는 심의입니다.',
} as const satisfies Record<StepBeforeDecision, string>

/** A wait whose days have a gauge. [D2-463] */
export type GaugedWait = StepBeforeDecision | 'lookupRunning'

const LOOKUP_STARTS = '{day}쯤 정보조회 시작'

/**
 * The name of each wait, before the number of its days, and what happens at its end. The end names the step, so that
 * nobody takes it for the decision. [D1-501] [D2-463] [D2-596]
 */
export const WAIT_WORDS = {
  applied: { name: '접수', end: LOOKUP_STARTS },
  received: { name: '접수', end: LOOKUP_STARTS },
  infoLookup: { name: '정보조회', end: '{day}쯤 정보조회 끝남' },
  verification: { name: '검증', end: '{day}쯤 검증 끝남' },
  supplementComplete: { name: '보완 확인', end: '{day}쯤 확인 끝남' },
  underReview: { name: '검토', end: '{day}쯤 검토 끝남' },
  deliberation: { name: '심의', end: '{day}쯤 심의 끝남' },
  lookupRunning: { name: '조회', end: '최대 {day}까지' },
} as const satisfies Record<GaugedWait, { readonly name: string; readonly end: string }>

/**
 * Who cancelled, in place of the agency's words 사용자취소 and 사용자삭제, which the applicant would misunderstand.
 * [D2-140] [D2-504]
 */
export const CANCELLED_BY_WORDS: Readonly<Partial<Record<ApplicationStatus | 'unknown', string>>> = {
  userCancel: '담당 기관이 취소',
  userDelete: '신청인이 취소',
}

/** What happened on the day of the last change, for each status and for opinions. [A-145] [D2-465] */
export const LAST_CHANGE_WORDS = {
  applied: '신청 접수',
  received: '접수 완료',
  infoLookup: '조회 시작',
  verification: '검증 시작',
  supplementRequest: '보완 요청',
  supplementComplete: '보완 접수',
  underReview: '검토 시작',
  deliberation: '심의 시작',
  approved: '승인',
  targetSelected: '지원대상 선정',
  notSelected: '미선정',
  hold: '보류',
  transferError: '이체하지 못함',
  requestVerified: '계좌 접수',
  paymentComplete: '지급',
  userCancel: '취소',
  userDelete: '취소',
  unknown: '변경',
  proof: '증빙 제출',
  proofChange: '증빙 처리',
  lookup: '조회 요청',
  lookedUp: '조회 완료',
  opinion: '의견 제출',
  answer: '답변',
} as const satisfies Record<
  ApplicationStatus | 'unknown' | 'proof' | 'proofChange' | 'lookup' | 'lookedUp' | 'opinion' | 'answer',
  string
>

const WRONG_ACCOUNT = '계좌를 잘못 적으셨나요?'
const CALL_US = '궁금하신 점은 {phone}으로 문의해주세요.'
const AFTER_A_FAILED_TRANSFER = '이체되지 않으면 이 화면에서 수정하실 수 있습니다.'

/** The advice about a wrong account that cannot be edited now. [D2-155] */
export const WRONG_ACCOUNT_ADVICE_WORDS = {
  cancelOrWait: `지금은 계좌를 수정하실 수 없습니다. ${AFTER_A_FAILED_TRANSFER} 그 전에 바꾸시려면 신청을 취소하고 처음부터 다시 신청하셔야 하니, 먼저 {phone}으로 문의해주세요.`,
  cancel:
    '지금은 계좌를 수정하실 수 없습니다. 바꾸시려면 신청을 취소하고 처음부터 다시 신청하셔야 하니, 먼저 {phone}으로 문의해주세요.',
  callBeforeCancelling:
    '지금은 계좌를 수정하실 수 없습니다. 이체되지 않으면 이 화면에서 수정하실 수 있습니다. 신청을 취소하시면 선정도 취소되니, 계좌가 틀렸으면 먼저 {phone}으로 문의해주세요.',
  checking: '수정하신 계좌를 확인하고 있습니다. 또 틀렸으면 {phone}으로 문의해주세요.',
  wait: `지금은 계좌를 수정하실 수 없습니다. ${AFTER_A_FAILED_TRANSFER} ${CALL_US}`,
  call: '지금은 계좌를 수정하실 수 없습니다. 계좌가 틀렸으면 {phone}으로 문의해주세요.',
  paid: '지급이 끝나 계좌를 수정하실 수 없습니다. 입금되지 않았으면 {phone}으로 문의해주세요.',
  ended: '지급될 지원금이 없어 계좌를 수정하실 수 없습니다.',
} as const satisfies Record<Exclude<WrongAccountAdvice, 'edit'>, string>

/** The question above the advice about a wrong account. [D2-155] */
export const WRONG_ACCOUNT_QUESTIONS: Readonly<Partial<Record<WrongAccountAdvice, string>>> = {
  cancelOrWait: WRONG_ACCOUNT,
  cancel: WRONG_ACCOUNT,
  callBeforeCancelling: WRONG_ACCOUNT,
  wait: WRONG_ACCOUNT,
  call: WRONG_ACCOUNT,
  paid: '입금되지 않았나요?',
}

/** What the applicant loses by a cancellation in this status. It is shown before the question. [A-202] [D2-133] */
export const CANCELLATION_LOSS_SENTENCES: Readonly<Partial<Record<ApplicationStatus | 'unknown', string>>> = {
  hold: '심의가 보류된 신청입니다. 신청을 취소하시면 심의도 끝납니다.',
  targetSelected: '지원대상으로 선정된 신청입니다. 신청을 취소하시면 선정도 취소됩니다.',
  notSelected:
    '선정되지 않은 신청이므로 지급될 지원금은 없습니다. 이의신청을 생각하고 계시면 취소하지 마시고 이의신청 안내를 먼저 확인해주세요.',
} satisfies Record<StatusWithCancellationLoss, string>

/** The message about each failed load. */
export const LOAD_APPLICATION_MESSAGES = {
  NoApplication: { text: RESULT_TEXTS['result.none'], stop: NO_APPLICATION_REASON, ref: 'A-146' },
  EmptyApplicationAnswer: {
    text: RESULT_TEXTS['result.none'],
    stop: NO_APPLICATION_REASON,
    ref: 'A-147',
    server: true,
  },
  PersonNotCertified: { text: GUARD_SENTENCES.personMissing, stop: NOT_CERTIFIED_REASON, ref: 'A-148' },
  ApplicationNotLoaded: { text: EVERY_PAGE_TEXTS['common.networkError'], ref: 'A-148', server: true },
} as const satisfies Messages<LoadApplicationError>

/** What was begun and not registered, by the way of registration. [D3-530] */
export const UNSENT_REGISTRATION_SENTENCES = {
  general: '등록하시던 배달·택배 이용 증빙이 있습니다.',
  direct: '등록하시던 직접배달 증빙이 있습니다.',
  parcel: '작성하시던 택배사 조회신청이 있습니다.',
} as const satisfies Record<RegistrationPath, string>

/**
 * Returns the message about a rejected cancellation, and its reason. The reasons are not from the specification.
 * [A-201] [D1-263]
 */
const notCancellable = (title: string, text: string) =>
  ({
    text: RESULT_TEXTS['cancel.alreadyProcessed'],
    stop: { title, text, close: SHARED_BUTTON_TEXTS['common.backToResult'] },
    ref: 'A-201',
  }) as const

/** The refusal of a cancellation that the page itself decides before anything is sent. */
export const NOT_CANCELLABLE_MESSAGES = {
  NotCancellable: notCancellable(
    RESULT_TEXTS['cancel.byProof'],
    '신청과 증빙은 그대로 있습니다. 꼭 취소하셔야 하면 아래 번호로 문의해주세요.',
  ),
} as const satisfies Messages<{ readonly _tag: 'NotCancellable' }>

export const CANCEL_APPLICATION_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  NotCancellable: notCancellable(
    '그사이 심의가 시작되었거나 처리가 끝났습니다.',
    '지금의 진행상태는 신청결과에서 보실 수 있습니다. 꼭 취소하셔야 하면 아래 번호로 문의해주세요.',
  ),
  AlreadyCancelled: notCancellable(
    '그사이 이 신청이 취소되었습니다.',
    `다른 창이나 기기에서 이미 취소하셨습니다. 다시 신청하시려면 신청결과에서 ‘${RESULT_TEXTS['result.reapply']}’를 눌러주세요.`,
  ),
  CancellationLosesMore: notCancellable(
    '그사이 진행상태가 바뀌었습니다.',
    '신청은 취소되지 않았습니다. 지금의 진행상태를 확인하시고, 그래도 취소하시려면 신청 취소를 다시 눌러주세요.',
  ),
  Refused: { text: RESULT_TEXTS['cancel.error'], next: SHARED_FAILURE_TEXTS['way.look'], ref: 'A-204', server: true },
  NoAnswer: { text: RESULT_TEXTS['cancel.error'], next: SHARED_FAILURE_TEXTS['way.look'], ref: 'A-204' },
  MalformedAnswer: { text: RESULT_TEXTS['cancel.error'], next: SHARED_FAILURE_TEXTS['way.look'], ref: 'A-204' },
} as const satisfies Messages<CancelApplicationError>

export const REAPPLY_MESSAGES = COMMON_CALL_MESSAGES satisfies Messages<ReapplyError>
