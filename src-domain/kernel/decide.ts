export type DecisionRow<Facts, Verdict> = {
  readonly id: string
  readonly when: Partial<Facts>
  readonly then: Verdict
  readonly ref: string
}

/** The last row of every table. It has no condition, so that all facts get a verdict. */
export type CatchAllRow<Verdict> = {
  readonly id: string
  readonly when: Readonly<Record<string, never>>
  readonly then: Verdict
  readonly ref: string
}

/** Rows in reading order. A table does not compile without a catch-all as its last row. */
export type DecisionTable<Facts, Verdict> = readonly [...DecisionRow<Facts, Verdict>[], CatchAllRow<Verdict>]

/**
 * The rule that decided: the id of its row, and its requirement. It does not contain the facts, because facts may be
 * names and birth dates (E-177).
 */
export type DecidingRule = { readonly rule: string; readonly ref: string }

/**
 * 판정: the result of a rule. `facts` are its inputs, under the names in its rule book entry. Some may be personal, so
 * they leave the domain only through `ruleBookFragmentOfDecision` of the rule book. [E-177]
 */
export type Decision<Verdict> = { readonly verdict: Verdict; readonly because: DecidingRule; readonly facts: object }

/** 거절 사유: the part of a decision that a failure keeps: the verdict and the deciding rule, without the facts. */
export type RefusalReason<Verdict> = Pick<Decision<Verdict>, 'verdict' | 'because'>

/** True if the facts meet all conditions. Facts without a condition are ignored. */
const meetsConditions = <Facts extends object>(
  when: Partial<Facts> | CatchAllRow<unknown>['when'],
  facts: Facts,
): boolean => Object.entries(when).every(([fact, value]) => facts[fact as keyof Facts] === value)

/** Decides by the first row whose conditions are all met. `because` identifies this row. */
export const decide = <Facts extends object, Verdict>(
  table: DecisionTable<Facts, Verdict>,
  facts: NoInfer<Facts>,
): Decision<Verdict> => {
  const row: DecisionRow<Facts, Verdict> | CatchAllRow<Verdict> =
    table.find(({ when }) => meetsConditions(when, facts)) ?? (table.at(-1) as CatchAllRow<Verdict>)
  return { verdict: row.then, because: { rule: row.id, ref: row.ref }, facts }
}

/** Makes the function of a rule whose inputs are the facts of its table. The rule book reads `table`. */
// @__NO_SIDE_EFFECTS__
export const decision = <Facts extends object, Verdict>(table: DecisionTable<Facts, Verdict>) =>
  Object.assign((facts: Facts): Decision<Verdict> => decide(table, facts), { table })

/**
 * Makes the function of a rule that finds its facts in other inputs: `factsOf` returns the facts, the rows decide. The
 * rule book reads `table`.
 */
// @__NO_SIDE_EFFECTS__
export const decisionFrom = <Input extends readonly unknown[], Facts extends object, const Verdict>(
  factsOf: (...input: Input) => Facts,
  table: DecisionTable<NoInfer<Facts>, Verdict>,
) => Object.assign((...input: Input): Decision<Verdict> => decide(table, factsOf(...input)), { table })

export type FunctionExample<Values> = Readonly<Values> & { readonly proves: readonly string[] }

/**
 * One case of a decision table, for its test, the rule book and an auditor. `rule` is the id of the row that decides.
 * The entry of the rule makes the facts of the table from `Inputs`.
 */
export type DecisionCaseFrom<Inputs, Verdict> = FunctionExample<Inputs> & {
  readonly rule: string
  readonly verdict: Verdict
}

/** A case whose only input is the facts of its table. */
export type DecisionCase<Facts, Verdict> = DecisionCaseFrom<{ facts: Facts }, Verdict>
