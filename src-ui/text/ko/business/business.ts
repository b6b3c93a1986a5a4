import type { LookUpApplicationError } from '#app/business/look-up-application'
import type { RegisterBusinessNumberError } from '#app/business/register-business-number'
import type { Messages } from '#ui/text/message.ts'
import { ELIGIBILITY_TEXTS } from '../eligibility/eligibility.ts'
import { FORM_CALL_MESSAGES, SHARED_FAILURE_TEXTS } from '../kernel/failures.ts'
import { PAGE_HEADINGS } from '../pages/titles.ts'
import { DRAFT_TEXTS } from '../records/draft.ts'

/**
 * The text of the two pages for a business number. [D1-167] to [D1-183] `brno.again`, `brno.before`, `brno.notes`,
 * captions and legend are not from the specification.
 */
export const BUSINESS_TEXTS = {
  'brno.intro': PAGE_HEADINGS['/bzmn-reg'],
  'brno.introResult': PAGE_HEADINGS['/bzmn-result'],
  'brno.resultLead': '신청하셨는지 먼저 알려드립니다. 결과는 본인인증 뒤에 보실 수 있습니다.',
  'brno.legend': '사업자등록번호',
  'brno.label1': '사업자등록번호 앞 3자리',
  'brno.label2': '사업자등록번호 가운데 2자리',
  'brno.label3': '사업자등록번호 뒤 5자리',
  'brno.caption1': '앞 3자리',
  'brno.caption2': '가운데 2자리',
  'brno.caption3': '뒤 5자리',
  'brno.certificate': '사업자등록증',
  'brno.certificateNumber': '등록번호',
  'brno.certificateName': '상호',
  'brno.certificateWhere': '사업자등록증 제목 바로 아래의 ‘등록번호’입니다.',
  'brno.paste': '번호 전체를 한 번에 붙여넣으셔도 됩니다.',
  'brno.sameForDraft': '쓰시던 신청이 있습니다. 그 번호를 입력하시면 이어집니다.',
  'brno.sameForDraftUntil': '쓰시던 신청을 {time}까지 보관합니다. 그 번호를 입력하시면 이어집니다.',
  'brno.allDigits': '번호를 모두 입력하셨습니다.',
  'brno.restored': '앞서 입력하신 {number}이 들어 있습니다. 다른 번호는 칸을 눌러 새로 입력해주세요.',
  'brno.before': '신청 조건',
  'brno.notes': '{n}가지',
  'brno.note1': ELIGIBILITY_TEXTS['elig.onePerson'],
  'brno.note2': ELIGIBILITY_TEXTS['elig.mainRep'],
  'brno.lead': '공동대표이시면 사업자등록증에 가장 먼저 적힌 주대표자가 신청해주세요.',
  'brno.note3': ELIGIBILITY_TEXTS['brno.note3'],
  'brno.note4': ELIGIBILITY_TEXTS['brno.note4'],
  'brno.incomplete': '사업자등록번호를 모두 입력해주세요.',
  'brno.invalid': '유효하지 않은 사업자등록번호입니다.',
  'brno.invalidNext': '사업자등록증의 번호와 같은지 확인해주세요.',
  'brno.again': '사업자등록번호를 잘못 입력하지 않으셨는지 다시 확인해주세요.',
  'brno.badFormat': '잘못된 사업자번호 입니다.',
  'brno.closed': '폐업된 사업자등록번호입니다. 폐업한 사업자는 신청할 수 없습니다.',
  'brno.closedNext':
    '사업자등록번호를 잘못 입력하지 않으셨는지 다시 확인해주세요. 번호가 맞고 영업하고 계시면, 국세청에 어떻게 등록되어 있는지 세무서에서 확인하신 뒤 고객센터로 문의해주세요.',
  'brno.closedAfterApplying': '이미 신청하셨으면 첫 화면의 ‘신청결과 확인’에서 결과를 보실 수 있습니다.',
  'brno.notRegistered': '국세청에 등록되지 않은 번호입니다. 번호를 잘못 입력하지 않으셨는지 확인해주세요.',
  'brno.noApplication': '이 번호로 신청하신 내역이 없습니다.',
  'brno.other': '다른 번호로 확인하기',
  'brno.cancelConfirm': '처음 화면으로 돌아가시겠습니까?',
} as const satisfies Record<string, string>

/** The question before the draft of another number is deleted. Not from the specification. */
const DRAFT_OF_ANOTHER = {
  text: DRAFT_TEXTS['draft.otherKept'],
  next: DRAFT_TEXTS['draft.otherGoes'],
  ref: 'D2-149',
} as const

export const REGISTER_BUSINESS_NUMBER_MESSAGES = {
  ...FORM_CALL_MESSAGES,
  BusinessClosed: {
    text: BUSINESS_TEXTS['brno.closed'],
    next: `${BUSINESS_TEXTS['brno.closedNext']}\n${BUSINESS_TEXTS['brno.closedAfterApplying']}`,
    ref: 'E-086',
  },
  BusinessUnregistered: {
    text: BUSINESS_TEXTS['brno.notRegistered'],
    next: BUSINESS_TEXTS['brno.certificateWhere'],
    ref: 'E-087',
  },
  BusinessNumberMalformed: { text: BUSINESS_TEXTS['brno.badFormat'], next: BUSINESS_TEXTS['brno.again'], ref: 'E-092' },
  DraftOfAnotherNumber: DRAFT_OF_ANOTHER,
} as const satisfies Messages<RegisterBusinessNumberError>

export const LOOK_UP_APPLICATION_MESSAGES = {
  ...FORM_CALL_MESSAGES,
  ApplicationLookupRefused: { ...FORM_CALL_MESSAGES.Refused, ref: 'E-098' },
  NoApplication: { text: BUSINESS_TEXTS['brno.noApplication'], next: SHARED_FAILURE_TEXTS['way.apply'], ref: 'E-097' },
  DraftOfAnotherNumber: DRAFT_OF_ANOTHER,
} as const satisfies Messages<LookUpApplicationError>
