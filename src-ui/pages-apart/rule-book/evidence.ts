/** Where a rule is asked: addresses of screens, calls of the server, the desk of the agency, or what stands around pages. */
export type Asked = {
  readonly screens: readonly string[]
  readonly endpoints: readonly string[]
  readonly desk: boolean
  /** In the frame of every page, or of every page but the main page. */
  readonly around: 'every' | 'inner' | null
}

/** A test file that proves a requirement, with the titles that name it; a file of cases has none. */
export type Proof = { readonly file: string; readonly titles: readonly string[] }

/** What the build finds in the sources for the rule book. */
export type Evidence = {
  /** The texts of requirements and decisions, by id. */
  readonly requirements: Readonly<Record<string, string>>
  readonly proofs: Readonly<Record<string, readonly Proof[]>>
  /** By the function that is asked. */
  readonly asked: Readonly<Record<string, Asked>>
}
