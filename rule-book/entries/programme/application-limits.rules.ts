import { cleanAccountNumber, maskAccountNumber, UNMASKED_ACCOUNT_DIGIT_COUNTS } from '#domain/account/account'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { makeLimitTable } from '../../rule-entry.ts'
import { APPLICATION_FORM_CASES } from '../application/form/application-form.rules.ts'

const bytesPerCharacter = (count: number) => `한 자에 ${count}바이트`

const characters = (count: number) => `${count}자까지`

const digits = (count: number) => `숫자 ${count}자리`

const isHeadShown = (count: number) => !maskAccountNumber(cleanAccountNumber('1'.repeat(count))).startsWith('*')
const { head, tail } = UNMASKED_ACCOUNT_DIGIT_COUNTS
/** The smallest number of digits of an account number of which the first ones are shown, too. */
const FEWEST_DIGITS_WITH_HEAD = Array.from({ length: head + 2 }, (_, more) => tail + 1 + more).find(isHeadShown)

export const APPLICATION_LIMITS_REFERENCE_TABLE = makeLimitTable({
  title: '신청서 칸의 길이와 선택지',
  synonyms: ['글자 수', '몇 자까지', '주민번호 보관', '예금주 길이', '은행코드', '계좌번호 자릿수', '결산월 선택', '바이트'],
  question: '신청서의 칸에는 얼마나 적을 수 있고, 무엇을 고를 수 있습니까?',
  no: 27,
  answer: '각 칸에는 표에 적힌 만큼만 적을 수 있다.',
  notes: [
    { says: `신청결과 화면은 계좌번호를 가린다: 앞 ${head}자리와 뒤 ${tail}자리만 보이고, 모두 ${FEWEST_DIGITS_WITH_HEAD}자리보다 짧으면 뒤 ${tail}자리만 보인다. 단추로 보거나 가리고, 인쇄하면 늘 가린다.`, refs: ['A-272', 'D2-88'] },
    { says: '신청 전 확인 창과 계좌정보 수정 화면은 적은 계좌번호를 보이고, 이체하지 못한 계좌는 가린다.', refs: ['D2-88', 'D2-106'] },
    { says: `주민등록번호는 앞자리도 뒷자리도 이 누리집이 저장하지 않고, 보내거나 취소하거나 화면을 떠날 때까지만 기억하며, 실명인증과 신청 제출에만 보낸다. 신청서에서 뒷자리를 처음에 가리고, 신청 전 확인 창에서 앞자리만 보인다. 다른 화면에는 없고, 신청결과 화면에는 휴대폰번호, 생년월일과 연계정보도 없다.`, refs: ['A-233', 'A-234', 'A-122', 'D2-86', 'D2-88', 'D2-110'] },
  ],
  functionCases: APPLICATION_FORM_CASES,
  limits: APPLICATION_LIMITS,
  words: {
    applicantName: { name: '신청자 이름', says: characters, ref: 'A-005' },
    companyName: { name: '법인명 또는 상호명', says: characters, ref: 'A-005' },
    depositorBytes: {
      name: '예금주',
      says: (bytes) =>
        `${bytes}바이트까지 (한글만이면 ${Math.floor(bytes / APPLICATION_LIMITS.depositorCharacterBytes.other)}자)`,
      ref: 'A-005',
    },
    depositorCharacterBytes: {
      ascii: { name: '예금주의 영문, 숫자, 기호, 띄어쓰기', says: bytesPerCharacter, ref: 'A-063' },
      other: { name: '예금주의 다른 글자', says: bytesPerCharacter, ref: 'A-063' },
    },
    corporateNumberDigits: {
      front: { name: '법인등록번호 앞자리', says: digits, ref: 'A-005' },
      back: { name: '법인등록번호 뒷자리', says: digits, ref: 'A-005' },
    },
    residentNumberDigits: {
      front: { name: '주민등록번호 앞자리', says: digits, ref: 'A-005' },
      back: { name: '주민등록번호 뒷자리', says: digits, ref: 'A-005' },
    },
    mobileDigits: { name: '휴대폰번호', says: digits, ref: 'A-005' },
    mobilePrefix: { name: '휴대폰번호의 시작 (82, +82는 0으로 읽음)', says: (prefix) => prefix, ref: 'D2-114' },
    accountNumberDigits: {
      name: '계좌번호',
      says: (count) => `숫자 ${count}자리까지. 짧아도 막지 않으며, 은행이 모르면 NM-1, CE-5`,
      ref: 'A-005',
    },
    nameMatchBytes: { name: '예금주를 견주는 길이 (NM)', says: (bytes) => `앞 ${bytes}바이트`, ref: 'A-005' },
    bankCodeDigits: { name: '은행코드', says: (count) => `${count}자리, 모자라면 앞에 0을 붙인다`, ref: 'A-005' },
    fileBytes: {
      name: '신청서류 파일 하나',
      says: (bytes) => `${bytes.toLocaleString('ko-KR')}바이트까지`,
      ref: 'A-005',
    },
    earliestOpening: { name: '개업일자', says: (day) => `${day}부터 오늘까지`, ref: 'A-005' },
    settlementMonths: {
      name: '법인사업자의 결산월',
      says: (months) => `${months.map((month) => `${month}월`).join(', ')} 가운데 하나`,
      ref: 'A-005',
    },
    individualSettlementMonth: { name: '개인사업자의 결산월', says: (month) => `${month}월`, ref: 'A-005' },
  },
})
