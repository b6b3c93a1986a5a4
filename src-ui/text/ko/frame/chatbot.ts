/** The text of the chat button. [D1-125] */
export const CHATBOT_TEXTS = {
  'chatbot.label': '챗봇 상담 열기 (새 창)',
  'chatbot.aside': '챗봇 상담',
  'chatbot.short': '챗봇',
} as const satisfies Record<string, string>
