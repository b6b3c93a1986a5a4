/** What a legal text is made of: sentences, lists, and tables with their headings. */
export type PolicyBlock =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[] }
  | {
      readonly is: 'table'
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly is: 'files'; readonly files: readonly { readonly text: string; readonly href: string }[] }

/** A section under its own anchor and heading. */
export type PolicySection = {
  readonly id: string
  readonly title: string
  readonly blocks: readonly PolicyBlock[]
}

export const text = (sentence: string): PolicyBlock => ({ is: 'text', text: sentence })
export const list = (...items: readonly string[]): PolicyBlock => ({ is: 'list', items })
export const table = (
  caption: string,
  columns: readonly string[],
  ...rows: readonly (readonly string[])[]
): PolicyBlock => ({ is: 'table', caption, columns, rows })
