/** The results of copying the URL of a frequent question. [P-319] */
export const COPY_TEXTS = {
  'faq.copied': '이 질문의 주소를 복사했습니다.',
  'faq.copyFailed': '주소를 복사하지 못했습니다. 주소창의 주소를 복사해주세요.',
} as const
