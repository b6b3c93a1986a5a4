import { LEGAL_TEXT_VALUES } from '#domain/programme/legal-text-values'
import { TELEPHONE_HOURS_TEXT } from '#domain/programme/parameters'
import { formatDateInSentence } from '#domain/programme/programme-placeholders'
import { fill } from '#ui/text/fill.ts'
import { parsePolicy, type PolicySummaryLine } from '#ui/text/policy.ts'
import { CERTIFICATION_METHOD_LIST_TEXT } from '../identity/method-list.ts'
import written from './terms.md?raw'

/** The text of the page with the terms of use, except the articles of the terms. [D3-81] */
export const TERMS_TEXTS = {
  'terms.title': '이용약관',
  'terms.toc': '목차',
  'terms.effective': `이 약관은 ${formatDateInSentence(LEGAL_TEXT_VALUES.termsFrom)}부터 시행합니다.`,
  'terms.chapter': '제{n}장 {title}',
  'terms.article': '제{n}조({title})',
  'terms.entry': '{n}. {title}',
} as const satisfies Record<string, string>

const { changeNoticeDays, unfavourableNoticeDays } = LEGAL_TEXT_VALUES

/** The summary of the terms for an applicant. Each line is a link to its article. */
export const TERMS_SUMMARY: readonly PolicySummaryLine[] = [
  { to: 'terms-5', name: '본인인증', text: '신청과 결과 확인에는 주대표자 본인 명의의 본인인증이 필수입니다.' },
  {
    to: 'terms-8',
    name: '이용시간',
    text: '하루 24시간 이용할 수 있으며, 신청을 받지 않는 시간은 첫 화면에서 알립니다.',
  },
  { to: 'terms-11', name: '지원금 환수', text: '거짓이나 부정한 방법으로 받은 지원금은 환수됩니다.' },
  {
    to: 'terms-3',
    name: '약관 변경',
    text: `시행 ${changeNoticeDays}일 전, 불리한 변경은 ${unfavourableNoticeDays}일 전부터 누리집에 알립니다.`,
  },
  { to: 'terms-4', name: '공고문과 다르면', text: '공고문이 이 약관보다 우선합니다.' },
]

/** Five chapters with fourteen articles. Articles are numbered across all chapters. [P-247] [D3-87] */
export const TERMS_CHAPTERS = parsePolicy(
  fill(written, { ...LEGAL_TEXT_VALUES, methods: CERTIFICATION_METHOD_LIST_TEXT, callHours: TELEPHONE_HOURS_TEXT }),
)
