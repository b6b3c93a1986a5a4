import { PAGE_HEADINGS } from '../pages/titles.ts'

/**
 * The text of the daily notice, the alert page, the objection page and the example of a result. [D3-80] [D3-81] [D3-82]
 * [D3-92] Keys that these decisions do not have are not from the specification.
 */
export const SMALL_PAGE_TEXTS = {
  'daily.hideToday': '오늘 하루 열지 않기',
  'daily.close': '닫기',
  'daily.imageAlt': '공지사항',

  'alert.none': '새 알림이 없습니다.',
  'alert.noneWhy': '지금까지의 진행상태는 신청결과에서 보실 수 있습니다.',

  'objection.body': PAGE_HEADINGS['/objctRqst'],
  'objection.homepage': '누리집 바로가기',
  'objection.home': '누리집 첫 화면으로',
  'objection.call': '증빙·이의신청 문의 전화하기',
  'objection.what': '지원대상 여부나 금액에 동의하기 어려우시면 전화해주세요. 누리집에서는 접수하지 않습니다.',
  'objection.ways': '보류나 보완요청을 받으셨나요?',
  'objection.wayOpinion': '심의가 보류되었을 때',
  'objection.wayOpinionText': '신청결과 화면에서 의견을 {maxOpinions}회까지 보내실 수 있습니다.',
  'objection.waySupplement': '보완요청을 받았을 때',
  'objection.waySupplementText': '기한과 방법은 신청결과 화면에 있습니다.',
  'objection.prepare': '전화하시기 전에 준비해주세요',
  'objection.toPrepare': '사업자등록번호 10자리\n신청결과 화면의 신청번호\n동의하기 어려운 사유를 보여줄 자료',
  'objection.lastDay': '되도록 빨리 전화해주세요. 정확한 접수 기한을 알려드립니다.',
  'objection.after': '전화하신 뒤에는',
  'objection.outcome': '사실관계를 확인한 뒤 결과를 알려드립니다.',

  'sample.notice': '이 화면은 예시이며 실제 신청결과가 아닙니다.',
  'sample.noticeText': '실제 신청결과는 본인인증 후 ‘신청결과 확인’에서 보실 수 있습니다.',
  'sample.businessIs': '예시상점',
  'sample.received': '접수된 신청의 예시',
  'sample.paid': '지급이 끝난 신청의 예시',
  'sample.receivedSlip': '접수된 신청의 내용',
  'sample.paidSlip': '지급이 끝난 신청의 내용',
  'sample.applicant': '홍길동(예시)',
  'sample.bank': '예시은행',
} as const satisfies Record<string, string | readonly string[]>

/** The texts that both legal pages have, the terms of use and the privacy policy. Not from the specification. */
export const POLICY_PAGE_TEXTS = {
  'policy.print': '인쇄',
  'policy.summary': '한눈에 보기',
  'policy.whole': '전체 내용',
  'policy.openAll': '모두 펼치기',
  'policy.closeAll': '모두 접기',
} as const satisfies Record<string, string>
