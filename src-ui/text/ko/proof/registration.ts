import type { OpenRegistrationError } from '#app/proof/open-registration'
import type { RegisterProofError } from '#app/proof/register-proof'
import type { RequestCarriersError } from '#app/proof/request-carriers'
import type { PROOF_DETAIL_TYPE_NAMES, RegistrableProofType } from '#domain/proof/proof'
import type { CarrierRefusalCode } from '#domain/proof/registration/carrier-request'
import type { EnoughFilesVerdict } from '#domain/proof/registration/registration-checks'
import type { RegistrationRefusalCode } from '#domain/proof/registration/registration-checks.table'
import type { RegistrationEligibility } from '#domain/proof/registration/registration-eligibility'
import { fill } from '#ui/text/fill.ts'
import type { Messages } from '#ui/text/message.ts'
import { QUEUE_MESSAGES } from '../admission/admission.ts'
import { COMMON_CALL_MESSAGES, SHARED_FAILURE_TEXTS } from '../kernel/failures.ts'
import { EMPTY_FILE_MESSAGE, STORE_FILE_MESSAGES, UNCONFIRMED_WITH_FILES, UPLOAD_TEXTS } from '../upload/upload.ts'
import { NEW_PROOF_TEXTS } from './proof.ts'

/**
 * The text for choosing and registering a proof. [D3-64] [D3-67] [D3-68] [D3-71] The keys after the blank line come
 * from requirements that have no key, or are our own.
 */
export const REGISTRATION_TEXTS = {
  'intro.lead': '등록하실 증빙을 골라주세요.',
  'intro.general': '배달·택배 이용 증빙',
  'intro.generalDesc': '배달앱이나 배달대행사, 택배사에 내신 금액을 인정받습니다.',
  'intro.direct': '직접배달 증빙',
  'intro.directDesc': '대표자나 직원이 배달하신 1건당 {perCase}이 인정됩니다.',
  'intro.parcel': '택배사 이용내역 조회신청',
  'intro.parcelDesc': '파일 없이 택배사 이용내역으로 대신합니다.',
  'intro.generalKinds': '인정되는 증빙자료 (배달·택배 이용)',
  'intro.directKinds': '인정되는 증빙자료 (직접배달)',
  'intro.example': '예시보기',
  'intro.exampleTitle': '증빙자료 예시',
  'reg.tabParcel': '배달·택배 이용',
  'reg.tabDirect': '직접배달',
  'reg.typeLabel': '증빙유형',
  'reg.typeGeneral': '배달·택배 서비스 이용',
  'reg.typeDirect': '직접배달',
  'reg.period': '실적증빙 기간',
  'reg.year2024': '2024년',
  'reg.year2025': '2025년',
  'reg.totalUnit': '자료에 무엇이 적혀 있나요?',
  'reg.totalUnitAmount': '금액',
  'reg.totalUnitCases': '건수',
  'reg.totalAmount': '총 증빙금액',
  'reg.totalCases': '총 증빙건수',
  'reg.totalAmountPlaceholder': '총 증빙금액을 입력해주세요.',
  'reg.totalCasesPlaceholder':
    '총 증빙건수를 입력해주세요. ({supportedCases}건까지 지원됩니다. 입력은 {maxCases}건까지)',
  'reg.unitWon': '원',
  'reg.unitCases': '건',
  'reg.expected': '예상 지원금액',
  'reg.expectedNote': '1건당 {perCase}이며, 업체당 최대 지원금액은 {ceiling}입니다.',
  'reg.usageOfAll':
    '이용금액이 {usageShort} 원을 초과해야 하는 기준은 이번 증빙이 아니라 {firstUsageMonth}부터 {lastUsageMonth}까지의 전체 이용금액에 적용됩니다.',
  'reg.expectedAbove': '계산한 금액이 최대 지원금액보다 많습니다. 지원금은 {ceiling}까지 지급됩니다.',
  'reg.agreeLabel': '증빙자료 제출 동의',
  'reg.agreeText': '사실과 다르면 지원금을 돌려드려야 함을 확인했으며, 증빙 확인을 위한 정보 이용에 동의합니다.',
  'reg.agree': '동의',
  'reg.performance': '실적증빙',
  'reg.base': '영업증빙',
  'reg.submit': '등록하기',
  'reg.alreadyRegistered':
    '앞서 보내신 증빙은 이미 등록되었습니다. 같은 증빙이면 다시 등록하지 않으셔도 됩니다. 신청결과에서 확인해주세요.',
  'reg.arrived': '등록된 증빙: {what}',
  'reg.namesAndMore': '{names} 외 {n}개',
  'reg.year': '{year}년',
  'reg.notArrived':
    '앞서 보내시던 증빙은 아직 등록되지 않았습니다. 입력하신 내용과 파일은 그대로 있습니다. 다시 등록해주세요.',
  'reg.another': '다른 증빙이므로 계속 작성',
  'reg.times': '{n}건 × {perCase} =',
  'reg.timesOfWhich': '{sum} 가운데',
  'reg.submitting': '등록 중입니다. 잠시만 기다려주세요.',
  'direct.nthStep': '{step}단계',
  'direct.step1Guide': '간판, 전단지 같은 자료 하나만 올리셔도 됩니다. (최대 {maxBaseFiles}개)',
  'direct.step2Guide': '직접 배달한 실적을 확인할 수 있는 자료를 등록해주세요.',
  'direct.approved': '인증완료된 영업증빙입니다.',
  'direct.example1': '영업증빙 예시보기',
  'direct.example2': '실적증빙 예시보기',
  'direct.pledge': '직접배달 지급 확약서 내려받기',
  'direct.zeroAtStep1': '크기가 0인 파일은 등록할 수 없습니다. ({names})',
  'parcel.carriers': '택배사',
  'parcel.guide': '이용하신 택배사를 모두 선택해주세요.',
  'parcel.agreeText': '택배사 이용내역 조회를 위한 사업자 정보 제공에 동의합니다.',
  'parcel.submit': '조회신청',
  'parcel.confirmTitle': '택배사 이용내역 조회신청',
  'parcel.confirmBody':
    '조회에 최대 {parcelMonths}개월이 걸리고, 그동안 다른 증빙은 등록할 수 없습니다. 신청하시겠습니까?',

  'reg.loadFailed': '신청내역 조회에 실패하였습니다.',
  'reg.confirm': '등록하시겠습니까?',
  'reg.fileCount': '파일 {n}개',
  'reg.done': '모든 증빙자료가 성공적으로 등록되었습니다.',
  'reg.doneSkipped': '증빙자료 등록이 완료되었습니다.',
  'reg.failedDirect': '파일업로드 중 오류가 발생했습니다. 다시 시도해주세요.',
  'reg.failedGeneral': '증빙자료 등록 중 오류가 발생했습니다.',
  'reg.stopped': '등록하지 않았습니다. 입력하신 내용과 파일은 그대로 있습니다.',
  'reg.totalZero': '0보다 큰 수를 적어주세요.',
  'reg.tooManyCases': '증빙건수는 최대 {maxCases}건까지만 입력 가능합니다.',
  'reg.casesCleared':
    '입력하신 건수: {n}건. {supportedCases}건까지 지원되므로 {supportedCases}을 적어주세요. 받으실 금액은 같습니다.',
  'reg.headGeneral': '배달비·택배비를 쓰신 내역을 올려주세요.',
  'reg.headDirect': '직접배달 증빙을 올려주세요.',
  'reg.performanceShows': '영수증, 정산내역, 운송장 같은 자료입니다.',
  'reg.casesMean.general': '배달·택배를 이용하신 횟수입니다. 파일 수가 아닙니다.',
  'reg.casesMean.direct': '직접 배달하신 횟수입니다. 파일 수가 아닙니다.',
  'reg.casesEnough': '{supportedCases}건이 넘으면 {supportedCases}을 적으셔도 됩니다.',
  'reg.kinds': '올리실 수 있는 자료 {n}가지',
  'reg.ceiling': '업체당 최대 지원금액 {ceiling}',
  'reg.periodHint': '해당하는 연도를 모두 선택해주세요.',
  'reg.totalUnitEither': '금액 또는 건수',
  'reg.totalUnitAmountNote': '내신 금액이 적혀 있습니다. (영수증, 정산내역)',
  'reg.totalUnitCasesNote': '금액 없이 이용하신 횟수만 적혀 있습니다. 1건당 {perCase}씩 인정됩니다.',
  'reg.tabs': '증빙유형 선택',
  'reg.changeType': '유형 바꾸기',
  'reg.steps': '직접배달 증빙 등록 단계',
  'direct.head1': '직접 배달하시는 것을 보여주는 자료를 올려주세요.',
  'direct.head2': '배달하신 내역을 올려주세요.',
  'direct.nextStep': '다음 단계에서는 배달하신 내역과 서명하신 확약서를 올립니다.',
  'direct.pledgeTitle': '직접배달 지급 확약서',
  'direct.pledgeHow': '작성하고 서명하신 뒤 사진이나 PDF로 여기에 올려주세요.',
  'direct.pledgePhone': '휴대폰만 쓰시면, 파일을 인쇄점에서 인쇄해 서명하신 뒤 사진을 찍어 올려주세요.',
  'direct.pledgePrint': '한글(hwpx) 파일입니다. 인쇄하기 어려우시면 증빙·이의신청 문의({phone})로 전화해주세요.',
  'direct.pledgeAsked': '확약서 칸에 올리신 파일이 없습니다. 서명하신 직접배달 지급 확약서를 실적증빙 칸에 올리셨나요?',
  'direct.pledgeLater':
    '아직 없으시면 서식을 인쇄해 서명하신 뒤 다시 들어와 주세요. 인터넷 창을 닫지 않으시면 고르신 파일은 {time}까지 남습니다.',
  'direct.pledgeLaterUnkept':
    '아직 없으시면 서식을 인쇄해 서명하신 뒤 파일을 다시 골라주세요. 이 브라우저에는 고르신 파일이 저장되지 않습니다.',
  'direct.pledgeThere': '올렸으니 등록하기',
  'direct.pledgeMissing': '확약서 올리러 가기',
  'direct.pledgeForgotten':
    '확약서를 빠뜨리셨으면 증빙·이의신청 문의({phone})로 전화해주세요. 등록하신 증빙에는 보완요청을 받기 전까지 파일을 더하실 수 없습니다.',
  'direct.needBase': '증빙서류를 업로드해주세요.',
  'direct.approvedFiles': '인증완료된 영업증빙 파일',
  'direct.openFile': '{name} 열기',
  'direct.noApprovedFiles': '표시할 파일이 없습니다.',
  'intro.generalSuits': '영수증이나 정산내역을 갖고 계신 분',
  'intro.parcelSuits': '택배를 보내셨지만 자료가 없는 분',
  'intro.directSuits': '가게에서 직접 배달하신 분',
  'intro.generalEffort': '배달과 택배 자료를 한 화면에서 올리고 합계를 적습니다.',
  'intro.directEffort': '자료와 서명하신 확약서를 올립니다.',
  'intro.littleLeft': '남은 한도가 {remaining}이어서 증빙을 더 등록하지 않으셔도 됩니다.',
  'intro.parcelNote': '조회는 최대 {parcelMonths}개월이 걸리며, 그동안 다른 증빙을 등록할 수 없습니다.',
  'intro.generalKindsCount': '{n}가지',
  'intro.directKindsCount': '영업증빙\u00a0{base}가지, 실적증빙\u00a0{delivery}가지',
  'intro.marked': '노란 테두리 부분이 또렷하게 보여야 합니다.',
  'intro.exampleNote': '그림은 이해를 돕기 위한 예시이며 실제 서류가 아닙니다.',
  'parcel.lead': '파일을 올리지 않으셔도 됩니다. 조회된 금액은 신청결과에서 보실 수 있습니다.',
  'parcel.othersFirst': '다른 증빙이 있으면 먼저 등록해주세요.',
  'parcel.given': '무엇을 어디에 제공하나요?',
  'parcel.recipients': '제공받는 곳',
  'parcel.recipientsChosen': '위에서 선택하시는 택배사',
  'parcel.givenRefused': '동의하지 않으실 수 있으며, 그러면 이용내역을 조회할 수 없습니다.',
  'parcel.agreeLabel': '사업자 정보 제공 동의',
  'parcel.final': '조회신청은 취소하실 수 없습니다.',
  'parcel.notListed': '목록에 없는 택배사는 조회되지 않으니 운송장이나 영수증을 등록해주세요.',
  'parcel.which': '먼저 신청하신 증빙: {proofs}',
  'parcel.whichOne': '{name} (진행상태 {status})',
  'parcel.done': '택배사 이용내역 조회신청이 완료되었습니다.',
  'parcel.until': '조회에는 {day}까지 걸릴 수 있고, 끝날 때까지 다른 증빙은 등록할 수 없습니다.',
  'parcel.arrived':
    '앞서 신청하신 택배사 이용내역 조회가 이미 접수되었습니다. 지금 선택하신 택배사와 다르므로 다시 신청하지 않았습니다.\n접수된 택배사: {carriers}',
  'parcel.failed': '택배사 이용내역 조회신청에 실패하였습니다.',
  'parcel.error': '택배사 이용내역 조회신청 중 오류가 발생했습니다.',
} as const satisfies Record<string, string>

/** 증빙유형: the names of the types that a person registers. */
export const REGISTRABLE_TYPE_TEXTS = {
  general: REGISTRATION_TEXTS['reg.typeGeneral'],
  direct: REGISTRATION_TEXTS['reg.typeDirect'],
} as const satisfies Record<RegistrableProofType, string>

/** What is passed to the carriers, in the words of the privacy policy. The page names the chosen carriers. */
export const DATA_FOR_CARRIERS = [
  { name: '목적', words: '택배 이용 실적 확인' },
  { name: '항목', words: '사업자등록번호, 상호' },
  { name: '보유기간', words: '확인 후 즉시 파기' },
] as const

type SentenceForEach<Kinds extends readonly string[]> = { readonly [Place in keyof Kinds]: string }

/** For each drawing, a sentence that says what the framed part means, in the order of the detail types. */
export const EXAMPLE_MARKED_PART_MEANINGS = {
  general: [
    '작성일자와 합계금액',
    '결제일과 결제금액',
    '접수일과 운임',
    '주문일과 주문 내역',
    '정산월과 정산금액',
    '이용일과 이용금액',
  ],
  direct: [
    '배달 완료를 알린 문자',
    '배달료 항목',
    '차량의 용도',
    '계약한 상호',
    '배달 날짜와 서명',
    '구매금액',
    '배달 안내와 전화번호',
    '배달을 알리는 문구',
  ],
} as const satisfies {
  readonly [Type in RegistrableProofType]: SentenceForEach<(typeof PROOF_DETAIL_TYPE_NAMES)[Type]>
}

/**
 * The messages about entries that are missing or not allowed. Each entry shows its own message, and the bar shows that
 * of the first entry. [P-052] to [P-060] [P-082] to [P-084]
 */
export const REGISTRATION_ENTRY_REFUSAL_TEXTS = {
  tokenMissing: '인증이 만료되었습니다. 다시 인증해주세요.',
  agreementMissing: '동의 여부를 확인해주세요.',
  typeMissing: '유형을 선택해주세요.',
  periodMissing: '실적증빙 기간을 최소 1개 이상 선택해주세요.',
  totalUnitMissing: '구분(금액/건)을 선택해주세요.',
  amountMissing: REGISTRATION_TEXTS['reg.totalAmountPlaceholder'],
  casesMissing: '총 증빙건수를 입력해주세요.',
  baseMissing: '영업증빙 파일을 등록해주세요.',
  performanceMissing: '실적증빙 파일을 등록해주세요.',
  notAttached: '파일이 올바르게 첨부되지 않았습니다. 다시 시도해주세요.',
  carrierMissing: '이용 택배사 목록중 최소 1개이상 선택해주세요.',
  parcelExists: '이미 "택배" 증빙이 존재하여 제출할 수 없습니다.',
} as const satisfies Record<RegistrationRefusalCode | CarrierRefusalCode, string>

/** Why the files are not enough after some of them were not stored. [P-060] */
export const NOT_ENOUGH_FILES_TEXTS = {
  noValidBase: '영업증빙에 정상 파일이 1개 이상 필요합니다.',
  noValidPerformance: '실적증빙에 정상 파일이 1개 이상 필요합니다.',
} as const satisfies Record<Exclude<EnoughFilesVerdict, 'ok'>, string>

/** Why no proof can be registered for an application. [P-018] [P-019] [P-084] [P-301] */
export const REGISTRATION_NOT_ALLOWED_SENTENCES = {
  notSelected: '증빙제출 가능한 상태가 아닙니다.',
  notSelectedForParcel: '택배조회 신청이 가능한 상태가 아닙니다.',
  limit: NEW_PROOF_TEXTS.limit,
  parcelRunning: NEW_PROOF_TEXTS.parcelRunning,
  parcelExists: REGISTRATION_ENTRY_REFUSAL_TEXTS.parcelExists,
} as const satisfies Record<Exclude<RegistrationEligibility, 'ok'>, string>

const AFTER_SELECTION = {
  title: '지원대상으로 선정된 신청에만 등록하실 수 있습니다.',
  text: '지금 진행상태는 신청결과에서 보실 수 있습니다.',
} as const

/** The one reason that is shown for each refusal that closes the page. Not from the specification. [P-018] [P-301] */
export const REGISTRATION_CLOSED_REASONS: Readonly<
  Partial<Record<RegistrationEligibility, { readonly title: string; readonly text: string }>>
> = {
  notSelected: AFTER_SELECTION,
  notSelectedForParcel: AFTER_SELECTION,
  limit: {
    title: '더 등록하셔도 받으실 금액이 늘지 않습니다.',
    text: '등록하신 증빙과 받으신 금액은 신청결과에서 보실 수 있습니다.',
  },
}

/**
 * The messages if loading fails when the page opens, or before the proof is sent. (401 and 403 end the session.)
 * [P-020]
 */
const NOT_LOADED = {
  text: REGISTRATION_TEXTS['reg.loadFailed'],
  next: SHARED_FAILURE_TEXTS['way.retry'],
  ref: 'P-020',
} as const

export const OPEN_REGISTRATION_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  NotLoaded: NOT_LOADED,
} as const satisfies Messages<OpenRegistrationError>

/** The message about an unexpected failure, by page. [P-040] [P-077] */
const UNANSWERED = { '/proof-reg': 'reg.failedDirect', '/proof-reg-all': 'reg.failedGeneral' } as const
export type RegistrationRoute = keyof typeof UNANSWERED

/** The failures that have a message here. A failure of an entry or of the page is shown where it occurs. */
type RegistrationErrorWithMessage = Exclude<
  RegisterProofError,
  { readonly _tag: 'OtherRegistrationArrived' | 'NotEnoughFiles' | 'RegistrationNotAllowed' }
>

/**
 * Returns the messages about a failed registration, by page. If the answer was lost, they say that the proof may still
 * arrive. [P-067] [P-075] to [P-079] [D3-747]
 */
export const registerProofMessages = (page: RegistrationRoute) => {
  const failureMessage = {
    text: REGISTRATION_TEXTS[UNANSWERED[page]],
    next: SHARED_FAILURE_TEXTS['way.keptFiles'],
  } as const
  return {
    ...STORE_FILE_MESSAGES,
    ...QUEUE_MESSAGES,
    NotLoaded: { ...NOT_LOADED, next: SHARED_FAILURE_TEXTS['way.keptFiles'] },
    RegistrationDeclined: { text: REGISTRATION_TEXTS['reg.stopped'], isQuiet: true, ref: 'P-067' },
    EmptyFileRefused: EMPTY_FILE_MESSAGE,
    RegistrationTimedOut: { text: UPLOAD_TEXTS['file.uploadTimeout'], next: UNCONFIRMED_WITH_FILES, ref: 'P-076' },
    RegistrationRefused: { ...failureMessage, ref: 'P-079', server: true },
    RegistrationUnanswered: { ...failureMessage, next: UNCONFIRMED_WITH_FILES, ref: 'P-077' },
  } as const satisfies Messages<RegistrationErrorWithMessage>
}

const CARRIERS_KEPT = { next: SHARED_FAILURE_TEXTS['way.kept'], ref: 'P-089' } as const

/** The messages about a failed carrier request. [P-089] [D3-747] */
export const REQUEST_CARRIERS_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  NotLoaded: { ...NOT_LOADED, next: SHARED_FAILURE_TEXTS['way.kept'] },
  OtherCarrierRequestArrived: {
    text: REGISTRATION_TEXTS['parcel.arrived'],
    next: SHARED_FAILURE_TEXTS['way.openResult'],
    ref: 'P-315',
    wordsFor: ({ carriers }) => ({
      text: fill<string>(REGISTRATION_TEXTS['parcel.arrived'], { carriers: carriers.join(', ') }),
    }),
  },
  CarrierRequestRefused: { text: REGISTRATION_TEXTS['parcel.failed'], ...CARRIERS_KEPT },
  CarrierRequestUnanswered: {
    text: REGISTRATION_TEXTS['parcel.error'],
    next: `${SHARED_FAILURE_TEXTS['way.unconfirmed']} ${SHARED_FAILURE_TEXTS['way.kept']}`,
    ref: 'P-089',
  },
} as const satisfies Messages<Exclude<RequestCarriersError, { readonly _tag: 'RegistrationNotAllowed' }>>
