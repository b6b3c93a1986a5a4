import type { Api } from './api.ts'

/** The answer to the start of a certification. */
type Data = Readonly<Record<string, string>>
export const dataOf = (answer: { readonly body: unknown }) => (answer.body as { readonly data: Data }).data

/** Sends a decision to the provider, as the form on the provider's page does. */
export const decideAtProvider = (api: Api, path: string, fields: Data) =>
  api.server.outside.inject({
    method: 'POST',
    url: `/w/default/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
