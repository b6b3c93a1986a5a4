import { openTestApi, type Api, type Client } from './api.ts'

/**
 * Signs a persona in, on a server started for this test unless a client is given. `aplyNo` is empty if the persona has
 * not applied.
 */
export const signInPersona = async <C extends Client = Api>(persona: string, client?: C) => {
  const api = client ?? (await openTestApi())
  const facts = await api.persona(persona)
  await api.signIn(facts)
  return { api, facts, aplyNo: facts.aplyNo ?? '' }
}
