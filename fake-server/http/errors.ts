import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifySchemaValidationError } from 'fastify'
import { serverMessageOf, type ServerTextKey } from '#server-rules/server-text'
import { rejection } from './answers.ts'
import type { HandlerAnswer } from './handler.ts'

/** Describes why a value does not fit its schema: the path of the first invalid field, and whether it is missing. */
export const describeSchemaError = (problems: readonly FastifySchemaValidationError[] = []) => {
  const { instancePath = '', params = {} } = problems[0] ?? {}
  const { missingProperty, additionalProperty } = params
  const names: readonly unknown[] = [...instancePath.split('/'), missingProperty, additionalProperty]
  return {
    way: names.filter((name): name is string => typeof name === 'string' && name !== ''),
    isMissing: typeof missingProperty === 'string',
  }
}

/** Returns the rejection of an invalid body, query or form, with the first field to correct. [E-198] */
export const schemaRejection = (problems: readonly FastifySchemaValidationError[]): HandlerAnswer => {
  const { way, isMissing } = describeSchemaError(problems)
  const field = way.at(-1) ?? ''
  const wrong: ServerTextKey = field === '' ? 'server.badRequest' : 'server.wrongField'
  return rejection(400, 'REQUEST_INVALID', {
    text: serverMessageOf(isMissing ? 'server.missingField' : wrong, { field }),
  })
}

/** Rejections by the framework before a handler runs, by status. */
const BY_STATUS: Readonly<Record<number, readonly [string, ServerTextKey]>> = {
  400: ['REQUEST_MALFORMED', 'server.badRequest'],
  404: ['NOT_FOUND', 'server.notFound'],
  413: ['REQUEST_TOO_LARGE', 'server.tooLarge'],
  415: ['REQUEST_TYPE', 'server.wrongType'],
}

/** True for a malformed form, which is a client error regardless of the parser's status. */
const isCutForm = (error: FastifyError) =>
  /^(Unexpected end|Multipart: Boundary not found|Part terminated early|Malformed part header)/.test(error.message) ||
  ['FST_MP_PREMATURE_CLOSE', 'FST_INVALID_JSON_FIELD_ERROR', 'FST_MP_PROTO_VIOLATION', 'FST_PROTO_VIOLATION'].includes(
    error.code,
  )

const statusOf = (error: FastifyError): number => {
  if (error.code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 415
  if (isCutForm(error)) return 400
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? status : 500
}

/**
 * Returns the answer to a call that failed before or in its handler. Never includes a stack or a message of the
 * framework. [E-198]
 */
export const errorAnswer = (error: FastifyError): HandlerAnswer => {
  if (error.validation !== undefined) return schemaRejection(error.validation)
  const status = statusOf(error)
  const [code, key] =
    BY_STATUS[status] ?? (status < 500 ? BY_STATUS[400]! : (['SERVER_ERROR', 'server.failed'] as const))
  return rejection(status, code, key)
}

/** Rejections of requests that Node could not parse: too slow, header too long, or not HTTP. */
const UNPARSED: Readonly<Record<string, readonly [number, string, ServerTextKey]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TOO_SLOW', 'server.tooSlow'],
  HPE_HEADER_OVERFLOW: [431, 'REQUEST_TOO_LARGE', 'server.tooLarge'],
}
const NOT_HTTP = [400, 'REQUEST_MALFORMED', 'server.badRequest'] as const

/** Closes a connection on which no call could be read, with the common error envelope. [E-198] */
export const answerUnparsed = (error: { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, code, key] = UNPARSED[error.code ?? ''] ?? NOT_HTTP
  const body = JSON.stringify(rejection(status, code, key).body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Closes the connection after a second, which is enough time to read the answer, because a client that keeps sending
  // would keep it open.
  setTimeout(() => socket.destroy(), 1000).unref()
}

/** Sends a rejection made before or outside of a handler. */
export const sendRejection = (reply: Pick<FastifyReply, 'code'>, { status, body }: HandlerAnswer): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(body)

/** The answer to a request that breaks a rule of HTTP. */
export const MALFORMED_REQUEST_REJECTION = rejection(400, 'REQUEST_MALFORMED', 'server.badRequest')

/** The answer to a call of an unknown URL, as JSON. */
export const NOT_FOUND_REJECTION = rejection(404, 'NOT_FOUND', 'server.notFound')

/** Makes a Fastify instance answer all errors with JSON; server errors are passed to `onFailure`. */
export const setErrorAnswers = (app: FastifyInstance, onFailure: (error: Error, route: string) => void): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = errorAnswer(error)
    // A client that disconnects is not a server error.
    if (answer.status === 500 && !request.raw.socket.destroyed)
      onFailure(error, `${request.method} ${request.routeOptions.url ?? ''}`)
    return sendRejection(reply, answer)
  })
}
