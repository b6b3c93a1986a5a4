import type { CheckDuplicateAndRecordStepError } from '#app/consent/check-duplicate-and-record-step'
import type { SaveConsentsError } from '#app/consent/save-consents'
import type { ConsentGroupKey } from '#domain/consent/consent-items.table'
import type { Messages } from '#ui/text/message.ts'
import { SHARED_BUTTON_TEXTS } from '../kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '../kernel/every-page.ts'
import { COMMON_CALL_MESSAGES, SHARED_FAILURE_TEXTS } from '../kernel/failures.ts'
import { REFUSAL_BUTTON_LABELS } from '../pages/guard.ts'

/**
 * The text of both consent pages. [D2-57] The titles of the items are in the domain. [D2-58] The keys from
 * `consent.intro` on are not from the specification.
 */
export const CONSENT_TEXTS = {
  'consent.required': '필수',
  'consent.optional': '선택',
  'consent.show': '내용 보기',
  'consent.hide': '내용 닫기',
  'consent.groupAll': '전체 동의',
  'consent.agreeAll': '모두 동의합니다',
  'consent.optionalIncluded': ' (선택 {n}개 포함)',
  'consent.agreeRequired': '필수 {n}개에만 동의합니다',
  'consent.disagreeAll': '전체 동의 안 함',
  'consent.deliveryRefuse': '동의하지 않고 확인지급으로 신청하시려면 {phone}으로 문의해주세요.',
  'consent.groupDeliveryNote': '배달플랫폼 또는 배달대행사를 이용하셔서 아래 항목이 필수입니다.',
  'mydata.request': '정부가 가진 정보로 확인합니다',
  'mydata.notRequest': '서류를 직접 올립니다',
  'mydata.firstGroupNote': '위 항목에 모두 동의하시면 선택할 수 있습니다.',
  'mydata.declineNote':
    '필수 항목에 모두 동의하고 제공을 요구하셔야 다음 단계로 진행할 수 있습니다. 문의전화 : {phone}',
  'consent.alreadyApplied': '본인인증 정보로 이미 신청접수 되었습니다.',
  'consent.notSaved': '동의 정보 저장에 실패했습니다. 다시 시도해주세요.',
  'consent.why': '필수 항목은 지원 자격 확인과 지원금 지급에 필요합니다.',
  'consent.certified': '{name} 님,',
  'consent.certifiedFor': '사업자등록번호',
  'consent.allLegend': '전체 동의 여부',
  'consent.oneByOne': '동의하실 내용',
  'consent.withoutOptional': '선택 항목은 사업 안내·홍보 동의이며, 빼셔도 불이익이 없습니다.',
  'consent.withoutAll': '이대로는 신청하실 수 없습니다.',
  'consent.checking': '신청하실 수 있는지 확인하고 있습니다. 확인이 끝나면 선택할 수 있습니다.',
  'consent.givenAll': '필수 항목 {required}개와 선택 항목 {optional}개에 동의했습니다.',
  'consent.givenRequired': '필수 항목 {required}개에 동의했습니다.',
  'consent.givenNone': '동의한 항목이 없습니다.',
  'consent.leftOut': '선택 항목 {n}개는 동의하지 않았습니다.',
  'consent.firstPage': '정보 동의를 먼저 확인해주세요.',
  'consent.kind': '{word} {n}개',
  'consent.kindGiven': '{word} {n}개 동의',
  'consent.kindPart': '{word} {n}개 중 {given}개 동의',
  'consent.kindLeftOut': '{word} {n}개 제외',
  'consent.next': '필수 항목 {n}개가 남았습니다. 다음은 ‘{name}’입니다.',
  'consent.purpose': '목적',
  'consent.items': '항목',
  'consent.recipients': '제공받는 곳',
  'consent.retention': '보유기간',
  'consent.refusal': '거부할 권리와 그 결과',
  'consent.checkAgain': '다시 확인하기',
  'mydata.papersInForm': '신청서에 서류 {n}가지를 올립니다.',
  'mydata.paperEither': '부가가치세 증명 (과세표준증명 또는 면세사업자 수입금액증명)',
  'mydata.paperOfGeneral': '{paper} (일반과세자만)',
  'mydata.withoutPapers': '서류 없이 끝나 더 간편합니다.',
  'mydata.itemsOf': '공공마이데이터 등 필수 항목 {n}개에 동의합니다.',
  'mydata.proofLater': '이용 증빙은 어느 쪽이든 선정 뒤에 냅니다.',
  'mydata.left':
    '서류를 어떻게 확인할지 골라주세요. 정부가 가진 정보로 확인하시려면 필수 항목 {n}개에 더 동의하셔야 합니다.',
  'consent.closed': '이미 접수된 신청이어서 동의 내역을 바꿀 수 없습니다.',
  'mydata.legend': '본인정보 제공 요구',
} as const satisfies Record<string, string>

/** The headings of the groups. [D2-57] */
export const CONSENT_GROUP_TITLES = {
  personal: '개인정보 수집·이용·제공 동의',
  admin: '행정정보 이용 사전동의',
  confirm: '배달·택배비 지원사업 확인사항',
  delivery: '배달 이용정보 관련 동의',
  mydataPersonal: '개인정보 수집·이용·제공 동의',
  mydataProvide: '본인정보 제3자 제공 요구',
} as const satisfies Record<ConsentGroupKey, string>

/** The subject of each group on the first page, in one line. */
export const CONSENT_GROUP_SUBJECTS = {
  personal: '접수·심사·지급에 쓰는 정보',
  admin: '사업자 상태와 매출액 조회',
  confirm: '지원요건과 환수 조건 확인',
  delivery: '배달앱 등에서 이용내역 조회',
} as const satisfies Partial<Record<ConsentGroupKey, string>>

/**
 * The message about a duplicate check that got no answer, or that needs facts which only the server has. The reason in
 * the message is not from the specification. [A-034] [D1-263]
 */
const NOT_ASKED = {
  text: EVERY_PAGE_TEXTS['common.serverError'],
  stop: {
    title: '이미 접수된 신청이 없는지 확인하지 못했습니다.',
    text: '‘다시 확인하기’를 눌러주세요. 확인되면 이 화면에서 이어서 동의하실 수 있습니다.',
    close: SHARED_BUTTON_TEXTS['common.home'],
  },
  ref: 'A-034',
} as const

/**
 * The messages about a failed duplicate check. There is a separate message if the agency already has an application of
 * the visitor. For any other failure, the server's message is shown; if the server sends none, the general message in
 * this table is shown.
 */
export const CHECK_DUPLICATE_AND_RECORD_STEP_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  NoAnswer: NOT_ASKED,
  Refused: { ...NOT_ASKED, server: true },
  MalformedAnswer: NOT_ASKED,
  AlreadyApplied: {
    text: CONSENT_TEXTS['consent.alreadyApplied'],
    stop: {
      title: '한 분이 한 번만 신청합니다.',
      text: '접수된 신청의 진행상태와 증빙 등록은 신청결과에서 보실 수 있습니다.',
      link: { href: '/onslf-check-result', words: SHARED_BUTTON_TEXTS['common.result'] },
      close: SHARED_BUTTON_TEXTS['common.home'],
    },
    ref: 'A-033',
  },
} as const satisfies Messages<CheckDuplicateAndRecordStepError>

export const SAVE_CONSENTS_MESSAGES = {
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
  ConsentsNotSaved: { text: CONSENT_TEXTS['consent.notSaved'], next: '선택하신 내용은 그대로 있습니다.', ref: 'A-044' },
  AlreadyApplied: {
    text: CONSENT_TEXTS['consent.closed'],
    stop: {
      title: '동의하신 내역은 신청과 함께 접수되었습니다.',
      text: SHARED_FAILURE_TEXTS['way.openResult'],
      close: REFUSAL_BUTTON_LABELS['/aply-result'],
    },
    ref: 'A-273',
  },
  ConsentsIncomplete: { text: CONSENT_TEXTS['consent.firstPage'], ref: 'A-041' },
} as const satisfies Messages<SaveConsentsError>
