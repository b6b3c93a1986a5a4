import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import type { Answer } from './handler.ts'
import { schemaRefusal } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the body and the query of a call have to fit. */
    checked?: FastifySchema
  }
}

/** Keeps the framework from compiling the schemas of all routes at the start, which takes longer than all else in it. */
export const compileSchemasLater = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (route.schema !== undefined) route.config = { ...route.config, checked: route.schema }
    delete route.schema
  })
}

/** What a call is refused with whose body or query does not fit the schema of its route; null for one that fits. [E-198] */
export const refusalBySchema = (request: FastifyRequest, { body, querystring }: FastifySchema): Answer | null => {
  for (const [schema, value] of [[body, request.body] as const, [querystring, request.query] as const]) {
    if (schema === undefined) continue
    const fits = request.compileValidationSchema(schema as object)
    if (!fits(value ?? null)) return schemaRefusal(fits.errors ?? [])
  }
  return null
}
