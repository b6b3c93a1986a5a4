/** The text of the chat button, and the message about a blocked window. [D1-125] */
export const CHATBOT = {
  'chatbot.label': '챗봇 상담 열기 (새 창)',
  'chatbot.aside': '챗봇 상담',
  'chatbot.short': '챗봇',
  'popup.blocked': '팝업 차단이 설정되어 있습니다. 팝업 차단을 해제한 후 다시 시도해주세요.',
} as const satisfies Record<string, string>
