import { APPLICATION_STATUS_ROWS } from '#domain/application-status/application-status.table'
import { CONSENT_ROWS, MYDATA_CONSENT_NAMES } from '#domain/consent/consent-items.table'
import type { PersonaFacts } from '../personas/persona.ts'
import type { ServerOptions } from '../server.ts'
import { openTestApi, type ApiClient } from './api.ts'
import { prepareApplicantAtForm } from './applicant-at-form.ts'

const CREATE = '/api/v1/application/create'

export type FormPart = readonly [string, string, Uint8Array]
export type FormParts = Readonly<Record<string, FormPart | object | string | number>>

/** Returns the data that the form of this persona sends. */
export const applicationBody = (facts: PersonaFacts, aplyNo: string) => ({
  suptSn: null,
  aplyNo,
  aplyType: facts.aplyType,
  aplyNm: facts.name,
  rpsrRnno: facts.residentNumber,
  brdt: facts.birthDay,
  aplyDesc: '',
  mbtlnum: facts.phone,
  ci: facts.ci,
  brno: facts.brNo,
  mngFrGb: facts.mngFrGb,
  corpNm: facts.businessName,
  opbzDt: facts.openingDate.replaceAll('-', ''),
  crpno: facts.corporateNumber ?? '',
  soaMm: facts.mngFrGb === '0' ? '3' : '12',
  coRprsvYn: 'N',
  bankNm: facts.bankName,
  acntNo: facts.accountNumber,
  dpstrNm: facts.depositor,
  sprtAmt: 1_000_000,
  dcsnAmt: 0,
  prcsStts: APPLICATION_STATUS_ROWS.applied.ko,
  mdtAgreYn: 'Y',
  ntaxAgreYn: 'Y',
  methodType: '',
})

const isMydata = (column: string) => (MYDATA_CONSENT_NAMES as readonly string[]).includes(column)

/** Saves consents as the two pages do: all given, except the declined columns. */
export const giveConsents = (
  api: Pick<ApiClient, 'post'>,
  { brNo: brno, ci }: PersonaFacts,
  aplyNo: string,
  isDeclined: (column: string) => boolean = () => false,
) => {
  const agreements = Object.fromEntries(
    CONSENT_ROWS.v3.map(({ column, order }) => [column, { orderNo: order, value: isDeclined(column) ? 'N' : 'Y' }]),
  )
  return api.post('/api/v1/auth/consents', { brno, ci, aplyNo, consentsData: { version: '3.0.0', agreements } })
}

/**
 * Prepares a persona who is about to submit an application: registered, certified, with saved consents and complete
 * application data.
 */
export const prepareApplicantAboutToSubmit = async (persona = 'new-individual-confirmed', options?: ServerOptions) => {
  const { api, facts, aplyNo } = await prepareApplicantAtForm(persona, { client: await openTestApi(options) })
  const declined = persona === 'new-individual-declined'
  await giveConsents(api, facts, aplyNo, (column) => declined && isMydata(column))
  const send = (parts: FormParts, headers = {}) => api.form('POST', CREATE, parts, headers)
  return { api, facts, aplyNo, send, good: { ...applicationBody(facts, aplyNo), mdtAgreYn: declined ? 'N' : 'Y' } }
}
