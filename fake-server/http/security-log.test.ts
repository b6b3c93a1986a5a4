import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { aFolder, aServer, makeWorldClient } from '../testing/a-server.ts'
import { openTestApi } from '../testing/api.ts'
import { openSecurityLog, SECURITY_EVENTS, type SecurityEvent } from './security-log.ts'

const RESULT = '/api/v1/application/result/detail/ci'

const recordingLog = () => {
  const events: SecurityEvent[] = []
  return { events, securityLog: { add: (event: SecurityEvent) => events.push(event), close: () => {} } }
}

const readLog = async () => {
  const { events, securityLog } = recordingLog()
  const api = await openTestApi({ securityLog })
  /** Returns the events since the last call, in short form. */
  const take = () => events.splice(0).map(({ event, outcome, status, code }) => [event, outcome, status, code])
  return { api, take }
}

describe('[E-177] the security log', () => {
  it('[E-188] logs successful and failed authentications', async () => {
    const { api, take } = await readLog()
    const facts = await api.persona('applied-under-review')
    await api.post('/api/v1/auth/simple/success', { ci: facts.ci })
    await api.post(`/api/v1/auth/setJwtCookie?brno=${facts.brNo}`)
    await api.signIn(facts)
    await api.post(`/api/v1/common/token/create?aplyNo=${facts.aplyNo}&seconds=60`)
    await api.send('PUT', '/__world/visitor', { ip: '192.0.2.1' })
    await api.post('/api/v1/admin/auth/popup-login', { adminId: 'officer', password: 'wrong' })
    await api.post('/api/v1/admin/auth/popup-login', { adminId: 'officer', password: 'officer-2025!' })
    await api.post('/api/v1/admin/auth/parse-token', {})
    await api.post('/api/v1/auth/realname', {})
    expect(take()).toEqual([
      ['certification', 'rejected', 400, 'AUTH_NOT_CONFIRMED'],
      ['session', 'rejected', 401, 'AUTH_NOT_CERTIFIED'],
      ['certification', 'granted', 200, null],
      ['session', 'granted', 200, null],
      ['renewal', 'granted', 200, null],
      ['office login', 'rejected', 401, 'ADMIN_LOGIN_FAILED'],
      ['office login', 'granted', 200, null],
      ['office token', 'granted', 200, null],
      ['real name', 'rejected', 400, 'REQUEST_INVALID'],
    ])
  })
  it('[A-235] [E-198] logs every rejection with the person concerned', async () => {
    const { api, take } = await readLog()
    const facts = await api.persona('applied-under-review')
    await api.post(RESULT, { ci: facts.ci })
    await api.post(RESULT, '[[[', { headers: { 'content-type': 'application/json' } })
    await api.get('/api/nothing')
    await api.get('/api/v1/popup/list', { headers: { host: 'evil.example' } })
    await api.post(RESULT, {}, { headers: { origin: 'https://evil.example' } })
    await api.post('/api/v1/business/first/register', { brNo: '1' })
    const keyedHeaders = { headers: { 'idempotency-key': 'k', cookie: 'browser=mark-a' } }
    await api.post('/api/v1/business/first/register', { brNo: facts.brNo }, keyedHeaders)
    await api.post('/api/v1/business/first/register', { brNo: '1234567890' }, keyedHeaders)
    await api.get('/api/v1/auth/lib/nice/popup')
    expect(take()).toEqual([
      ['access', 'rejected', 401, 'AUTH_NOT_CERTIFIED'],
      ['input', 'rejected', 400, 'REQUEST_MALFORMED'],
      ['input', 'rejected', 404, 'NOT_FOUND'],
      ['origin', 'rejected', 421, 'HOST_UNKNOWN'],
      ['origin', 'rejected', 403, 'ORIGIN_FORBIDDEN'],
      ['rule', 'rejected', 400, 'BUSINESS_INVALID_BRNO_FORMAT'],
      ['key', 'rejected', 422, 'IDEMPOTENCY_KEY_REUSED'],
    ])
  })
  it('has one row in the README for each event', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
    const [, table = ''] = readme.split('| `event`')
    expect([...table.matchAll(/^\| `([\w ]+)`/gm)].map(([, kind]) => kind)).toEqual(SECURITY_EVENTS)
  })
  it('[E-198] logs every server failure, except injected failures', async () => {
    const { events, securityLog } = recordingLog()
    const world = makeWorldClient(await aServer({ securityLog }), 'a')
    await world.send('POST', '/api/broken')
    await world.send('PUT', '/__world/faults', [{ path: '/api/broken', status: 500 }])
    await world.send('POST', '/api/broken')
    expect(events).toMatchObject([
      { event: 'failure', outcome: 'failed', who: 'nobody', world: 'a', route: '/api/broken', code: 'SERVER_ERROR' },
    ])
  })
  it('writes each event as one line to a private file', async () => {
    const data = aFolder()
    const api = await openTestApi({ data })
    const facts = await api.persona('applied-under-review')
    const { cookie } = await api.signIn(facts)
    await api.post(`${RESULT}?memo=${facts.residentNumber}`, { ci: `${facts.ci}\n{"event":"made up"}` })
    const file = join(data, 'security.log')
    const lines = await vi.waitFor(() => {
      const read = readFileSync(file, 'utf8').trim().split('\n')
      expect(read).toHaveLength(3)
      return read
    })
    expect(JSON.parse(lines[2] ?? '')).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      event: 'access',
      outcome: 'rejected',
      who: expect.stringMatching(/^applicant [\w-]{16}$/) as string,
      world: 'default',
      method: 'POST',
      route: RESULT,
      status: 401,
      code: 'AUTH_NOT_CERTIFIED',
    })
    for (const secret of [facts.ci, facts.name, facts.brNo, facts.phone, facts.residentNumber, cookie ?? ''])
      expect(lines.join('\n')).not.toContain(secret)
    expect(statSync(file).mode & 0o077).toBe(0)
  })
  it('[A-256] moves a full log to a single private backup file', async () => {
    const data = aFolder()
    const eventOf = (world: string): SecurityEvent => ({
      time: '2025-06-26T10:00:00.000Z',
      event: 'access',
      outcome: 'rejected',
      who: 'nobody',
      world,
      method: 'POST',
      route: RESULT,
      status: 401,
      code: null,
    })
    const file = join(data, 'security.log')
    // Each run of the server appends to the log of the previous run.
    for (let run = 0; run < 24; run += 1) {
      const log = openSecurityLog(data, 1000)
      log.add(eventOf(`run-${run}`))
      log.close()
      await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain(`"run-${run}"`), { interval: 1 })
    }
    const logFiles = readdirSync(data).map((name) => statSync(join(data, name)))
    expect(readdirSync(data)).toEqual(['security.log', 'security.log.1'])
    for (const { size, mode } of logFiles) expect([size < 2000, mode & 0o077]).toEqual([true, 0])
  })
})
