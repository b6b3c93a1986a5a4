import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatusName,
  type ApplicationStatusOrText,
} from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import type { DetailedStatus } from '#domain/application/result/detailed-status.table'
import { expectedDecisionDay, waitExpectationOf } from '#domain/application/result/next-step'
import { objectionSubjectOf } from '#domain/application/result/objection'
import { lastStepBeforeCancellation, progressSteps } from '#domain/application/result/progress'
import { applicationSituationOf } from '#domain/application/result/situation'
import { formatCappedAmount, totalSupport } from '#domain/application/result/total-support'
import { anApplication } from '#domain/application/examples/an-application'
import { formatWon, Won } from '#domain/kernel/won'
import type { Proof } from '#domain/proof/proof'
import { PROOF_STATUSES, proofStatusName } from '#domain/proof/proof-status.table'
import { supportShares } from '#domain/proof/support-shares'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import { type Instant, kstDateOrThrow, kstInstant } from '#domain/time/calendar'
import { formatThirdOfMonth } from '#domain/time/written-dates'
import { type FunctionCase, yesNoWord } from '../../../rule-entry.ts'
import { NEXT_STEP_VERDICT_WORDS } from './next-step-words.rules.ts'

const on = (day: string): Instant => kstInstant(day, '10:00')
const SETTINGS = { accountEditStatuses: [applicationStatusName('transferError')], usualStepDays: 5, noticeBy: '' }

type Known = Partial<Omit<Application, 'proofs'>> & { readonly proofs?: readonly Partial<Proof>[] }

const proofsOf = ({ proofs = [] }: Known): readonly Proof[] =>
  proofs.map((proof, nth) => aProof({ id: String(501 + nth), totalUnit: 'amount', ...proof }))

const seen = (known: Known) =>
  applicationSituationOf(anApplication({ status: 'targetSelected', ...known, proofs: proofsOf(known) }), SETTINGS)

const isApplicationStatus = (status: DetailedStatus): status is ApplicationStatus =>
  APPLICATION_STATUSES.some((one) => one === status)

const detailedStatusName = (status: DetailedStatus): string => {
  if (status === 'unknown') return '알 수 없는 상태'
  if (isApplicationStatus(status)) return applicationStatusName(status)
  return NEXT_STEP_VERDICT_WORDS[status]
}

const TURN = { agency: '기관', carriers: '택배사', applicant: '신청자', nobody: '없음' } as const
const CANCELLING = { offered: '취소할 수 있다', none: '취소 단추가 없다', refused: '상태 때문에 취소할 수 없다', refusedByProof: '증빙 때문에 취소할 수 없다' } as const

/** What happens next, and whose turn it is. */
const nextWords = (known: Known): string => {
  const { detailedStatus, turn } = seen(known)
  return `${detailedStatusName(detailedStatus)} (차례: ${TURN[turn]})`
}
const amountWords = ({ is, ...total }: ReturnType<typeof totalSupport>): string =>
  'won' in total
    ? formatWon(total.won)
    : { undecided: '결정 전', settling: '금액 확정 중', none: '지원금 없음', unknown: '금액을 모름', decided: '', paid: '' }[is]
const total = (status: ApplicationStatusOrText, decided: number | null, paid = 0): string =>
  amountWords(totalSupport(status, decided, Won(paid)))
const decisionDay = (status: DetailedStatus): string =>
  expectedDecisionDay(status, { day: kstDateOrThrow('2025-07-01'), days: 5 }) ?? '안내하지 않는다'
/** The last changes that have no status of the application as their name, or another word than it. */
const CHANGE_WORDS = {
  lookup: '택배사 조회 신청', lookedUp: '조회 완료', supplementRequest: '보완 요청', proofHold: '증빙 보류', proof: '증빙 제출',
  supplementComplete: '보완 접수', proofChange: '증빙 변경', proofApproved: '증빙 승인', proofRefused: '증빙 미선정', opinion: '의견 제출', answer: '의견 답변',
} as const
type ChangeName = ReturnType<typeof seen>['lastChange']['name']
const hasOwnWord = (name: ChangeName): name is keyof typeof CHANGE_WORDS => name in CHANGE_WORDS
const changeWords = (known: Known): string => {
  const { name, day } = seen(known).lastChange
  return `${hasOwnWord(name) ? CHANGE_WORDS[name] : detailedStatusName(name)}, ${day ?? '날을 모름'}`
}
const opinion = (known: Partial<Application['opinions'][number]>): Application['opinions'][number] =>
  ({ id: '1', content: '의견', status: null, registeredAt: on('2025-07-02'), isAnswered: false, answer: null, updatedAt: null, files: [], ...known })

/** How the proofs share the maximum amount. */
const shareWords = (known: Known, entered = 0): string => {
  const { paid, granted, remaining, underReview, entered: expected, open } = supportShares(anApplication({ status: 'targetSelected', ...known, proofs: proofsOf(known) }), entered)
  return `지급 ${formatWon(paid)}, 결정 ${formatWon(granted)}, 남은 한도 ${formatWon(remaining)} (확인 중 ${formatWon(underReview)}, 적은 것 ${formatWon(expected)}, 빈 것 ${formatWon(open)})`
}
const REJECTED: Partial<Proof> = { status: 'notSelected', updatedAt: on('2025-07-05') }
const refusedWord = (known: Known): string => `${seen(known).refusedProofs}건`
const newProofWord = (known: Known): string => (seen(known).newProof === 'none' ? '없다' : '있다')
const lookedUpWord = (fees: readonly number[]): string => {
  const { lookedUp } = seen({ proofs: [{ proofType: 'parcel', status: 'reviewWaiting', items: fees.map((deliveryFee, nth) => aProofItem({ id: String(nth), proofType: 'parcel', deliveryFee })) }] })
  return lookedUp === null ? '알리지 않는다' : formatWon(Won(lookedUp))
}
const PAID_OUT: Partial<Proof> = { status: 'paymentComplete', decidedAmount: 300_000 }
/** The statuses of a proof with which the page says that the agency is checking, and whose turn it then is. */
const waitingFor = (proofType: Proof['proofType'], others: readonly Partial<Proof>[] = []): string => {
  const situationWith = (status: Proof['status']) => seen({ proofs: [...others, { proofType, status }] })
  const waiting = PROOF_STATUSES.filter((status) => situationWith(status).detailedStatus === 'selectedWaiting')
  const whoseTurns = [...new Set(waiting.map((status) => TURN[situationWith(status).turn]))]
  return waiting.length === 0 ? '없음' : `${waiting.map(proofStatusName).join(', ')} (차례: ${whoseTurns.join(', ')})`
}

/** 신청결과의 상황: what the result page makes of an application and its proofs. */
export const SITUATION_CASES: readonly FunctionCase[] = [
  // 기관이 확인 중인 증빙
  { proves: ['D2-112', 'D2-570'], given: '기관이 확인 중인 것으로 보는 이용 증빙', outcome: '제출, 제출완료, 검토대기, 보완완료, 검토중, 심의, 승인, 대상선정, 보류 (차례: 기관)', ask: () => waitingFor('general') },
  { proves: ['D2-112', 'D2-570'], given: '기관이 확인 중인 것으로 보는 신속지급 증빙', outcome: '없음', ask: () => waitingFor('rapid') },
  { proves: ['D2-112', 'D2-570'], given: '한도까지 지급된 뒤 기관이 확인 중인 것으로 보는 이용 증빙', outcome: '제출, 제출완료, 검토대기, 보완완료, 검토중, 심의 (차례: 기관)', ask: () => waitingFor('general', [PAID_OUT]) },
  { proves: ['D2-570'], given: '대상선정인 신속지급, 승인된 신속지급 증빙', outcome: '증빙 없이 지급되며 원하면 등록할 수 있다 (차례: 기관)', ask: () => nextWords({ paymentType: 'rapid', proofs: [{ proofType: 'rapid', status: 'approved', decidedAmount: 60_000 }] }) },
  { proves: ['D2-570'], given: '대상선정, 300,000원이 지급된 증빙과 승인된 증빙', outcome: '지급완료 (차례: 없음)', ask: () => nextWords({ proofs: [{ status: 'paymentComplete', decidedAmount: 300_000 }, { status: 'approved', decidedAmount: 1 }] }) },
  { proves: ['D2-112'], given: '대상선정인 신속지급, 제출완료인 신속지급 증빙', outcome: '증빙 없이 지급되며 원하면 등록할 수 있다 (차례: 기관)', ask: () => nextWords({ paymentType: 'rapid', proofs: [{ proofType: 'rapid', status: 'submitComplete' }] }) },
  { proves: ['A-271'], given: '대상선정, 증빙 없음', outcome: '대상선정 (차례: 신청자)', ask: () => nextWords({}) },
  { proves: ['D2-97'], given: '대상선정인 신속지급, 증빙 없음', outcome: '증빙 없이 지급되며 원하면 등록할 수 있다 (차례: 기관)', ask: () => nextWords({ paymentType: 'rapid' }) },
  { proves: ['D2-710'], given: '대상선정, 미선정인 이용 증빙뿐', outcome: '다른 증빙을 등록한다 (차례: 신청자)', ask: () => nextWords({ proofs: [{ status: 'notSelected' }] }) },
  { proves: ['D2-710'], given: '대상선정, 미선정인 이용 증빙과 취소한 증빙', outcome: '다른 증빙을 등록한다 (차례: 신청자)', ask: () => nextWords({ proofs: [{ status: 'notSelected' }, { status: 'userCancel' }] }) },
  { proves: ['D2-710'], given: '대상선정, 취소한 증빙뿐', outcome: '대상선정 (차례: 신청자)', ask: () => nextWords({ proofs: [{ status: 'userCancel' }] }) },
  { proves: ['D2-790'], given: '대상선정인 신속지급, 미선정인 신속지급 증빙뿐', outcome: '이용 증빙을 등록한다 (차례: 신청자)', ask: () => nextWords({ paymentType: 'rapid', proofs: [{ proofType: 'rapid', status: 'notSelected' }] }) },
  { proves: ['D2-157'], given: '대상선정, 제출인 택배사 조회', outcome: '택배사가 조회하고 있다 (차례: 택배사)', ask: () => nextWords({ proofs: [{ proofType: 'parcel', status: 'submitted' }] }) },
  { proves: ['D2-132'], given: '대상선정, 검토대기인 택배사 조회', outcome: '기관이 조회된 금액을 확인하고 있다 (차례: 기관)', ask: () => nextWords({ proofs: [{ proofType: 'parcel', status: 'reviewWaiting' }] }) },
  { proves: ['D2-112'], given: '대상선정, 보완요청인 이용 증빙', outcome: '증빙을 보완한다 (차례: 신청자)', ask: () => nextWords({ proofs: [{ status: 'supplementRequest' }] }) },
  { proves: ['D2-131'], given: '대상선정, 295,001원이 지급된 증빙', outcome: '한도가 거의 찼다 (차례: 신청자)', ask: () => nextWords({ proofs: [{ status: 'paymentComplete', decidedAmount: 295_001 }] }) },
  { proves: ['D2-131'], given: '대상선정, 295,000원이 지급된 증빙', outcome: '남은 한도만큼 더 등록할 수 있다 (차례: 신청자)', ask: () => nextWords({ proofs: [{ status: 'paymentComplete', decidedAmount: 295_000 }] }) },
  { proves: ['D2-131'], given: '대상선정, 300,000원이 지급된 증빙', outcome: '지급완료 (차례: 없음)', ask: () => nextWords({ proofs: [{ status: 'paymentComplete', decidedAmount: 300_000 }] }) },
  { proves: ['D2-119'], given: '대상선정, 300,000원이 지급된 증빙: 취소', outcome: '취소 단추가 없다', ask: () => CANCELLING[seen({ proofs: [{ status: 'paymentComplete', decidedAmount: 300_000 }] }).cancelling] },
  { proves: ['D2-134'], given: '보완요청, 사유코드 US01', outcome: '먼저 고객센터에 전화한다 (차례: 신청자)', ask: () => nextWords({ status: 'supplementRequest', reasons: ['US01'] }) },
  { proves: ['D2-134'], given: '보완요청, 사유코드 없음', outcome: '보완요청 (차례: 신청자)', ask: () => nextWords({ status: 'supplementRequest' }) },
  // 의견
  { proves: ['D2-132'], given: '보류, 답변을 기다리는 의견', outcome: '기관이 의견을 확인하고 있다 (차례: 기관)', ask: () => nextWords({ status: 'hold', opinions: [opinion({})] }) },
  { proves: ['D2-132'], given: '보류(7월 1일), 7월 3일에 답변된 의견', outcome: '답변을 확인한다 (차례: 신청자)', ask: () => nextWords({ status: 'hold', updatedAt: on('2025-07-01'), opinions: [opinion({ isAnswered: true, updatedAt: on('2025-07-03') })] }) },
  { proves: ['D2-740'], given: '다시 보류(7월 9일), 7월 3일에 답변된 의견 하나', outcome: '보류 (차례: 신청자)', ask: () => nextWords({ status: 'hold', updatedAt: on('2025-07-09'), opinions: [opinion({ isAnswered: true, updatedAt: on('2025-07-03') })] }) },
  { proves: ['D2-740'], given: '다시 보류(7월 9일), 7월 3일에 답변된 의견 둘', outcome: '의견을 더 보낼 수 없어 전화로 문의한다 (차례: 신청자)', ask: () => nextWords({ status: 'hold', updatedAt: on('2025-07-09'), opinions: ['1', '2'].map((id) => opinion({ id, isAnswered: true, updatedAt: on('2025-07-03') })) }) },
  { proves: ['D2-132'], given: '답변 둘 가운데 7월 3일의 ‘가’와 7월 5일의 ‘나’', outcome: '나', ask: () => seen({ status: 'hold', opinions: [opinion({ answer: '가', updatedAt: on('2025-07-03') }), opinion({ id: '2', answer: '나', updatedAt: on('2025-07-05') })] }).latestAnswer ?? '없음' },
  // 취소
  { proves: ['A-199'], given: '심의: 취소', outcome: '상태 때문에 취소할 수 없다', ask: () => CANCELLING[seen({ status: 'deliberation' }).cancelling] },
  { proves: ['D2-116'], given: '미선정: 취소', outcome: '취소할 수 있다', ask: () => CANCELLING[seen({ status: 'notSelected' }).cancelling] },
  { proves: ['D2-116'], given: '지급완료: 취소', outcome: '취소 단추가 없다', ask: () => CANCELLING[seen({ status: 'paymentComplete' }).cancelling] },
  { proves: ['A-200'], given: '대상선정, 승인된 증빙: 취소', outcome: '증빙 때문에 취소할 수 없다', ask: () => CANCELLING[seen({ proofs: [{ status: 'approved' }] }).cancelling] },
  // 기한과 예상일
  { proves: ['D2-112'], given: '보완요청인 신청, 6월 24일에 바뀜: 마지막 날', outcome: '2025-07-01', ask: () => seen({ status: 'supplementRequest', updatedAt: on('2025-06-24') }).due ?? '모름' },
  { proves: ['D2-112'], given: '대상선정, 7월 3일과 7월 1일에 보완요청된 증빙: 마지막 날', outcome: '2025-07-08', ask: () => seen({ proofs: [{ status: 'supplementRequest', updatedAt: on('2025-07-03') }, { status: 'supplementRequest', updatedAt: on('2025-07-01') }] }).due ?? '모름' },
  { proves: ['D2-741'], given: '보완요청인 신청(6월 24일), 7월 1일에 보완요청된 증빙: 증빙의 마지막 날', outcome: '2025-07-08', ask: () => seen({ status: 'supplementRequest', updatedAt: on('2025-06-24'), proofs: [{ status: 'supplementRequest', updatedAt: on('2025-07-01') }] }).proofDue ?? '모름' },
  { proves: ['D2-136', 'D2-922'], given: '검증, 한 단계 5일인 설정, 신청이 7월 1일에 바뀜: 단계가 끝나는 날 (7월 6일은 일요일)', outcome: '2025-07-07', ask: () => seen({ status: 'verification', updatedAt: on('2025-07-01') }).expectation?.day ?? '안내하지 않는다' },
  { proves: ['D2-136'], given: '검증, 한 단계의 날수를 정하지 않은 설정: 단계가 끝나는 날', outcome: '안내하지 않는다', ask: () => waitExpectationOf('verification', on('2025-07-01'), { usualStepDays: 0, noticeBy: '' })?.day ?? '안내하지 않는다' },
  { proves: ['D2-136'], given: '대상선정, 한 단계 5일인 설정, 7월 3일에 등록한 증빙: 단계가 끝나는 날', outcome: '2025-07-08', ask: () => seen({ updatedAt: on('2025-07-01'), proofs: [{ status: 'submitComplete', registeredAt: on('2025-07-03') }] }).expectation?.day ?? '안내하지 않는다' },
  { proves: ['D2-713'], given: '검증, 한 단계 5일인 설정, 7월 3일에 미선정된 증빙: 단계가 끝나는 날 (7월 6일은 일요일)', outcome: '2025-07-07', ask: () => seen({ status: 'verification', updatedAt: on('2025-07-01'), proofs: [{ status: 'notSelected', updatedAt: on('2025-07-03') }] }).expectation?.day ?? '안내하지 않는다' },
  { proves: ['D2-785'], given: '보류, 한 단계 5일인 설정, 7월 2일에 보낸 의견: 답변의 날', outcome: '2025-07-07', ask: () => seen({ status: 'hold', updatedAt: on('2025-07-01'), opinions: [opinion({})] }).expectation?.day ?? '안내하지 않는다' },
  { proves: ['D2-157'], given: '6월 24일에 신청한 택배사 조회: 안내하는 날', outcome: '2025-07-24', ask: () => seen({ proofs: [{ proofType: 'parcel', status: 'submitted', registeredAt: on('2025-06-24') }] }).lookupDays?.end ?? '모름' },
  { proves: ['D3-250'], given: '단계가 7월 1일에 끝나고 한 단계 5일: 신청의 결정일', outcome: '2025-07-16', ask: () => decisionDay('applied') },
  { proves: ['D3-250'], given: '단계가 7월 1일에 끝나고 한 단계 5일: 정보조회의 결정일', outcome: '2025-07-11', ask: () => decisionDay('infoLookup') },
  { proves: ['D3-250'], given: '단계가 7월 1일에 끝나고 한 단계 5일: 검증의 결정일', outcome: '2025-07-06', ask: () => decisionDay('verification') },
  { proves: ['D3-250'], given: '단계가 7월 1일에 끝나고 한 단계 5일: 심의의 결정일', outcome: '2025-07-01', ask: () => decisionDay('deliberation') },
  { proves: ['D3-250'], given: '단계가 7월 1일에 끝나고 한 단계 5일: 승인의 결정일', outcome: '안내하지 않는다', ask: () => decisionDay('approved') },
  // 마지막 변경
  { proves: ['A-145'], given: '검증(7월 1일): 마지막 변경', outcome: '검증, 2025-07-01', ask: () => changeWords({ status: 'verification', updatedAt: on('2025-07-01') }) },
  { proves: ['D2-560'], given: '대상선정, 7월 3일에 등록한 제출완료: 마지막 변경', outcome: '증빙 제출, 2025-07-03', ask: () => changeWords({ updatedAt: on('2025-07-01'), proofs: [{ status: 'submitComplete', registeredAt: on('2025-07-03') }] }) },
  { proves: ['D3-643'], given: '대상선정, 7월 3일에 등록하고 7월 5일에 보완완료: 마지막 변경', outcome: '보완 접수, 2025-07-05', ask: () => changeWords({ proofs: [{ status: 'supplementComplete', registeredAt: on('2025-07-03'), updatedAt: on('2025-07-05') }] }) },
  { proves: ['D2-560'], given: '대상선정, 7월 3일에 등록하고 7월 5일에 검토대기: 마지막 변경', outcome: '증빙 변경, 2025-07-05', ask: () => changeWords({ proofs: [{ status: 'reviewWaiting', registeredAt: on('2025-07-03'), updatedAt: on('2025-07-05') }] }) },
  { proves: ['D2-713'], given: '대상선정, 7월 5일에 보류된 증빙과 7월 3일에 등록한 증빙: 마지막 변경', outcome: '증빙 보류, 2025-07-05', ask: () => changeWords({ proofs: [{ status: 'hold', updatedAt: on('2025-07-05') }, { status: 'submitComplete', registeredAt: on('2025-07-03') }] }) },
  { proves: ['D2-710'], given: '대상선정, 7월 5일에 미선정된 증빙뿐: 마지막 변경', outcome: '증빙 미선정, 2025-07-05', ask: () => changeWords({ updatedAt: on('2025-07-01'), proofs: [{ status: 'notSelected', updatedAt: on('2025-07-05') }] }) },
  { proves: ['D2-503'], given: '7월 1일에 바뀐 신청, 7월 3일에 지급된 증빙: 마지막으로 바뀐 날', outcome: '2025-07-03', ask: () => seen({ updatedAt: on('2025-07-01'), proofs: [{ status: 'paymentComplete', completedAt: on('2025-07-03') }] }).changedOn ?? '모름' },
  { proves: ['D2-560'], given: '대상선정, 7월 3일에 등록한 것과 1일에 등록하고 7월 3일에 바뀐 것: 마지막 변경', outcome: '증빙 제출, 2025-07-03', ask: () => changeWords({ proofs: [{ status: 'submitComplete', registeredAt: on('2025-07-03'), updatedAt: on('2025-07-03') }, { status: 'reviewWaiting', registeredAt: on('2025-07-01'), updatedAt: on('2025-07-03') }] }) },
  { proves: ['D3-643'], given: '대상선정, 7월 5일에 보완완료된 것과 검토대기가 된 것: 마지막 변경', outcome: '보완 접수, 2025-07-05', ask: () => changeWords({ proofs: [{ status: 'reviewWaiting', registeredAt: on('2025-07-01'), updatedAt: on('2025-07-05') }, { status: 'supplementComplete', registeredAt: on('2025-07-03'), updatedAt: on('2025-07-05') }] }) },
  { proves: ['D2-713'], given: '대상선정, 7월 3일에 보류된 증빙과 7월 5일에 등록한 증빙: 마지막 변경', outcome: '증빙 제출, 2025-07-05', ask: () => changeWords({ proofs: [{ status: 'hold', updatedAt: on('2025-07-03') }, { status: 'submitComplete', registeredAt: on('2025-07-05') }] }) },
  { proves: ['D2-713'], given: '대상선정, 보류된 두 증빙(7월 3일과 7월 5일): 마지막 변경', outcome: '증빙 보류, 2025-07-05', ask: () => changeWords({ proofs: [{ status: 'hold', updatedAt: on('2025-07-03') }, { status: 'hold', updatedAt: on('2025-07-05') }] }) },
  { proves: ['D2-570'], given: '대상선정, 7월 5일에 승인된 증빙과 7월 9일에 취소한 증빙: 마지막 변경', outcome: '증빙 승인, 2025-07-05', ask: () => changeWords({ updatedAt: on('2025-07-01'), proofs: [{ status: 'approved', updatedAt: on('2025-07-05') }, { status: 'userCancel', updatedAt: on('2025-07-09') }] }) },
  { proves: ['D2-157'], given: '대상선정, 6월 24일에 신청한 택배사 조회 중: 마지막 변경', outcome: '택배사 조회 신청, 2025-06-24', ask: () => changeWords({ updatedAt: on('2025-06-01'), proofs: [{ proofType: 'parcel', status: 'submitted', registeredAt: on('2025-06-24') }] }) },
  { proves: ['D2-157'], given: '대상선정(6월 1일), 신청한 날을 모르는 택배사 조회 중: 마지막 변경', outcome: '대상선정, 2025-06-01', ask: () => changeWords({ updatedAt: on('2025-06-01'), proofs: [{ proofType: 'parcel', status: 'submitted' }] }) },
  { proves: ['D2-157'], given: '대상선정(6월 1일), 6월 24일에 신청한 조회와 7월 1일에 보완요청된 증빙: 마지막 변경', outcome: '보완 요청, 2025-07-01', ask: () => changeWords({ updatedAt: on('2025-06-01'), proofs: [{ proofType: 'parcel', status: 'submitted', registeredAt: on('2025-06-24') }, { status: 'supplementRequest', updatedAt: on('2025-07-01') }] }) },
  { proves: ['D2-132'], given: '대상선정, 7월 5일에 끝난 택배사 조회: 마지막 변경', outcome: '조회 완료, 2025-07-05', ask: () => changeWords({ proofs: [{ proofType: 'parcel', status: 'reviewWaiting', registeredAt: on('2025-06-24'), updatedAt: on('2025-07-05') }] }) },
  { proves: ['D2-790'], given: '대상선정인 신속지급, 7월 5일에 미선정된 신속지급 증빙뿐: 마지막 변경', outcome: '증빙 미선정, 2025-07-05', ask: () => changeWords({ paymentType: 'rapid', updatedAt: on('2025-07-01'), proofs: [{ ...REJECTED, proofType: 'rapid' }] }) },
  { proves: ['A-145'], given: '보류(7월 1일), 7월 5일에 미선정된 증빙뿐: 마지막 변경', outcome: '보류, 2025-07-01', ask: () => changeWords({ status: 'hold', updatedAt: on('2025-07-01'), proofs: [REJECTED] }) },
  { proves: ['D2-132'], given: '보류(7월 1일), 7월 2일에 보낸 의견: 마지막 변경', outcome: '의견 제출, 2025-07-02', ask: () => changeWords({ status: 'hold', updatedAt: on('2025-07-01'), opinions: [opinion({})] }) },
  { proves: ['D2-132'], given: '보류(7월 1일), 7월 3일에 답변된 의견 하나: 마지막 변경', outcome: '의견 답변, 2025-07-03', ask: () => changeWords({ status: 'hold', updatedAt: on('2025-07-01'), opinions: [opinion({ isAnswered: true, updatedAt: on('2025-07-03') })] }) },
  { proves: ['D2-132'], given: '보류(7월 1일), 7월 3일과 7월 4일에 답변된 의견 둘: 마지막 변경', outcome: '의견 답변, 2025-07-04', ask: () => changeWords({ status: 'hold', updatedAt: on('2025-07-01'), opinions: [opinion({ isAnswered: true, updatedAt: on('2025-07-03') }), opinion({ id: '2', isAnswered: true, updatedAt: on('2025-07-04') })] }) },
  { proves: ['A-275'], given: '7월 5일과 7월 3일에 보완요청된 증빙 501과 502: 먼저 보이는 증빙', outcome: '502, 501', ask: () => seen({ proofs: [{ status: 'supplementRequest', updatedAt: on('2025-07-05') }, { status: 'supplementRequest', updatedAt: on('2025-07-03') }] }).supplements.map(({ id }) => id).join(', ') },
  { proves: ['D2-132'], given: '답변 둘 가운데 때를 모르는 ‘가’와 7월 5일의 ‘나’', outcome: '나', ask: () => seen({ status: 'hold', opinions: [opinion({ answer: '가' }), opinion({ id: '2', answer: '나', updatedAt: on('2025-07-05') })] }).latestAnswer ?? '없음' },
  { proves: ['D2-710', 'D2-790'], given: '대상선정, 미선정인 신속지급 증빙과 이용 증빙뿐', outcome: '이용 증빙을 등록한다 (차례: 신청자)', ask: () => nextWords({ proofs: [{ ...REJECTED, proofType: 'rapid' }, REJECTED] }) },
  { proves: ['D2-131'], given: '대상선정, 1원이 지급된 증빙', outcome: '남은 한도만큼 더 등록할 수 있다 (차례: 신청자)', ask: () => nextWords({ proofs: [{ status: 'paymentComplete', decidedAmount: 1 }] }) },
  { proves: ['D2-133'], given: '사용자취소, 이용 증빙이 있음: 마지막으로 지난 단계', outcome: '4', ask: () => `${seen({ status: 'userCancel', proofs: [{}] }).lastPassed ?? '없음'}` },
  { proves: ['D2-133'], given: '대상선정, 이용 증빙이 있음: 마지막으로 지난 단계', outcome: '없음', ask: () => `${seen({ proofs: [{}] }).lastPassed ?? '없음'}` },
  { proves: ['D3-272'], given: '대상선정, 미선정인 증빙: 금액에 이의를 신청할 수 있음', outcome: '예', ask: () => yesNoWord(seen({ proofs: [REJECTED] }).mayObjectToAmount) },
  { proves: ['D3-272'], given: '대상선정, 증빙 없음: 금액에 이의를 신청할 수 있음', outcome: '아니요', ask: () => yesNoWord(seen({}).mayObjectToAmount) },
  { proves: ['D2-145'], given: '새 증빙의 단추: 대상선정, 증빙 없음', outcome: '있다', ask: () => newProofWord({}) },
  { proves: ['D2-145'], given: '새 증빙의 단추: 검증', outcome: '없다', ask: () => newProofWord({ status: 'verification' }) },
  ...([['2025-07-10', '7월 초순'], ['2025-07-11', '7월 중순'], ['2025-07-20', '7월 중순'], ['2025-07-21', '7월 하순'], ['2026-01-21', '2026년 1월 하순']] as const).map(([day, outcome]): FunctionCase => ({ proves: ['D3-340', 'D2-985'], given: `결정되는 때: ${day}`, outcome, ask: () => formatThirdOfMonth(kstDateOrThrow('2025-06-24'), kstDateOrThrow(day)) })),
  // 금액
  { proves: ['D2-119'], given: '한도의 나눔: 증빙 없음, 이 화면에 400,000원을 적음', outcome: '지급 0원, 결정 0원, 남은 한도 300,000원 (확인 중 0원, 적은 것 300,000원, 빈 것 0원)', ask: () => shareWords({}, 400_000) },
  { proves: ['D2-119'], given: '한도의 나눔: 지급 60,000원, 승인 50,000원, 확인 중 40,000원, 이 화면에 30,000원', outcome: '지급 60,000원, 결정 50,000원, 남은 한도 190,000원 (확인 중 40,000원, 적은 것 30,000원, 빈 것 120,000원)', ask: () => shareWords({ proofs: [{ status: 'paymentComplete', decidedAmount: 60_000 }, { status: 'approved', decidedAmount: 50_000 }, { status: 'submitComplete', total: 40_000 }] }, 30_000) },
  { proves: ['D2-119'], given: '한도의 나눔: 지급 290,000원, 확인 중 6,000원과 7,000원', outcome: '지급 290,000원, 결정 0원, 남은 한도 10,000원 (확인 중 10,000원, 적은 것 0원, 빈 것 0원)', ask: () => shareWords({ proofs: [{ status: 'paymentComplete', decidedAmount: 290_000 }, { status: 'submitComplete', total: 6_000 }, { status: 'submitComplete', total: 7_000 }] }, 5_000) },
  { proves: ['D2-119', 'P-032'], given: '한도의 나눔: 확인 중인 3건, 금액을 모르는 조회, 총계가 없는 증빙, 총계가 −5인 증빙', outcome: '지급 0원, 결정 0원, 남은 한도 300,000원 (확인 중 15,000원, 적은 것 0원, 빈 것 285,000원)', ask: () => shareWords({ proofs: [{ status: 'submitComplete', totalUnit: 'cases', total: 3 }, { proofType: 'parcel', totalUnit: 'parcel', status: 'submitted', total: 9 }, { status: 'submitComplete' }, { status: 'submitComplete', total: -5 }] }) },
  { proves: ['D2-119'], given: '한도의 나눔: 지급완료인 신청(결정 100,000원), 확인 중 40,000원', outcome: '지급 100,000원, 결정 0원, 남은 한도 200,000원 (확인 중 0원, 적은 것 0원, 빈 것 200,000원)', ask: () => shareWords({ status: 'paymentComplete', decidedAmount: 100_000, proofs: [{ status: 'submitComplete', total: 40_000 }] }) },
  { proves: ['D2-119'], given: '한도의 나눔: 결정 100,000원, 지급 60,000원, 취소한 증빙 40,000원', outcome: '지급 60,000원, 결정 40,000원, 남은 한도 200,000원 (확인 중 0원, 적은 것 0원, 빈 것 200,000원)', ask: () => shareWords({ decidedAmount: 100_000, proofs: [{ status: 'paymentComplete', decidedAmount: 60_000 }, { status: 'userCancel', total: 40_000 }] }) },
  { proves: ['D2-131'], given: '대상선정, 지급된 증빙 없음: 새 증빙에 알리는 남은 한도', outcome: '알리지 않는다', ask: () => `${seen({}).remaining ?? '알리지 않는다'}` },
  { proves: ['D2-131'], given: '미선정, 60,000원이 지급된 증빙: 새 증빙에 알리는 남은 한도', outcome: '알리지 않는다', ask: () => `${seen({ status: 'notSelected', proofs: [{ status: 'paymentComplete', decidedAmount: 60_000 }] }).remaining ?? '알리지 않는다'}` },
  { proves: ['A-187'], given: '끝난 택배사 조회의 배달료 4,000원과 5,000원: 조회한 금액', outcome: '9,000원', ask: () => lookedUpWord([4_000, 5_000]) },
  { proves: ['A-187'], given: '끝난 택배사 조회에 기록이 없음: 조회한 금액', outcome: '알리지 않는다', ask: () => lookedUpWord([]) },
  { proves: ['D2-743'], given: '미선정인 신청의 미선정인 증빙과 제출완료인 증빙: 미선정이라고 알리는 건수', outcome: '0건', ask: () => refusedWord({ status: 'notSelected', proofs: [REJECTED, { status: 'submitComplete' }] }) },
  { proves: ['D2-743'], given: '대상선정, 미선정인 증빙뿐(제목이 알림): 미선정이라고 알리는 건수', outcome: '0건', ask: () => refusedWord({ proofs: [REJECTED] }) },
  { proves: ['D2-743'], given: '대상선정, 미선정인 증빙과 1원이 지급된 증빙: 미선정이라고 알리는 건수', outcome: '0건', ask: () => refusedWord({ proofs: [REJECTED, { status: 'paymentComplete', decidedAmount: 1 }] }) },
  { proves: ['D2-99'], given: '총 지원금액: 대상선정, 결정금액 0원', outcome: '결정 전', ask: () => total('targetSelected', 0) },
  { proves: ['A-172'], given: '총 지원금액: 대상선정, 결정금액 1원', outcome: '1원', ask: () => total('targetSelected', 1) },
  { proves: ['D2-99'], given: '총 지원금액: 대상선정, 결정금액 없음, 지급된 증빙 60,000원', outcome: '60,000원', ask: () => total('targetSelected', null, 60_000) },
  { proves: ['D2-561'], given: '총 지원금액: 승인, 결정금액 없음', outcome: '금액 확정 중', ask: () => total('approved', null) },
  { proves: ['D2-99'], given: '총 지원금액: 지급완료, 결정금액 없음', outcome: '금액을 모름', ask: () => total('paymentComplete', null) },
  { proves: ['D2-791'], given: '총 지원금액: 미선정, 결정금액 100,000원', outcome: '지원금 없음', ask: () => total('notSelected', 100_000) },
  { proves: ['D2-791'], given: '총 지원금액: 사용자취소, 결정금액 100,000원', outcome: '지원금 없음', ask: () => total('userCancel', 100_000) },
  { proves: ['D2-791'], given: '총 지원금액: 미선정, 결정금액 100,000원, 지급된 증빙 60,000원', outcome: '60,000원', ask: () => total('notSelected', 100_000, 60_000) },
  { proves: ['A-006'], given: '조회한 배달료 299,999원', outcome: '299,999원', ask: () => formatCappedAmount(Won(299_999)) },
  { proves: ['A-006'], given: '조회한 배달료 300,000원', outcome: '300,000원 이상', ask: () => formatCappedAmount(Won(300_000)) },
  { proves: ['D2-131'], given: '대상선정, 60,000원이 지급된 증빙: 남은 한도', outcome: '240,000원', ask: () => formatWon(seen({ proofs: [{ status: 'paymentComplete', decidedAmount: 60_000 }] }).remaining ?? Won(-1)) },
  { proves: ['D2-713'], given: '대상선정, 보류인 증빙 둘: 보류라고 알리는 건수', outcome: '2건', ask: () => `${seen({ proofs: [{ status: 'hold' }, { status: 'hold' }] }).heldProofs}건` },
  { proves: ['D2-713'], given: '미선정, 보류인 증빙 하나: 보류라고 알리는 건수', outcome: '0건', ask: () => `${seen({ status: 'notSelected', proofs: [{ status: 'hold' }] }).heldProofs}건` },
  { proves: ['D2-743'], given: '대상선정, 미선정인 증빙과 제출완료인 증빙: 미선정이라고 알리는 건수', outcome: '1건', ask: () => `${seen({ proofs: [{ status: 'notSelected' }, { status: 'submitComplete' }] }).refusedProofs}건` },
  // 이의신청
  ...(
    [
      ['미선정인 신청', 'rejected', [], 0, '미선정에 대하여'],
      ['대상선정, 미선정인 증빙', 'selected', ['notSelected'], 0, '금액에 대하여'],
      ['대상선정, 보류인 증빙', 'selected', ['hold'], 0, '없음'],
      ['대상선정, 승인된 증빙과 보류인 증빙', 'selected', ['approved', 'hold'], 0, '금액에 대하여'],
      ['대상선정, 승인된 증빙, 지급·결정 300,000원', 'selected', ['approved'], 300_000, '없음'],
      ['지급 절차 중, 결정 299,999원', 'paying', [], 299_999, '금액에 대하여'],
      ['지급이 끝남, 지급 300,000원', 'paid', [], 300_000, '없음'],
      ['선정 전', 'beforeSelection', ['notSelected'], 0, '없음'],
    ] as const
  ).map(([given, stage, statuses, paid, outcome]): FunctionCase => ({
    proves: ['D3-272', 'D2-350'],
    given: `이의신청 안내: ${given}`,
    outcome,
    ask: () =>
      ({ rejection: '미선정에 대하여', amount: '금액에 대하여', none: '없음' })[
        objectionSubjectOf(stage, statuses.map((status) => ({ status })), { paid: Won(paid), granted: Won(0), ceiling: Won(300_000) })
      ],
  })),
  // 다섯 단계
  { proves: ['A-149'], given: '다섯 단계: 검증', outcome: '1 지남, 2 지남, 3 지금, 4 아직, 5 아직', ask: () => progressSteps('verification').map(({ step, state }) => `${step} ${{ done: '지남', active: '지금', pending: '아직' }[state]}`).join(', ') },
  { proves: ['A-164'], given: '다섯 단계: 사용자취소', outcome: '1 아직, 2 아직, 3 아직, 4 아직, 5 아직', ask: () => progressSteps('userCancel').map(({ step, state }) => `${step} ${{ done: '지남', active: '지금', pending: '아직' }[state]}`).join(', ') },
  { proves: ['D2-133'], given: '취소된 신청이 지난 단계: 이용 증빙이 있음', outcome: '4단계', ask: () => `${lastStepBeforeCancellation([{ proofType: 'general' }])}단계` },
  { proves: ['D2-133'], given: '취소된 신청이 지난 단계: 신속지급 증빙과 이용 증빙', outcome: '4단계', ask: () => `${lastStepBeforeCancellation([{ proofType: 'rapid' }, { proofType: 'general' }])}단계` },
  { proves: ['D2-133'], given: '취소된 신청이 지난 단계: 신속지급 증빙뿐', outcome: '1단계', ask: () => `${lastStepBeforeCancellation([{ proofType: 'rapid' }])}단계` },
]
