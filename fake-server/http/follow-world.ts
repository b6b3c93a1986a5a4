import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Instant } from '#domain/time/calendar'
import { worldNow } from '../world/clock.ts'
import type { LoggedCall } from '../world/journal.ts'
import { maskPersonal, maskPath, maskText } from '../world/mask.ts'
import { consumeFault } from '../world/stored-faults.ts'
import { isWorldName, type Worlds } from '../world/worlds.ts'
import { rejection } from './answers.ts'
import { sendRejection } from './errors.ts'
import { failBeforeHandlerIfFaulted, sendFaultyAnswer } from './injected-faults.ts'
import type { WorldCall } from './live-world.ts'
import { setRequestChecks } from './schema-check.ts'
import type { RouteServices } from './serve.ts'

type WorldLookup = Pick<RouteServices, 'worlds' | 'realNow' | 'keyHeader'> & {
  /** Returns the world name of a call, from its path, header or cookie. */
  readonly worldOf: (request: FastifyRequest) => string
  /** Returns the path for faults and journal: without query and without `/w/{world}`. */
  readonly pathOf: (request: FastifyRequest) => string
}

/** True for control calls and the console, which are not in the journal and never get a fault. */
const isControl = (path: string) => path === '/__world' || path.startsWith('/__world/')
/**
 * True for files of the build and for icons, which only a browser with a window requests. Like control calls, they are
 * not in the journal.
 */
const isOfTheBuild = (path: string) => /^\/(?:assets\/|favicon\.|touch-icon\.)/.test(path)

const NOTHING = {}

/** Returns the id that a web server in front of this one has given the call, or a new id, in hexadecimal digits. */
const requestIdOf = ({ headers }: FastifyRequest): string => {
  const requestId = headers['x-request-id']
  return typeof requestId === 'string' && /^[\da-f]{8,64}$/i.test(requestId)
    ? requestId
    : randomBytes(16).toString('hex')
}

const lineOf = (request: FastifyRequest, path: string, at: Instant, keyHeader: string): LoggedCall => {
  const key = request.headers[keyHeader]
  return {
    at,
    method: request.method,
    path: maskPath(path),
    query: request.url.includes('?') ? maskPersonal(request.query) : NOTHING,
    status: null,
    body: null,
    key: typeof key === 'string' ? maskText(key) : null,
    requestId: requestIdOf(request),
  }
}

/**
 * Delays an answer until the changes of its call are stored. Also waits for all other calls in the same turn of the
 * event loop, because the answer may show their changes. Fails if storing fails.
 */
const answerWhenKept = (app: FastifyInstance, worlds: Worlds): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { call } = request
    const waiting = call === null ? null : (call.kept ?? worlds.keeping(call.live))
    if (call === null || waiting === null) {
      done(null, payload)
      return
    }
    call.kept = null
    void waiting.then((failure) => {
      if (failure === null) {
        done(null, payload)
        return
      }
      for (const name of ['set-cookie', 'idempotency-replayed', 'etag']) reply.removeHeader(name)
      done(failure as Error)
    })
  })
}

/**
 * Finds the world of every call, writes the journal and applies faults. Faults act before and after the real handler,
 * and each hit uses up a part of a fault's count. A journal line is added when a call arrives and completed with its
 * answer, because an aborted call never completes.
 */
export const registerWorldHooks = (
  app: FastifyInstance,
  { worlds, realNow, worldOf, pathOf, keyHeader }: WorldLookup,
): void => {
  setRequestChecks(app)
  app.decorateRequest('call', null)
  app.decorateRequest('cookies', null)

  app.addHook('onRequest', (request, reply, done) => {
    const name = worldOf(request)
    const isValid = isWorldName(name)
    const live = worlds.open(isValid ? name : 'default')
    const path = pathOf(request)
    const call: WorldCall = { live, line: null, fault: null, kept: null, holders: null }
    request.call = call
    if (!isValid) {
      sendRejection(reply, rejection(400, 'WORLD_NAME', 'server.badRequest'))
      return
    }
    if (isControl(path)) {
      done()
      return
    }
    if (!isOfTheBuild(path)) {
      call.line = lineOf(request, path, worldNow(live.world, realNow()), keyHeader)
      live.journal.add(call.line)
      reply.header('x-request-id', call.line.requestId)
    }
    const [world, fault] = consumeFault(live.world, request.method, path)
    call.kept = worlds.keep(live, world)
    if (fault === null) {
      done()
      return
    }
    call.fault = fault
    if (call.line !== null) call.line.fault = true
    const act = () => {
      if (!failBeforeHandlerIfFaulted(request, reply, fault)) done()
    }
    if (fault.delayMs === undefined) act()
    else setTimeout(act, fault.delayMs)
  })

  if (worlds.areStored) answerWhenKept(app, worlds)
  app.addHook('onSend', (request, reply, payload, done) => {
    const { call } = request
    if (call === null) {
      done(null, payload)
      return
    }
    const { live, line, fault } = call
    const real = realNow()
    const now = worldNow(live.world, real)
    if (now !== real) reply.header('date', new Date(now).toUTCString())
    if (line !== null) line.status = reply.statusCode
    if (fault === null) done(null, payload)
    else sendFaultyAnswer(request, reply, payload, fault, done)
  })
}
