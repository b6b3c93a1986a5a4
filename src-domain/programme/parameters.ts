import { type KstDate, kstDate } from '../kernel/calendar.ts'
import { Won } from '../kernel/won.ts'
import { type Parameter, type Quantity, quantity } from './parameter.ts'

/**
 * The numbers of the programme: each stands here once, and nowhere else. No document says from which day one holds, and
 * D1-230 calls them constants. Rules ask for the value, sentences have a hole that `programme-words.ts` fills. What fields
 * and calls are bound to stands with its concept, what a deployment may choose in `kernel/settings.ts`. [A-004] [P-298]
 */

/** 최대 지원금액: all that a business may be paid. */
export const SUPPORT_CEILING = {
  value: Won(300_000),
  refs: ['A-004', 'P-262', 'P-298'],
} as const satisfies Parameter<Won>

/** 기본 지원금액: the amount of an application whose usage is not known yet. */
export const DEFAULT_SUPPORT = { value: Won(1_000_000), refs: ['A-004'] } as const satisfies Parameter<Won>

/** 접수 시 결정금액: nothing is decided when an application comes in. */
export const DECIDED_AT_CREATION = { value: Won(0), refs: ['A-004'] } as const satisfies Parameter<Won>

/** 직접배달 건당 지원금액: what each delivery counts that an owner made himself. */
export const SUPPORT_PER_CASE = {
  value: Won(5000),
  refs: ['P-032', 'P-262', 'P-298'],
} as const satisfies Parameter<Won>

/** 연 매출액 상한: the most that a supported business sells in a year. */
export const SALES_CEILING = {
  value: Won(300_000_000),
  refs: ['E-002', 'A-004', 'P-262'],
} as const satisfies Parameter<Won>

/** 매출 확인 연도: the tax years whose sales count; one of them is enough. */
export const SALES_YEARS = { value: [2023, 2024], refs: ['A-004'] } as const satisfies Parameter<readonly number[]>

/** 개업일 기한: the last day on which a supported business may have opened. [D1-230] */
export const LAST_OPENING_DAY = { value: kstDate('2024-12-31'), refs: ['E-003'] } as const satisfies Parameter<KstDate>

/** 이용기간: the months, both included, of which usage counts. [D1-230] */
export const USAGE_PERIOD = {
  value: { first: '2024-01', last: '2025-12' },
  refs: ['E-004'],
} as const satisfies Parameter<{ readonly first: string; readonly last: string }>

/** 합산 이용금액 기준: usage over all agencies has to be more than this. */
export const COMBINED_USAGE_ABOVE = { value: Won(300_000), refs: ['E-005'] } as const satisfies Parameter<Won>

/** 보완기간: how long a supplement may take from the day of the request on. */
export const SUPPLEMENT_DAYS = { value: quantity(7, 'days'), refs: ['A-004', 'A-275'] } as const satisfies Parameter<
  Quantity<'days'>
>

/** 제재부가금: the surcharge for support obtained by false means, and for requirements that were not met. */
export const SURCHARGE = {
  value: { falseMeans: quantity(500, 'percent'), requirementsNotMet: quantity(100, 'percent') },
  refs: ['A-004'],
} as const satisfies Parameter<{
  readonly falseMeans: Quantity<'percent'>
  readonly requirementsNotMet: Quantity<'percent'>
}>

/** 재시도 안내 시간: after so long an account may be checked again. */
export const RETRY_ADVICE = { value: quantity(30, 'minutes'), refs: ['A-004', 'A-099'] } as const satisfies Parameter<
  Quantity<'minutes'>
>

/** 작성 내용 보관시간: how long a form that is not sent is kept after it was last saved. */
export const DRAFT_LIFE = { value: quantity(24, 'hours'), refs: ['A-265', 'D3-102'] } as const satisfies Parameter<
  Quantity<'hours'>
>

/** 동의서 판번호: the version of the consents that are asked for. */
export const CONSENT_VERSION = { value: '3.0.0', refs: ['A-004'] } as const satisfies Parameter<string>

/** 택배사 조회기간: how long the carriers may take; in that time no other proof can be registered. */
export const PARCEL_LOOKUP = { value: quantity(1, 'months'), refs: ['P-085'] } as const satisfies Parameter<
  Quantity<'months'>
>

/** 실적증빙 기간: the years of which proofs are taken. */
export const PROOF_YEARS = { value: [2024, 2025], refs: ['P-027', 'P-298'] } as const satisfies Parameter<
  readonly number[]
>

/** 총 증빙건수 상한: the most cases of one proof. */
export const PROOF_CASES = { value: quantity(100, 'cases'), refs: ['P-031', 'P-298'] } as const satisfies Parameter<
  Quantity<'cases'>
>

/** 영업증빙 파일 수: the most files that show that an owner delivers. */
export const BASE_FILES = { value: quantity(3, 'files'), refs: ['P-298'] } as const satisfies Parameter<
  Quantity<'files'>
>

/** 의견 첨부파일 수: the most files of one opinion. */
export const OPINION_FILES = { value: quantity(5, 'files'), refs: ['P-298'] } as const satisfies Parameter<
  Quantity<'files'>
>

/** 의견제출 횟수: how often an owner may object to a hold. */
export const OPINIONS = { value: quantity(2, 'times'), refs: ['P-298'] } as const satisfies Parameter<Quantity<'times'>>

/** 의견내용 길이: the longest opinion. */
export const OPINION_LENGTH = { value: quantity(200, 'characters'), refs: ['P-298'] } as const satisfies Parameter<
  Quantity<'characters'>
>

/** 파일 크기 상한: of a document, and of a proof that cannot be made smaller. */
export const FILE_SIZE = {
  value: quantity(10_485_760, 'bytes'),
  refs: ['A-005', 'P-298'],
} as const satisfies Parameter<Quantity<'bytes'>>

/** 지역센터 수: how many regional centres have helpers. */
export const REGIONAL_CENTRES = { value: quantity(77, 'places'), refs: ['P-262'] } as const satisfies Parameter<
  Quantity<'places'>
>
