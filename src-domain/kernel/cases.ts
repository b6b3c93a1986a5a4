/** One case of a decision table, for its test, the rule book and an auditor. `rule` is the id of the row that decides. */
export type Case<Facts, Verdict> = {
  readonly proves: readonly string[]
  readonly rule: string
  readonly facts: Facts
  readonly verdict: Verdict
}
