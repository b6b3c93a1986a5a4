import type { NoticeRow } from '#domain/notice/dated-notices.table'

/**
 * The text of the popups on the main page. [D1-126] to [D1-140] [D1-237] Keys that the specification does not have are
 * our own.
 */
export const NOTICE_TEXTS = {
  'popup.region': '공지',
  'popup.heading': '소상공인 배달·택배비 지원 이용 안내',
  'popup.loading': '내용을 불러오는 중입니다.',
  'popup.notLoaded': '내용을 불러오지 못했습니다. 새로고침하시면 다시 볼 수 있습니다.',
  'popup.hideToday': '오늘 하루 열지 않기',
  'popup.closeLabel': '닫기',
  'popup.position': '공지 {total}개 중 {n}번째',
  'popup.mark': '[공지]',
  'popup.again': '닫으신 공지 다시 보기',
  'popup.open': '내용 보기',
  'popup.fold': '내용 접기',
  'notice.fallback': '현재 공지사항을 불러올 수 없습니다. 이용 문의는 고객센터({phone})로 연락해주세요.',
  'notice.june': '2025년 6월 30일 02시까지 일부 서비스 이용이 원활하지 않을 수 있습니다. 이용에 참고해주세요.',
  'notice.default':
    '소상공인 배달·택배비 지원은 예산이 소진될 때까지 신청할 수 있습니다. 신청 전에 지원요건과 유의사항을 확인해주세요.',
  'notice.maintenance': '시스템 점검으로 {period} 동안 서비스 이용이 제한됩니다. 이용에 불편을 드려 죄송합니다.',
  'notice.proof': '지원대상으로 선정되신 분은 배달·택배 이용 증빙자료를 제출해주세요. 아래 예시를 참고해주세요.',
  'notice.proofStep1': '배달·택배를 이용한 날짜와 금액이 보이는 자료를 준비합니다.',
  'notice.proofStep2': '신청결과 확인 화면에서 증빙유형을 고르고 자료를 올립니다.',
  'notice.proofStep3': '직접 배달하신 경우에는 지급 확약서를 작성해 함께 제출합니다.',
  'notice.proofImage1': '택배 운송장 증빙 예시',
  'notice.proofImage2': '배달 완료 사진 증빙 예시',
  'notice.proofDownload': '{name} 내려받기',
  'notice.proofPledge': '직접배달 지급 확약서 서식',
  'notice.proofDirect': '직접배달 증빙 예시',
  'notice.proofUsage': '배달·택배 이용 증빙 예시',
  'notice.proofSettlement': '정산내역 예시',
} as const satisfies Record<string, string>

/** The heading of each fixed notice. */
export const NOTICE_HEADINGS = {
  june: NOTICE_TEXTS['popup.heading'],
  maintenance: '시스템 점검 안내',
  proof: '증빙자료 제출 안내',
  default: NOTICE_TEXTS['popup.heading'],
  fallback: NOTICE_TEXTS['popup.heading'],
} as const satisfies Record<NoticeRow['id'], string>
