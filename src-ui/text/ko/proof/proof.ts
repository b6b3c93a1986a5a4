import type { CancelProofError } from '#app/proof/cancel-proof'
import type { DownloadSubmissionConfirmationError } from '#app/proof/download-submission-confirmation'
import type { FindStoredFileUrlError } from '#app/upload/fetch-stored-file'
import type { ProofTypeOrUnknown } from '#domain/proof/proof'
import type { ProofCancellationVerdict } from '#domain/proof/proof-cancellation'
import type { ProofTotalKind } from '#domain/proof/proof-total'
import type { NewProofEligibility } from '#domain/proof/registration/new-proof-eligibility'
import type { SupportShares } from '#domain/proof/support-shares'
import type { Messages } from '#ui/text/message.ts'
import { COMMON_CALL_MESSAGES, SHARED_FAILURE_TEXTS } from '../kernel/failures.ts'

/** Until when a proof can be registered: the same words wherever a further proof adds to the support. [D2-872] */
export const UNTIL_FINAL_APPROVAL = '신청이 최종 승인된 뒤에는 등록하실 수 없으니 일찍 등록해주세요.'

/**
 * The text about the submitted proofs. [D2-62] [D2-64] [D2-65] [D2-98] The keys after the blank line are not from the
 * specification.
 */
export const PROOF_LIST_TEXTS = {
  'result.proofs': '증빙 제출내역',
  'result.currentProof': '최근 증빙 진행상태',
  'result.noProofs': '제출한 증빙이 없습니다.',
  'result.newProof': '증빙 등록하기',
  'proof.colAmount': '금액',
  'proof.colDate': '처리일자',
  'proof.detail': '증빙 상세',
  'proof.view': '제출 자료',
  'proof.cancel': '증빙 취소',
  'lookup.rapidTitle': '신속지급 조회내역',
  'lookup.parcelTitle': '택배비 지급 조회내역',
  'lookup.company': '업체명',
  'lookup.fee': '이용금액',
  'lookup.sum': '합계',
  'lookup.empty': '조회된 내역이 없습니다.',
  'image.title': '이미지 크게 보기',
  'receipt.download': '제출 확인서 내려받기',
  'receipt.fileName': '제출확인서_{id}.pdf',
  'newProof.rapidNeedsNone': '신속지급은 증빙을 내지 않으셔도 됩니다.',
  'proof.cancelConfirm': '증빙을 취소하시겠습니까?',
  'proof.cancelled': '증빙이 취소되었습니다.',
  'proof.cancelFailed': '증빙 취소에 실패하였습니다.',
  'proofMstr.cancelled': '취소가 완료되었습니다.',
  'proofMstr.cancelError': '취소 처리 중 오류가 발생했습니다.',
  'proof.needsSupplement':
    '보완이 필요합니다. {date}까지 ‘증빙 보완하기’를 눌러 보완해주세요. 기한을 넘기면 지원받지 못하실 수 있습니다.',

  'proof.needsSupplementLate':
    '보완이 필요합니다. 보완기한({date})이 지났으니 지금 바로 ‘증빙 보완하기’를 눌러 보완해주세요.',
  'proof.supplement': '증빙 보완하기',
  'proof.count': '{n}건',
  'proof.cancellable': '{count}\u00a0· 취소 가능',
  'proof.someCancellable': '{count}\u00a0· {n}건 취소 가능',
  'proof.countRapid': '전산으로 확인 {n}건',
  'proof.countOf': '{name} {n}건',
  'proof.allProofs': '증빙',
  'proof.filesToSupplement': '보완할 파일 {n}개',
  'proof.countToSupplement': '보완 필요 증빙 {n}건',
  'proof.more': '다음 {n}건 보기',
  'proof.chips': '증빙 진행상태',
  'proofChip.supplement': '보완 필요',
  'proofChip.underWay': '진행 중',
  'proofChip.ended': '끝남',
  'proofChip.all': '전체',
  'proof.waitsForYou': '보완 필요',
  'proof.needsSupplementInDays':
    '보완이 필요합니다. 보완요청을 받으신 날부터 {supplementDays}일 이내에 ‘증빙 보완하기’를 눌러 보완해주세요. 기한을 넘기면 지원받지 못하실 수 있습니다.',
  'proof.cancelFile': '이 파일 취소',
  'proof.cancelTitle': '{name} (파일 {n}개)',
  'proof.cancelNo': '닫기',
  'proof.cancelsFile': '올리신 파일도 취소됩니다.',
  'proof.cancelsFiles': '올리신 파일 {n}개가 모두 취소됩니다.',
  'proof.mayRegisterAgain': '취소하신 뒤 파일을 다시 올려 증빙을 새로 등록하실 수 있습니다.',
  'proof.viewTitle': '제출한 증빙 보기',
  'proof.files': '제출한 파일',
  'proof.filePages': '제출한 파일 쪽 이동',
  'proof.noFile': '제출한 파일이 없습니다.',
  'proof.reason': '보완 사유',
  'proof.openFile': '파일 열기',
  'receipt.downloading': '내려받는 중',

  'gauge.paid': '받은 지원금',
  'gauge.granted': '지급 예정',
  'gauge.underReview': '확인 중 (최대)',
  'gauge.entered': '이번에 예상되는 지원금',
  'gauge.remaining': '남은 한도',
  'newProof.first': UNTIL_FINAL_APPROVAL,
  'newProof.untilApproval': '증빙 일부가 승인·지급된 뒤에도, 신청이 최종 승인되기 전까지 등록하실 수 있습니다.',
  'remaining.above': '남은 한도 {remaining}보다 큰 증빙은 등록하셔도 {remaining}까지만 지원됩니다.',
} as const satisfies Record<string, string>

/** Whether a new proof can be registered. to [A-193] [D2-64] [D2-100] */
export const NEW_PROOF_TEXTS = {
  ok: '더 내실 증빙이 있을 때만 등록해주세요.',
  notSelected: '증빙은 지원대상으로 선정된 후에 등록할 수 있습니다.',
  paying: '지급 절차가 진행 중이어서 지금은 증빙을 등록할 수 없습니다.',
  paid: '지급이 완료되어 증빙을 더 등록할 수 없습니다.',
  rejected: '지원대상으로 선정되지 않아 증빙을 등록할 수 없습니다.',
  cancelled: '취소된 신청에는 증빙을 등록할 수 없습니다.',
  parcelRunning: '택배사 이용내역 조회가 진행 중이어서 증빙을 등록할 수 없습니다.',
  limit: '지급받으신 금액이 최대 지원금액 {ceiling}에 도달하여 증빙을 더 이상 등록할 수 없습니다.',
} as const satisfies Record<NewProofEligibility, string>

/** Why a proof cannot be cancelled. */
export const PROOF_CANCELLATION_REFUSAL_TEXTS = {
  notOpen: '심의 중이거나 이미 처리된 증빙은 취소할 수 없습니다.',
  lookedUp: '신속지급과 택배사 조회 증빙은 취소할 수 없습니다.',
  applicationEnded: '취소된 신청의 증빙은 취소할 수 없습니다.',
  applicationPaid: '지급이 완료된 신청의 증빙은 취소할 수 없습니다.',
} as const satisfies Record<Exclude<ProofCancellationVerdict, 'ok'>, string>

/**
 * The total of a proof in words, by its unit. `none`: the applicant submitted no total, so the phrase shows the sum of
 * the fees that the carriers reported. [P-103]
 */
export const PROOF_TOTAL_PHRASES = {
  amount: '제출 {total}',
  cases: '제출 {total}건',
  none: '조회 {total}',
} as const satisfies Record<ProofTotalKind, string>

/** Returns the shares of the ceiling in words, in order. The open amount is the empty rest of the bar. [D2-119] */
export const supportShareWords = (shares: SupportShares) =>
  [
    { name: PROOF_LIST_TEXTS['gauge.paid'], won: shares.paid, look: 'paid' },
    { name: PROOF_LIST_TEXTS['gauge.granted'], won: shares.granted, look: 'granted' },
    { name: PROOF_LIST_TEXTS['gauge.underReview'], won: shares.underReview, look: 'underReview' },
    { name: PROOF_LIST_TEXTS['gauge.entered'], won: shares.entered, look: 'entered' },
  ] as const

/**
 * One call cancels a proof, and another call cancels one document of a proof. Each call has its own message.
 * [A-198] [D2-42]
 */
const CANCEL_FAILED = { proof: 'proofMstr.cancelError', item: 'proof.cancelFailed' } as const

/**
 * Returns the messages about a failed cancellation. If a rule of the server rejects the cancellation, the server's
 * sentence says why, because the page was out of date. [A-194] [A-195] [D1-380]
 */
export const cancelProofMessages = (cancelledKind: 'proof' | 'item') => {
  const ref = cancelledKind === 'proof' ? 'A-198' : 'A-197'
  const failureMessage = {
    text: PROOF_LIST_TEXTS[CANCEL_FAILED[cancelledKind]],
    next: SHARED_FAILURE_TEXTS['way.look'],
    ref,
  } as const
  return {
    SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
    ProofNotCancellable: {
      text: PROOF_CANCELLATION_REFUSAL_TEXTS.notOpen,
      next: SHARED_FAILURE_TEXTS['way.look'],
      ref: 'A-195',
      wordsFor: ({ verdict }) => ({ text: PROOF_CANCELLATION_REFUSAL_TEXTS[verdict] }),
    },
    NoAnswer: failureMessage,
    Refused: {
      ...failureMessage,
      wordsFor: ({ message, because }) => (because === null || message === null ? {} : { text: message }),
    },
    MalformedAnswer: failureMessage,
  } as const satisfies Messages<CancelProofError>
}

export const DOWNLOAD_SUBMISSION_CONFIRMATION_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  DownloadFailed: {
    text: SHARED_FAILURE_TEXTS['file.downloadFailed'],
    next: SHARED_FAILURE_TEXTS['way.retry'],
    ref: 'A-189',
  },
} as const satisfies Messages<DownloadSubmissionConfirmationError>

/** The messages if the URL of a stored file is not found. [P-182] */
export const FIND_STORED_FILE_URL_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  DownloadFailed: {
    text: SHARED_FAILURE_TEXTS['file.downloadFailed'],
    next: SHARED_FAILURE_TEXTS['way.retry'],
    ref: 'P-182',
  },
} as const satisfies Messages<FindStoredFileUrlError>

/** 증빙유형: the names of the proof types. [A-176] [P-099] */
export const PROOF_TYPE_LABELS = {
  general: '배달·택배 서비스 이용',
  direct: '직접배달',
  rapid: '신속지급',
  parcel: '택배사 조회',
  unknown: '알 수 없는 유형',
} as const satisfies Record<ProofTypeOrUnknown, string>
