import { openTestApi, type TestApi, type ApiClient } from './api.ts'

/**
 * Signs a persona in, on a server started for this test unless a client is given. `aplyNo` is empty if the persona has
 * not applied.
 */
export const signInPersona = async <C extends ApiClient = TestApi>(persona: string, client?: C) => {
  const api = client ?? (await openTestApi())
  const facts = await api.persona(persona)
  await api.signIn(facts)
  return { api, facts, aplyNo: facts.aplyNo ?? '' }
}
