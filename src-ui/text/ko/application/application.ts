import type { VerifyAccountError } from '#app/account/verify-account'
import type { LoadDeliveryTotalError } from '#app/application/load-delivery-total'
import type { SubmitApplicationError } from '#app/application/submit-application'
import type { LookUpBusinessError } from '#app/business/look-up-business'
import type { CheckRealNameError } from '#app/identity/check-real-name'
import type { ApplicationFormTarget } from '#domain/application/form/application-form'
import type { RecoveredSubmission } from '#domain/application/submit/submission-outcome'
import { entityTraits, type EntityType } from '#domain/business/entity-type'
import type { Settings } from '#domain/settings/settings'
import type { Messages } from '#ui/text/message.ts'
import { QUEUE_MESSAGES } from '../admission/admission.ts'
import { SHARED_BUTTON_TEXTS } from '../kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '../kernel/every-page.ts'
import { COMMON_CALL_MESSAGES, SHARED_FAILURE_TEXTS } from '../kernel/failures.ts'
import { DOCUMENT_NAMES, ENTRY_NAMES } from './entry-names.ts'

/**
 * The text of the payout account and its check. [D2-59] [D2-60] The keys after the blank line are not from the
 * specification.
 */
export const ACCOUNT_TEXTS = {
  'form.bank': ENTRY_NAMES.bank,
  'form.bankPlaceholder': '은행을 선택해주세요.',
  'form.accountNumber': ENTRY_NAMES.accountNumber,
  'form.depositor': ENTRY_NAMES.depositor,
  'account.sameAsName': '성명과 같음',
  'form.fullWidth': '영문 이름을 넓은 글자(전각)로 바꾸기',
  'form.accountCheck': '계좌인증',
  'account.fullWidthHint': '예금주명이 영문인 경우 전각문자로 변환한 후 다시 인증해주세요.',
  'account.error': '계좌인증 중 오류가 발생했습니다.',
  'account.errorRetry': '계좌인증 중 오류가 발생했습니다. {retryMinutes}분 후 다시 시도해주세요.',
  'account.notFound': '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.',
  'account.done': '계좌인증이 완료되었습니다.',
  'account.toChange': '은행이나 예금주를 고치시려면 ‘다시 입력’을 눌러주세요.',

  'account.checkHolder': '통장에 적힌 예금주 이름과 같은지도 확인해주세요.',
  'account.depositorHint': '본인 명의 통장에 적힌 이름 그대로 입력해주세요.',
  'account.anyDepositorHint': '본인 명의(법인은 법인 명의) 통장에 적힌 이름 그대로 입력해주세요.',
  'account.corporateDepositorHint': '법인 통장대로 입력해주세요. (예: 주식회사 ○○)',
  'account.asInBankbook': '통장에 ‘주식회사 ○○’처럼 적혀 있으면 그대로 입력해주세요.',
  'account.sameAsCorporation': '법인명과 같음',
  'account.sameNamed': '{words} ({name})',
  'account.checkHint': '입력하신 예금주의 계좌가 맞는지 은행에 확인합니다.',
  'account.checking': '인증하는 중',
  'account.banksCommon': '많이 쓰는 은행',
  'account.banksOthers': '다른 은행',
  'account.banksSearch': '이름으로 찾기 (예: 국민, ㄱㅁ)',
  'account.banksNone': '찾으시는 은행이 없습니다. 다른 이름으로 찾아주세요.',
  'account.banksFailed': '은행 목록을 불러오지 못했습니다. 입력하신 내용은 그대로 있습니다. 다시 시도해주세요.',
} as const satisfies Record<string, string>

const ERROR_TEXT = { plain: 'account.error', retry30: 'account.errorRetry' } as const
const ERROR_NEXT = {
  plain: SHARED_FAILURE_TEXTS['way.kept'],
  retry30: SHARED_FAILURE_TEXTS['way.entriesKept'],
} as const

/**
 * Returns the messages about a failed account check. The deployment chooses the message about a failure of the service.
 * [A-097] [A-099] [D2-32]
 */
export const verifyAccountMessages = ({ accountErrorText }: Pick<Settings, 'accountErrorText'>) =>
  ({
    ...QUEUE_MESSAGES,
    SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
    HolderUnknown: { text: ACCOUNT_TEXTS['account.notFound'], ref: 'A-097' },
    AccountMismatch: { text: ACCOUNT_TEXTS['account.notFound'], ref: 'A-097' },
    ServiceDown: {
      text: ACCOUNT_TEXTS[ERROR_TEXT[accountErrorText]],
      next: ERROR_NEXT[accountErrorText],
      ref: 'A-099',
    },
  }) as const satisfies Messages<VerifyAccountError>

/**
 * The text of the application form and of its confirmation. [D2-59] [D2-60] [D2-61] [D2-98] The keys after the blank
 * line are not from the specification.
 */
export const APPLICATION_TEXTS = {
  'form.sectionApplicant': '신청인 정보',
  'form.sectionFiles': '증빙서류 첨부',
  'form.sectionAccount': '지급계좌 정보',
  'form.sectionMonthAndAccount': '결산월과 지급계좌 정보',
  'form.name': ENTRY_NAMES.name,
  'form.birth': '생년월일',
  'form.mobile': '휴대폰번호',
  'form.residentNumber': '주민등록번호',
  'form.rrnFront': '주민등록번호 앞자리',
  'form.rrnBack': '주민등록번호 뒷자리',
  'form.rrnShow': '주민등록번호 보기',
  'form.rrnHide': '주민등록번호 숨기기',
  'form.realname': '실명인증',
  'form.businessNumber': ENTRY_NAMES.businessNumber,
  'form.corporateName': ENTRY_NAMES.corporateName,
  'form.businessName': ENTRY_NAMES.businessName,
  'form.anyName': ENTRY_NAMES.anyName,
  'form.corporateNumber': ENTRY_NAMES.corporateNumber,
  'form.corporateNumberHint': '사업자등록증에 있는 13자리 번호입니다.',
  'form.openingDate': ENTRY_NAMES.openingDate,
  'form.openingDateHint': '숫자 8자리로 적어주세요. 예: 2020-01-31',
  'form.settlementMonth': ENTRY_NAMES.settlementMonth,
  'form.settlementMonthOption': ENTRY_NAMES.settlementMonthOption,
  'form.bizLookup': '사업자 정보 조회',
  'form.deliveryAmount': '조회된 배달료',
  'form.fileSelect': '파일 선택',
  'form.fileAdd': '파일 추가',
  'form.fileRemove': '파일 삭제',
  'form.fileNone': '선택된 파일이 없습니다.',
  'form.filesNone': '지금 첨부하실 서류는 없습니다.',
  'form.reenter': '다시 입력',
  'form.openingDateLate': '{lastOpeningDay}까지 개업한 사업자만 신청하실 수 있습니다. 날짜를 확인해주세요.',
  'form.toChange': '고치시려면 ‘다시 입력’을 눌러주세요.',
  'form.fileHint': '사진(jpg, png)이나 PDF 파일을 {megabytes}MB까지 올려주세요.',
  'form.complete': '작성완료',
  'form.cancel': '취소',
  'biz.invalid':
    '사업자 정보 조회에 실패하였습니다. 주대표자 여부와 사업자등록 정보를 확인해주세요. 이대로 진행하시겠습니까?',
  'biz.invalidNext': '이대로 진행하시면 담당 기관에서 다시 확인하며, 다르면 지원대상에서 제외될 수 있습니다.',
  'biz.outage':
    '현재 사업자 정보 일치 여부를 확인할 수 없습니다. 신청은 계속 진행할 수 있으며, 일치 여부는 이후 자격 검증 단계에서 확인합니다.',
  'biz.done': '사업자 정보 조회가 완료되었습니다.',
  'realname.done': '인증이 완료되었습니다.',
  'realname.error': '실명인증 처리 중 오류가 발생했습니다. 문의전화 : {phone}',
  'realname.mismatch1':
    '입력하신 정보로 실명이 확인되지 않았습니다. 성명과 주민등록번호를 다시 확인해주세요. 이대로 진행하시겠습니까?',
  'realname.mismatch2': '대표자 정보가 일치하지 않으면 지원대상에서 제외될 수 있습니다. 그래도 진행하시겠습니까?',
  'confirm.proceed': '이대로 진행',
  'confirm.recheck': '다시 확인',
  'delivery.none': '배달료 정보가 없습니다.',
  'apply.title': '신청내용 확인',
  'apply.warning': '신청을 완료하면 신청내용을 수정할 수 없습니다. 입력하신 내용을 다시 한번 확인해주세요.',
  'apply.files': '증빙서류',
  'apply.submit': '신청',
  'apply.cancel': '취소',
  'apply.submitting': '접수 중입니다. 잠시만 기다려주세요.',
  'apply.done': '접수가 완료되었습니다.',
  'apply.error': '오류가 발생했습니다.',
  'apply.otherStored':
    '이미 접수된 신청이 있으며, 먼저 접수된 내용으로 처리됩니다. 신청결과에서 접수된 내용을 확인해주세요.',
  'draft.restoredForm':
    '주민등록번호와 첨부파일, 그리고 실명인증·사업자 정보 조회·계좌인증의 결과는 저장하지 않습니다.',
  'file.ready': '첨부됨 (아직 제출 전)',
  'file.change': '파일 변경',
  'file.sending': '신청서와 첨부파일을 보내고 있습니다. ({percent}%)',
  'file.sendCancel': '보내기 취소',
  'file.sendFailed': '입력하신 내용과 첨부파일은 그대로 있습니다. 다시 신청해주세요.',
  'form.prepare': '이 신청서에 {names}을 올려주세요.',
  'form.proofLater': '이용 증빙은 선정되신 뒤에 올려주세요.',
  'form.prepareOfGeneral': '{name}(일반과세자만)',
  'form.rapidKind': '신속지급 대상입니다.',
  'form.rapid': '서류 없이 이 신청서만 내시면 됩니다.',
  'form.confirmedKind': '확인지급 대상입니다.',
  'form.confirmed': '지금 내실 서류는 없고, 증빙은 선정되신 뒤에 올려주세요.',
  'form.residentOf': '{name} 님의 번호 뒤 7자리를 입력해주세요.',
  'form.residentNotCorporate': '법인이 아니라 {name} 님의 번호 뒤 7자리를 입력해주세요.',
  'form.residentUse': '주민등록번호는 실명 확인과 지급에만 쓰고, 기기에 저장하지 않습니다.',
  'form.bizLookupHint': '입력하신 내용이 사업자등록 정보와 같은지 확인합니다.',
  'form.fileStays': '앞서 고르신 파일은 그대로 있습니다: {name}',
  'form.companyNameHint': '사업자등록증에 적힌 그대로 입력해주세요.',
  'form.companyNameCut': '{max}자까지 적으실 수 있습니다. ‘{rest}’부터 {n}자는 적지 않으셔도 됩니다.',
  'form.openingDateCleared': '입력하신 날짜({day})는 지웠습니다. 오늘까지의 날짜를 입력해주세요.',
  'form.otherNumber': '다른 사업자등록번호로 신청하기',
  'form.otherNumberKeeps': '쓰신 내용은 번호를 바꾸실 때까지 보관합니다. 바꾸시면 본인인증부터 다시 해주세요.',
  'form.deliveryNote': '지원금은 심사 후 정해지며, 최대 {ceiling}입니다.',
  'form.checkAgain': '{entry}이 바뀌었습니다. {check}을 다시 해주세요.',
  'form.checkBegins': '확인하고 있습니다.',
  'form.checkedBy.realName': '실명인증을 마친 번호입니다. 바꾸시면 다시 인증해야 합니다.',
  'form.checkedBy.account': '계좌인증을 마친 번호입니다. 바꾸시면 다시 인증해야 합니다.',
  'form.lookingUp': '조회하는 중',
  'form.waived': '확인되지 않은 상태로 진행합니다. 다시 확인하실 수도 있습니다.',
  'form.eitherName': '부가가치세 증명',
  'form.offeredMust': '일반과세자만 필수',
  'form.offeredOf': '일반과세자인 법인만 첨부하시면 됩니다. 사업자 정보를 조회하시면 필요한지 알려드립니다.',
  'form.vatStandardOf': '일반·간이과세자: 과세표준증명',
  'form.vatExemptOf': '면세사업자: 수입금액증명',
  'form.eitherHint': '둘 가운데 하나만 올려주세요. 어느 쪽인지 모르시면 위에서 사업자 정보를 조회해주세요.',
  'form.eitherFirst': '과세 유형을 먼저 골라주세요.',
  'form.taxOffice': '홈택스에서 발급받기 (새 창)',
  'form.corporateNumberFront': '법인등록번호 앞 6자리',
  'form.corporateNumberBack': '법인등록번호 뒤 7자리',
  'form.fileDrop': '이곳에 파일을 끌어다 놓으셔도 됩니다.',
  'form.settlementMonthHint': '법인의 회계연도가 끝나는 달입니다. 목록에 없는 달이면 {phone}번으로 문의해주세요.',
  'form.settlementMonthPlaceholder': '결산월을 선택해주세요.',
  'draft.neverFiles': '파일은 남기지 않습니다.',
  'apply.notSent':
    '서버와 연결되지 않아 신청이 접수되지 않았습니다. 작성하신 내용은 그대로 있습니다. 인터넷 연결을 확인하신 후 ‘작성완료’를 다시 눌러주세요.',
  'apply.receiptUnknown':
    '서버와 연결되지 않아 접수되었는지 확인하지 못했습니다. 작성하신 내용은 그대로 있습니다. 인터넷 연결을 확인하신 후 ‘작성완료’를 다시 눌러주세요. 두 번 접수되지 않습니다.',
  'apply.change': '변경',
  'apply.answers': '신청내용',
  'apply.stopped': '보내기를 취소했습니다.',
  'apply.leave': '신청서를 보내는 중입니다. 지금 나가시면 접수되지 않을 수 있습니다. 나가시겠습니까?',
} as const satisfies Record<string, string>

/** The outcome of an application that was being sent when its page was reloaded. Not from the specification. */
export const RECOVERED_SUBMISSION_SENTENCES = {
  otherReceived: APPLICATION_TEXTS['apply.otherStored'],
  received: '보내시던 신청이 접수되었습니다. 신청번호는 {number}입니다.',
  notReceived:
    '보내시던 신청은 아직 접수되지 않았습니다. 작성하신 내용은 그대로 있습니다. 이어서 작성하신 후 다시 신청해주세요.',
  unknown:
    '보내시던 신청이 접수되었는지 확인하지 못했습니다. 작성하신 내용은 그대로 있습니다. 다시 신청하셔도 두 번 접수되지 않습니다.',
} as const satisfies Record<RecoveredSubmission, string>

type NamedTarget = ApplicationFormTarget | 'businessNumber'

/** The names of the form's targets. Each is the same as the label on the page. */
const FORM_TARGET_NAMES = {
  name: APPLICATION_TEXTS['form.name'],
  birth: APPLICATION_TEXTS['form.birth'],
  mobile: APPLICATION_TEXTS['form.mobile'],
  residentFront: APPLICATION_TEXTS['form.residentNumber'],
  residentBack: APPLICATION_TEXTS['form.residentNumber'],
  'check.realName': APPLICATION_TEXTS['form.realname'],
  businessNumber: APPLICATION_TEXTS['form.businessNumber'],
  companyName: APPLICATION_TEXTS['form.businessName'],
  corporateFront: APPLICATION_TEXTS['form.corporateNumber'],
  corporateBack: APPLICATION_TEXTS['form.corporateNumber'],
  openingDate: APPLICATION_TEXTS['form.openingDate'],
  'check.business': APPLICATION_TEXTS['form.bizLookup'],
  'doc.businessRegistration': DOCUMENT_NAMES.businessRegistration,
  'doc.vatStandard': DOCUMENT_NAMES.vatStandard,
  'doc.vatExempt': DOCUMENT_NAMES.vatExempt,
  'doc.financial': DOCUMENT_NAMES.financial,
  'doc.nationalTax': DOCUMENT_NAMES.nationalTax,
  'doc.localTax': DOCUMENT_NAMES.localTax,
  settlementMonth: APPLICATION_TEXTS['form.settlementMonth'],
  bank: ACCOUNT_TEXTS['form.bank'],
  accountNumber: ACCOUNT_TEXTS['form.accountNumber'],
  depositor: ACCOUNT_TEXTS['form.depositor'],
  'check.account': ACCOUNT_TEXTS['form.accountCheck'],
} as const satisfies Record<NamedTarget, string>

/** Returns the name of a target. The label of the business name depends on the kind of business. */
export const formTargetName = (field: NamedTarget, entityType: EntityType | null): string =>
  field === 'companyName' ? APPLICATION_TEXTS[`form.${entityTraits(entityType).namedAs}`] : FORM_TARGET_NAMES[field]

/** The heading above the entries of a business. */
export const BUSINESS_SECTION_HEADINGS = {
  corporate: '법인 정보',
  individual: '사업자 정보',
} as const satisfies Record<EntityType, string>

/** Returns the heading for a kind of business; if the kind is unknown, a heading for all kinds. */
export const businessSectionHeading = (type: EntityType | null): string =>
  type === null ? '사업자 정보' : BUSINESS_SECTION_HEADINGS[type]

export const formPartNames = (type: EntityType | null) => ({
  applicant: APPLICATION_TEXTS['form.sectionApplicant'],
  business: businessSectionHeading(type),
  documents: APPLICATION_TEXTS['form.sectionFiles'],
  account:
    APPLICATION_TEXTS[entityTraits(type).settlementMonth ? 'form.sectionMonthAndAccount' : 'form.sectionAccount'],
})

export const CHECK_REAL_NAME_MESSAGES = {
  ...QUEUE_MESSAGES,
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  ServiceDown: { text: APPLICATION_TEXTS['realname.error'], next: SHARED_FAILURE_TEXTS['way.kept'], ref: 'A-058' },
} as const satisfies Messages<CheckRealNameError>

export const LOOK_UP_BUSINESS_MESSAGES = {
  ...QUEUE_MESSAGES,
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
} as const satisfies Messages<LookUpBusinessError>

export const LOAD_DELIVERY_TOTAL_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
} as const satisfies Messages<LoadDeliveryTotalError>

/**
 * The messages about a failed submission. For a rejection, the server's message is shown. After any other failure the
 * page keeps all entries.
 */
export const SUBMIT_APPLICATION_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  AccountRefused: { text: ACCOUNT_TEXTS['account.notFound'], ref: 'A-125' },
  ApplicationRefused: {
    text: EVERY_PAGE_TEXTS['common.serverError'],
    stop: {
      title: '신청이 아직 접수되지 않았습니다.',
      text: '입력하신 내용과 첨부파일은 그대로 있습니다. 고치실 내용이 있으면 고쳐서 다시 신청해주세요.',
      close: '신청서로 돌아가기',
    },
    ref: 'A-127',
    server: true,
  },
  DuplicateApplication: {
    text: '이미 접수된 신청이 있습니다.',
    stop: {
      title: '다시 보내셔도 새로 접수되지 않습니다.',
      text: '한 분이 한 번, 한 사업자등록번호로 한 번만 신청하실 수 있습니다. 이미 접수된 신청은 신청하실 때의 사업자등록번호로 신청결과에서 확인해주세요.',
      link: { href: '/onslf-check-result', words: SHARED_BUTTON_TEXTS['common.result'] },
      close: '신청서로 돌아가기',
    },
    ref: 'D2-630',
    server: true,
  },
  OtherApplicationStored: { text: APPLICATION_TEXTS['apply.otherStored'], ref: 'D2-108' },
  SubmissionFailed: {
    text: `${APPLICATION_TEXTS['apply.error']}\n${APPLICATION_TEXTS['file.sendFailed']}`,
    ref: 'A-128',
  },
  ApplicationNotSent: {
    text: `${APPLICATION_TEXTS['apply.error']}\n${APPLICATION_TEXTS['apply.notSent']}`,
    ref: 'A-128',
  },
  SubmissionOutcomeUnknown: {
    text: `${APPLICATION_TEXTS['apply.error']}\n${APPLICATION_TEXTS['apply.receiptUnknown']}`,
    ref: 'A-128',
  },
} as const satisfies Messages<SubmitApplicationError>
