/** One entry of common code group `REAS_TYPE`. */
export type ReasonCode = { readonly codeValue: string; readonly codeName: string }

/** Texts that have their own key; every other listed reason is one for the administrator. [A-168] [D2-49] */
const OWN_TEXT = { US01: 'reason.US01', US02: 'reason.US02' } as const satisfies Record<string, string>

export type ReasonDescription = (typeof OWN_TEXT)[keyof typeof OWN_TEXT] | 'reason.other' | 'reason.noDescription'

/**
 * One entry of the alert list. `title` is the `codeName` as text, the key for a code that is not listed, or null when no
 * list could be loaded. `description` is a message key. to
 */
export type Reason = {
  readonly code: string
  readonly title: { readonly text: string } | { readonly key: 'reason.unknown' } | null
  readonly description: ReasonDescription
}

/** `prcsSttsRemark` split at commas, trimmed, without empty parts; a repeated code stays repeated. */
export const reasonCodes = (remark: string | null | undefined): readonly string[] =>
  (remark ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const ownText = (code: string): ReasonDescription => {
  const known = (Object.keys(OWN_TEXT) as (keyof typeof OWN_TEXT)[]).find((key) => key === code.toUpperCase())
  return known === undefined ? 'reason.other' : OWN_TEXT[known]
}

/** The alert list of an application. `list` is null while or when the codes could not be loaded. to */
export const describeReasons = (
  remark: string | null | undefined,
  list: readonly ReasonCode[] | null,
): readonly Reason[] =>
  reasonCodes(remark).map((code): Reason => {
    if (list === null) return { code, title: null, description: ownText(code) }
    const listed = list.find((entry) => entry.codeValue.toUpperCase() === code.toUpperCase())
    return listed === undefined
      ? { code, title: { key: 'reason.unknown' }, description: 'reason.noDescription' }
      : { code, title: { text: listed.codeName }, description: ownText(code) }
  })
