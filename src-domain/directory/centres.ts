import { matchesQuery, parseSearchQuery, type SearchableRow, toSearchableRow } from '../text/korean-search.ts'

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
  readonly region: Region | null
}

/** One row of the directory as it is stored. */
type CentreRow = Omit<Centre, 'region'> & { readonly region: string | null }

/** The names that people use for each region beside its short name. Some are older than the official one. [D1-935] */
export const REGION_NAMES = {
  서울: ['서울특별시', '서울시'],
  부산: ['부산광역시', '부산시'],
  대구: ['대구광역시', '대구시'],
  인천: ['인천광역시', '인천시'],
  광주: ['광주광역시', '광주시'],
  대전: ['대전광역시', '대전시'],
  울산: ['울산광역시', '울산시'],
  세종: ['세종특별자치시', '세종시'],
  경기: ['경기도'],
  강원: ['강원특별자치도', '강원도'],
  충북: ['충청북도', '충청도'],
  충남: ['충청남도', '충청도'],
  전북: ['전북특별자치도', '전라북도', '전라도'],
  전남: ['전라남도', '전라도'],
  경북: ['경상북도', '경상도'],
  경남: ['경상남도', '경상도'],
  제주: ['제주특별자치도', '제주도'],
} satisfies Readonly<Record<string, readonly string[]>>

/** The short name of a region. */
type Region = keyof typeof REGION_NAMES

/** The regions in their usual order: first the cities, then the provinces. */
export const REGIONS = Object.keys(REGION_NAMES) as readonly Region[]

/** True for the short name of a region; false for another area, such as 전국. */
export const isRegion = (name: string): name is Region => Object.hasOwn(REGION_NAMES, name)

/** Fails for an unknown region, so that a directory with a wrong row cannot be loaded. [D2-794] */
const regionOrThrow = (name: string): Region => {
  if (!isRegion(name)) throw new Error(`unknown region: ${name}`)
  return name
}

/**
 * Returns, for a centre, each of its areas once with each name of its region (`부산 해운대`, `전라북도 군산시`); for an office
 * above the centres, the names of its regions. [D1-935]
 */
const areasByRegionName = ({ region, zone }: Centre): readonly string[] => {
  const parts = zone.split('·')
  if (region === null) return parts.filter(isRegion).flatMap((name) => REGION_NAMES[name])
  return [region, ...REGION_NAMES[region]].flatMap((name) => parts.map((area) => `${name} ${area}`))
}

export const phoneWithoutFax = (phone: string): string => phone.replace(/\(.*/, '')

/** True if this is an unassigned number of the sample data. [D3-84] */
export const isSamplePhoneNumber = (phone: string): boolean => phone.includes('-000-')

export type CentreIndex = { readonly centres: readonly Centre[]; readonly rows: readonly SearchableRow[] }

/** Prepares the directory for searches in all four fields. This is needed only once. [P-252] [D1-935] */
export const indexCentres = (storedRows: readonly CentreRow[]): CentreIndex => {
  const centres = storedRows.map((row): Centre => ({
    ...row,
    region: row.region === null ? null : regionOrThrow(row.region),
  }))
  return {
    centres,
    rows: centres.map((centre) =>
      toSearchableRow([centre.name, centre.phone, centre.address, centre.zone, ...areasByRegionName(centre)]),
    ),
  }
}

/**
 * Returns the centres whose name, telephone, address or area matches the query; all centres if the query is empty.
 * [P-252] [P-318]
 */
export const searchCentres = ({ centres, rows }: CentreIndex, searchText: string): readonly Centre[] => {
  const query = parseSearchQuery(searchText)
  if (query.text === '') return centres
  return centres.filter((_, index) => {
    const row = rows[index]
    return row !== undefined && matchesQuery(row, query)
  })
}

export const servesRegion = (centre: Pick<CentreRow, 'region' | 'zone'>, region: string): boolean =>
  centre.region === region || (centre.region === null && centre.zone.split('·').includes(region))
