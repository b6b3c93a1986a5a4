import { matchesQuery, parseSearchQuery, type SearchableRow, toSearchableRow } from '../kernel/korean-search.ts'

/** Rows per page of the directory. [P-251] [P-298] */
export const CENTRES_PER_PAGE = 10

/**
 * The number of offices above the regional centres in the directory: the headquarters and its regional offices. [D3-84]
 */
export const HEADQUARTERS_OFFICE_COUNT = 7

/** One row of the directory in display form. [P-251] */
export type Centre = {
  readonly name: string
  /** The telephone number, followed by the fax number in brackets. */
  readonly phone: string
  readonly address: string
  /** The area: districts, cities and counties; for an office above the centres, its regions. */
  readonly zone: string
  /** The short name of the centre's region; null for an office above the centres. [D3-84] [D3-85] */
  readonly region: string | null
}

export const phoneWithoutFax = (phone: string): string => phone.replace(/\(.*/, '')

/** True if this is an unassigned number of the sample data. [D3-84] */
export const isSamplePhoneNumber = (phone: string): boolean => phone.includes('-000-')

export type CentreIndex = { readonly centres: readonly Centre[]; readonly rows: readonly SearchableRow[] }

/** Prepares the directory for searches in all four fields. This is needed only once. [P-252] */
export const indexCentres = (centres: readonly Centre[]): CentreIndex => ({
  centres,
  rows: centres.map(({ name, phone, address, zone }) => toSearchableRow([name, phone, address, zone])),
})

/**
 * Returns the centres whose name, telephone, address or area matches the query; all centres if the query is empty.
 * [P-252] [P-318]
 */
export const searchCentres = ({ centres, rows }: CentreIndex, typed: string): readonly Centre[] => {
  const query = parseSearchQuery(typed)
  if (query.text === '') return centres
  return centres.filter((_, index) => {
    const row = rows[index]
    return row !== undefined && matchesQuery(row, query)
  })
}

export const servesRegion = (centre: Pick<Centre, 'region' | 'zone'>, region: string): boolean =>
  centre.region === region || (centre.region === null && centre.zone.split('·').includes(region))
