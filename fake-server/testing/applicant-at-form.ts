import { openTestApi } from './api.ts'

/** Prepares a persona who has reached the form: number registered, certified, signed in. */
export const applicantAtForm = async (persona: string, brNo?: string) => {
  const api = await openTestApi()
  const facts = await api.persona(persona)
  const number = brNo ?? facts.brNo
  const { result } = (await api.post('/api/v1/business/first/register', { brNo: number })).body
  const { aplyNo } = result as { aplyNo: string }
  await api.signIn({ ...facts, brNo: number }, aplyNo)
  return { api, facts: { ...facts, brNo: number }, aplyNo }
}
