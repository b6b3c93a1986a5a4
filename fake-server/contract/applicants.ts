import { CONSENT_ROWS } from '#domain/consent/consent-items.table'
import type { PersonaFacts } from '../personas/persona.ts'
import type { ApiClient } from './api-client.ts'

/** Signs a persona in. `aplyNo` is empty if the persona has not applied. */
export const signInAs = async (api: ApiClient, persona: string) => {
  const facts = await api.persona(persona)
  await api.signIn(facts)
  return { facts, aplyNo: facts.aplyNo ?? '' }
}

/**
 * Brings a persona to the form: number registered, certified, signed in. The number is the persona's own unless another
 * one is given.
 */
export const reachFormAs = async (api: ApiClient, persona: string, brNo?: string) => {
  const known = await api.persona(persona)
  const facts = { ...known, brNo: brNo ?? known.brNo }
  const { result } = (await api.post('/api/v1/business/first/register', { brNo: facts.brNo })).body
  const { aplyNo } = result as { readonly aplyNo: string }
  await api.signIn(facts, aplyNo)
  return { facts, aplyNo }
}

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
