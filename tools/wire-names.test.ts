import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUS_ROWS } from '#domain/application-status/application-status.table'
import { CONSENT_ROWS } from '#domain/consent/consent-items.table'
import { PROOF_STATUS_ROWS } from '#domain/proof/proof-status.table'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { ENDPOINTS } from '#server/agency/endpoints'
import { allDescribedCalls } from '#server/control/control'
import { openApiOf } from '#server/http/open-api'
import { PERSONA_SET } from '#server/personas/all-personas'

/** Imports the rules of a file, without types, because the lint rules are plain JavaScript. */
const rulesIn = (file: string): Promise<unknown> => import(join(import.meta.dirname, file))
const { WIRE_NAMES } = (await rulesIn('wire-names.js')) as { readonly WIRE_NAMES: ReadonlySet<string> }
const { STATUS_WORDS } = (await rulesIn('layers.js')) as { readonly STATUS_WORDS: ReadonlySet<string> }

const words = (text: string) => text.trim().split(/\s+/)

/**
 * The names that both the API and the product use. The names from `birthDay` on are required by E-121 to E-125, E-163
 * and A-090.
 */
const OURS_TOO = words(`
  accountHolder accountNumber action agreements allowed application at bankCode bankName because book build businesses
  ci code codeDesc codeId codeName codeValue consentsData contentType data errorCode errorMessage failures field fields
  fileId fileName fileSize files groupId ip isDirectDelivery key kind m message method methodType mid mimeType name
  orderNo page password path persona phoneNumber proof provider reason ref requestId result role rule seconds size sortBy state
  status success token url valid value version world
  birthDay brno mtxId trCert adminId tokenValid
  businessLicenseFileName businessRegistrationFile financialStatementFileName localTaxPaymentCert
  nationalTaxPaymentCert standardFinancialStatementCert vatExemptCert vatStandardCert vatStatementFileName`)

/** The names that the contract takes from the domain. */
const FROM_DOMAIN = [
  ...Object.keys(DEFAULT_SETTINGS),
  ...Object.values(CONSENT_ROWS)
    .flat()
    .map(({ column }) => column),
]

type Described = { readonly properties?: object; readonly in?: string; readonly name?: string }

/** Returns every property and parameter name in a part of the contract. */
const namesIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  const { properties = {}, in: place, name } = part as Described
  const propertyNames = place === undefined || name === undefined ? Object.keys(properties) : [name]
  return [...propertyNames, ...Object.values(part).flatMap(namesIn)]
}

/** Excludes the control calls of the fake world, which are not part of the API. */
const CALLS = allDescribedCalls(ENDPOINTS, PERSONA_SET).filter(({ path }) => !path.startsWith('/__world'))
const { paths, components } = JSON.parse(openApiOf(CALLS, { portal: 'http://a.test', outside: 'http://b.test' })) as {
  readonly paths: object
  readonly components: { readonly schemas: object }
}
const NAMES = new Set([paths, components.schemas].flatMap(namesIn))

describe('the lint lists of names', () => {
  it('the lists contain every name of the contract', () => {
    expect(NAMES.size).toBeGreaterThan(200)
    const knownNames = new Set([...WIRE_NAMES, ...OURS_TOO, ...FROM_DOMAIN])
    expect([...NAMES].filter((name) => !knownNames.has(name))).toEqual([])
  })

  it('none of the shared names is also a wire name', () => {
    expect(OURS_TOO.filter((name) => !NAMES.has(name))).toEqual([])
    expect(OURS_TOO.filter((name) => WIRE_NAMES.has(name))).toEqual([])
  })

  it('the list of status words contains exactly the words of both status tables', () => {
    const rows = [...Object.values(APPLICATION_STATUS_ROWS), ...Object.values(PROOF_STATUS_ROWS)]
    const names = rows.flatMap((row) => [row.ko, ...('alsoCalled' in row ? row.alsoCalled : [])])
    expect([...STATUS_WORDS].toSorted()).toEqual([...new Set<string>(names)].toSorted())
  })
})
