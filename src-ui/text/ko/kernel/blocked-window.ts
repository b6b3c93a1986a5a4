/** The message about a window that the browser did not open: the chat, or a window of a certification. [D1-130] */
export const BLOCKED_WINDOW_TEXTS = {
  'popup.blocked': '팝업 차단이 설정되어 있습니다. 팝업 차단을 해제한 후 다시 시도해주세요.',
} as const satisfies Record<string, string>
