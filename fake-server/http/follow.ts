import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Instant } from '#domain/kernel/calendar'
import { refusal } from './answers.ts'
import { sendRefusal } from './errors.ts'
import { checkRoutes } from './schema-check.ts'
import type { Serving } from './serve.ts'
import { takeFault, type Fault } from '../world/faults.ts'
import type { JournalLine } from '../world/journal.ts'
import { masked, maskPath, maskText } from '../world/mask.ts'
import { worldNow } from '../world/clock.ts'
import { isWorldName, type Kept, type Live, type Worlds } from '../world/worlds.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The world of this call; it is looked up once. */
    live: Live
    /** The line of the journal for this call; null for calls that are not written down. */
    line: JournalLine | null
    /** The fault that was set for this call; null for none. */
    fault: Fault | null
    /** Whether what this call has changed is kept: its answer waits for that; null for nothing to wait for. */
    kept: Kept | null
    /** When this call came, by the clock of its world; null where nobody asked before its body was read. */
    arrivedAt: Instant | null
  }
}

/** How an application finds out which world a call is about, and what belongs into its journal. */
type WorldLookup = Pick<Serving, 'worlds' | 'realNow' | 'keyHeader'> & {
  /** The name that the call gives, from address, header or cookie. */
  readonly worldOf: (request: FastifyRequest) => string
  /** The path as faults and journal name it: without query and without `/w/{world}`. */
  readonly pathOf: (request: FastifyRequest) => string
}

/** Control calls and the console steer the world; they neither fail on purpose nor fill the journal. */
const isControl = (path: string) => path === '/__world' || path.startsWith('/__world/')
/** Parts of the build, and icons, which only a browser with a window asks for: they do not fill the journal either. */
const isOfTheBuild = (path: string) => /^\/(?:assets\/|favicon\.|touch-icon\.)/.test(path)

/** One byte that is no HTTP, then the end. A bare close would make the browser send the call again by itself, POST too. */
const cut = (request: FastifyRequest) => {
  request.raw.socket.end('\0')
  request.raw.resume()
}

const bytesOf = async (payload: unknown): Promise<Buffer> => {
  if (payload instanceof Readable) {
    const chunks: Uint8Array[] = []
    for await (const chunk of payload) chunks.push(chunk as Uint8Array)
    return Buffer.concat(chunks)
  }
  return Buffer.isBuffer(payload) ? payload : Buffer.from(typeof payload === 'string' ? payload : '')
}

/** Half an answer, by a stream: no error in the log. */
const half = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<Readable> => {
  const bytes = await bytesOf(payload)
  reply.header('content-length', Math.max(bytes.length, 1))
  return Readable.from(
    (function* () {
      yield bytes.subarray(0, bytes.length >> 1)
      setTimeout(() => request.raw.socket.destroy(), 20)
      yield Buffer.alloc(0)
    })(),
  )
}

/** The answer at a pace, ten times a second a piece of it; it ends with the connection. */
const slowly = async (reply: FastifyReply, payload: unknown, bytesPerSecond: number): Promise<Readable> => {
  const bytes = await bytesOf(payload)
  const piece = Math.max(1, Math.round(bytesPerSecond / 10))
  const everyMs = (1000 * piece) / bytesPerSecond
  reply.header('content-length', bytes.length)
  return Readable.from(
    (async function* () {
      for (let offset = 0; offset < bytes.length; offset += piece) {
        yield bytes.subarray(offset, offset + piece)
        await pause(everyMs)
      }
    })(),
  )
}

const NOTHING = {}

/** A line for a call that has just arrived. */
const lineOf = (request: FastifyRequest, path: string, at: Instant, keyHeader: string): JournalLine => {
  const key = request.headers[keyHeader]
  return {
    at,
    method: request.method,
    path: maskPath(path),
    query: request.url.includes('?') ? masked(request.query) : NOTHING,
    status: null,
    body: null,
    key: typeof key === 'string' ? maskText(key) : null,
  }
}

/** Lets a call fail before its handler, if the fault says so; false when the call goes on. */
const hasFailed = (request: FastifyRequest, reply: FastifyReply, fault: Fault): boolean => {
  if (fault.silent === true) reply.hijack()
  else if (fault.cut === 'before') {
    cut(request)
    reply.hijack()
  } else if (fault.status !== undefined && fault.cut === undefined) {
    const { body } = refusal(fault.status, 'FAULT', 'server.fault')
    request.raw.resume()
    reply.code(fault.status).send(fault.body === undefined ? body : fault.body)
  } else return false
  return true
}

/** An answer leaves when all that it says is kept, by its own call or by another one of this turn; else a failure does. */
const answerWhenKept = (app: FastifyInstance, worlds: Worlds): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { live, kept } = request
    const waiting = live === null ? null : (kept ?? worlds.keeping(live))
    if (waiting === null) {
      done(null, payload)
      return
    }
    request.kept = null
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
 * Finds the world of every call, writes the journal, and applies the faults that were set. Faults act around the real
 * handler; each is used up by the call that it hits. The line of the journal is made when a call arrives and completed
 * when it is answered, because a call that is cut off never comes to its end.
 */
export const followWorld = (
  app: FastifyInstance,
  { worlds, realNow, worldOf, pathOf, keyHeader }: WorldLookup,
): void => {
  checkRoutes(app)
  app.decorateRequest('live', null as unknown as Live)
  app.decorateRequest('line', null)
  app.decorateRequest('cookies', null)
  app.decorateRequest('fault', null)
  app.decorateRequest('kept', null)
  app.decorateRequest('arrivedAt', null)

  app.addHook('onRequest', (request, reply, done) => {
    const name = worldOf(request)
    const known = isWorldName(name)
    const live = worlds.open(known ? name : 'default')
    const path = pathOf(request)
    request.live = live
    if (!known) {
      sendRefusal(reply, refusal(400, 'WORLD_NAME', 'server.badRequest'))
      return
    }
    if (isControl(path)) {
      done()
      return
    }
    if (!isOfTheBuild(path)) {
      request.line = lineOf(request, path, worldNow(live.world, realNow()), keyHeader)
      live.journal.add(request.line)
    }
    const [world, fault] = takeFault(live.world, request.method, path)
    request.kept = worlds.keep(live, world)
    if (fault === null) {
      done()
      return
    }
    request.fault = fault
    if (request.line !== null) request.line.fault = true
    const act = () => {
      if (!hasFailed(request, reply, fault)) done()
    }
    if (fault.delayMs === undefined) act()
    else setTimeout(act, fault.delayMs)
  })

  if (worlds.areStored) answerWhenKept(app, worlds)
  app.addHook('onSend', (request, reply, payload, done) => {
    const { live, line, fault } = request
    if (live === null) {
      done(null, payload)
      return
    }
    const real = realNow()
    const now = worldNow(live.world, real)
    if (now !== real) reply.header('date', new Date(now).toUTCString())
    if (fault?.headers !== undefined) reply.headers(fault.headers)
    if (line !== null) line.status = reply.statusCode
    if (fault?.cut === 'after') {
      cut(request)
      done(null, '')
    } else if (fault?.cut === 'during')
      half(request, reply, payload).then((stream) => {
        done(null, stream)
      }, done)
    else if (fault?.bytesPerSecond !== undefined)
      slowly(reply, payload, fault.bytesPerSecond).then((stream) => {
        done(null, stream)
      }, done)
    else done(null, payload)
  })
}
