import { signInAs } from '../contract/applicants.ts'
import { openTestApi } from './api.ts'

/** Signs a persona in, on a server started for this test. `aplyNo` is empty if the persona has not applied. */
export const signInPersona = async (persona: string) => {
  const api = await openTestApi()
  return { api, ...(await signInAs(api, persona)) }
}
