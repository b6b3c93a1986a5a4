import { MYDATA_CONSENT_NAMES } from '#domain/consent/consent-items.table'
import { giveConsents } from '../contract/applicants.ts'
import { applicationBody, type FormParts } from '../contract/application-body.ts'
import type { ServerOptions } from '../server.ts'
import { openTestApi } from './api.ts'
import { prepareApplicantAtForm } from './applicant-at-form.ts'

const CREATE = '/api/v1/application/create'

const isMydata = (column: string) => (MYDATA_CONSENT_NAMES as readonly string[]).includes(column)

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
