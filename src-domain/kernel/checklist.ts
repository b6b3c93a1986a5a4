import type { Decision } from './decide.ts'

/** 점검: one row of a checklist, with its condition, its verdict and its requirement. */
export type ChecklistRow<Facts, Verdict, Id extends string = string> = {
  readonly id: Id
  readonly broken: (facts: Facts) => boolean
  readonly then: Verdict
  readonly ref: string
}

/** The last row of every checklist, for facts that pass every check. */
type PassedRow = { readonly id: string; readonly then: 'ok'; readonly ref: string }

/**
 * 점검표: checks in reading order. Any number of them may fail. A checklist without its last row does not compile. With
 * `as const satisfies Checklist<…>` the ids of the checks are literal types, so that the compiler requires a message
 * for each id.
 */
export type Checklist<Facts, Verdict, Id extends string = string> = readonly [
  ...ChecklistRow<Facts, Verdict, Id>[],
  PassedRow,
]

export const checksOf = <Facts, Verdict, Id extends string>(
  checklist: Checklist<Facts, Verdict, Id>,
): readonly ChecklistRow<Facts, Verdict, Id>[] => checklist.slice(0, -1) as ChecklistRow<Facts, Verdict, Id>[]

/**
 * Returns one decision for each failed check, in the order of the checklist. In each decision, `facts` maps every check
 * id to whether that check failed. It contains nothing that the person has entered.
 */
export const failedChecks = <Facts, Verdict>(
  checklist: Checklist<Facts, Verdict>,
  facts: NoInfer<Facts>,
): readonly Decision<Verdict>[] => {
  const checks = checksOf(checklist)
  const isBroken = Object.fromEntries(checks.map(({ id, broken }) => [id, broken(facts)]))
  return checks
    .filter(({ id }) => isBroken[id])
    .map(({ id, then, ref }) => ({ verdict: then, because: { rule: id, ref }, facts: isBroken }))
}

export const passedDecision = (checklist: Checklist<never, unknown>): Decision<'ok'> => {
  const { id, then, ref } = checklist.at(-1) as PassedRow
  return {
    verdict: then,
    because: { rule: id, ref },
    facts: Object.fromEntries(checksOf(checklist).map((check) => [check.id, false])),
  }
}

/** Returns the verdicts of the failed checks of this decision, in reading order. */
export const verdictsOfFailedChecks = <Facts, Verdict>(
  checklist: Checklist<Facts, Verdict>,
  { facts }: Pick<Decision<unknown>, 'facts'>,
): readonly Verdict[] =>
  checksOf(checklist)
    .filter(({ id }) => (facts as Readonly<Record<string, unknown>>)[id] === true)
    .map(({ then }) => then)

export const decideFirstFailure = <Facts, Verdict>(
  checklist: Checklist<Facts, Verdict>,
  facts: NoInfer<Facts>,
): Decision<Verdict | 'ok'> => failedChecks(checklist, facts)[0] ?? passedDecision(checklist)
