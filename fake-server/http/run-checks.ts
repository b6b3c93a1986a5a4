type Checks<Check extends string> = Readonly<Record<Check, () => unknown>>
type Findings<Given extends Checks<string>> = { readonly [Check in keyof Given]: ReturnType<Given[Check]> }

/**
 * Runs the checks of a call in the order in which the rule book lists them, and returns what each of them found. The
 * first check that rejects the call ends it. A check that needs what another check finds calls the same `once` function,
 * so that the order can change. [D1-713]
 */
export const runChecks = <Check extends string, Given extends Checks<Check>>(
  listed: Readonly<Record<Check, unknown>>,
  checks: Given & Readonly<Record<Exclude<keyof Given, Check>, never>>,
): Findings<Given> => {
  const given: Checks<Check> = checks
  return Object.fromEntries((Object.keys(listed) as Check[]).map((check) => [check, given[check]()])) as Findings<Given>
}
