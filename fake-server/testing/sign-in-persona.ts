import { openTestApi } from './api.ts'

/** Makes a server with this persona signed in; `aplyNo` is empty if the persona has not applied. */
export const signInPersona = async (persona: string) => {
  const api = await openTestApi()
  const facts = await api.persona(persona)
  await api.signIn(facts)
  return { api, facts, aplyNo: facts.aplyNo ?? '' }
}
