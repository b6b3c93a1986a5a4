import type { AccountEntryRefusal } from '#domain/account/account'
import type { EnglishRefusalCode } from '#domain/application/submit/submit-checks'
import type { SubmitRefusalCode } from '#domain/application/submit/submit-checks.table'
import type { EditBusinessLookupRefusal } from '#domain/business/business-lookup'
import type { OpeningDateRefusal } from '#domain/business/opening-date'
import type { DocumentRefusal, WrongTypeReason } from '#domain/upload/application-document'
import type { PreviewKind } from '#domain/upload/evidence-file'
import { BUSINESS_TEXTS } from '../business/business.ts'

/** Why the form cannot be filled in, and what would change this. Not from the specification. */
export const SESSION_MISSING_REASON = {
  title: '앞 단계에서 확인하신 정보가 이 창에 없습니다.',
  text: '사업자등록번호 입력부터 다시 진행하시면 이어집니다.',
} as const

/**
 * Why an application is not sent, and why a real name is not checked. The two spellings of 입력해주세요 come from the
 * specification. to [A-118] [D2-15] [D2-60]
 */
export const SUBMIT_REFUSAL_TEXTS = {
  sessionMissing: '누락된 필수값이 있습니다. 신청절차대로 다시 신청해주세요.',
  mobileLength: '휴대폰번호를 정확히 입력해주세요.',
  notMobile: '휴대폰번호를 다시 확인해주세요. 01로 시작하는 번호여야 합니다.',
  accountNotChecked: '계좌인증을 완료해주세요.',
  realNameNotChecked: '실명인증을 완료해주세요.',
  businessNotChecked: '사업자 정보 조회를 완료해주세요.',
  mobileMissing: '휴대폰번호를 입력해주세요.',
  birthMissing: '본인인증 정보가 없습니다.',
  residentMissing: '주민번호를 입력해주세요.',
  residentLength: '주민등록번호를 정확히 입력해주세요.',
  corporateNameMissing: '법인명을 입력해주세요.',
  businessNameMissing: '상호명을 입력해주세요.',
  corporateNumberMissing: '법인등록번호를 입력해주세요.',
  openingDateMissing: '개업일자를 입력해주세요.',
  settlementMonthMissing: '결산월을 선택해주세요.',
  bankMissing: '은행을 선택해주세요.',
  accountNumberMissing: '계좌번호를 입력해주세요.',
  depositorMissing: '예금주를 입력해주세요.',
  corporateNumberSpace: '법인번호에 공백이 포함될 수 없습니다.',
  corporateNumberLength: '법인번호를 정확히 입력해주세요.',
  openingDateInvalid: '개업일자를 정확히 입력해주세요.',
  corporateNameBlank: '법인명은 공백이 아닌 값으로 입력해주세요.',
  businessNameBlank: '상호명은 공백이 아닌 값으로 입력해주세요.',
  depositorBlank: '예금주는 공백이 아닌 값으로 입력해주세요.',
  documentMissing: '필수 증빙서류를 첨부해주세요. ({document})',
} as const satisfies Record<SubmitRefusalCode, string>

/** The English messages, for a deployment that chooses English. */
export const ENGLISH_SUBMIT_REFUSAL_TEXTS = {
  corporateNameMissing: 'Please enter corporate name.',
  businessNameMissing: 'Please enter business name.',
  corporateNumberMissing: 'Enter corporate number exactly.',
  openingDateMissing: 'Enter opening date correctly.',
} as const satisfies Record<EnglishRefusalCode, string>

/**
 * Why a business is not looked up, on the form and on the page that corrects the business. to
 */
export const BUSINESS_LOOKUP_REFUSAL_TEXTS = {
  entryMissing: '필수값을 입력해주세요.',
  openingDateInvalid: SUBMIT_REFUSAL_TEXTS.openingDateInvalid,
  numberInvalid: BUSINESS_TEXTS['brno.invalid'],
  ofCorporation: '법인사업자 번호가 입력되었습니다. 다시 확인해주세요.',
  ofIndividual: '개인사업자 번호가 입력되었습니다. 다시 확인해주세요.',
  corporateNumberMissing: '법인번호를 입력해 주세요.',
  areaMissing: '사업자등록번호 첫 번째 칸(3자리)을 입력해주세요.',
  kindMissing: '사업자등록번호 두 번째 칸(2자리)을 입력해주세요.',
  serialMissing: '사업자등록번호 세 번째 칸(5자리)을 입력해주세요.',
} as const satisfies Record<EditBusinessLookupRefusal, string>

/** Why an account is not checked. */
export const ACCOUNT_REFUSAL_TEXTS = {
  bankMissing: SUBMIT_REFUSAL_TEXTS.bankMissing,
  accountNumberMissing: SUBMIT_REFUSAL_TEXTS.accountNumberMissing,
  depositorMissing: '예금주명을 입력해주세요.',
  digitsOnly: '계좌번호는 숫자만 입력해주세요.',
} as const satisfies Record<AccountEntryRefusal, string>

/** Why an opening date is rejected. */
export const OPENING_DATE_REFUSAL_TEXTS = {
  invalid: SUBMIT_REFUSAL_TEXTS.openingDateInvalid,
  future: '개업일자는 오늘 날짜보다 클 수 없습니다.',
} as const satisfies Record<OpeningDateRefusal, string>

/** Why a document is rejected, and why the last document row cannot be removed. to */
export const DOCUMENT_REFUSAL_TEXTS = {
  empty: '내용이 없는 파일입니다. 다른 파일을 선택해주세요.',
  tooLarge: '파일 크기는 {megabytes}MB를 초과할 수 없습니다.',
  wrongType: '허용된 파일 형식이 아닙니다. (jpg, png, pdf만 가능)',
  lastRow: '최소 한 개의 파일이 필요합니다.',
} as const satisfies Record<DocumentRefusal | 'lastRow', string>

/** What to do about a file of a wrong type. Not from the specification. [A-086] [D3-525] */
export const WRONG_DOCUMENT_WAYS = {
  heic: '아이폰 사진(HEIC)입니다. 그 사진을 화면에 띄우고 캡처해서 올리시거나, 카메라 포맷을 ‘높은 호환성’으로 바꾸고 다시 찍어주세요.',
  content: '이름과 내용이 다른 파일입니다. 그 파일이 열리는지 확인하시고, 사진이나 PDF로 다시 저장해서 올려주세요.',
  other: '',
} as const satisfies Record<WrongTypeReason, string>

/** How to make a file smaller that is too large. Not from the specification. [A-085] [D2-780] */
export const LARGE_DOCUMENT_WAYS = {
  image: '사진을 화면에 띄우고 캡처해서 올리시면 크기가 줄어듭니다.',
  pdf: '해상도를 낮춰 PDF로 다시 저장하시거나, 그 서류를 사진으로 찍어서 올려주세요.',
  other: '',
} as const satisfies Record<PreviewKind, string>
