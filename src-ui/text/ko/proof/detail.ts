import type { ApplySupplementError } from '#app/proof/apply-supplement'
import type { LoadChosenProofError } from '#app/proof/load-chosen-proof'
import type { ProofStateAfterFailure } from '#app/proof/proof.errors'
import type { SupplementBaseProofError } from '#app/proof/supplement-base-proof'
import { filesOfItems } from '#domain/proof/proof-items'
import type { BaseSupplementVerdict } from '#domain/proof/registration/base-proof'
import type { StagingRefusal } from '#domain/proof/supplement/staged-changes'
import { isSupplementPossible, type SupplementVerdict } from '#domain/proof/supplement/supplement'
import type { SupplementSubmissionVerdict } from '#domain/proof/supplement/supplement-checks'
import { fill } from '#ui/text/fill.ts'
import type { MessageRow, Messages } from '#ui/text/message.ts'
import { QUEUE_MESSAGES } from '../admission/admission.ts'
import { EVERY_PAGE_TEXTS } from '../kernel/every-page.ts'
import { COMMON_CALL_MESSAGES, SHARED_FAILURE_TEXTS } from '../kernel/failures.ts'
import { GUARD_SENTENCES } from '../pages/guard.ts'
import { EMPTY_FILE_MESSAGE, STORE_FILE_MESSAGES, UNCONFIRMED_WITH_FILES, UPLOAD_TEXTS } from '../upload/upload.ts'
import { describeArrivedProof } from './arrived-proof.ts'
import { REGISTRATION_ENTRY_REFUSAL_TEXTS, REGISTRATION_TEXTS } from './registration.ts'

/**
 * The text of one proof and its supplement. [D3-72] to [D3-75] [D3-100] The keys after the blank line come from
 * requirements that have no key, or are our own.
 */
export const PROOF_DETAIL_TEXTS = {
  'detail.info': '증빙 정보',
  'detail.base': '영업증빙',
  'detail.performance': '실적증빙',
  'detail.type': '증빙유형',
  'detail.period': '실적증빙 기간',
  'detail.yearSuffix': '년',
  'detail.category': '구분',
  'detail.amountLabel': '총 증빙금액',
  'detail.casesLabel': '총 증빙건수',
  'detail.amountPlaceholder': '금액을 입력해주세요.',
  'detail.casesPlaceholder': '건수를 입력해주세요.',
  'detail.colNo': '번호',
  'detail.colFile': '파일명',
  'detail.colCheck': '증빙확인',
  'detail.colStatus': '상태',
  'detail.colDate': '등록일',
  'detail.colAmount': '인정금액',
  'detail.colDelete': '삭제',
  'detail.colChange': '다시 올리기',
  'detail.fileModal': '증빙자료 확인',
  'detail.reason': '보완요청 사유',
  'detail.approved': '제출하신 배달서비스 영업증빙이 인정되었습니다.',
  'detail.deleteConfirm': '선택한 증빙을 삭제하시겠습니까? 삭제는 보완등록 시 반영됩니다.',
  'detail.deletePending': '삭제 예정',
  'detail.changePending': '다시 올릴 파일: {name}',
  'detail.undoDelete': '삭제 되돌리기',
  'detail.undoChange': '다시 올리기 취소',
  'detail.pendingNotice': '저장되지 않은 변경사항이 {n}건 있습니다. 보완등록을 눌러야 반영됩니다.',
  'detail.cancelChanges': '변경사항 취소',
  'detail.cancelled': '모든 변경사항이 취소되었습니다.',
  'detail.goSupplement': '영업증빙 파일 더 올리기',
  'detail.pdf': 'PDF 문서',
  'detail.noRows': '등록된 증빙자료가 없습니다.',
  'detail.applyError': '변경사항 처리 중 오류가 발생했습니다.',
  'detail.updateFailed': '증빙 변경에 실패하였습니다.',
  'supp.confirmTitle': '보완등록',
  'supp.confirmBody': '실적증빙 기간 {period}, {totalLabel} {total}{unit}으로 보완등록하시겠습니까?',
  'supp.amountPositive': '총 증빙금액은 0보다 커야 합니다.',
  'supp.countPositive': '총 증빙건수는 0보다 커야 합니다.',
  'supp.noChange': '변경된 내용이 없습니다. 증빙을 다시 올리거나 삭제한 후 다시 시도해주세요.',
  'supp.partly': '변경사항 중 일부만 반영되었습니다. 남은 변경사항을 확인하신 후 보완등록을 다시 눌러주세요.',
  'add.guide': '보완이 필요한 영업증빙 파일을 다시 등록해주세요.',
  'add.submit': '보완등록',
  'add.notFinished': '아직 보완이 끝나지 않았습니다. 보완요청된 파일을 다시 올리거나 삭제한 뒤 보완등록을 눌러주세요.',

  'detail.about.base': '직접 배달하시는 것을 보여주는 자료입니다.',
  'detail.about.performance': '배달·택배를 이용하시거나 직접 배달하신 내역입니다.',
  'detail.pendingMore': '보완할 파일 {n}개를 마저 다시 올리거나 삭제하시면 보완등록 버튼이 나옵니다.',
  'detail.sameFile.sentBack': '보완요청을 받은 파일과 이름과 크기가 같습니다. ({name})',
  'detail.sameFile.otherRow': '다른 서류에 다시 올릴 파일과 이름과 크기가 같습니다. ({name})',
  'detail.sameFileNext': '같은 파일을 다시 올리시겠습니까?',
  'detail.amount': '금액',
  'detail.cases': '건',
  'detail.unitWon': '원',
  'detail.supplementTitle': '증빙 보완',
  'detail.checkFile': '파일 확인',
  'detail.casesCount': '건 (1건당 {perCase})',
  'detail.deliveries': '배달',
  'detail.shipments': '배달·택배',
  'detail.lead': '파일을 다시 올리신 뒤 아래의 보완등록을 눌러주세요. 필요 없는 파일은 삭제하셔도 됩니다.',
  'detail.yours': '올리신 파일',
  'detail.good': '좋은 예시:',
  'detail.kept': '보완요청이 없는 {table}',
  'detail.keptFiles': '{n}개',
  'detail.supplement': '이 파일을 다시 올리거나 삭제해주세요.',
  'detail.supplementDeleted': '남는 {list} 파일이 없습니다. 삭제를 되돌리고 파일을 다시 올려주세요.',
  'detail.carriers': '조회 택배사',
  'detail.basePages': '영업증빙 쪽 이동',
  'detail.performancePages': '실적증빙 쪽 이동',
  'detail.replaceBlocked': '다시 올릴 파일을 선택한 증빙입니다. 다시 올리기를 취소하시면 삭제하실 수 있습니다.',
  'detail.deleteBlocked': '삭제를 선택한 증빙입니다. 삭제를 되돌리시면 파일을 다시 올리실 수 있습니다.',
  'detail.deleteLast':
    '이 파일을 삭제하면 남는 {list} 파일이 없어 삭제하실 수 없습니다. 파일을 다시 올려주세요. 이 증빙을 제출하지 않으시려면 신청결과에서 증빙을 취소해주세요.',
  'detail.staged': '{name} 증빙을 삭제하도록 표시했습니다.',
  'detail.replaced': '{name} 증빙을 {file} 파일로 다시 올리도록 표시했습니다.',
  'detail.undone': '{name} 증빙의 변경사항을 취소했습니다.',
  'supp.register': '보완등록',
  'supp.confirmPeriod': '실적증빙 기간 {period}으로 보완등록하시겠습니까?',
  'supp.confirmReplaced': '다시 올리는 파일 {n}개: {names}',
  'supp.confirmDeletions': '삭제되는 파일: {names}\n삭제된 파일은 되돌릴 수 없습니다.',
  'supp.notRequested': '보완요청일 경우 보완등록이 가능합니다.',
  'supp.needPeriod': '실적증빙 기간을 입력해주세요.',
  'supp.rowsOpen': '{n}건의 보완요청 상태가 있습니다. 증빙변경 또는 증빙 삭제 후 재등록 해주세요.',
  'supp.rowsOpenHow': '표시된 파일을 다시 올리거나 삭제하신 뒤 보완등록을 다시 눌러주세요.',
  'supp.noFileLeft':
    '보완등록 후 남는 실적증빙 파일이 없습니다. 삭제를 되돌리고 파일을 다시 올려주세요. 이 증빙을 제출하지 않으시려면 신청결과에서 증빙을 취소해주세요.',
  'supp.noBaseLeft': '보완등록 후 남는 영업증빙 파일이 없습니다. 삭제를 되돌리거나 영업증빙 파일을 더 올려주세요.',
  'supp.nothing': '변경할 내용이 없습니다.',
  'supp.arrived': '앞서 보내신 보완이 이미 등록되었습니다. 지금 입력하신 내용은 반영되지 않았습니다.',
  'supp.uploadFailed': '파일 업로드 실패: {name}',
  'supp.deletionFailed': '증빙 삭제 중 오류가 발생했습니다',
  'supp.writeFailed': '보완등록 중 오류가 발생했습니다',
  'supp.done': '보완등록이 완료되었습니다.',
  'supp.nothingLeft': '보완할 파일이 남아 있지 않습니다.',
  'supp.doneNext': '담당 기관에서 다시 확인합니다. 진행상태는 신청결과에서 보실 수 있습니다.',
  'supp.uploading': '파일을 올리는 중',
  'supp.deleting': '증빙을 삭제하는 중',
  'supp.writing': '보완등록하는 중',
  'supp.loading': '불러오는 중',
  'supp.checking': '확인하는 중',
  'add.files': '영업증빙',
  'add.notDirect': '배달·택배 이용 증빙에는 영업증빙 파일을 등록할 수 없습니다. 실적증빙 파일만 등록해주세요.',
  'add.done': '영업증빙자료가 성공적으로 등록되었습니다.',
  'add.failed': '증빙자료 등록에 실패하였습니다.',
  'add.arrived':
    '앞서 보내신 파일은 이미 등록되었습니다. 다시 등록하지 않으셔도 됩니다.\n등록된 파일: {names}\n다른 파일을 더 등록하시면 등록된 파일은 목록에서 뺍니다.',
  'add.notArrived':
    '앞서 보내시던 파일은 아직 등록되지 않았습니다. 선택하신 파일은 그대로 있습니다. 다시 등록해주세요.',
  'add.others': '다른 파일 더 등록하기',
  'add.toDetail': '증빙 상세로 돌아가기',
} as const satisfies Record<string, string>

const STATUS_IN_DETAILS = '이 증빙의 진행상태는 증빙 상세에서 보실 수 있습니다.'
const TO_DETAILS = '증빙 상세 보기'

const supplementRefusal = <const Text extends string, const Title extends string>(text: Text, title: Title) =>
  ({ text, reason: { title, text: STATUS_IN_DETAILS }, close: TO_DETAILS }) as const

/**
 * The refusals that are shown if the proof cannot be supplemented: the message, the one reason, and the action. [P-090]
 * [A-194] [D1-263] [D2-610]
 */
export const SUPPLEMENT_REFUSALS = {
  notRequested: supplementRefusal(PROOF_DETAIL_TEXTS['supp.notRequested'], '지금은 보완요청을 받은 증빙이 아닙니다.'),
  cancelled: supplementRefusal('취소된 신청의 증빙은 보완할 수 없습니다.', '취소된 신청입니다.'),
  rejected: supplementRefusal('선정되지 않은 신청의 증빙은 보완할 수 없습니다.', '선정되지 않은 신청입니다.'),
  paid: supplementRefusal('지급이 완료된 신청의 증빙은 보완할 수 없습니다.', '지급이 끝난 신청입니다.'),
} as const satisfies Record<Exclude<SupplementVerdict, 'ok'>, unknown>

/** The message if the proof failed to load. The page shows it with a retry button. [P-303] */
export const LOAD_PROOF_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  NoProofChosen: {
    text: GUARD_SENTENCES.invalidAccess,
    next: '신청결과의 증빙 제출내역에서 그 증빙을 다시 열어주세요.',
    ref: 'P-090',
  },
  NotLoaded: { text: EVERY_PAGE_TEXTS['common.networkError'], ref: 'P-303', server: true },
} as const satisfies Messages<LoadChosenProofError>

/** Why an item may not be changed. [P-118] [P-119] [P-120] */
export const STAGING_REFUSAL_TEXTS = {
  proofNotOpen: SUPPLEMENT_REFUSALS.notRequested.text,
  itemNotOpen: '보완요청 상태가 아닌 증빙은 다시 올리거나 삭제할 수 없습니다.',
  replacePending: PROOF_DETAIL_TEXTS['detail.replaceBlocked'],
  deletePending: PROOF_DETAIL_TEXTS['detail.deleteBlocked'],
  nothingPending: PROOF_DETAIL_TEXTS['supp.nothing'],
} as const satisfies Record<StagingRefusal, string>

/** Why a supplement may not be sent. [P-133] to [P-139] */
export const SUPPLEMENT_REFUSAL_WORDS = {
  signedOut: REGISTRATION_ENTRY_REFUSAL_TEXTS.tokenMissing,
  notRequested: SUPPLEMENT_REFUSALS.notRequested.text,
  noPeriod: PROOF_DETAIL_TEXTS['supp.needPeriod'],
  noAmount: PROOF_DETAIL_TEXTS['supp.amountPositive'],
  noCases: PROOF_DETAIL_TEXTS['supp.countPositive'],
  tooManyCases: REGISTRATION_TEXTS['reg.tooManyCases'],
  appliedElsewhere: PROOF_DETAIL_TEXTS['supp.nothing'],
  noChange: PROOF_DETAIL_TEXTS['supp.noChange'],
  itemsOpen: PROOF_DETAIL_TEXTS['supp.rowsOpen'],
  noFileLeft: PROOF_DETAIL_TEXTS['supp.noFileLeft'],
  noBaseLeft: PROOF_DETAIL_TEXTS['supp.noBaseLeft'],
} as const satisfies Record<Exclude<SupplementSubmissionVerdict, 'ok'>, string>

/** Says that the changes are kept after a failure. Not from the specification. */
const STAGED_KEPT = '반영되지 않은 변경사항은 그대로 있습니다. 잠시 후 보완등록을 다시 눌러주세요.'

/** The note after the server has refused something that it would refuse again until it is corrected. [D3-251] */
const CORRECT_FIRST = '반영되지 않은 변경사항은 그대로 있습니다. 안내된 내용을 고치신 후 보완등록을 다시 눌러주세요.'

/**
 * The messages about a failed change. The server's own message is shown if there is one, for a deletion below the words
 * of the specification. If a part of the supplement was stored, a note says what to do. If no supplement is possible
 * any more, no note asks to try again. [P-128] [P-142] [P-314] [D3-660]
 */
const changeFailedMessage = (ownText: string, alwaysSaid = false) =>
  ({
    text: ownText,
    next: STAGED_KEPT,
    ref: 'P-142',
    wordsFor: ({ message, after }) => {
      const text = message?.trim() ? `${alwaysSaid ? `${ownText}\n` : ''}${message}` : ownText
      const { loaded } = after
      if (loaded !== null && !isSupplementPossible(loaded.proof.status, loaded.application))
        return { text, next: undefined }
      if (after.partly) return { text: `${text}\n${PROOF_DETAIL_TEXTS['supp.partly']}`, next: undefined }
      return message?.trim() ? { text, next: CORRECT_FIRST } : { text }
    },
  }) as const satisfies MessageRow<{ readonly message: string | null; readonly after: ProofStateAfterFailure }>

/** The messages about a failed supplement. [P-128] [P-133] to [P-142] [P-144] [D3-11] */
export const APPLY_SUPPLEMENT_MESSAGES = {
  ...QUEUE_MESSAGES,
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  SupplementNotReady: {
    text: SUPPLEMENT_REFUSAL_WORDS.noChange,
    ref: 'P-139',
    wordsFor: ({ verdict, open }) => ({ text: fill<string>(SUPPLEMENT_REFUSAL_WORDS[verdict], { n: open }) }),
  },
  SupplementClosed: {
    text: SUPPLEMENT_REFUSALS.rejected.text,
    next: SHARED_FAILURE_TEXTS['way.openResult'],
    ref: 'A-194',
    wordsFor: ({ verdict }) => ({ text: SUPPLEMENT_REFUSALS[verdict].text }),
  },
  OtherSupplementArrived: {
    text: PROOF_DETAIL_TEXTS['supp.arrived'],
    next: SHARED_FAILURE_TEXTS['way.openResult'],
    ref: 'P-315',
    wordsFor: ({ proof }) => ({
      text: `${PROOF_DETAIL_TEXTS['supp.arrived']}\n${describeArrivedProof({ proof, files: filesOfItems(proof.items) })}`,
    }),
  },
  NothingLeftToChange: {
    text: PROOF_DETAIL_TEXTS['supp.nothing'],
    next: PROOF_DETAIL_TEXTS['detail.lead'],
    ref: 'P-138',
  },
  ProofNotRereadBeforeChange: { text: PROOF_DETAIL_TEXTS['detail.applyError'], next: STAGED_KEPT, ref: 'P-128' },
  ReloadAfterSupplementFailed: {
    text: PROOF_DETAIL_TEXTS['detail.applyError'],
    next: SHARED_FAILURE_TEXTS['way.retry'],
    ref: 'P-128',
  },
  FileNotUploaded: {
    text: PROOF_DETAIL_TEXTS['supp.uploadFailed'],
    next: STAGED_KEPT,
    ref: 'P-141',
    wordsFor: ({ name }) => ({ text: fill(PROOF_DETAIL_TEXTS['supp.uploadFailed'], { name }) }),
  },
  UploadCancelled: STORE_FILE_MESSAGES.UploadCancelled,
  ProofItemDeletionFailed: changeFailedMessage(PROOF_DETAIL_TEXTS['supp.deletionFailed'], true),
  ProofItemReplacementFailed: changeFailedMessage(PROOF_DETAIL_TEXTS['detail.updateFailed']),
  ProofUpdateFailed: changeFailedMessage(PROOF_DETAIL_TEXTS['supp.writeFailed']),
} as const satisfies Messages<ApplySupplementError>

/** Why base files may not be added. [P-092] */
export const BASE_SUPPLEMENT_REFUSAL_TEXTS = {
  noFile: REGISTRATION_ENTRY_REFUSAL_TEXTS.baseMissing,
  emptyFile: REGISTRATION_TEXTS['direct.zeroAtStep1'],
  tooMany: UPLOAD_TEXTS['file.tooManyBase'],
  notDirect: PROOF_DETAIL_TEXTS['add.notDirect'],
} as const satisfies Record<Exclude<BaseSupplementVerdict, 'ok'>, string>

const ADD_FAILED = {
  text: PROOF_DETAIL_TEXTS['add.failed'],
  next: SHARED_FAILURE_TEXTS['way.keptFiles'],
  ref: 'P-094',
} as const

/**
 * The failures that have a message. Two failures have none: if files have already arrived, the page asks for a
 * confirmation, and if no supplement of the proof is due, it shows a refusal.
 */
type BaseSupplementErrorWithMessage = Exclude<
  SupplementBaseProofError,
  { readonly _tag: 'OtherBaseFilesArrived' | 'ProofNotSupplementable' }
>

/**
 * The messages about base files that were not added. The page keeps the files. If the server sent a message, it is
 * included. [P-076] [P-090] [P-094] [P-095] [D3-141]
 */
export const SUPPLEMENT_BASE_PROOF_MESSAGES = {
  ...STORE_FILE_MESSAGES,
  ...QUEUE_MESSAGES,
  BaseSupplementFailed: {
    ...ADD_FAILED,
    wordsFor: ({ message }) =>
      message === null ? { next: UNCONFIRMED_WITH_FILES } : { text: `${ADD_FAILED.text}\n${message}` },
  },
  EmptyFileRefused: EMPTY_FILE_MESSAGE,
  UploadFailed: ADD_FAILED,
} as const satisfies Messages<BaseSupplementErrorWithMessage>
