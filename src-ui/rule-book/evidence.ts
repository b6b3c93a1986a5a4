/** Where a rule is asked: addresses of screens, calls of the server, the desk of the agency, or what stands around pages. */
export type Asked = {
  readonly screens: readonly string[]
  readonly endpoints: readonly string[]
  readonly desk: boolean
  /** What stands around every page, or around every page but the main page. */
  readonly around: 'every' | 'inner' | null
}

/** A test file that proves a requirement, with the titles that name it; a file of cases has none. */
export type Proof = { readonly file: string; readonly titles: readonly string[] }

/** A way between two statuses of a machine, in words, that is there since another revision or is there no more. */
export type ChangedArrow = { readonly is: 'added' | 'removed'; readonly from: string; readonly to: string }

/** What changed in one rule, machine or list, in sentences; `at` is the article that it has in the book today. */
export type Change = {
  readonly at: string | null
  readonly title: string
  readonly lines: readonly string[]
  /** Of a machine, for its picture. */
  readonly arrows?: readonly ChangedArrow[]
}

/** What changed for people between another revision and the sources that the page was made from. */
export type Changes = { readonly since: string; readonly changes: readonly Change[] }

/** What the rule book knows besides the rules: found in the sources when the page is built. */
export type Evidence = {
  /** Requirements and decisions by their id, as the catalogues say them. */
  readonly requirements: Readonly<Record<string, string>>
  readonly proofs: Readonly<Record<string, readonly Proof[]>>
  /** By the function that is asked. */
  readonly asked: Readonly<Record<string, Asked>>
  /** Where the page was made to compare. */
  readonly changed?: Changes | undefined
}
