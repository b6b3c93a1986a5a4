import { expectedDecisionDay } from '#domain/application/result/next-step'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { fill } from '../../../text/fill.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/result.ts'
import type { Words } from './result-cells.ts'
import { support } from './result-facts.ts'
import { decisionTime, stepEnd } from './result-wait.ts'

/** What the page says in large type in the band below the headline, the words beside it, and the line below it. */
export type ResultBand = { readonly large: string; readonly beside: string; readonly below: string | null }

/**
 * Returns when the agency usually decides, with the support; null if the day of this step is unknown or over. [D2-931]
 * [D3-270]
 */
export const decisionBand = (situation: ApplicationSituation): ResultBand | null => {
  const { detailedStatus, expectation } = situation
  if (expectation === null || stepEnd(situation) === null) return null
  const time = decisionTime(expectedDecisionDay(detailedStatus, expectation))
  if (time === null) return null
  const { when, weeks } = time
  const undecided = support(situation)
  const below = undecided && `${undecided.name} ${undecided.lines.join(', ')}`
  return weeks === null
    ? { large: T['decision.soon'], beside: T['decision.usually'], below }
    : { large: when, beside: fill(T['decision.inWeeks'], { weeks }), below }
}

/** Returns the maximum, and that a proof is needed first; null once an amount is decided. [D2-933] */
export const maximumBand = ({ support: total, shares }: ApplicationSituation): ResultBand | null =>
  total.is === 'undecided' && shares.granted === 0
    ? { large: fill(T['result.atMost']), beside: T['band.undecided'], below: T['result.proofFirst'] }
    : null

/** Returns that a proof is needed first, unless the band says it. [D2-933] */
export const proofFirstUnlessInBand = (situation: ApplicationSituation): Words =>
  maximumBand(situation) === null ? T['result.proofFirst'] : null
