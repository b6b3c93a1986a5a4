import { CALL_HOURS } from '#domain/programme/parameters'

/** Words of the daily notice, the alert page, the objection page and the example of a result. [D3-80] [D3-81] [D3-82] [D3-92]; the others are ours. */
export const SMALL_PAGES = {
  'daily.hideToday': '오늘 하루 열지 않기',
  'daily.close': '닫기',
  'daily.imageAlt': '공지사항',

  'alert.none': '표시할 알림이 없습니다.',

  'edge.others': '이런 안내도 있습니다',

  'notFound.body': '주소가 바뀌었거나 잘못 입력되었습니다. 아래에서 다시 시작하실 수 있습니다.',
  'notFound.home': '첫 화면으로',
  'notFound.result': '신청결과 확인',

  'objection.body': '이의신청은 고객센터로 전화해주세요.',
  'objection.homepage': '누리집 바로가기',
  'objection.isFirst': ' (첫 화면)',
  'objection.call': '고객센터 전화하기',
  'objection.hours': `운영시간: ${CALL_HOURS}`,
  'objection.what':
    '누리집에서는 접수하지 않으며, 신청결과와 사유를 확인하실 수 있습니다.\n이의신청은 지원대상 여부나 인정된 금액에 동의하기 어려우실 때, 담당 기관에 다시 살펴보도록 요청하시는 절차입니다.',
  'objection.ways': '어떤 방법이 맞는지 확인해주세요',
  'objection.wayObjectName': '이의신청',
  'objection.wayOpinionName': '의견제출',
  'objection.waySupplementName': '보완등록',
  'objection.wayObject': '결과에 동의하기 어려울 때',
  'objection.wayObjectText': '아래 순서로 전화해주세요. 기한은 문의하실 때 안내해드립니다.',
  'objection.wayOpinion': '지급이 보류되었을 때',
  'objection.wayOpinionText': '신청결과 화면에서 {maxOpinions}회까지 하실 수 있습니다.',
  'objection.waySupplement': '보완요청을 받았을 때',
  'objection.waySupplementText': '신청결과 화면에서 {supplementDays}일 안에 보완해주세요.',
  'objection.steps': '이의신청 순서',
  'objection.result': '신청결과 확인',
  'objection.prepare': '준비할 것',
  'objection.prepareNumber': '사업자등록번호 10자리',
  'objection.prepareApplication': '신청번호 (신청결과 화면에 있습니다)',
  'objection.prepareReason': '동의하기 어려운 사유와 이를 보여줄 자료',
  'objection.samePhone': '어느 번호로 거셔도 됩니다.',
  'objection.answer': '답변 확인',
  'objection.answerText': '사실관계를 확인한 뒤 결과를 알려드립니다.',
  'objection.byPhone': '증빙·이의신청 문의 전화',
  'objection.byPhoneText':
    '결과와 사유를 신청결과 화면에서 확인하시고, 아래 내용을 준비하시면 더 빠르게 안내받으실 수 있습니다.',

  'sample.notice': '이 화면은 예시이며 실제 신청결과가 아닙니다.',
  'sample.noticeText': '실제 신청결과는 본인인증 후 ‘신청결과 확인’에서 보실 수 있습니다.',
  'sample.businessIs': '예시상점',
  'sample.received': '접수된 신청의 예시',
  'sample.paid': '지급이 끝난 신청의 예시',
  'sample.applicant': '홍길동(예시)',
  'sample.bank': '예시은행',
} as const satisfies Record<string, string | readonly string[]>
