import type { FetchStoredFileError } from '#app/upload/fetch-stored-file'
import type { StoreFileError } from '#app/upload/store-file'
import type { UploadCancelled } from '#app/upload/upload.errors'
import type { EvidenceRefusal } from '#domain/upload/evidence-file'
import { fill } from '#ui/text/fill.ts'
import type { MessageRow, Messages } from '#ui/text/message.ts'
import { COMMON_CALL_MESSAGES, SHARED_FAILURE_TEXTS } from '../kernel/failures.ts'

/** The text about files. [D3-69] [D3-100] The keys after the blank line are not from the specification. */
export const UPLOAD_TEXTS = {
  'file.duplicate': '이미 등록된 파일 {n}개는 제외되었습니다.',
  'file.excessBase': '초과된 {n}개 파일은 제외되었습니다.',
  'file.duplicateNamed': '이미 첨부된 파일입니다. ({name})',
  'file.zeroTitle': '용량이 0인 파일이 있습니다.',
  'file.zeroBody': '아래 파일은 내용이 없어 등록할 수 없습니다. 정상 파일만 등록하시겠습니까?',
  'file.zeroServer': '용량이 0인 파일은 올릴 수 없습니다. ({name})',
  'file.noPreview': '미리보기를 지원하지 않는 파일입니다.',
  'file.cannotLoad': '파일을 불러올 수 없습니다.',
  'file.progress': '{name} 올리는 중 {n}%',
  'file.cancelOne': '{name} 올리기 취소',
  'file.failedOne': '{name} 파일을 올리지 못했습니다.',
  'file.retryOne': '다시 보내기',
  'file.pasteHint': '복사한 이미지를 붙여넣을 수도 있습니다.',
  'file.camera': '사진 촬영',
  'file.metadataHint': '사진에 저장된 촬영 시각과 위치 정보가 함께 제출될 수 있습니다.',

  'file.tooManyBase': '영업증빙 파일은 최대 {maxBaseFiles}개까지만 업로드할 수 있습니다.',
  'file.tooManyOpinion': '최대 {maxOpinionFiles}개의 파일만 첨부할 수 있습니다.',
  'file.tooMany': '파일은 최대 {max}개까지만 등록할 수 있습니다.',
  'file.tooManyWithPledge': '실적증빙과 확약서 파일은 모두 더해 최대 {max}개까지만 등록할 수 있습니다.',
  'file.imageUnreadable': '이미지를 불러올 수 없습니다.',
  'file.pdfUnreadable': 'PDF 파일을 열 수 없습니다.',
  'file.processing': '파일 처리 중 오류가 발생했습니다.',
  'file.uploadTimeout': '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.',
  'file.uploadFailed': '파일 업로드 중 오류가 발생했습니다.',
  'file.uploadCancelled':
    '올리기를 취소한 파일이 있어 진행하지 않았습니다. 다른 내용은 그대로 있습니다. 그 파일을 다시 보내시거나 삭제하신 후 다시 눌러주세요.',
  'file.chooseAgain': '그 파일이 열리는지 확인하시거나 다른 파일로 다시 선택해주세요.',
  'file.named': '{text} 파일: {names}',
  'file.choose': '파일 선택',
  'file.dropHere': '파일을 끌어다 놓거나 눌러서 선택해주세요.',
  'file.shrunk': '사진은 더 커도 저희가 줄여서 올려드립니다.',
  'file.note': '고르신 파일은 이\u00a0기기에 잠시 보관됩니다.',
  'file.types': 'PDF는 {megabytes}MB까지이고, 사진은 더 커도 저희가 줄여서 올려드립니다.',
  'file.remove': '{name} 파일 삭제',
  'file.preparing': '사진 크기를 줄이는 중',
  'file.emptyChosen': '내용이 없는 파일입니다. 삭제하시고 다른 파일을 선택해주세요.',
  'file.notSent': '선택됨 (아직 제출 전)',
  'file.onItsWay': '올리는 중 {n}%',
  'file.stored': '올리기 완료',
  'file.failed': '올리지 못했습니다.',
  'file.cancelled': '올리기를 취소했습니다.',
  'file.added': '파일 {n}개를 추가했습니다.',
  'file.removed': '{name} 파일을 삭제했습니다.',
  'file.aboutPhotos': '사진을 올리실 때 알아두실 점',
  'file.atLeastOne': '1개 이상',
  'file.upTo': '1개 이상, {max}개까지',
  'file.count': '{n}개',
  'file.countOf': '{n}개 / {max}개',
  'file.listOf': '{title} 파일 목록',
  'file.fullSize': '{name} 크게 보기',
  'file.openPdf': 'PDF 열기',
  'file.pdfAgain': '새 창에서 열렸습니다. 보이지 않으면 아래 버튼을 눌러주세요.',
  'file.pdfBlocked': '브라우저가 새 창을 막았습니다. 아래 버튼을 눌러 PDF를 열어주세요.',
  'file.viewTitle': '파일 보기',
  'file.zoomIn': '확대',
  'file.zoomOut': '축소',
} as const satisfies Record<string, string>

/** The messages about a rejected file. [P-168] [P-169] [P-172] [D3-251] */
export const EVIDENCE_REFUSAL_TEXTS = {
  wrongType: '지원되지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf 파일만 가능)',
  unreadable: '열 수 없는 파일입니다. 사진이면 다시 찍거나 화면을 캡처하시고, PDF이면 다시 저장해서 올려주세요.',
  pdfTooLarge: 'PDF 파일 크기는 {megabytes}MB 이하여야 합니다.',
  cannotShrink: '이미지 크기를 줄일 수 없습니다. 다른 이미지를 선택해주세요.',
} as const satisfies Record<EvidenceRefusal, string>

/** Returns the message about rejected files, followed by the names of the files. [D3-141] */
export const withFileNames = (text: string, names: readonly string[]): string =>
  fill(UPLOAD_TEXTS['file.named'], { text, names: names.join(', ') })

/** What to do now if the answer to something with files was lost, so that it may still arrive. [D3-747] */
export const UNCONFIRMED_WITH_FILES =
  `${SHARED_FAILURE_TEXTS['way.unconfirmed']} ${SHARED_FAILURE_TEXTS['way.keptFiles']}` as const

/**
 * The messages about files that could not be stored. Files that are already stored stay, and are not sent again. If the
 * back end has refused a file, its message is followed by the name of the file. [P-075] [P-076] [P-165] [P-179] [P-307]
 * [D3-141]
 */
export const STORE_FILE_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  UploadTimeout: { text: UPLOAD_TEXTS['file.uploadTimeout'], ref: 'P-076' },
  UploadFailed: { text: UPLOAD_TEXTS['file.uploadFailed'], next: SHARED_FAILURE_TEXTS['way.keptFiles'], ref: 'P-075' },
  FileUnreadable: { text: UPLOAD_TEXTS['file.processing'], next: UPLOAD_TEXTS['file.chooseAgain'], ref: 'P-165' },
  UploadRefused: {
    text: UPLOAD_TEXTS['file.uploadFailed'],
    next: SHARED_FAILURE_TEXTS['way.keptFiles'],
    ref: 'P-179',
    wordsFor: ({ message, name }) => ({
      text: withFileNames(message?.trim() || UPLOAD_TEXTS['file.uploadFailed'], [name]),
    }),
  },
  UploadCancelled: { text: UPLOAD_TEXTS['file.uploadCancelled'], ref: 'P-307' },
} as const satisfies Messages<StoreFileError | UploadCancelled>

/**
 * The message about an empty file that the page did not notice, but the server did. It contains the name of the file.
 * [P-078]
 */
export const EMPTY_FILE_MESSAGE = {
  text: UPLOAD_TEXTS['file.zeroServer'],
  next: UPLOAD_TEXTS['file.chooseAgain'],
  ref: 'P-078',
  wordsFor: ({ name }) => ({ text: fill(UPLOAD_TEXTS['file.zeroServer'], { name }) }),
} as const satisfies MessageRow<{ readonly name: string }>

/**
 * The sentences about an image that cannot be shown, by the kind of page: one for an image that could not be fetched,
 * the other for an image that was fetched but cannot be read. [P-183] [P-185]
 */
export const UNSHOWN_IMAGE_SENTENCES = {
  registration: { notFetched: UPLOAD_TEXTS['file.imageUnreadable'], unreadable: UPLOAD_TEXTS['file.imageUnreadable'] },
  detail: { notFetched: UPLOAD_TEXTS['file.processing'], unreadable: UPLOAD_TEXTS['file.cannotLoad'] },
} as const

/**
 * The messages about a stored file that could not be fetched. If it is an image or a PDF, `UNSHOWN_IMAGE_SENTENCES` or
 * `file.pdfUnreadable` is shown in place of `DownloadFailed`. [P-185]
 */
export const FETCH_STORED_FILE_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  DownloadFailed: { text: UPLOAD_TEXTS['file.processing'], next: SHARED_FAILURE_TEXTS['way.retry'], ref: 'P-185' },
} as const satisfies Messages<FetchStoredFileError>
