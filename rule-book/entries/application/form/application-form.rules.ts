import { cleanAccountNumber, maskAccountNumber } from '#domain/account/account'
import type { ApplicationEntryField, LockedEntryField } from '#domain/application/application-entries.table'
import { ALL_CHECKS_OPEN, cleanApplicationInput, type FormChecks, lockedEntries, passCheck, resetChecksAfterChange, waiveCheck } from '#domain/application/form/application-form'
import { cleanMobileNumber, mobileNumberRefusal } from '#domain/application/form/mobile-number'
import { doesResidentNumberMatchBirthDate, isRealNameCheckDue, maskResidentNumber, parseRealNameEntry, parseResidentNumber, residentNumberParts, residentNumberWithFrontOnly, wrapResidentNumber } from '#domain/application/form/resident-number'
import { type FunctionCase, yesNoWord } from '../../../rule-entry.ts'

const PASSED: FormChecks = { realName: 'passed', business: 'passed', account: 'passed' }
const CHECK = { realName: '실명인증', business: '사업자 조회', account: '계좌인증' } as const
const STATE = { open: '하지 않은 것이다', passed: '그대로이다', waived: '계속한다는 답이 남는다' } as const
const afterChange = (field: ApplicationEntryField, checks: FormChecks = PASSED): string =>
  Object.entries(resetChecksAfterChange(checks, field))
    .map(([check, state]) => `${CHECK[check as keyof typeof CHECK]} ${STATE[state]}`)
    .join(', ')
const LOCKED: Readonly<Record<LockedEntryField, string>> = {
  bank: '은행', depositor: '예금주', companyName: '상호명이나 법인명', corporateFront: '법인등록번호 앞자리', corporateBack: '법인등록번호 뒷자리', openingDate: '개업일자',
}
const locked = (checks: FormChecks): string => lockedEntries(checks).map((field) => LOCKED[field]).join(', ') || '없음'
const masked = (digits: number): string => maskAccountNumber(cleanAccountNumber('1234567890123456'.slice(0, digits)))
const mobile = (digits: string): string =>
  ({ mobileLength: '자릿수가 다르다', notMobile: '시작이 다르다', ok: '받는다' })[mobileNumberRefusal(digits) ?? 'ok']
const resident = (front: string, back: string): string => {
  const parsed = parseResidentNumber(wrapResidentNumber(front, back))
  return parsed.ok ? '받는다' : `${parsed.at === 'residentFront' ? '앞' : '뒷'}자리${{ residentMissing: '가 비어 있다', residentLength: '의 자릿수가 다르다' }[parsed.code]}`
}
const realNameEntry = (birth: string): string => {
  const parsed = parseRealNameEntry({ birth, resident: wrapResidentNumber('900101', '1234567') })
  if (parsed.ok) return `${parsed.value.birth}을 보낸다`
  return parsed.code === 'birthMissing' && parsed.at === 'birth' ? '생년월일이 비어 있다' : parsed.code
}
const realNameDue = (name: string, back: string, state: 'open' | 'passed' | 'waived', asked = false): string => {
  const number = wrapResidentNumber('900101', back)
  const checks = { realName: state }
  return isRealNameCheckDue({ name, birth: '19900101', resident: number, checks }, asked ? [number] : []) ? '저절로 시작한다' : '시작하지 않는다'
}

/** 신청서의 칸: what the fields and the checks of the form make of an entry. */
export const APPLICATION_FORM_CASES: readonly FunctionCase[] = [
  { proves: ['A-272'], given: '계좌번호 7자리를 가림', outcome: '***4567', ask: () => masked(7) },
  { proves: ['A-272'], given: '계좌번호 8자리를 가림', outcome: '123*5678', ask: () => masked(8) },
  { proves: ['A-272'], given: '계좌번호 16자리를 가림', outcome: '123*********3456', ask: () => masked(16) },
  { proves: ['D2-114'], given: '휴대폰번호 +82 10-1234-5678을 붙여 넣음', outcome: '01012345678', ask: () => cleanMobileNumber('+82 10-1234-5678') },
  { proves: ['D2-114'], given: '휴대폰번호 +82 (0)10-1234-5678을 붙여 넣음', outcome: '01012345678', ask: () => cleanMobileNumber('+82 (0)10-1234-5678') },
  { proves: ['A-061'], given: '휴대폰번호 12자리를 적음', outcome: '01012345678', ask: () => cleanMobileNumber('010123456789') },
  { proves: ['A-107'], given: '휴대폰번호 10자리', outcome: '자릿수가 다르다', ask: () => mobile('0101234567') },
  { proves: ['D2-114'], given: '휴대폰번호 02로 시작하는 11자리', outcome: '시작이 다르다', ask: () => mobile('02012345678') },
  { proves: ['A-107'], given: '휴대폰번호 01로 시작하는 11자리', outcome: '받는다', ask: () => mobile('01012345678') },
  { proves: ['A-115'], given: '주민등록번호 앞 6자리, 뒤 6자리', outcome: '뒷자리의 자릿수가 다르다', ask: () => resident('900101', '123456') },
  { proves: ['A-115'], given: '주민등록번호 앞 6자리, 뒤 7자리', outcome: '받는다', ask: () => resident('900101', '1234567') },
  { proves: ['A-111'], given: '주민등록번호 뒷자리가 비어 있음', outcome: '뒷자리가 비어 있다', ask: () => resident('900101', '') },
  { proves: ['A-111'], given: '주민등록번호가 모두 비어 있음', outcome: '앞자리가 비어 있다', ask: () => resident('', '') },
  { proves: ['A-115'], given: '주민등록번호 앞 5자리, 뒤 6자리', outcome: '앞자리의 자릿수가 다르다', ask: () => resident('90010', '123456') },
  { proves: ['A-055'], given: '실명인증의 생년월일이 비어 있음', outcome: '생년월일이 비어 있다', ask: () => realNameEntry('') },
  { proves: ['A-055'], given: '실명인증의 생년월일 1990-01-01', outcome: '19900101을 보낸다', ask: () => realNameEntry('1990-01-01') },
  { proves: ['A-122'], given: '주민등록번호를 확인 창에 보임', outcome: '900101-*******', ask: () => maskResidentNumber(wrapResidentNumber('900101', '1234567')) },
  { proves: ['A-054'], given: '생년월일 19900101로 채운 주민등록번호 앞자리', outcome: '900101', ask: () => residentNumberParts(residentNumberWithFrontOnly('19900101')).residentFront },
  { proves: ['A-241'], given: '주민등록번호 앞자리 900101과 생년월일 19900101이 같음', outcome: '예', ask: () => yesNoWord(doesResidentNumberMatchBirthDate(wrapResidentNumber('900101', ''), '19900101')) },
  { proves: ['A-241'], given: '주민등록번호 앞자리 900101과 생년월일 18900101이 같음', outcome: '예', ask: () => yesNoWord(doesResidentNumberMatchBirthDate(wrapResidentNumber('900101', ''), '18900101')) },
  { proves: ['A-241'], given: '주민등록번호 앞자리 900101과 생년월일 900101이 같음', outcome: '아니요', ask: () => yesNoWord(doesResidentNumberMatchBirthDate(wrapResidentNumber('900101', ''), '900101')) },
  { proves: ['A-055'], given: '실명인증: 주민등록번호를 모두 적음', outcome: '저절로 시작한다', ask: () => realNameDue('김서준', '1234567', 'open') },
  { proves: ['A-055'], given: '실명인증: 뒷자리 6자리를 적음', outcome: '시작하지 않는다', ask: () => realNameDue('김서준', '123456', 'open') },
  { proves: ['A-052'], given: '실명인증: 이미 마침', outcome: '시작하지 않는다', ask: () => realNameDue('김서준', '1234567', 'passed') },
  { proves: ['D2-154'], given: '실명인증: 계속한다고 답한 뒤 다른 번호를 적음', outcome: '저절로 시작한다', ask: () => realNameDue('김서준', '1234567', 'waived') },
  { proves: ['D2-154'], given: '실명인증: 같은 번호로 이미 물음', outcome: '시작하지 않는다', ask: () => realNameDue('김서준', '1234567', 'open', true) },
  { proves: ['A-059'], given: '모두 확인한 뒤 주민등록번호 뒷자리를 바꿈', outcome: '실명인증 하지 않은 것이다, 사업자 조회 그대로이다, 계좌인증 그대로이다', ask: () => afterChange('residentBack') },
  { proves: ['A-100'], given: '모두 확인한 뒤 계좌번호를 바꿈', outcome: '실명인증 그대로이다, 사업자 조회 그대로이다, 계좌인증 하지 않은 것이다', ask: () => afterChange('accountNumber') },
  { proves: ['A-059'], given: '모두 확인한 뒤 휴대폰번호를 바꿈', outcome: '실명인증 그대로이다, 사업자 조회 그대로이다, 계좌인증 그대로이다', ask: () => afterChange('mobile') },
  { proves: ['D2-33'], given: '이름이 달라도 계속한다고 답한 뒤 주민등록번호 뒷자리를 바꿈', outcome: '실명인증 계속한다는 답이 남는다, 사업자 조회 하지 않은 것이다, 계좌인증 하지 않은 것이다', ask: () => afterChange('residentBack', waiveCheck(ALL_CHECKS_OPEN, 'realName')) },
  { proves: ['A-096'], given: '계좌인증을 마치면 잠기는 칸', outcome: '은행, 예금주', ask: () => locked(passCheck(ALL_CHECKS_OPEN, 'account')) },
  { proves: ['A-077'], given: '사업자 조회가 맞으면 잠기는 칸', outcome: '상호명이나 법인명, 법인등록번호 앞자리, 법인등록번호 뒷자리, 개업일자', ask: () => locked(passCheck(ALL_CHECKS_OPEN, 'business')) },
  { proves: ['A-078'], given: '사업자 조회가 달라도 계속한다고 답하면 잠기는 칸', outcome: '없음', ask: () => locked(waiveCheck(ALL_CHECKS_OPEN, 'business')) },
  { proves: ['A-064'], given: '예금주 ‘Kim 1’을 넓은 글자로 바꿈', outcome: 'Ｋｉｍ　１', ask: () => cleanApplicationInput('depositor', 'Kim 1', true) },
  { proves: ['A-063'], given: '예금주 한글 31자를 적음', outcome: '30자', ask: () => `${cleanApplicationInput('depositor', '가'.repeat(31)).length}자` },
  { proves: ['A-063'], given: '예금주 영문 61자를 적음', outcome: '60자', ask: () => `${cleanApplicationInput('depositor', 'A'.repeat(61)).length}자` },
  { proves: ['A-060'], given: '상호명 31자를 적음', outcome: '30자', ask: () => `${cleanApplicationInput('companyName', '가'.repeat(31)).length}자` },
  { proves: ['A-060'], given: '계좌번호 ‘12-3４’를 적음', outcome: '1234', ask: () => cleanApplicationInput('accountNumber', '12-3４') },
]
