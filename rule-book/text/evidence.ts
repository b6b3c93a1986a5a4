/**
 * A test file that proves a requirement, with the titles of those of its tests that have the id of the requirement. A
 * file of cases has no titles.
 */
type ProvingTests = { readonly file: string; readonly titles: readonly string[] }

/** The evidence that the build finds in the sources for the rule book. */
export type RuleBookEvidence = {
  /** The requirements and decisions as text, by id. */
  readonly requirements: Readonly<Record<string, string>>
  readonly proofs: Readonly<Record<string, readonly ProvingTests[]>>
}
