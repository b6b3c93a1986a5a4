import { decisionFrom } from '../../kernel/decide.ts'
import { splitCommaList } from '../../text/characters.ts'
import type { CommonCode } from '../common-code.ts'

/** The description that a reason gets: the fixed text of its code, the administrator's text (`other`), or none. */
export type ReasonDescriptionKind = 'US01' | 'US02' | 'other' | 'noDescription'

/** A code in a remark, and whether the agency's list contains it; null if the list is loading or failed to load. */
type ReasonDescriptionKindFacts = { readonly code: 'US01' | 'US02' | 'other'; readonly listed: boolean | null }

/**
 * One entry of the alert list. `title` is its name in the list; `unlisted` if the list does not contain the code, null
 * if the list is loading or failed to load. to
 */
export type StatusReason = {
  readonly code: string
  readonly title: { readonly text: string } | 'unlisted' | null
  readonly description: ReasonDescriptionKind
}

/**
 * True if there are reason codes. The applicant then has to telephone the help desk, because no field of
 * /result-modify-bizinfo (name, numbers, opening date) can settle a documented code. [D2-134] [D2-150]
 */
export const areReasonsOnlyResolvedByPhone = (codes: readonly string[]): boolean => codes.length > 0

/**
 * Returns the codes in a stored remark: splits it at commas, trims the parts and drops empty ones. Repeated codes are
 * kept.
 */
export const parseReasonCodes = (remark: string | null | undefined): readonly string[] => splitCommaList(remark ?? '')

const listedAs = (code: string, list: readonly CommonCode[] | null): CommonCode | undefined =>
  list?.find((entry) => entry.code.toUpperCase() === code.toUpperCase())

/**
 * 사유: describes a reason code. `list` is null if the codes are loading or failed to load. Two codes have a fixed
 * description; the administrator describes every other reason on the list. [A-167] [A-168] [A-169] [D2-49]
 */
export const decideReasonDescriptionKind = decisionFrom(
  (code: string, list: readonly CommonCode[] | null): ReasonDescriptionKindFacts => {
    const upperCaseCode = code.toUpperCase()
    return {
      code: upperCaseCode === 'US01' || upperCaseCode === 'US02' ? upperCaseCode : 'other',
      listed: list === null ? null : listedAs(code, list) !== undefined,
    }
  },
  [
    { id: 'RC-1', when: { listed: false }, then: 'noDescription', ref: 'A-169' },
    { id: 'RC-2', when: { code: 'US01' }, then: 'US01', ref: 'A-168' },
    { id: 'RC-3', when: { code: 'US02' }, then: 'US02', ref: 'A-168' },
    { id: 'RC-4', when: {}, then: 'other', ref: 'A-168' },
  ],
)

/**
 * Returns the alert list of an application. `list` is null if the codes are loading or failed to load. to
 * [A-169]
 */
export const toStatusReasons = (
  codes: readonly string[],
  list: readonly CommonCode[] | null,
): readonly StatusReason[] =>
  codes.map((code): StatusReason => {
    const description = decideReasonDescriptionKind(code, list).verdict
    if (list === null) return { code, title: null, description }
    const listedReason = listedAs(code, list)
    return { code, title: listedReason === undefined ? 'unlisted' : { text: listedReason.name }, description }
  })
