/** The labels of buttons and links that several screens have. [D1-55] to [D1-75] */
export const SHARED_BUTTON_TEXTS = {
  'common.back': '이전',
  'common.next': '다음',
  'common.delete': '삭제',
  'common.deleting': '삭제 중...',
  'common.preview': '미리보기',
  'common.refresh': '새로고침',
  'common.home': '첫 화면으로',
  'common.showAll': '검색어 지우고 모두 보기',
  'common.cancel': '취소',
  'common.retry': '다시 시도',
} as const satisfies Record<string, string>
