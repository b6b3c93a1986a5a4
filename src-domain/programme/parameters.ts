import { Won } from '../kernel/won.ts'
import { kstDateOrThrow } from '../time/calendar.ts'
import { HELP_DESK_HOURS } from './help-desk-hours.ts'
import { quantity } from './parameter.ts'

/**
 * The parameters of the support programme, such as amounts and periods. The specification does not say from which date
 * these parameters apply, and D1-230 calls them constants. Rules read the values; Korean sentences have a placeholder
 * that `programme-placeholders.ts` fills. [A-004] [P-298]
 *
 * Elsewhere: the hours of the help desk (`help-desk-hours.ts`), the numbers of the legal texts
 * (`legal-text-values.ts`), the limits of fields and calls (beside the rules that use them), and the settings of a
 * deployment (`settings/settings.ts`).
 */

/** 최대 지원금액: the maximum paid to a business. [A-004] [P-262] [P-298] */
export const SUPPORT_CEILING = Won(300_000)

/** 기본 지원금액: the amount of an application whose usage is not known. */
export const DEFAULT_SUPPORT_AMOUNT = Won(1_000_000)

/** 접수 시 결정금액: the decided amount of a new application. It is 0, because nothing is decided. */
export const INITIAL_DECIDED_AMOUNT = Won(0)

/** 직접배달 건당 지원금액: the amount per direct delivery. [P-032] [P-262] [P-298] */
export const SUPPORT_PER_CASE = Won(5000)

/** 연 매출액 상한: the maximum annual sales of a supported business. [E-002] [A-004] [P-262] */
export const SALES_CEILING = Won(300_000_000)

/** 매출 확인 연도: the tax years whose sales count. Sales in any one of these years are enough. */
export const SALES_YEARS = [2023, 2024] as const

/** 개업일 기한: the last permitted opening day of a supported business. [D1-230] [E-003] */
export const LAST_OPENING_DAY = kstDateOrThrow('2024-12-31')

/** 이용기간: usage counts from the first to the last of these months, both included. [D1-230] [E-004] */
export const USAGE_PERIOD = { first: '2024-01', last: '2025-12' } as const

/** 합산 이용금액 기준: the usage at all delivery agencies together must be above this amount. [E-005] */
export const COMBINED_USAGE_MUST_EXCEED = Won(300_000)

/** 보완기간: the time for a supplement, from the day of the request. [A-004] [A-165] [D2-63] */
export const SUPPLEMENT_DAYS = quantity(7, 'days')

/**
 * 제재부가금: the surcharge on support that was obtained by fraud, and on support whose requirements were not met.
 * [A-004]
 */
export const SURCHARGE_PERCENT = {
  falseMeans: quantity(500, 'percent'),
  requirementsNotMet: quantity(100, 'percent'),
} as const

/** 재시도 안내 시간: the time after which an account may be checked again. */
export const ACCOUNT_CHECK_RETRY_MINUTES = quantity(30, 'minutes')

/** 작성 내용 보관시간: how long an unsent form is kept after its last saving. [A-265] [D3-102] */
export const DRAFT_LIFE_HOURS = quantity(24, 'hours')

/** 동의서 판번호: the version of the consents that are requested. */
export const CONSENT_VERSION = '3.0.0'

/**
 * 택배사 조회기간: the maximum time of a carrier lookup. Until the lookup ends, no other proof can be registered.
 * [P-085]
 */
export const CARRIER_LOOKUP_MONTHS = quantity(1, 'months')

/** 실적증빙 기간: the years for which proofs are accepted. [P-027] [P-298] */
export const PROOF_YEARS = [2024, 2025] as const

/** 총 증빙건수 상한: the maximum number of deliveries (cases) in one proof. [P-031] [P-298] */
export const MAX_PROOF_CASES = quantity(100, 'cases')

/** 영업증빙 파일 수: the maximum number of files that prove that an owner makes deliveries. [P-298] */
export const MAX_BASE_FILES = quantity(3, 'files')

/** 의견 첨부파일 수: the maximum number of files of one opinion. [P-298] */
export const MAX_OPINION_FILES = quantity(5, 'files')

/** 의견제출 횟수: how often an owner may object to a hold. [P-298] */
export const MAX_OPINIONS = quantity(2, 'times')

/** 의견내용 길이: the maximum length of an opinion. [P-298] */
export const MAX_OPINION_LENGTH = quantity(200, 'characters')

/**
 * 파일 크기 상한: the maximum size of a document, and of a file of a proof that cannot be made smaller. [A-005] [P-298]
 */
export const MAX_FILE_SIZE_BYTES = quantity(10_485_760, 'bytes')

/** 신청결과의 증빙 수: how many proofs the result page requests if the setting `detailPageRequest` limits it. */
export const MAX_RESULT_PROOFS = quantity(3, 'cases')

/** 전화 상담시간: the hours of the help desk. [P-262] */
export const TELEPHONE_HOURS_TEXT = `평일 ${HELP_DESK_HOURS.from}시~${HELP_DESK_HOURS.until}시`

/** 지역센터 수: the number of regional centres with helpers. [P-262] */
export const REGIONAL_CENTRE_COUNT = quantity(77, 'places')
