import type { DetailedStatus, StepBeforeDecision } from '#domain/application/result/detailed-status.table'

const APPLIED = '신청이 접수되었습니다.'
const AFTER_APPLYING =
  '담당 기관에서 접수된 순서대로 신청정보를 조회합니다. 그다음 검증과 심의를 거쳐 지원대상을 결정합니다.'
const DECIDED_AFTER_DELIBERATION = '심의까지 마치면 지원대상을 결정합니다.'
const LOOKUP_STARTS = '{day}쯤 정보조회 시작'
const SELECTED = '지원대상으로 선정되었습니다.'
const ON_HOLD = '심의가 보류되었습니다.'
const ANSWERED = '보내주신 의견에 답변이 등록되었습니다.'
const SUPPLEMENT_MARK = '보완 필요'
/** What the line below the progress bar says of the application or of its payment. [D2-998] */
const STANDS_STILL = { now: '심의 보류 중' } as const
const PROOF_DUE = { mark: '증빙 등록 필요', road: { now: '증빙 등록' } } as const
const RECORDS_CHECKED = { mark: '이용내역 확인 중', road: { next: '확인 뒤 지급' } } as const
const PART_PAID = { now: '일부 지급' } as const
const SUPPLEMENT_REASONS = '보완 사유'
const HOLD_REASONS = '보류 사유'
/** The heading above the reasons of a cancelled application, which come from its status before the cancellation. */
const EARLIER_REASONS = '안내된 사유'

/** The detailed statuses after the decision in which a sentence says when the current step ends. */
type LaterWait = 'selectedRapid' | 'lookupAnswered' | 'selectedWaiting' | 'opinionWaiting'

/**
 * The detailed statuses of selected applications that are not yet paid. The last step of the progress bar says what the
 * payment waits for.
 */
type OpenPayment =
  | 'targetSelected'
  | 'rapidRefused'
  | 'proofsRefused'
  | 'supplementDue'
  | 'lookupRunning'
  | 'approved'
  | 'transferError'
  | 'requestVerified'
  | Exclude<LaterWait, 'opinionWaiting'>

/**
 * The words of one detailed status. `mark`: the state of the current step, if several states share the step. `road`:
 * the line below the progress bar; if it is absent, the line has the name of the next step, if there is one.
 */
type StateWords = {
  /** 배너: the status, as a sentence. [A-142] [A-165] [D2-132] */
  readonly headline: string
  /** 다음 순서: what happens next and who acts. [A-271] [D2-97] [D2-112] */
  readonly next: string
  /** The heading above the agency's reasons. It says what the agency requests or has decided. [D2-140] */
  readonly reasons: string
  readonly mark?: string
  readonly road?: RoadLine
}

/**
 * What happens on the day on which the step usually ends. The sentence names the step, so that nobody takes the day for
 * that of the decision.
 */
type StepEndWords = { readonly stepEnd: string }

/** Which step ends on the expected day, and what follows. [D2-171] [D3-161] [D3-216] [D3-241] */
type EndWords = { readonly ends: string }

/**
 * What the line below the progress bar says: `now` is what the applicant can do, or what stands still; `next` is what
 * follows, if it is not the next step. [D2-998]
 */
export type RoadLine = { readonly now: string } | { readonly next: string }

/** What the payment waits for: `mark` is the state of the last step. [D2-143] [D3-160] [D2-998] */
type PaymentWords = { readonly mark: string; readonly road: RoadLine }

/**
 * What the result page says in each detailed status. `screens/application/result/result.table.ts` decides where and
 * when each sentence is shown.
 */
export const RESULT_STATES = {
  applied: {
    headline: APPLIED,
    next: AFTER_APPLYING,
    stepEnd: LOOKUP_STARTS,
    reasons: SUPPLEMENT_REASONS,
  },
  received: {
    headline: APPLIED,
    next: AFTER_APPLYING,
    stepEnd: LOOKUP_STARTS,
    reasons: SUPPLEMENT_REASONS,
  },
  infoLookup: {
    headline: '사업자 정보와 매출액을 확인하고 있습니다.',
    next: '조회가 끝나면 담당 기관에서 지원 자격을 검증하고 심의한 뒤 지원대상을 결정합니다.',
    stepEnd: '{day}쯤 정보조회 끝남',
    mark: '조회 중',
    reasons: SUPPLEMENT_REASONS,
  },
  supplementRequest: {
    headline:
      '보완이 필요합니다. 보완요청일로부터 {supplementDays}일 이내에 보완하지 않으면 지원되지 않을 수 있습니다.',
    next: '‘사업자 정보 수정’에서 내용을 보완해주시면 담당 기관에서 다시 확인합니다.',
    mark: SUPPLEMENT_MARK,
    road: { now: '신청내용 보완' },
    reasons: SUPPLEMENT_REASONS,
  },
  supplementByTelephone: {
    headline: '전화로 필요한 자료를 확인해주세요.',
    next: '고객센터에 신청번호를 말씀해주세요.\n안내받은 방법으로 자료를 보내주세요.\n자료를 모두 보내신 뒤 보완을 접수해주세요.',
    mark: SUPPLEMENT_MARK,
    road: { now: '자료 보완' },
    reasons: SUPPLEMENT_REASONS,
  },
  supplementComplete: {
    headline: '보완하신 내용을 받았습니다.',
    next: '보완하신 내용이 확인되면 담당 기관에서 지원 자격을 검증하고 심의한 뒤 지원대상을 결정합니다.',
    stepEnd: '{day}쯤 확인 끝남',
    mark: '보완 자료 확인 중',
    reasons: SUPPLEMENT_REASONS,
  },
  verification: {
    headline: '지원 자격을 검증하고 있습니다.',
    next: `담당 기관에서 지원 자격에 맞는지 확인하는 단계입니다. ${DECIDED_AFTER_DELIBERATION}`,
    stepEnd: '{day}쯤 검증 끝남',
    mark: '검증 중',
    reasons: SUPPLEMENT_REASONS,
  },
  underReview: {
    headline: '신청내용을 검토하고 있습니다.',
    next: `담당 기관에서 신청내용이 맞는지 살펴보는 단계입니다. ${DECIDED_AFTER_DELIBERATION}`,
    stepEnd: '{day}쯤 검토 끝남',
    mark: '검토 중',
    reasons: SUPPLEMENT_REASONS,
  },
  deliberation: {
    headline: '지원 여부를 심의하고 있습니다.',
    next: '지원대상 결정 전 마지막 단계입니다. 담당 기관에서 심의를 마치면 지원대상으로 선정되었는지 알려드립니다.',
    stepEnd: '{day}쯤 심의 끝남',
    mark: '심의 중',
    reasons: SUPPLEMENT_REASONS,
  },
  hold: {
    headline: ON_HOLD,
    next: '사실을 보여주는 자료가 있으면 함께 보내주세요. 정해진 기한은 없고, {maxOpinions}회까지 보내실 수 있습니다.',
    road: STANDS_STILL,
    reasons: HOLD_REASONS,
  },
  opinionWaiting: {
    headline: '보내주신 의견을 확인하고 있습니다.',
    next: '답변이 등록되면 이 화면에서 안내합니다.',
    ends: '담당 기관의 답변은 {day}쯤 이 화면에 등록됩니다.',
    road: { next: '의견 답변' },
    reasons: HOLD_REASONS,
  },
  answered: {
    headline: ANSWERED,
    next: '보내주시면 담당 기관에서 다시 확인합니다.',
    road: STANDS_STILL,
    reasons: HOLD_REASONS,
  },
  answeredLast: {
    headline: ANSWERED,
    next: '답변을 확인하시고, 궁금하신 점은 {phone}으로 문의해주세요.',
    road: STANDS_STILL,
    reasons: HOLD_REASONS,
  },
  opinionsUsedUp: {
    headline: ON_HOLD,
    next: '사유가 사실과 다르거나 궁금하신 점이 있으면 고객센터에 전화해주세요.',
    road: STANDS_STILL,
    reasons: HOLD_REASONS,
  },
  targetSelected: {
    headline: SELECTED,
    next: '증빙 하나만 있어도 인정된 금액을 받으실 수 있습니다. 여러 개를 등록하시면 더해서 최대 {ceiling}까지 지원됩니다.',
    ...PROOF_DUE,
    reasons: SUPPLEMENT_REASONS,
  },
  selectedRapid: {
    headline: SELECTED,
    next: '담당 기관에서 조회된 배달 이용내역을 확인합니다. 추가로 제출하실 증빙이 있으면 ‘증빙 등록하기’에서 등록해주세요.',
    ends: '담당 기관의 이용내역 확인은 {day}쯤 끝납니다.',
    ...RECORDS_CHECKED,
    reasons: SUPPLEMENT_REASONS,
  },
  rapidRefused: {
    headline: '조회된 배달 이용내역이 인정되지 않았습니다.',
    next: '배달·택배 이용을 보여주는 증빙이 있으면 등록해주세요. 사유는 {proofPhone}으로 문의해주세요. 이의신청은 ‘더\u00a0보기’에서 안내합니다.',
    ...PROOF_DUE,
    reasons: SUPPLEMENT_REASONS,
  },
  proofsRefused: {
    headline: '등록하신 증빙이 인정되지 않았습니다.',
    next: '사유는 {proofPhone}으로 문의해주세요. 이의신청은 ‘더\u00a0보기’에서 안내합니다.',
    ...PROOF_DUE,
    reasons: SUPPLEMENT_REASONS,
  },
  somePaid: {
    headline: '지원금 {paid}이 지급되었습니다.',
    next: '아직 제출하지 않은 증빙이 있으면 ‘증빙 등록하기’에서 등록해주세요.',
    road: PART_PAID,
    reasons: SUPPLEMENT_REASONS,
  },
  littleLeft: {
    headline: SELECTED,
    next: '지원 한도가 거의 찼습니다. 증빙을 더 등록하지 않으셔도 됩니다.',
    road: PART_PAID,
    reasons: SUPPLEMENT_REASONS,
  },
  supplementDue: {
    headline: '증빙 {count}건을 보완해주세요.',
    next: '기한까지 보완하지 않은 증빙은 지원되지 않을 수 있습니다.',
    mark: '증빙 보완 필요',
    road: { now: '증빙 보완' },
    reasons: SUPPLEMENT_REASONS,
  },
  selectedWaiting: {
    headline: SELECTED,
    next: '담당 기관에서 제출하신 증빙을 확인하고 있습니다.',
    ends: '담당 기관의 증빙 확인은 {day}쯤 끝납니다.',
    mark: '증빙 확인 중',
    road: { next: '확인 뒤 지급' },
    reasons: SUPPLEMENT_REASONS,
  },
  lookupRunning: {
    headline: '택배사에서 이용내역을 조회하고 있습니다.',
    next: '조회가 끝날 때까지 다른 증빙은 등록하실 수 없습니다. 끝나면 담당 기관에서 내역을 확인합니다.',
    mark: '택배사 조회 중',
    road: { next: '이용내역 확인' },
    reasons: SUPPLEMENT_REASONS,
  },
  lookupAnswered: {
    headline: '택배 이용내역을 확인하고 있습니다.',
    next: '담당 기관에서 조회된 내역을 확인한 뒤 지원금을 정합니다.',
    ends: '담당 기관의 확인은 {day}쯤 끝납니다.',
    ...RECORDS_CHECKED,
    reasons: SUPPLEMENT_REASONS,
  },
  approved: {
    headline: '지원이 승인되었습니다.',
    next: '담당 기관에서 지급계좌로 지원금을 보내드립니다.',
    mark: '지급 준비 중',
    road: { now: '지급 준비' },
    reasons: SUPPLEMENT_REASONS,
  },
  transferError: {
    headline: '입력하신 계좌로 이체하지 못했습니다. 계좌정보를 수정해주세요.',
    next: '계좌번호나 예금주가 다르거나, 입금받을 수 없는 계좌일 수 있습니다. 수정하시면 담당 기관에서 확인한 후 다시 이체합니다.',
    mark: '계좌 수정 필요',
    road: { now: '계좌 수정' },
    reasons: SUPPLEMENT_REASONS,
  },
  requestVerified: {
    headline: '수정하신 계좌를 접수했습니다.',
    next: '담당 기관에서 새 계좌를 확인한 뒤 지급합니다.',
    mark: '계좌 확인 중',
    road: { next: '계좌 확인 뒤 지급' },
    reasons: SUPPLEMENT_REASONS,
  },
  paymentComplete: {
    headline: '지원금 지급이 완료되었습니다.',
    next: '모든 절차가 끝났습니다. 통장을 확인해주세요.',
    reasons: SUPPLEMENT_REASONS,
  },
  notSelected: {
    headline: '지원대상으로 선정되지 않았습니다.',
    next: '사유가 사실과 다르면 전화로 이의신청을 하실 수 있습니다. 접수 기한은 전화로 확인해드립니다.',
    reasons: '미선정 사유',
  },
  userCancel: {
    headline: '담당 기관에서 신청을 취소했습니다.',
    next: '취소 사유는 고객센터에 물어봐주세요.',
    reasons: EARLIER_REASONS,
  },
  userDelete: {
    headline: '신청을 취소하셨습니다.',
    next: '다시 신청하시면 신청서를 처음부터 쓰시게 됩니다.',
    reasons: EARLIER_REASONS,
  },
  unknown: {
    headline: '진행상태를 확인하고 있습니다. 문의전화 : {phone}',
    next: '진행상태가 바뀌면 이 화면에서 보실 수 있습니다.',
    reasons: SUPPLEMENT_REASONS,
  },
} as const satisfies {
  [state in DetailedStatus]: StateWords &
    (state extends StepBeforeDecision ? StepEndWords : unknown) &
    (state extends LaterWait ? EndWords : unknown) &
    (state extends OpenPayment ? PaymentWords : unknown)
}
