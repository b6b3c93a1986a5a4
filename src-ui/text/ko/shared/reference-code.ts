/** The line with the number to read out on the telephone. It is not in `every-page.ts`, because `/` must stay small. */
export const REFERENCE_CODE_TEXTS = {
  'reason.code': '문의하실 때 알려주실 번호 {number}',
} as const satisfies Record<string, string>
