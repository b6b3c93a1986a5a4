import type { AccountRefusal } from '#domain/account/account'
import type { UnkeyedMessage, SubmitCode } from '#domain/application/message-codes'
import type { RealNameRefusal } from '#domain/application/resident-number'
import type { EditLookupRefusal } from '#domain/business/business-lookup'
import type { OpeningDateRefusal } from '#domain/business/opening-date'
import type { DocumentRefusal } from '#domain/upload/application-document'
import { BUSINESS } from './business.ts'

/** Every reason for which an entry of the application, or a press on one of its buttons, is refused. */
export type ApplicationRefusalCode =
  | UnkeyedMessage
  | SubmitCode
  | RealNameRefusal
  | EditLookupRefusal
  | AccountRefusal
  | OpeningDateRefusal
  | DocumentRefusal

/**
 * The sentence of each reason: the texts of the requirements named in the domain's list of codes, and those that the
 * catalogue keys itself. Two spellings of 입력해주세요 are the specification's. [D2-15] [D2-60]
 */
export const APPLICATION_REFUSALS = {
  'submit.sessionMissing': '누락된 필수값이 있습니다. 신청절차대로 다시 신청해주세요.',
  'submit.mobileLength': '휴대폰번호를 정확히 입력해주세요.',
  'mobile.notMobile': '휴대폰번호를 다시 확인해주세요. 01로 시작하는 번호여야 합니다.',
  'submit.accountCheck': '계좌인증을 완료해주세요.',
  'identity.birthMissing': '본인인증 정보가 없습니다.',
  'resident.missing': '주민번호를 입력해주세요.',
  'resident.length': '주민등록번호를 정확히 입력해주세요.',
  'submit.corporateNameMissing': '법인명을 입력해주세요.',
  'submit.businessNameMissing': '상호명을 입력해주세요.',
  'submit.settlementMonthMissing': '결산월을 선택해주세요.',
  'account.bankMissing': '은행을 선택해주세요.',
  'submit.holderMissing': '예금주를 입력해주세요.',
  'submit.corporateNumberSpace': '법인번호에 공백이 포함될 수 없습니다.',
  'submit.corporateNumberLength': '법인번호를 정확히 입력해주세요.',
  'openingDate.invalid': '개업일자를 정확히 입력해주세요.',
  'openingDate.future': '개업일자는 오늘 날짜보다 클 수 없습니다.',
  'lookup.required': '필수값을 입력해주세요.',
  'lookup.corporateNumberMissing': '법인번호를 입력해 주세요.',
  'bizEdit.part1': '사업자등록번호 첫 번째 칸(3자리)을 입력해주세요.',
  'bizEdit.part2': '사업자등록번호 두 번째 칸(2자리)을 입력해주세요.',
  'bizEdit.part3': '사업자등록번호 세 번째 칸(5자리)을 입력해주세요.',
  'account.holderMissing': '예금주명을 입력해주세요.',
  'account.digitsOnly': '계좌번호는 숫자만 입력해주세요.',
  'file.tooLarge': '파일 크기는 {megabytes}MB를 초과할 수 없습니다.',
  'file.type': '허용된 파일 형식이 아닙니다. (jpg, png, pdf만 가능)',
  'file.lastRow': '최소 한 개의 파일이 필요합니다.',
  'required.mobile': '휴대폰번호를 입력해주세요.',
  'required.corporateNumber': '법인번호를 입력해주세요.',
  'required.openingDate': '개업일자를 입력해주세요.',
  'required.accountNumber': '계좌번호를 입력해주세요.',
  'blank.corporateName': '법인명은 공백이 아닌 값으로 입력해주세요.',
  'blank.businessName': '상호명은 공백이 아닌 값으로 입력해주세요.',
  'blank.depositor': '예금주는 공백이 아닌 값으로 입력해주세요.',
  'check.realname': '실명인증을 완료해주세요.',
  'check.business': '사업자 정보 조회를 완료해주세요.',
  'file.required': '필수 증빙서류를 첨부해주세요. ({document})',
  'file.zeroDocument': '내용이 없는 파일입니다. 다른 파일을 선택해주세요.',
  'biz.corpNumber': '법인사업자 번호가 입력되었습니다. 다시 확인해주세요.',
  'biz.indivNumber': '개인사업자 번호가 입력되었습니다. 다시 확인해주세요.',
  'brno.invalid': BUSINESS['brno.invalid'],
  'en.corporateName': 'Please enter corporate name.',
  'en.businessName': 'Please enter business name.',
  'en.corporateNumber': 'Enter corporate number exactly.',
  'en.openingDate': 'Enter opening date correctly.',
} as const satisfies Record<ApplicationRefusalCode, string>
