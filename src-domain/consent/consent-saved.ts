import type { KeptAgreements } from '../session/session.ts'
import { keptAnswers } from './consent-data.ts'
import type { ConsentAnswers, ConsentColumn } from './consent-items.table.ts'

/**
 * The mark that consents are saved, after an answer on one page. It falls when the answer differs from the agreements that the
 * session holds for that page, so that the new answer is saved; without stored agreements nothing is compared. A new
 * business or application number clears it with the rest of the session. [A-042] [D2-06]
 */
export const markAfterAnswer = (mark: boolean, stored: KeptAgreements, answers: ConsentAnswers): boolean => {
  const before = keptAnswers(stored)
  if (!mark || Object.keys(before).length === 0) return mark
  const columns = new Set([...Object.keys(before), ...Object.keys(answers)]) as Set<ConsentColumn>
  return [...columns].every((column) => before[column] === answers[column])
}
