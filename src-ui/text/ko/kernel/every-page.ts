/** What a reload keeps, and what it does not. [D1-471] */
const KEPT_BY_RELOAD = '적으신 내용은 이 창에 남지만, 신청서의 주민등록번호와 첨부파일은 다시 넣으셔야 합니다.'

/**
 * The text that every page loads: frame, dialogs, and failures that can occur anywhere. Text that only some screens
 * need is in `buttons.ts` and `failures.ts`, and in the folders of the concepts. [D1-55] to [D1-75] [D3-63]
 */
export const EVERY_PAGE_TEXTS = {
  'service.name': '소상공인 배달·택배비 지원',
  'common.confirm': '확인',
  'common.close': '닫기',
  'common.alertTitle': '알림',
  'common.confirmTitle': '확인 요청',
  'common.yes': '예',
  'common.no': '아니요',
  'common.reload': '새로고침',
  'common.loadingData': '불러오는 중입니다.',
  'common.newTab': '새 창 열림',
  'common.networkError': '서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
  'common.serverError': '처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
  'common.screenFailed': `화면을 불러오지 못했습니다. 인터넷 연결을 확인한 후 새로고침해주세요. ${KEPT_BY_RELOAD}`,
  'common.partFailed': `불러오지 못했습니다. 인터넷 연결을 확인한 후 다시 눌러주세요. 계속되면 새로고침해주세요. ${KEPT_BY_RELOAD}`,
  'common.skip': '본문 바로가기',
  'error.helpLine': '문의전화 : {phone}',
} as const satisfies Record<string, string>
