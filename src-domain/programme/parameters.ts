import { kstDate } from '../kernel/calendar.ts'
import { Won } from '../kernel/won.ts'
import type { Parameter } from './parameter.ts'

/**
 * The numbers of the programme: each stands here once, and nowhere else. Rules ask for the value, sentences have a hole
 * that is filled from `programme-words.ts`. What fields and calls are bound to for technical reasons stands with its
 * concept, what a deployment may choose in `kernel/settings.ts`. [A-004] [P-298]
 */

/** 최대 지원금액: all that a business may be paid. */
export const SUPPORT_CEILING = {
  unit: 'won',
  values: [{ from: null, value: Won(300_000), refs: ['A-004', 'P-262', 'P-298'] }],
} as const satisfies Parameter<Won>

/** 기본 지원금액: the amount of an application whose usage is not known yet. */
export const DEFAULT_SUPPORT = {
  unit: 'won',
  values: [{ from: null, value: Won(1_000_000), refs: ['A-004'] }],
} as const satisfies Parameter<Won>

/** 접수 시 결정금액: nothing is decided when an application comes in. */
export const DECIDED_AT_CREATION = {
  unit: 'won',
  values: [{ from: null, value: Won(0), refs: ['A-004'] }],
} as const satisfies Parameter<Won>

/** 직접배달 건당 지원금액: what each delivery counts that an owner made himself. */
export const SUPPORT_PER_CASE = {
  unit: 'won',
  values: [{ from: null, value: Won(5000), refs: ['P-032', 'P-262', 'P-298'] }],
} as const satisfies Parameter<Won>

/** 연 매출액 상한: the most that a supported business sells in a year. */
export const SALES_CEILING = {
  unit: 'won',
  values: [{ from: null, value: Won(300_000_000), refs: ['E-002', 'A-004', 'P-262'] }],
} as const satisfies Parameter<Won>

/** 매출 확인 연도: the tax years whose sales count; one of them is enough. */
export const SALES_YEARS = {
  unit: 'year',
  values: [{ from: null, value: [2023, 2024], refs: ['A-004'] }],
} as const satisfies Parameter<readonly number[]>

/** 개업일 기한: the last day on which a supported business may have opened. [D1-230] */
export const LAST_OPENING_DAY = {
  unit: 'day',
  values: [{ from: null, value: kstDate('2024-12-31'), refs: ['E-003'] }],
} as const satisfies Parameter<string>

/** 이용기간: the months, both included, of which usage counts. [D1-230] */
export const USAGE_PERIOD = {
  unit: 'month',
  values: [{ from: null, value: { first: '2024-01', last: '2025-12' }, refs: ['E-004'] }],
} as const satisfies Parameter<{ readonly first: string; readonly last: string }>

/** 합산 이용금액 기준: usage over all agencies has to be more than this. */
export const COMBINED_USAGE_ABOVE = {
  unit: 'won',
  values: [{ from: null, value: Won(300_000), refs: ['E-005'] }],
} as const satisfies Parameter<Won>

/** 보완기간: how long a supplement may take from the day of the request on. */
export const SUPPLEMENT_DAYS = {
  unit: 'days',
  values: [{ from: null, value: 7, refs: ['A-004', 'A-275'] }],
} as const satisfies Parameter<number>

/** 제재부가금: the surcharge for support obtained by false means, and for requirements that were not met. */
export const SURCHARGE = {
  unit: 'percent',
  values: [{ from: null, value: { falseMeans: 500, requirementsNotMet: 100 }, refs: ['A-004'] }],
} as const satisfies Parameter<{ readonly falseMeans: number; readonly requirementsNotMet: number }>

/** 재시도 안내 시간: after so long an account may be checked again. */
export const RETRY_ADVICE = {
  unit: 'minutes',
  values: [{ from: null, value: 30, refs: ['A-004', 'A-099'] }],
} as const satisfies Parameter<number>

/** 동의서 판번호: the version of the consents that are asked for. */
export const CONSENT_VERSION = {
  unit: 'version',
  values: [{ from: null, value: '3.0.0', refs: ['A-004'] }],
} as const satisfies Parameter<string>

/** 택배사 조회기간: how long the carriers may take; in that time no other proof can be registered. */
export const PARCEL_LOOKUP = {
  unit: 'months',
  values: [{ from: null, value: 1, refs: ['P-085'] }],
} as const satisfies Parameter<number>

/** 실적증빙 기간: the years of which proofs are taken. */
export const PROOF_YEARS = {
  unit: 'year',
  values: [{ from: null, value: [2024, 2025], refs: ['P-027', 'P-298'] }],
} as const satisfies Parameter<readonly number[]>

/** 총 증빙건수 상한: the most cases of one proof. */
export const PROOF_CASES = {
  unit: 'cases',
  values: [{ from: null, value: 100, refs: ['P-031', 'P-298'] }],
} as const satisfies Parameter<number>

/** 영업증빙 파일 수: the most files that show that an owner delivers. */
export const BASE_FILES = {
  unit: 'files',
  values: [{ from: null, value: 3, refs: ['P-298'] }],
} as const satisfies Parameter<number>

/** 의견 첨부파일 수: the most files of one opinion. */
export const OPINION_FILES = {
  unit: 'files',
  values: [{ from: null, value: 5, refs: ['P-298'] }],
} as const satisfies Parameter<number>

/** 의견제출 횟수: how often an owner may object to a hold. */
export const OPINIONS = {
  unit: 'times',
  values: [{ from: null, value: 2, refs: ['P-298'] }],
} as const satisfies Parameter<number>

/** 의견내용 길이: the longest opinion. */
export const OPINION_LENGTH = {
  unit: 'characters',
  values: [{ from: null, value: 200, refs: ['P-298'] }],
} as const satisfies Parameter<number>

/** 파일 크기 상한: of a document, and of a proof that cannot be made smaller. */
export const FILE_SIZE = {
  unit: 'bytes',
  values: [{ from: null, value: 10_485_760, refs: ['A-005', 'P-298'] }],
} as const satisfies Parameter<number>

/** 지역센터 수: how many regional centres have helpers. */
export const REGIONAL_CENTRES = {
  unit: 'places',
  values: [{ from: null, value: 77, refs: ['P-262'] }],
} as const satisfies Parameter<number>
