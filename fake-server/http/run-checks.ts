type Checks<Listed extends string, Found> = {
  /** Runs the next check of the list with what the earlier checks found. After the last one, returns all findings. */
  readonly check: <Name extends Exclude<Listed, keyof Found>, Result>(
    name: Name,
    run: (found: Found) => Result,
  ) => AfterCheck<Listed, Found & Readonly<Record<Name, Result>>>
}
type AfterCheck<Listed extends string, Found> = [Exclude<Listed, keyof Found>] extends [never]
  ? Found
  : Checks<Listed, Found>

const runNext = (left: readonly string[], found: object): unknown => ({
  check: (name: string, run: (found: object) => unknown) => {
    const [next, ...later] = left
    if (name !== next) throw new Error(`The rule book lists the check ${next} before ${name}.`)
    const after = { ...found, [name]: run(found) }
    return later.length === 0 ? after : runNext(later, after)
  },
})

/**
 * Runs the checks of a call: `runChecks(SERVER_CHECKS.opinion).check('application', …).check('eligibility', …)`. Their
 * order must be that of the rule book. The first check that rejects the call ends it. [D1-713]
 */
export const runChecks = <Listed extends string>(listed: Readonly<Record<Listed, unknown>>): Checks<Listed, object> =>
  runNext(Object.keys(listed), {}) as Checks<Listed, object>
