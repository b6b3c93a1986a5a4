import { formatWon, Won } from '../kernel/won.ts'
import { SUPPORT_PER_CASE } from '../programme/parameters.ts'
import { PROGRAMME_PLACEHOLDERS } from '../programme/programme-placeholders.ts'
import type { ArticleHead } from './rule-entry.ts'

/** 조: an article that is not the entry of one rule, machine or table. `of` says what it is about. */
export type RuleBookArticleRow = ArticleHead & { readonly of: string }

/**
 * 편: one part of the book. An article is the prefix of a rule or machine, or the title of a table; its number, its answer
 * and its notes are in the entry. `annex` marks the parts about the limits of the system, which answer no question of an
 * applicant.
 */
export type RuleBookPart = { readonly id: string; readonly title: string; readonly annex?: true; readonly articles: readonly (string | RuleBookArticleRow)[] }

/** A number of cases whose support would exceed the maximum. */
const EXAMPLE_CASES = 80

/** The book in the order of an applicant's steps. */
export const RULE_BOOK_PARTS: readonly RuleBookPart[] = [
  { id: 'numbers-part', title: '숫자와 기한', articles: [
    { no: 1, of: 'numbers', answer: `한 사업자는 ${PROGRAMME_PLACEHOLDERS.ceiling}까지 지원받고, 보완은 요청받은 다음 날부터 ${PROGRAMME_PLACEHOLDERS.supplementDays}일 안에 하며, 나머지 숫자와 기한은 표와 같다.`, notes: [
      { says: '지급된 증빙이 있는 신청은 취소하거나 (TA-5) 번호를 바꿀 수 없으므로 (EN-8) 새로 신청하여 최대 지원금액보다 더 받을 수 없다.', refs: ['A-004', 'A-200'] },
      { says: '보완을 요청받은 때는 서버의 수정일시이다. 나눠 저장해도 기한은 늘지 않고, 신청의 기한은 증빙이 지급되면 다시 센다.', refs: ['D2-63'] },
      { says: '신속지급의 신청서에는 기본 지원금액 대신 조회한 배달료를 적는다. 조회하지 못하면 알리고 기본 지원금액으로 둔다.', refs: ['A-051', 'D2-27', 'D2-28'] },
      { says: `예상 지원금액은 건수에 건당 지원금액을 곱한 값, 남은 한도 가운데 적은 것이다. 예: ${EXAMPLE_CASES}건이면 ${formatWon(Won(EXAMPLE_CASES * SUPPORT_PER_CASE))} 가운데 ${PROGRAMME_PLACEHOLDERS.ceiling}으로 보인다.`, refs: ['P-032', 'D3-290'] },
      { says: `남은 한도 = 최대 지원금액 − (신청의 결정금액과, 승인되거나 지급완료인 증빙의 합계 가운데 큰 것). 지급완료인 신청은 지급완료인 증빙만 더한다. 일부가 결정된 뒤에 총계가 더 커도 막지 않고, 남은 한도까지만 지원된다고 알린다. 건수 칸은 ${PROGRAMME_PLACEHOLDERS.supportedCases}건까지 지원된다고 알린다.`, refs: ['A-192', 'P-032', 'P-301', 'D2-570'] },
    ] },
  ] },
  { id: 'qualification', title: '자격', articles: [
    { no: 2, of: '선언된 요건: 지원요건', answer: `${PROGRAMME_PLACEHOLDERS.lastOpeningDay}까지 문을 열고 한 해 매출이 0원을 넘고 ${PROGRAMME_PLACEHOLDERS.salesShort} 원 이하이며 이용금액이 ${PROGRAMME_PLACEHOLDERS.usageShort} 원을 넘는 사업자의 주대표자가 신청하고, 이 요건은 기관이 심사에서 확인한다.` },
    'SC', 'BZ', 'RA', 'AC', 'PT', 'NK', '관리구분이 뜻하는 것',
  ] },
  { id: 'applying', title: '신청', articles: [
    'GD', '본인인증 수단', 'CD', 'RT', 'CC', 'BL', 'OD', 'BA', 'CO', 'NM', 'RD', 'FD', '신청서 칸의 길이와 선택지', 'SB', 'CE', 'EN',
    'LG',
  ] },
  { id: 'deciding', title: '심사', articles: [
    '신청의 진행상태가 뜻하는 것', 'TA', 'RC', 'NX',
  ] },
  { id: 'proving', title: '증빙', articles: [
    'NP', 'RE', '증빙유형과 세부유형',
    { no: 38, of: '선언된 요건: 증빙', answer: '실제로 이용한 날은 기관이 증빙을 검토하며 확인한다.' },
    'DS', 'RG', 'YR', 'TL', 'FE', 'VF', 'CR', '이용내역을 조회하는 택배사', 'PC', '증빙의 상태가 뜻하는 것', 'TM', 'TI',
  ] },
  { id: 'supplementing', title: '보완', articles: [
    'SP', 'SU', 'ST', 'RF', 'BS', 'SE',
  ] },
  { id: 'paying', title: '지급', articles: [
    'PD', 'SH', 'AW',
  ] },
  { id: 'objecting', title: '이의', articles: [
    'OP', 'OC', 'TO',
  ] },
  { id: 'announcing', title: '통지와 점검', articles: [
    '날짜가 정해진 공지와 점검', 'MA', 'PV',
  ] },
  { id: 'personal', title: '개인정보', articles: [
    '동의 항목과 보유기간', '개인정보와 약관의 기간과 시행일', '브라우저에 남는 것',
  ] },
  { id: 'officer', title: '담당자', articles: [
    'DK',
  ] },
  { id: 'open', title: '남은 물음', articles: [
    '문서가 답하지 않는 물음',
  ] },
  { id: 'consents', title: '동의의 내용', annex: true, articles: [
    '동의의 목적과 항목', 'GC',
  ] },
  { id: 'limits', title: '시스템의 한도', annex: true, articles: [
    '받는 파일의 형식', 'TP', 'ET', 'AD', '팝업의 순서', '팝업에 넣을 수 있는 것', '모든 화면의 시간과 한도', '증빙 등록 칸의 한도',
    '처음 값',
    '증빙·의견 파일의 한도', 'SA', 'LA', 'FM', 'SO', 'RV', 'AL', 'ED', 'CX', 'SV', 'BN', 'DN', 'CT', 'LN', 'RM',
    'CA', 'PO', 'EX', 'GW', 'PS', 'SR', 'OA', 'MW', 'MN', 'NC', 'PF', 'WH', 'IR', 'EE', 'AF',
    'CB', 'DF', 'QE', 'QC', '줄을 서는 일', '증빙 등록이 줄을 서는지', '대기의 한도', '본인인증의 번호와 기록',
  ] },
  { id: 'server', title: '서버', annex: true, articles: [
    '서버가 거절하는 순서', '담당자의 처리에 적는 것', 'IK', 'CU', 'OW', 'FN', 'SF', 'UA', 'UP', 'FS', 'SK', '서버가 다시 보지 않는 것',
  ] },
  { id: 'settings', title: '운영 설정', annex: true, articles: [
    '규칙을 바꾸는 운영 설정',
  ] },
  { id: 'screens', title: '화면', annex: true, articles: [
    '화면이 방문자에게 묻는 것',
    { no: 156, of: 'centres', answer: '그 시, 군, 구가 관할지역에 적힌 지역센터이다.' },
    { no: 84, of: 'alerts', answer: '‘무엇을 하다가’의 일을 하다가 나오고, 지웠다고 알린 것과 틀린 관리자 비밀번호 말고는 적은 것이 남으며, 시험용 서버에만 있는 거절은 적지 않는다.' },
  ] },
]
