import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, FastifySchema, preValidationHookHandler } from 'fastify'
import { maskUndeclared } from '../world/mask.ts'
import { isNestedTooDeep } from '../world/nesting.ts'
import { propertiesOfSchema } from '../world/schema.ts'
import { isReadMethod } from './callers.ts'
import { MALFORMED_REQUEST_REJECTION, NOT_FOUND_REJECTION, schemaRejection, sendRejection } from './errors.ts'
import type { HandlerAnswer } from './handler.ts'

/** Returns a validator's rejection of a value; null if it fits. The schema is compiled on first use. */
export const rejectionBySchema = (request: FastifyRequest, schema: unknown, value: unknown): HandlerAnswer | null => {
  if (schema === undefined) return null
  const validate = request.compileValidationSchema(schema as object)
  return validate(value ?? null) ? null : schemaRejection(validate.errors ?? [])
}

/**
 * Makes the hook that checks a received call before its handler. It rejects bodies that are nested too deeply, masks
 * unknown fields in the journal, and checks the schemas. [E-198]
 */
export const makeRequestCheck = ({ body, querystring }: FastifySchema = {}): preValidationHookHandler => {
  const declaredProperties = propertiesOfSchema(body)
  return (request, reply, done) => {
    const { body: sentBody, call, query } = request
    const isRead = sentBody !== undefined && !(sentBody instanceof Readable)
    const isDeep = isRead && isNestedTooDeep(sentBody)
    if (isRead && !isDeep && call !== null && call.line !== null)
      call.line.body = maskUndeclared(sentBody, declaredProperties)
    const rejection = isDeep
      ? MALFORMED_REQUEST_REJECTION
      : (rejectionBySchema(request, body, sentBody) ?? rejectionBySchema(request, querystring, query))
    if (rejection === null) done()
    else sendRejection(reply, rejection)
  }
}

/**
 * Makes all routes use `makeRequestCheck`. By default, Fastify compiles all schemas at startup, which would be the
 * slowest part of the startup.
 */
export const setRequestChecks = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (!isReadMethod(route) || route.schema?.querystring !== undefined)
      route.preValidation = makeRequestCheck(route.schema)
    delete route.schema
  })
}

export const setNotFoundAnswer = (app: FastifyInstance): void => {
  app.setNotFoundHandler({ preValidation: makeRequestCheck() }, (_request, reply) =>
    sendRejection(reply, NOT_FOUND_REJECTION),
  )
}
