/** The texts that both legal pages have, the terms of use and the privacy policy. Not from the specification. */
export const POLICY_PAGE_TEXTS = {
  'policy.print': '인쇄',
  'policy.summary': '한눈에 보기',
  'policy.whole': '전체 내용',
  'policy.openAll': '모두 펼치기',
  'policy.closeAll': '모두 접기',
} as const satisfies Record<string, string>
