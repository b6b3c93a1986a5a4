import { finds, queryOf, type Searchable, searchable } from './korean-search.ts'

/** How many rows a page of the directory has. [P-251] [P-298] */
export const CENTRES_PER_PAGE = 10

/** One row of the directory in display form. [P-251] */
export type Centre = {
  readonly name: string
  /** Telephone, and the fax in brackets. */
  readonly phone: string
  readonly address: string
  /** The areas that it covers: districts, cities and counties, or the regions of an office above the centres. */
  readonly zone: string
  /** The short name of the region of a centre; empty for an office above the centres. [D3-84] [D3-85] */
  readonly region: string | null
}

/** The number that a telephone link dials: without the fax. */
export const diallable = (phone: string): string => phone.replace(/\(.*/, '')

/** True if this is an unassigned number of the sample data. [D3-84] */
export const isSampleNumber = (phone: string): boolean => phone.includes('-000-')

/** The rows of the directory, prepared for searching. */
export type CentreIndex = { readonly centres: readonly Centre[]; readonly rows: readonly Searchable[] }

/** Prepares the directory; done once. All four fields are searched. [P-252] */
export const indexCentres = (centres: readonly Centre[]): CentreIndex => ({
  centres,
  rows: centres.map(({ name, phone, address, zone }) => searchable([name, phone, address, zone])),
})

/** The centres whose name, telephone, address or area contains the query; all of them for an empty one. [P-252] [P-318] */
export const searchCentres = ({ centres, rows }: CentreIndex, typed: string): readonly Centre[] => {
  const query = queryOf(typed)
  if (query.text === '') return centres
  return centres.filter((_, at) => {
    const row = rows[at]
    return row !== undefined && finds(row, query)
  })
}

/** True if this row helps in the region: it is one of its centres, or an office that covers it. */
export const isOfRegion = (centre: Pick<Centre, 'region' | 'zone'>, region: string): boolean =>
  centre.region === region || (centre.region === null && centre.zone.split('·').includes(region))
