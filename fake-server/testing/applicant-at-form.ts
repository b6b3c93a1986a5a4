import { openTestApi, type TestApi, type ApiClient } from './api.ts'

type Options<C> = { readonly client?: C; readonly brNo?: string }

/**
 * Prepares a persona who has reached the form: number registered, certified, signed in. Starts a server for this test
 * unless a client is given.
 */
export const prepareApplicantAtForm = async <C extends ApiClient = TestApi>(
  persona: string,
  options: Options<C> = {},
) => {
  const api = options.client ?? (await openTestApi())
  const known = await api.persona(persona)
  const facts = { ...known, brNo: options.brNo ?? known.brNo }
  const { result } = (await api.post('/api/v1/business/first/register', { brNo: facts.brNo })).body
  const { aplyNo } = result as { readonly aplyNo: string }
  await api.signIn(facts, aplyNo)
  return { api, facts, aplyNo }
}
