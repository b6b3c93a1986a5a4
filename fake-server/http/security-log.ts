import { createWriteStream, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FAKE_SERVER_RECORDS } from '#server-rules/fake-server-settings'
import { worldNow } from '../world/clock.ts'
import { browserIdOf } from './browsers.ts'
import { cookiesOf } from './cookies.ts'
import { tokenHoldersOf, type RouteServices } from './serve.ts'

/** The kinds of events: methods of authentication, subjects of rejections, and failures. The README explains each. */
export const SECURITY_EVENTS = [
  'certification',
  'session',
  'renewal',
  'office login',
  'office token',
  'real name',
  'access',
  'origin',
  'key',
  'input',
  'rule',
  'failure',
] as const
type SecurityEventName = (typeof SECURITY_EVENTS)[number]

/** One event of the security log: its time, kind, actor, route and outcome; it contains no personal data. */
export type SecurityEvent = {
  /** Real time in UTC, as ISO 8601. */
  readonly time: string
  readonly event: SecurityEventName
  readonly outcome: 'granted' | 'rejected' | 'failed'
  /**
   * A digest of the caller. It is the same for all calls during one run of this server, and has no use outside that
   * run.
   */
  readonly who: string
  readonly world: string | null
  readonly method: string
  /**
   * The path as in the endpoint table; null for an unknown call, so that the log contains nothing that the caller sent.
   */
  readonly route: string | null
  readonly status: number
  readonly code: string | null
}

/** Writes the events of a server; a write error never fails a call. */
export type SecurityLog = { readonly add: (event: SecurityEvent) => void; readonly close: () => void }

export const noSecurityLog: SecurityLog = { add: () => {}, close: () => {} }

/**
 * Appends events to `security.log` in a folder, one JSON record per line, readable only by its owner. At
 * `setAsideBytes` the log is renamed to `security.log.1`, which replaces the file of that name.
 */
export const openSecurityLog = (
  folder: string,
  setAsideBytes: number = FAKE_SERVER_RECORDS.securityLogBytes,
): SecurityLog => {
  const path = join(folder, 'security.log')
  const complain = (cause: Error) => {
    console.error(`security.log: ${cause.message}`)
  }
  // The file is opened immediately, because the folder may be deleted later.
  const open = () => createWriteStream(path, { fd: openSync(path, 'a', 0o600) }).on('error', complain)
  let file = open()
  let { size } = statSync(path)
  const setAside = () => {
    size = 0
    try {
      renameSync(path, `${path}.1`)
      file.end()
      file = open()
    } catch (cause) {
      complain(cause as Error)
    }
  }
  return {
    add: (event) => {
      if (size >= setAsideBytes) setAside()
      const line = `${JSON.stringify(event)}\n`
      size += Buffer.byteLength(line)
      file.write(line)
    },
    close: () => {
      file.end()
    },
  }
}

/** The calls that authenticate. Each of their answers is an event, regardless of the outcome. */
const AUTHENTICATION: Readonly<Record<string, SecurityEventName>> = {
  '/api/v1/auth/simple/success': 'certification',
  '/api/v1/auth/simpleResult/success': 'certification',
  '/api/v1/auth/integration/result': 'certification',
  '/api/v1/auth/setJwtCookie': 'session',
  '/api/v1/common/token/create': 'renewal',
  '/api/v1/admin/auth/popup-login': 'office login',
  '/api/v1/admin/auth/parse-token': 'office token',
  '/api/v1/auth/realname': 'real name',
}

const BY_CODE: Readonly<Record<string, SecurityEventName>> = {
  ORIGIN_FORBIDDEN: 'origin',
  HOST_UNKNOWN: 'origin',
  WORLD_NAME: 'input',
  IDEMPOTENCY_KEY_REUSED: 'key',
  REQUEST_INVALID: 'input',
  REQUEST_MALFORMED: 'input',
  REQUEST_TOO_LARGE: 'input',
  REQUEST_TYPE: 'input',
  NOT_FOUND: 'input',
}

/** Returns the event of an answer; null if it is not about security. */
const eventOf = (route: string | null, status: number, code: string | null, isRejected: boolean) => {
  if (status >= 500) return 'failure'
  const authentication = AUTHENTICATION[route ?? '']
  if (authentication !== undefined) return authentication
  if (!isRejected) return null
  return BY_CODE[code ?? ''] ?? (status === 401 || status === 403 ? 'access' : 'rule')
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const outcomeOf = (status: number, isRejected: boolean): SecurityEvent['outcome'] => {
  if (status >= 500) return 'failed'
  return isRejected ? 'rejected' : 'granted'
}

/** Returns the caller as a digest that only this process can make. [A-256] */
const whoOf = (request: FastifyRequest, serving: RouteServices): string => {
  if (request.call === null) return 'nobody'
  const { world } = request.call.live
  const { login, admin } = tokenHoldersOf(request, serving)
  const digestOf = (kind: string, name: string) => `${kind} ${serving.digester.digest(`${kind} ${name}`).slice(0, 16)}`
  if (admin !== null) return digestOf('office', admin.adminId ?? '')
  if (login !== null) return digestOf('applicant', `${login.ci} ${login.aplyNo}`)
  const cookies = cookiesOf(request, serving.isHttps)
  const browser = browserIdOf(world, { cookies, now: worldNow(world, serving.realNow()) })
  return browser === null ? 'nobody' : digestOf('browser', browser)
}

/**
 * Logs every authentication, rejection and failure of the calls to a Fastify instance. Control calls and calls with an
 * injected fault are not logged.
 */
export const logSecurityEvents = (app: FastifyInstance, log: SecurityLog, serving: RouteServices): void => {
  if (log === noSecurityLog) return
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const route = request.routeOptions.url ?? null
    const { call } = request
    if ((call === null || call.fault === null) && route?.startsWith('/__world') !== true) {
      const { errorCode, success, because } = payload as Readonly<Record<string, unknown>>
      const { statusCode: status } = reply
      const code = textOf(errorCode)
      const isRejected = status >= 400 || code !== null || success === false || because !== undefined
      const event = eventOf(route, status, code, isRejected)
      if (event !== null)
        log.add({
          time: new Date(serving.realNow()).toISOString(),
          event,
          outcome: outcomeOf(status, isRejected),
          who: whoOf(request, serving),
          world: call === null ? null : call.live.name,
          method: request.method,
          route,
          status,
          code,
        })
    }
    done(null, payload)
  })
}
