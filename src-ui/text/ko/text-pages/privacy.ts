import { LEGAL_TEXT_VALUES } from '#domain/programme/legal-text-values'
import { DRAFT_LIFE_HOURS } from '#domain/programme/parameters'
import { formatDateInSentence } from '#domain/programme/programme-placeholders'
import { fill } from '#ui/text/fill.ts'
import { parsePolicy, type PolicySummaryLine } from '#ui/text/policy.ts'
import written from './privacy.md?raw'

const FROM = formatDateInSentence(LEGAL_TEXT_VALUES.privacyFrom)

/** The text of the page with the privacy policy, except the sections of the policy. [D3-81] */
export const PRIVACY_TEXTS = {
  'privacy.title': '개인정보 처리방침',
  'privacy.lead':
    '{agency}(이하 "기관")은 소상공인 배달·택배비 지원사업을 신청하시는 분의 개인정보를 「개인정보 보호법」에 따라 소중히 다루고 있습니다.',
  'privacy.toc': '목차',
  'privacy.effective': `시행일: ${FROM}`,
  'privacy.formAccess': '개인정보 열람 요구서 내려받기',
  'privacy.formProxy': '위임장 내려받기',
  'privacy.comparison': '변경 전·후 비교표 보기',
} as const satisfies Record<string, string>

const { retentionYears, promotionYears, accessRequestDays } = LEGAL_TEXT_VALUES

/** The summary of the policy for an applicant. Each line is a link to its section. */
export const PRIVACY_SUMMARY: readonly PolicySummaryLine[] = [
  {
    to: 'privacy-01',
    name: '처리 목적',
    text: '신청 접수, 자격 검증, 지급, 결과 안내, 민원 처리에 쓰고, 홍보에는 동의하신 때에만 씁니다.',
  },
  {
    to: 'privacy-03',
    name: '보유기간',
    text: `신청과 지급 정보는 ${retentionYears}년, 홍보 동의 정보는 ${promotionYears}년 동안 보관합니다.`,
  },
  { to: 'privacy-04', name: '제3자 제공', text: '동의를 받은 범위에서 국세청 등 5곳에 제공합니다.' },
  {
    to: 'privacy-06',
    name: '열람·정정·삭제',
    text: `언제든지 요구하실 수 있으며, ${accessRequestDays}일 이내에 조치합니다.`,
  },
  { to: 'privacy-12', name: '권익침해 구제', text: '상담 기관 4곳에 문의하실 수 있습니다.' },
]

/** The sixteen sections in order. Values with the mark (예시) are samples. [P-245] [P-246] [D3-86] */
export const PRIVACY_SECTIONS = parsePolicy(
  fill(written, { ...LEGAL_TEXT_VALUES, ...PRIVACY_TEXTS, from: FROM, draftHours: DRAFT_LIFE_HOURS }),
).flatMap(({ sections }) => sections)

/** The short names of the sixteen sections in the list of contents. [D2-943] */
export const PRIVACY_CONTENTS = [
  ...['처리 목적', '처리 항목', '보유기간', '제3자 제공', '처리 위탁', '권리와 행사방법', '파기', '안전성 확보조치'],
  ...['보호책임자', '열람청구 부서', '쿠키', '권익침해 구제', '관리수준 진단', '영향평가', '인증 현황', '변경 이력'],
] as const
