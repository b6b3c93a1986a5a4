import { createReadStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler, RouteHandlerMethod } from 'fastify'
import { MULTIPART_CALL_MAXIMUMS } from '#domain/application/submit/sent-form'
import type { Instant } from '#domain/time/calendar'
import type { ByteStore } from '../world/byte-store.ts'
import { describeChanges } from '../world/changes.ts'
import { worldNow } from '../world/clock.ts'
import type { TokenDoc } from '../world/collections.ts'
import { maskUndeclared } from '../world/mask.ts'
import { propertiesOfSchema } from '../world/schema.ts'
import type { VisitorAddresses } from '../world/settings.ts'
import { findDoc, type RandomSource, type World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { accessRejection, adminTokenOf, applicantTokenOf } from './access.ts'
import { answeredReasonIn, RejectedCall, rejection } from './answers.ts'
import { formatSetCookie, cookiesOf } from './cookies.ts'
import { MALFORMED_REQUEST_REJECTION, NOT_FOUND_REJECTION, sendRejection } from './errors.ts'
import { discardBody, openFormScope, readAndStoreForm } from './forms.ts'
import type { HandlerAnswer, ReceivedCall, Endpoint, ReceivedFile } from './handler.ts'
import {
  earlierAnswerOrReject,
  callerOf,
  keyedCallOf,
  idempotencyKeyOf,
  withKeyedAnswer,
  type Digester,
} from './idempotency.ts'
import { liveWorldOrThrow, worldCallOrThrow, type TokenHolders } from './live-world.ts'
import { rejectionBySchema } from './schema-check.ts'
import type { PublicFolder } from './static-files.ts'
import { withSupersededTokenEnded } from './tokens.ts'

export type RouteServices = {
  readonly worlds: Worlds
  readonly bytes: ByteStore
  readonly files: PublicFolder
  readonly ids: RandomSource
  readonly realNow: () => Instant
  readonly addressesOf: (request: FastifyRequest) => VisitorAddresses
  /** The header name of the idempotency key, in lower case. */
  readonly keyHeader: string
  readonly digester: Digester
  /** True if a web server in front of this one uses HTTPS for visitors. */
  readonly isHttps: boolean
}

const textHeader = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/** Sends the answer of a handler. If a rule rejected the call, the journal stores the rule. */
export const sendAnswer = (reply: FastifyReply, answer: HandlerAnswer, serving: RouteServices): FastifyReply => {
  const { call } = reply.request
  const because = answeredReasonIn(answer)
  if (call !== null && call.line !== null && because !== null) call.line.because = because
  reply.code(answer.status)
  reply.header('cache-control', 'no-store')
  if (answer.headers !== undefined) reply.headers(answer.headers)
  for (const cookie of answer.cookies ?? []) reply.header('set-cookie', formatSetCookie(cookie, serving.isHttps))
  if (answer.text !== undefined) return reply.send(answer.text)
  if (answer.bytesName !== undefined) return reply.send(serving.bytes.read(answer.bytesName))
  if (answer.file !== undefined) {
    const file = serving.files.get(answer.file)
    if (file === undefined) return sendRejection(reply, NOT_FOUND_REJECTION)
    if (!reply.hasHeader('content-type')) reply.type(file.type)
    return reply.send(createReadStream(file.path))
  }
  return answer.body === undefined ? reply.send() : reply.send(answer.body)
}

type ReceivedContent = { readonly body: unknown; readonly files: readonly ReceivedFile[]; readonly digest: unknown }

/**
 * Returns the holders of the tokens of a request. Their tokens are checked only once, when the call arrives, because a
 * token may expire or end while a form is still being sent. [D1-674]
 */
export const tokenHoldersOf = (request: FastifyRequest, { realNow, isHttps }: RouteServices): TokenHolders => {
  const call = worldCallOrThrow(request)
  if (call.holders !== null) return call.holders
  const { world } = call.live
  const now = worldNow(world, realNow())
  const cookie = cookiesOf(request, isHttps)['jwtToken']
  const { authorization } = request.headers
  const login = applicantTokenOf(world, { cookie, authorization, now })
  call.holders = { login, admin: adminTokenOf(world, authorization, now) }
  return call.holders
}

const TOO_LARGE = rejection(413, 'REQUEST_TOO_LARGE', 'server.tooLarge')

/**
 * Checks the caller and the length of a form before any byte of the body is read, so that nothing is stored for an
 * unknown caller.
 */
const checkCaller =
  (row: Endpoint, serving: RouteServices): onRequestHookHandler =>
  (request, reply, done) => {
    const callRejection =
      accessRejection(liveWorldOrThrow(request).world, row.access, tokenHoldersOf(request, serving)) ??
      (row.form !== undefined && Number(request.headers['content-length']) > MULTIPART_CALL_MAXIMUMS.bytes
        ? TOO_LARGE
        : null)
    if (callRejection === null) done()
    else {
      discardBody(request)
      sendAnswer(reply, callRejection, serving)
    }
  }

const handleCall = ({ handler }: Endpoint, world: World, call: ReceivedCall): ReturnType<Endpoint['handler']> => {
  try {
    return handler(world, call)
  } catch (cause) {
    if (cause instanceof RejectedCall) return [world, cause.answer]
    throw cause
  }
}

/**
 * Runs one endpoint for one call whose caller is checked: repeats an earlier answer, runs the handler and stores the
 * world. A call with neither a login nor a browser cookie always runs as a new call, because the server could not tell
 * who repeats it. [D1-470]
 */
const run = (
  row: Endpoint,
  request: FastifyRequest,
  serving: RouteServices,
  content: ReceivedContent,
): HandlerAnswer => {
  const worldCall = worldCallOrThrow(request)
  const { live, line } = worldCall
  const now = worldNow(live.world, serving.realNow())
  const cookies = cookiesOf(request, serving.isHttps)
  const holders = tokenHoldersOf(request, serving)
  // Another call may have changed the tokens since this call arrived, for example their business number.
  const current = (token: TokenDoc | null) => token && findDoc(live.world, 'tokens', token.token)
  const [login, admin] = [current(holders.login), current(holders.admin)]
  const world = withSupersededTokenEnded(live.world, login, now)

  const keyedCall = (key: string) => {
    const caller = callerOf(world, row.access, { login, admin, cookies })
    if (caller === null) return null
    const path = request.originalUrl.split('?', 1)[0] ?? ''
    const everythingSent = { method: request.method, path, sent: [request.query, content.digest] }
    return keyedCallOf(key, everythingSent, caller, serving.digester)
  }
  const key = idempotencyKeyOf(request.method, textHeader(request.headers[serving.keyHeader]))
  const currentCall = key === null ? null : keyedCall(key)
  const before = earlierAnswerOrReject(world, key, currentCall)
  if (before !== null) {
    if (line !== null) line.replayed = true
    worldCall.kept = serving.worlds.keep(live, world)
    return before
  }

  const call: ReceivedCall = {
    body: content.body,
    query: request.query as ReceivedCall['query'],
    params: request.params as ReceivedCall['params'],
    files: content.files,
    cookies,
    headers: request.headers as ReceivedCall['headers'],
    login,
    admin,
    now,
    ids: serving.ids,
    addresses: () => serving.addressesOf(request),
    hasPublicFile: (name) => serving.files.has(name),
  }
  const [after, answer] = handleCall(row, world, call)
  const withAnswer = currentCall === null ? after : withKeyedAnswer(after, currentCall, answer)
  if (line !== null && withAnswer !== live.world) line.changes = describeChanges(live.world, withAnswer)
  worldCall.kept = serving.worlds.keep(live, withAnswer) ?? worldCall.kept
  return answer
}

const jsonHandler =
  (row: Endpoint, serving: RouteServices): RouteHandlerMethod =>
  (request, reply) => {
    const answer = run(row, request, serving, { body: request.body, files: [], digest: request.body })
    if (answer.delayMs === undefined) return sendAnswer(reply, answer, serving)
    return pause(answer.delayMs).then(() => sendAnswer(reply, answer, serving))
  }

/** Reads a form, checks it against its schema, and deletes its files if the call is rejected. */
const formHandler =
  (row: Endpoint, serving: RouteServices): RouteHandlerMethod =>
  async (request, reply) => {
    const form = await readAndStoreForm(request, row.form ?? [], serving.bytes)
    if ('rejected' in form)
      return sendAnswer(reply, form.rejected === 413 ? TOO_LARGE : MALFORMED_REQUEST_REJECTION, serving)
    const worldCall = worldCallOrThrow(request)
    if (worldCall.line !== null)
      worldCall.line.body = {
        ...(maskUndeclared(form.fields, propertiesOfSchema(row.body)) as object),
        files: form.files.map(({ part, size, type }) => ({ part, size, type })),
      }
    const dropAll = () => Promise.all(form.files.map((file) => serving.bytes.drop(file.bytesName)))
    const schemaRefusal = rejectionBySchema(request, row.body, form.fields)
    if (schemaRefusal !== null) {
      await dropAll()
      return sendAnswer(reply, schemaRefusal, serving)
    }
    try {
      const answer = run(row, request, serving, {
        body: form.fields,
        files: form.files,
        digest: [form.fields, form.digest],
      })
      if ((await worldCall.kept) instanceof Error) await dropAll()
      if (answer.status >= 400 || answer.headers?.['idempotency-replayed'] !== undefined) await dropAll()
      return sendAnswer(reply, answer, serving)
    } catch (cause) {
      await dropAll()
      throw cause
    }
  }

/** Registers the routes of these endpoints. Endpoints that accept forms go into the separate scope for forms. */
export const registerEndpoints = async (
  app: FastifyInstance,
  rows: readonly Endpoint[],
  serving: RouteServices,
): Promise<void> => {
  for (const row of rows)
    if (row.form === undefined)
      app.route({
        method: row.method,
        url: row.path,
        schema: { body: row.body, querystring: row.query },
        onRequest: checkCaller(row, serving),
        handler: jsonHandler(row, serving),
      })
  const forms = rows.filter((row) => row.form !== undefined)
  if (forms.length === 0) return
  await app.register(async (scope) => {
    await openFormScope(scope)
    for (const row of forms)
      scope.route({
        method: row.method,
        url: row.path,
        schema: { querystring: row.query },
        config: { upload: true },
        onRequest: checkCaller(row, serving),
        handler: formHandler(row, serving),
      })
  })
}
