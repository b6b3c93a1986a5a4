import { describe, expect, it } from 'vitest'
import { openApiOf, ROUTES } from '../agency/routes.ts'
import type { Route } from '../http/handler.ts'
import { breachOf } from './contract.ts'

const answered = (body: unknown, more: object = {}) =>
  breachOf({
    method: 'POST',
    url: '/api/v1/common/token/remaining?token=a',
    status: 200,
    type: 'application/json',
    text: JSON.stringify(body),
    ...more,
  })

describe('the contract of the agency', () => {
  it('describes what every endpoint answers', () =>
    expect(ROUTES.filter(({ answer }) => answer === undefined).map(({ path }) => path)).toEqual([]))

  it('is in the OpenAPI document: the answer of each endpoint, and how each refuses', async () => {
    const { paths } = (await openApiOf(ROUTES)) as {
      readonly paths: Readonly<
        Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, object>> }>>>
      >
    }
    const described = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(described).toHaveLength(ROUTES.length)
    for (const { responses } of described) {
      expect(Object.keys(responses)).toEqual(['200', '4XX', '5XX'])
      expect(JSON.stringify(responses['4XX'])).toContain('"errorCode"')
      expect(JSON.stringify(responses['200'])).toMatch(/"(?:properties|anyOf|items|format)"/)
    }
  })

  it('is in the OpenAPI document: who may make each call', async () => {
    const { paths, components } = (await openApiOf(ROUTES)) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security?: readonly object[] }>>>>
      readonly components: { readonly securitySchemes: object }
    }
    expect(Object.keys(components.securitySchemes)).toEqual(['applicant', 'administrator'])
    const said = ({ method, path }: Route) => paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.security
    const wanted = ({ access }: Route) => (access === 'everyone' ? undefined : [{ [access]: [] }])
    expect(ROUTES.map((row) => [row.path, said(row)])).toEqual(ROUTES.map((row) => [row.path, wanted(row)]))
  })

  it('is kept by an answer with every field and no other', () =>
    expect(answered({ status: 200, message: 'Success', result: 3600 })).toBeNull())

  it.each([
    ['a field is missing', { status: 200, message: 'Success' }, {}],
    ['a field is of another kind', { status: 200, message: 'Success', result: '3600' }, {}],
    ['a field is not described', { status: 200, message: 'Success', result: 3600, more: 1 }, {}],
    ['a refusal has no code', { status: 400, message: '안 됩니다.' }, { status: 400 }],
    ['nobody has described the status', { status: 200, message: 'Success', result: 3600 }, { status: 202 }],
  ])('is broken where %s', (_, body, more) => expect(answered(body, more)).toContain('/api/v1/common/token/remaining'))

  it('says nothing of other calls', () => expect(answered({}, { url: '/config.json' })).toBeNull())
})
