import { CALL_HOURS } from '#domain/programme/parameters'
import { POLICY_LIMITS } from '#domain/programme/policy-limits'
import { dateInWords } from '#domain/programme/programme-words'
import { fill } from '../fill.ts'
import { readPolicy } from '../policy.ts'
import { METHOD_LIST } from './method-list.ts'
import written from './terms.md?raw'

/** The text of the page with the terms of use, except the articles of the terms. [D3-81] */
export const TERMS = {
  'terms.title': '이용약관',
  'terms.toc': '목차',
  'terms.effective': `이 약관은 ${dateInWords(POLICY_LIMITS.termsFrom)}부터 시행합니다.`,
  'terms.supplement': '부칙',
  'terms.chapter': '제{n}장 {title}',
  'terms.article': '제{n}조({title})',
  'terms.toTop': '목차로',
  'terms.print': '인쇄',
} as const satisfies Record<string, string>

/** Five chapters with fourteen articles. Articles are numbered across all chapters. [P-247] [D3-87] */
export const CHAPTERS = readPolicy(fill(written, { ...POLICY_LIMITS, methods: METHOD_LIST, callHours: CALL_HOURS }))
