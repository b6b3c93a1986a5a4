import { openApi } from './api.ts'

/** A server whose caller is signed in as this persona; `aplyNo` is empty where the persona has not applied. */
export const signedIn = async (persona: string) => {
  const api = await openApi()
  const facts = await api.persona(persona)
  await api.signIn(facts)
  return { api, facts, aplyNo: facts.aplyNo ?? '' }
}
