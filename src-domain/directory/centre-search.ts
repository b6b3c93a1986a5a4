import type { Centre } from './centres.ts'
import { finds, queryOf, type Searchable, searchable } from './korean-search.ts'

/** The rows of the directory, prepared for searching. */
export type CentreIndex = { readonly centres: readonly Centre[]; readonly rows: readonly Searchable[] }

/** Prepares the directory; done once. All four fields are searched. [P-252] */
export const indexCentres = (centres: readonly Centre[]): CentreIndex => ({
  centres,
  rows: centres.map(({ name, phone, address, zone }) => searchable([name, phone, address, zone])),
})

/** The centres whose name, telephone, address or area holds what was typed; all of them for nothing. [P-252] [P-318] */
export const searchCentres = ({ centres, rows }: CentreIndex, typed: string): readonly Centre[] => {
  const query = queryOf(typed)
  if (query.text === '') return centres
  return centres.filter((_, at) => {
    const row = rows[at]
    return row !== undefined && finds(row, query)
  })
}
