import { reachFormAs } from '../contract/applicants.ts'
import { openTestApi, type TestApi } from './api.ts'

type Options = { readonly client?: TestApi; readonly brNo?: string }

/**
 * Prepares a persona who has reached the form: number registered, certified, signed in. Starts a server for this test
 * unless a client is given.
 */
export const prepareApplicantAtForm = async (persona: string, { client, brNo }: Options = {}) => {
  const api = client ?? (await openTestApi())
  return { api, ...(await reachFormAs(api, persona, brNo)) }
}
