import { DRAFT_LIFE } from '#domain/programme/parameters'
import { POLICY_LIMITS } from '#domain/programme/policy-limits'
import { dateInWords } from '#domain/programme/programme-words'
import { fill } from '../fill.ts'
import { readPolicy } from '../policy.ts'
import written from './privacy.md?raw'

const FROM = dateInWords(POLICY_LIMITS.privacyFrom)

/** The text of the page with the privacy policy, except the sections of the policy. [D3-81] */
export const PRIVACY = {
  'privacy.title': '개인정보 처리방침',
  'privacy.lead':
    '사업 운영기관(이하 "기관")은 소상공인 배달·택배비 지원사업을 신청하시는 분의 개인정보를 「개인정보 보호법」에 따라 소중히 다루고 있습니다.',
  'privacy.toc': '목차',
  'privacy.effective': `시행일: ${FROM}`,
  'privacy.formAccess': '개인정보 열람 요구서 내려받기',
  'privacy.formProxy': '위임장 내려받기',
  'privacy.comparison': '변경 전·후 비교표 보기',
  'privacy.toTop': '목차로',
  'privacy.print': '인쇄',
  'privacy.summary': '한눈에 보기',
} as const satisfies Record<string, string>

const KEPT = `${POLICY_LIMITS.retentionYears}년`
const PROMOTION_KEPT = `${POLICY_LIMITS.promotionYears}년`

/** Summaries of the most frequent topics. Each is a link to its section. */
export const PRIVACY_SUMMARY: readonly { readonly to: string; readonly name: string; readonly text: string }[] = [
  { to: 'privacy-01', name: '처리 목적', text: '신청 접수, 자격 검증, 지급' },
  { to: 'privacy-03', name: '보유기간', text: `${KEPT}, 홍보 동의는 ${PROMOTION_KEPT}` },
  { to: 'privacy-04', name: '제3자 제공', text: '국세청 등 5곳' },
  { to: 'privacy-05', name: '처리 위탁', text: '시스템 운영, 본인인증, 문자 발송 등' },
  { to: 'privacy-06', name: '열람·정정·삭제', text: '서식을 내려받아 요구' },
  { to: 'privacy-12', name: '권익침해 구제', text: '상담 기관 4곳' },
]

/** The sixteen sections in order. Values with the mark (예시) are samples. [P-245] [P-246] [D3-86] */
export const PRIVACY_SECTIONS = readPolicy(
  fill(written, { ...POLICY_LIMITS, ...PRIVACY, from: FROM, draftHours: DRAFT_LIFE }),
).flatMap(({ sections }) => sections)
