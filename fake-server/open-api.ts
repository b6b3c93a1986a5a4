import Fastify from 'fastify'
import type { Route } from './handler.ts'

/** A path as OpenAPI and @fastify/swagger read it, without the wildcard that has no name there. */
const isDescribable = (row: Route) => !row.path.includes('*')

/**
 * The contract as OpenAPI, from the same schemas that check the calls. It is made in an application of its own when it
 * is asked for: the plugin must see every route come in, and would cost every start its loading.
 */
export const openApiOf = async (rows: readonly Route[]): Promise<unknown> => {
  const { default: swagger } = await import('@fastify/swagger')
  const app = Fastify({ logger: false })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '소상공인 배달·택배비 지원 API', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
  for (const row of rows.filter(isDescribable))
    app.route({
      method: row.method,
      url: row.path,
      schema: {
        description: row.ref,
        tags: [row.path.split('/').slice(0, 4).join('/')],
        ...(row.body === undefined ? {} : { body: row.body }),
        ...(row.query === undefined ? {} : { querystring: row.query }),
        ...(row.form === undefined ? {} : { consumes: ['multipart/form-data'] }),
        ...(row.access === 'everyone' ? {} : { security: [{ bearer: [] }] }),
      },
      handler: () => null,
    })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
