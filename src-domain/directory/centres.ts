import { HEADQUARTERS, REGIONS } from './centres.table.ts'
import { finds, queryOf, type Searchable, searchable } from './korean-search.ts'

/** How many rows a page of the directory has. [P-251] [P-298] */
export const CENTRES_PER_PAGE = 10

/** One row of the directory: texts as they are shown. [P-251] */
export type Centre = {
  readonly name: string
  /** Telephone, and the fax in brackets. */
  readonly phone: string
  readonly address: string
  readonly zone: string
}

/** An example number: exchange `000` belongs to nobody. [D3-84] */
const sampleNumber = (areaCode: string, number: number): string => `${areaCode}-000-${String(number).padStart(4, '0')}`

/** Each row has a telephone and the fax after it, and no number stands twice. */
const phoneOf = (areaCode: string, row: number): string =>
  `${sampleNumber(areaCode, row * 2 + 1)}(${sampleNumber(areaCode, row * 2 + 2)})`

const addressOf = (place: string): string => `${place} ○○로 1, 소상공인지원센터 3층`.trim()

const centreName = (name: string): string => `${name}센터`

const OFFICES: readonly Omit<Centre, 'phone'>[] = HEADQUARTERS.map(([name, , place, zone]) => ({
  name,
  address: addressOf(place),
  zone,
}))

const CENTRES_OF_REGIONS = REGIONS.flatMap(({ address, areaCode, centres }) =>
  centres.map(([name, ...areas]) => ({
    areaCode,
    row: {
      name: centreName(name),
      address: addressOf(`${address} ${areas[0] ?? ''}`.trim()),
      zone: areas.join('·'),
    },
  })),
)

/** All rows of the directory in the order in which they are shown: the centres by region, then the offices. [P-251] [D3-84] */
export const CENTRES: readonly Centre[] = [
  ...CENTRES_OF_REGIONS.map(({ row, areaCode }) => ({ ...row, areaCode })),
  ...OFFICES.map((row, at) => ({ ...row, areaCode: HEADQUARTERS[at]?.[1] ?? '' })),
].map(({ areaCode, ...row }, at) => ({ ...row, phone: phoneOf(areaCode, at) }))

/** The number that a telephone link dials: without the fax. */
export const diallable = (phone: string): string => phone.replace(/\(.*/, '')

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

/** The short names of the seventeen regions, by which centres are looked for. [D3-85] */
export const REGION_NAMES: readonly string[] = REGIONS.map(({ name }) => name)

const NAMES_BY_REGION = new Map(
  REGIONS.map(({ name, centres }) => [name, new Set(centres.map(([centre]) => centreName(centre)))]),
)

/** Does this row help in the region: it is one of its centres, or a headquarters that covers it? */
export const isOfRegion = ({ name, zone }: Pick<Centre, 'name' | 'zone'>, region: string): boolean =>
  NAMES_BY_REGION.get(region)?.has(name) === true || zone.split('·').includes(region)
