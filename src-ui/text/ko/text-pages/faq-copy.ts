/**
 * The results of copying the URL of a frequent question. [P-319] They are not in `faq.ts`, because the rule book shows
 * them and does not load the questions.
 */
export const COPY_TEXTS = {
  'faq.copied': '이 질문의 주소를 복사했습니다.',
  'faq.copyFailed': '주소를 복사하지 못했습니다. 주소창의 주소를 복사해주세요.',
} as const
