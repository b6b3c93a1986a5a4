/** The text of the strip that marks the site of a public body. Not from the specification. */
export const OFFICIAL_SITE_TEXTS = {
  'official.text': '이 누리집은 대한민국 공식 전자정부 누리집입니다.',
  'official.label': '공식 누리집 안내',
} as const satisfies Record<string, string>
