import { statusName } from '#domain/status/application-status.table'

/** Words of the daily notice, the alert page, the objection page and the example of a result. [D3-80] [D3-81] [D3-82] [D3-92]; the others are ours. */
export const SMALL_PAGES = {
  'daily.hideToday': '오늘 하루 열지 않기',
  'daily.close': '닫기',
  'daily.imageAlt': '공지사항',

  'alert.none': '표시할 알림이 없습니다.',

  'notFound.body': '주소가 바뀌었거나 잘못 입력되었습니다. 아래에서 다시 시작하실 수 있습니다.',
  'notFound.home': '처음 화면으로',
  'notFound.result': '신청결과 확인',

  'objection.body': '이의신청은 누리집 또는 콜센터로 문의해주세요.',
  'objection.homepage': '누리집 바로가기',
  'objection.call': '콜센터 전화하기',
  'objection.hours': '운영시간: 평일 9시~18시',
  'objection.byHomepage': '누리집에서 확인',
  'objection.byHomepageText':
    '첫 화면의 ‘신청결과 확인 및 증빙 등록’에서 결과와 사유를 보실 수 있고, 지급이 보류된 신청은 의견을 제출하실 수 있습니다.',
  'objection.byPhone': '고객센터로 문의',
  'objection.byPhoneText': '사업자등록번호와 신청번호를 준비하시면 더 빠르게 안내받으실 수 있습니다.',

  'sample.notice': '이 화면은 예시이며 실제 신청결과가 아닙니다.',
  'sample.noticeText': '실제 신청결과는 본인인증 후 ‘신청결과 확인’에서 보실 수 있습니다.',
  'sample.status': statusName('received'),
  'sample.steps': '신청완료 / 정보조회 / 검증·심의 / 대상결정 / 지급완료',
  'sample.max': '최대 지원금액 {ceiling}',
  'sample.progress': '진행상태',
  'sample.business': '상호명',
  'sample.businessIs': '예시상점',
  'sample.brno': '사업자등록번호',
  'sample.brnoIs': '000-00-00000',
  'sample.applied': '신청일',
} as const satisfies Record<string, string>
