import { formatWon } from '#domain/kernel/won'
import { toMegabytes } from '#domain/programme/megabyte'
import type { Quantity, ParameterUnit } from '#domain/programme/parameter'
import type * as PARAMETERS from '#domain/programme/parameters'
import { formatDateInSentence } from '#domain/programme/programme-placeholders'
import type { ParameterName } from '../../rule-entry.ts'
import { formatDefaultSetting } from '../settings/setting-words.rules.ts'

export type ParameterWords<Value> = {
  readonly title: string
  readonly says: string
  readonly value: (value: Value) => string
  readonly synonyms?: readonly string[]
}

const years = (all: readonly number[]) => all.map((year) => `${year}년`).join(', ')
const UNIT_WORDS = {
  days: '일',
  months: '개월',
  minutes: '분',
  hours: '시간',
  cases: '건',
  files: '개',
  times: '번',
  characters: '자',
  places: '곳',
} as const satisfies Partial<Record<ParameterUnit, string>>

const counted =
  <U extends keyof typeof UNIT_WORDS>(unit: U) =>
  (value: Quantity<U>) =>
    `${value}${UNIT_WORDS[unit]}`

export const PARAMETER_WORDS: { readonly [name in ParameterName]: ParameterWords<(typeof PARAMETERS)[name]> } = {
  SUPPORT_CEILING: {
    title: '최대 지원금액',
    says: '한 사업자가 받을 수 있는 금액의 상한.',
    value: formatWon,
    synonyms: ['최대 얼마까지 받나', '지원금 한도', '상한액'],
  },
  DEFAULT_SUPPORT_AMOUNT: {
    title: '기본 지원금액',
    says: '이용금액을 모르는 신청에 적는 금액. 지급하지 않고, 신청자에게 보이지 않는다.',
    value: formatWon,
  },
  INITIAL_DECIDED_AMOUNT: { title: '접수 시 결정금액', says: '신청을 접수할 때의 결정금액.', value: formatWon },
  SUPPORT_PER_CASE: {
    title: '건당 지원금액',
    says: '건수로 낸 증빙의 한 건으로 인정하는 금액. 직접배달은 언제나 건수로 내고, 배달·택배 이용도 건수로 내면 같다.',
    value: formatWon,
    synonyms: ['직접배달 1건', '한 건에 얼마', '건당 금액', '100건이면 얼마'],
  },
  SALES_CEILING: {
    title: '연 매출액 상한',
    says: '지원 대상의 상한.',
    value: formatWon,
    synonyms: ['매출 한도', '매출액 한도', '매출이 얼마까지', '매출 상한'],
  },
  SALES_YEARS: { title: '매출 확인 연도', says: '연 매출액을 보는 해. 한 해만 맞아도 된다.', value: years },
  LAST_OPENING_DAY: {
    title: '개업일 기한',
    says: '이날까지 문을 연 사업자를 지원한다.',
    value: (day) => day,
    synonyms: ['2025년 개업'],
  },
  USAGE_PERIOD: {
    title: '이용기간',
    says: '이용금액을 인정하는 첫 달과 마지막 달.',
    value: ({ first, last }) => `${formatDateInSentence(first)}부터 ${formatDateInSentence(last)}까지`,
    synonyms: ['몇 년 몇 월', '이용 실적이 인정되는 기간'],
  },
  COMBINED_USAGE_MUST_EXCEED: {
    title: '합산 이용금액 기준',
    says: '배달·택배를 이용한 금액이 이보다 많아야 한다.',
    value: formatWon,
  },
  SUPPLEMENT_DAYS: {
    title: '보완기간',
    says: '보완을 요청받은 다음 날부터 쉬는 날도 세어, 마지막 날이 끝날 때까지 보완한다. 지나도 보낼 수 있으나, 기관이 지원하지 않을 수 있다.',
    value: counted('days'),
    synonyms: ['며칠 안에 보완', '보완 마감', '보완 기한'],
  },
  SURCHARGE_PERCENT: {
    title: '제재부가금',
    says: '거짓으로 받았거나 요건을 갖추지 못한 지원금에 더하는 비율의 상한.',
    value: ({ falseMeans, requirementsNotMet }) => `거짓 수급 ${falseMeans}%, 요건 미비 ${requirementsNotMet}%`,
    synonyms: ['부정수급', '거짓으로 받으면'],
  },
  ACCOUNT_CHECK_RETRY_MINUTES: {
    title: '재시도 안내 시간',
    says: `계좌인증 중 오류가 나면 이 시간 뒤에 다시 하라고 안내하는 시간. ${formatDefaultSetting('accountErrorText')}.`,
    value: counted('minutes'),
  },
  DRAFT_LIFE_HOURS: {
    title: '작성 내용 보관시간',
    says: '보내지 않은 신청서, 신청 후의 수정, 증빙, 보완, 의견을 마지막으로 저장한 때부터 그 창에 보관하는 시간. 신청서의 서류, 증빙자료 제출 동의, 주민등록번호는 보관하지 않는다.',
    value: counted('hours'),
    synonyms: ['임시저장', '쓰던 신청서', '작성하던 내용', '고른 파일', '새로고침하면'],
  },
  CONSENT_VERSION: {
    title: '동의서 판번호',
    says: '다른 판의 동의는 저장하지 않으며, 접수할 때 판과 저장한 날은 다시 보지 않는다. 다시 저장하면 그날이 동의일이다.',
    value: (version) => version,
  },
  CARRIER_LOOKUP_MONTHS: {
    title: '택배사 조회기간',
    says: '택배사가 답할 때까지 (그런 날이 없는 달은 마지막 날까지) 걸릴 수 있다고 안내하는 기간.',
    value: counted('months'),
    synonyms: ['택배사 조회 얼마나 걸리나', '택배사 조회 얼마나'],
  },
  PROOF_YEARS: { title: '실적증빙 기간', says: '증빙을 받는 해. 모든 증빙유형이 같다.', value: years },
  MAX_PROOF_CASES: {
    title: '총 증빙건수 상한',
    says: '증빙 하나에 적을 수 있는 건수의 상한.',
    value: counted('cases'),
    synonyms: ['최대 몇 건까지 입력', '직접배달 건수'],
  },
  MAX_BASE_FILES: {
    title: '영업증빙 파일 수',
    says: '한 번에 보내는 영업증빙 파일 수의 상한. 넘으면 앞의 것만 두고 알린다.',
    value: counted('files'),
  },
  MAX_OPINION_FILES: {
    title: '의견 첨부파일 수',
    says: '의견 하나에 붙일 수 있는 파일 수의 상한. 넘으면 앞의 것만 두고 알린다.',
    value: counted('files'),
    synonyms: ['의견제출 파일 몇 개'],
  },
  MAX_OPINIONS: {
    title: '의견제출 횟수',
    says: '한 신청에 의견을 낼 수 있는 횟수. 다시 보류되어도 새로 세지 않고, 새로 신청하면 새로 센다.',
    value: counted('times'),
    synonyms: ['의견 몇 번', '이의신청 몇 번'],
  },
  MAX_OPINION_LENGTH: {
    title: '의견내용 길이',
    says: '의견 글자 수의 상한.',
    value: counted('characters'),
    synonyms: ['의견제출 몇 자', '의견 글자 수'],
  },
  MAX_FILE_SIZE_BYTES: {
    title: '파일 크기 상한',
    says: '신청서류 하나와 증빙·의견 파일 하나(더 큰 사진은 FE-6)의 상한.',
    value: (bytes) => `${toMegabytes(bytes)}MB`,
    synonyms: ['파일은 몇 메가까지', '파일 용량', '몇 MB'],
  },
  MAX_RESULT_PROOFS: {
    title: '신청결과의 증빙',
    says: `신청결과가 증빙의 일부만 조회할 때 그 수. ${formatDefaultSetting('detailPageRequest')} 조회한다.`,
    value: counted('cases'),
  },
  TELEPHONE_HOURS_TEXT: {
    title: '전화 상담시간',
    says: `고객센터(${formatDefaultSetting('callCentre').replace('지금 설정: ', '')})가 전화를 받는 시간.`,
    value: (hours) => hours,
  },
  REGIONAL_CENTRE_COUNT: {
    title: '지역센터 수',
    says: '신청을 돕는 지역센터의 수.',
    value: counted('places'),
  },
}

type Ref = `${'E' | 'A' | 'P' | 'D1' | 'D2' | 'D3'}-${number}`

export const PARAMETER_REFS: { readonly [name in ParameterName]: readonly [Ref, ...(readonly Ref[])] } = {
  SUPPORT_CEILING: ['A-004', 'A-192', 'P-262', 'P-298'],
  DEFAULT_SUPPORT_AMOUNT: ['A-004', 'D2-27'],
  INITIAL_DECIDED_AMOUNT: ['A-004'],
  SUPPORT_PER_CASE: ['P-032', 'P-262', 'P-298'],
  SALES_CEILING: ['E-002', 'A-004', 'P-262'],
  SALES_YEARS: ['A-004', 'E-066'],
  LAST_OPENING_DAY: ['E-003'],
  USAGE_PERIOD: ['E-004'],
  COMBINED_USAGE_MUST_EXCEED: ['E-005'],
  SUPPLEMENT_DAYS: ['A-004', 'A-165', 'D2-63'],
  SURCHARGE_PERCENT: ['A-004'],
  ACCOUNT_CHECK_RETRY_MINUTES: ['A-004', 'A-099'],
  DRAFT_LIFE_HOURS: ['A-265', 'D3-102'],
  CONSENT_VERSION: ['A-004'],
  CARRIER_LOOKUP_MONTHS: ['P-085'],
  PROOF_YEARS: ['P-027', 'P-298'],
  MAX_PROOF_CASES: ['P-031', 'P-298'],
  MAX_BASE_FILES: ['P-298'],
  MAX_OPINION_FILES: ['P-298'],
  MAX_OPINIONS: ['P-298'],
  MAX_OPINION_LENGTH: ['P-298'],
  MAX_FILE_SIZE_BYTES: ['A-005', 'P-298'],
  MAX_RESULT_PROOFS: ['A-144'],
  TELEPHONE_HOURS_TEXT: ['P-262'],
  REGIONAL_CENTRE_COUNT: ['P-262'],
}
