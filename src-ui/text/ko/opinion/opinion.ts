import type { LoadOpinionPageError } from '#app/opinion/load-opinion-page'
import type { OtherOpinionArrived } from '#app/opinion/opinion.errors'
import type { SubmitOpinionError } from '#app/opinion/submit-opinion'
import type { FetchStoredFileError } from '#app/upload/fetch-stored-file'
import type { OpinionSubmissionVerdict } from '#domain/opinion/opinion'
import { fill } from '#ui/text/fill.ts'
import type { Messages } from '#ui/text/message.ts'
import { RESULT_STATES } from '../application/result-states.ts'
import { LOAD_APPLICATION_MESSAGES, RESULT_TEXTS } from '../application/result.ts'
import { EVERY_PAGE_TEXTS } from '../kernel/every-page.ts'
import { COMMON_CALL_MESSAGES, SHARED_FAILURE_TEXTS } from '../kernel/failures.ts'
import { GUARD_SENTENCES, NO_APPLICATION_REASON, NOT_CERTIFIED_REASON } from '../pages/guard.ts'
import { STORE_FILE_MESSAGES, UNCONFIRMED_WITH_FILES, UPLOAD_TEXTS } from '../upload/upload.ts'

/**
 * The text of the opinion page. [D3-76] The keys after the blank line come from requirements that have no key, or are
 * our own.
 */
export const OPINION_TEXTS = {
  'op.reasons': '보류 사유',
  'op.content': '의견내용',
  'op.placeholder': '의견내용을 {opinionLength}자 이내로 입력해주세요.',
  'op.placeholderLimit': '의견제출은 {maxOpinions}회까지만 가능하여 더 이상 입력할 수 없습니다.',
  'op.placeholderWaiting': '답변 대기 중인 의견이 있어 새로운 의견을 입력할 수 없습니다.',
  'op.counter': '{n}/{opinionLength}자',
  'op.files': '첨부파일',
  'op.fileHint': '파일은 최대 {maxOpinionFiles}개, 파일당 {shownMegabytes}MB까지 첨부할 수 있습니다.',
  'op.fileTooBig': '파일 크기는 {n}MB 이하여야 합니다.',
  'op.submit': '제출',
  'op.confirm': '작성하신 내용은 제출 후 수정할 수 없습니다. 제출하시겠습니까?',
  'op.confirmYes': '제출',
  'op.confirmNo': '아니요',
  'op.success': '의견이 제출되었습니다.',
  'op.notHold': '의견제출은 보류 상태에서만 가능합니다.',
  'op.history': '의견제출 내역',
  'op.colNo': '번호',
  'op.colContent': '의견내용',
  'op.colDate': '제출일',
  'op.colFiles': '첨부파일',
  'op.colStatus': '답변상태',
  'op.waiting': '답변대기',
  'op.answered': '답변완료',
  'op.viewAnswer': '답변 보기',
  'op.answerTitle': '답변내용',
  'op.answerDate': '답변일',
  'op.noHistory': '제출한 의견이 없습니다.',

  'op.opensAgain': '답변이 등록되면 새로운 의견을 입력하실 수 있습니다.',
  'op.left': '{n}자 남았습니다.',
  'op.limit': '의견제출은 {maxOpinions}회까지만 가능합니다.',
  'op.empty': '의견내용을 입력해 주세요.',
  'op.failed': '의견제출에 실패하였습니다.',
  'op.error': '의견 제출 중 오류가 발생했습니다.',
  'op.headLast': RESULT_STATES.answered.headline,
  'op.onceMore': '답변을 읽고 자료와 의견을 보내주세요.',
  'op.headLimit': RESULT_TEXTS['result.opinionsUsed'],
  'op.lead': '의견은 기한 없이 {maxOpinions}회까지 보내실 수 있습니다.',
  'op.call': '잘 모르시겠으면 {phone}으로 전화해주세요.',
  'op.callIfTrue': '사유가 맞거나 잘 모르시겠으면 {phone}으로 전화해주세요.',
  'op.leadLast': '이번에 보내시는 의견이 마지막입니다.',
  'op.filesAsked': '답변에서 자료를 요청받으셨으면 사진이나 PDF로 꼭 올려주세요.',
  'op.contentLast': '자료의 이름만 적으셔도 됩니다.',
  'op.noFilesAttached': '첨부한 파일이 없습니다. 마지막 의견이니, 답변에서 요청한 자료는 꼭 첨부해주세요.',
  'op.sendsNoFiles': '첨부파일 없이 제출합니다.',
  'op.sendsFiles': '첨부파일 {n}개를 함께 제출합니다.',
  'op.sendWithoutFiles': '자료 없이 제출',
  'op.addFiles': '자료 올리기',
  'op.convince': '사실을 보여줄 자료가 있으면 사진이나 PDF로 함께 올려주세요.',
  'op.example': '작성 예: “{example}”',
  'op.form': '의견 작성',
  'op.submitting': '제출하는 중',
  'op.sending': '제출 중입니다. 잠시만 기다려주세요.',
  'op.reasonsFailed': '보류 사유의 이름을 불러오지 못했습니다.',
  'op.noFiles': '없음',
  'op.download': '{name} 내려받기',
  'op.viewAnswerOf': '{n}번 의견 답변 보기',
  'op.atAgency': RESULT_STATES.opinionWaiting.headline,
  'op.arrived': '앞서 보내신 의견이 이미 접수되었습니다. 지금 입력하신 내용은 보내지 않았습니다.',
  'op.arrivedNext': '입력하신 내용은 그대로 있습니다. 아래의 접수된 의견을 확인해주세요.',
  'op.arrivedContent': '접수된 의견: {content}',
  'op.arrivedFiles': '접수된 파일: {names}',
  'op.unread': '다른 창에서 보내신 의견에 답변이 와서 이 의견은 보내지 않았습니다. 답변을 먼저 읽어주세요.',
  'op.answerComes': '답변이 등록되면 이 화면에서 보실 수 있습니다.',
  'op.answerComesBy': '답변이 등록되면 {by}으로 알려드리며, 이 화면에서 보실 수 있습니다.',
  'op.past': '지난 의견 {n}건',
  'op.used': '{maxOpinions}회 중 {n}회 제출',
} as const satisfies Record<string, string>

/**
 * For each reason of a hold, an example of an opinion. The example gives the wrong fact and the document that proves it
 * wrong.
 */
export const OPINION_EXAMPLES = {
  US01: '지금은 제가 단독 대표입니다. 대표자가 바뀐 날이 나온 서류를 첨부합니다.',
  US02: '지금도 영업하고 있습니다. 새로 발급받은 사업자등록증명을 첨부합니다.',
  other: '올해도 매출이 있습니다. 부가가치세 과세표준증명을 첨부합니다.',
} as const

/** The sentence of the page that says why no opinion can be submitted now. [P-146] [P-154] [P-155] */
export const OPINION_CLOSED_NOTES = {
  limit: OPINION_TEXTS['op.limit'],
  limitAwaiting: OPINION_TEXTS['op.limit'],
  awaiting: OPINION_TEXTS['op.placeholderWaiting'],
  readOnly: OPINION_TEXTS['op.notHold'],
  closed: OPINION_TEXTS['op.notHold'],
} as const satisfies Readonly<Record<Exclude<OpinionSubmissionVerdict, 'ok'>, string>>

type Closed = Extract<OpinionSubmissionVerdict, 'awaiting' | 'limit' | 'limitAwaiting'>

/**
 * The sentence in the locked field that says why no opinion can be submitted, although the application is on hold.
 * [P-154] [P-155] [D3-137]
 */
export const OPINION_CLOSED_PLACEHOLDERS = {
  limit: OPINION_TEXTS['op.placeholderLimit'],
  limitAwaiting: OPINION_TEXTS['op.placeholderLimit'],
  awaiting: OPINION_TEXTS['op.placeholderWaiting'],
} as const satisfies Readonly<Record<Closed, string>>

/** The line beside the locked field. It says whether and when the field can be used again. [P-154] [D3-137] */
export const OPINION_CLOSED_SIDE_NOTES = {
  limit: OPINION_TEXTS['op.limit'],
  limitAwaiting: OPINION_TEXTS['op.limit'],
  awaiting: OPINION_TEXTS['op.opensAgain'],
} as const satisfies Readonly<Record<Closed, string>>

/** Why no opinion can be submitted, and what would change this. Not from the specification. [P-146] */
export const NOT_ON_HOLD_REASON = {
  title: '지금은 보류된 신청이 아닙니다.',
  text: '보류되면 신청결과에서 사유를 확인하고 의견을 제출하실 수 있습니다.',
} as const

/** The message about each failed load. [P-164] [P-306] */
export const LOAD_OPINIONS_MESSAGES = {
  ...LOAD_APPLICATION_MESSAGES,
  NoApplication: { text: RESULT_TEXTS['result.none'], stop: NO_APPLICATION_REASON, ref: 'P-164' },
  EmptyApplicationAnswer: { text: RESULT_TEXTS['result.none'], stop: NO_APPLICATION_REASON, ref: 'P-164' },
  PersonNotCertified: { text: GUARD_SENTENCES.personMissing, stop: NOT_CERTIFIED_REASON, ref: 'P-164' },
  NotLoaded: { text: EVERY_PAGE_TEXTS['common.networkError'], ref: 'P-306' },
} as const satisfies Messages<LoadOpinionPageError>

/** Describes an opinion that the agency has received, with its text and the names of its files. [D3-139] */
const arrivedText = ({ arrived: { content, files } }: OtherOpinionArrived): string => {
  const names = files.flatMap(({ name }) => name ?? [])
  return [
    OPINION_TEXTS['op.arrived'],
    fill(OPINION_TEXTS['op.arrivedContent'], { content: content ?? '' }),
    ...(names.length === 0 ? [] : [fill(OPINION_TEXTS['op.arrivedFiles'], { names: names.join(', ') })]),
  ].join('\n')
}

const wordsOfLostAnswer = ({ isSent }: { readonly isSent: boolean }) => (isSent ? { next: UNCONFIRMED_WITH_FILES } : {})

/**
 * The messages about a failed submission. The page keeps text and files. If the answer was lost, they say that the
 * opinion may still arrive. If the agency rejects the opinion, its message is below that of the portal. If a rule has
 * rejected the opinion, the message does not suggest to try again, because the next attempt would be rejected, too.
 * [P-152] [P-161] [P-163] [P-165] [D3-747]
 */
export const SUBMIT_OPINION_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  OpinionEmpty: { text: OPINION_TEXTS['op.empty'], ref: 'P-152' },
  OpinionNotAllowed: {
    text: OPINION_CLOSED_NOTES.closed,
    next: SHARED_FAILURE_TEXTS['way.openResult'],
    ref: 'P-146',
    wordsFor: ({ verdict }) => ({ text: OPINION_CLOSED_NOTES[verdict] }),
  },
  AnswerUnread: {
    text: OPINION_TEXTS['op.unread'],
    next: SHARED_FAILURE_TEXTS['way.entriesKept'],
    ref: 'D3-640',
  },
  OtherOpinionArrived: {
    text: OPINION_TEXTS['op.arrived'],
    next: OPINION_TEXTS['op.arrivedNext'],
    ref: 'P-315',
    wordsFor: (error) => ({ text: arrivedText(error) }),
  },
  OpinionRefused: {
    text: OPINION_TEXTS['op.failed'],
    next: SHARED_FAILURE_TEXTS['way.keptFiles'],
    ref: 'P-161',
    wordsFor: ({ message, because }) => ({
      text: message === null ? OPINION_TEXTS['op.failed'] : `${OPINION_TEXTS['op.failed']}\n${message}`,
      next: SHARED_FAILURE_TEXTS[because === null ? 'way.keptFiles' : 'way.entriesKept'],
    }),
  },
  OpinionTimedOut: {
    text: UPLOAD_TEXTS['file.uploadTimeout'],
    ref: 'P-163',
    wordsFor: wordsOfLostAnswer,
  },
  OpinionFailed: {
    text: OPINION_TEXTS['op.error'],
    next: SHARED_FAILURE_TEXTS['way.keptFiles'],
    ref: 'P-163',
    wordsFor: wordsOfLostAnswer,
  },
  FileUnreadable: STORE_FILE_MESSAGES.FileUnreadable,
  UploadRefused: STORE_FILE_MESSAGES.UploadRefused,
  UploadCancelled: STORE_FILE_MESSAGES.UploadCancelled,
} as const satisfies Messages<SubmitOpinionError>

export const DOWNLOAD_ATTACHMENT_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  DownloadFailed: {
    text: SHARED_FAILURE_TEXTS['file.downloadFailed'],
    next: SHARED_FAILURE_TEXTS['way.retry'],
    ref: 'P-165',
  },
} as const satisfies Messages<FetchStoredFileError>
