import { describe, expect, it } from 'vitest'
import { SETTINGS_REFERENCE_TABLE } from '#book/entries/settings/settings.rules'
import { FAKE_SERVER_SETTINGS } from '#server-rules/fake-server-settings'
import { aBuildFolder, aServer, makeWorldClient } from '../testing/a-server.ts'
import { openTestApi } from '../testing/api.ts'
import { controlOf } from '../world/controls.ts'
import { freshWorld } from '../world/world.ts'
import { SNAPSHOT_VERSION } from './snapshot.ts'

const rejectionOf = async (path: string, body: object) => {
  const world = makeWorldClient(await aServer(), 'a')
  const answer = await world.send('PUT', `/__world/${path}`, body)
  return { status: answer.statusCode, says: answer.statusCode < 300 ? '' : answer.json<{ message: string }>().message }
}

describe('[P-010] [D1-08] the IP addresses of the office in the fake world', () => {
  it('a new visitor has an IP address outside the office', () => {
    expect(FAKE_SERVER_SETTINGS.allowedAddresses).toHaveLength(30)
    expect(new Set(FAKE_SERVER_SETTINGS.allowedAddresses).size).toBe(30)
    expect([FAKE_SERVER_SETTINGS.allowedAddresses[0], FAKE_SERVER_SETTINGS.allowedAddresses[29]]).toEqual([
      '192.0.2.1',
      '192.0.2.30',
    ])
    expect(FAKE_SERVER_SETTINGS.allowedAddresses).not.toContain(controlOf(freshWorld('a', {}), 'visitor').ip)
    const label = SETTINGS_REFERENCE_TABLE.rows.find(({ cells }) => cells.at(-1) === 'allowedAddresses')?.cells[0]
    expect(label).toContain(
      `${FAKE_SERVER_SETTINGS.allowedAddresses[0]}부터 ${FAKE_SERVER_SETTINGS.allowedAddresses.at(-1)}까지`,
    )
  })
})

describe('control calls', () => {
  it.each([
    ['faults', [{ path: 'api/v1/popup/list', status: 500 }], '0 path api/v1/popup/list'],
    ['faults', [{ status: 500 }, { path: '/api/things?x=1', status: 500 }], '1 path /api/things?x=1'],
    ['faults', [{ method: 'PSOT', status: 500 }], '0 method PSOT'],
    ['faults', [{ pth: '/api/things', status: 500 }], 'pth'],
    ['faults', [{ path: '/api/thing', status: 500 }], '0 path /api/thing'],
    ['faults', [{ path: '/admin-api/api/thing', status: 500 }], '0 path /admin-api/api/thing'],
    ['faults', [{ path: '/api/*/no-such-call', status: 500 }], '0 path /api/*/no-such-call'],
    ['faults', [{ silent: true, status: 500 }], '0 silent'],
    ['faults', [{ silent: true, cut: 'before' }], '0 silent'],
    ['faults', [{ cut: 'during', status: 500 }], '0 cut'],
    ['queue', { act_33: 'wait:3' }, 'act_33'],
    ['queue', { act_3: 'perhaps' }, 'perhaps'],
    ['visitor', { ip: 'not-an-ip' }, 'ip'],
    ['visitor', { pi: '192.0.2.1' }, 'pi'],
    ['faults', [{}], 'no effect: 0. '],
    ['faults', [{ status: 204, body: 'x' }], '0 body'],
    ['faults', [{ path: '/api/things', method: 'DELETE', status: 500 }], '0 method DELETE /api/things'],
    ['faults', [{ path: '/nosuch/page', status: 500 }], '0 path /nosuch/page'],
    ['faults', [{ path: '/nosuch/*', status: 500 }], '0 path /nosuch/*'],
    ['faults', [{ path: '/assets/nosuch.js', status: 500 }], '0 path /assets/nosuch.js'],
    ['faults', [{ body: '<p>', delayMs: 1 }], '0 body'],
    ['faults', [{ seed: 1, status: 500 }], '0 seed'],
    ['faults', [{ cut: 'after', bytesPerSecond: 1 }], '0 bytesPerSecond'],
    ['faults', [{ silent: true, headers: { a: 'b' } }], '0 headers'],
    ['faults', [{ status: 500, headers: { 'content-length': '1' } }], '0 headers'],
    ['faults', [{ status: 500, headers: { a: 'b\r\nc: d' } }], '0 headers'],
    ['faults', [{ status: 500, chance: 2 }], '0.chance'],
    ['clock', { now: null, frieze: true }, 'frieze'],
    ['clock', { now: null, freeze: 'yes' }, 'freeze'],
    ['clock', {}, 'must NOT have fewer'],
    ['clock', { advance: 'P1M' }, 'advance'],
    ['clock', { advance: 'P' }, 'advance'],
    ['clock', { advance: '-P1D' }, 'advance'],
    ['clock', { advance: 'P999999D', now: '7999-01-01T00:00:00Z' }, 'now'],
    ['clock', { now: '0001-01-01T00:00:00Z' }, 'now'],
    ['snapshot?dry=1', { version: SNAPSHOT_VERSION, documents: [] }, 'dry'],
    ['snapshot', { version: SNAPSHOT_VERSION, documents: [], note: 'mine' }, 'note'],
    ['clock', { now: '2025-02-31T19:00:00+09:00' }, 'now'],
    ['clock', { now: '2025-06-26 19:00' }, 'now'],
    ['clock', { now: '2025-06-26T25:00:00+09:00' }, 'now'],
  ])('a control call without an effect is rejected: %s %j', async (path, body, expectedName) => {
    const { status, says } = await rejectionOf(path, body)
    expect(status).toBe(400)
    expect(says).toContain(expectedName)
  })
  it.each([
    [
      'faults',
      [
        { path: '/api/*', method: 'post', status: 500 },
        { path: '*', delayMs: 1 },
      ],
    ],
    [
      'faults',
      [
        { path: '/admin-api/api/things', status: 500 },
        { path: '/assets/*', silent: true, delayMs: 1 },
        { path: '/aply-result', status: 503, headers: { 'Retry-After': '3' }, after: 2, chance: 0.5, seed: 7 },
        { path: '/storage/a/영수증.pdf', method: 'PUT', cut: 'during' },
        { path: '/simple/result', bytesPerSecond: 1 },
      ],
    ],
    ['queue', { act_3: 'wait:3', debug: 'block' }],
    ['visitor', { ip: '2001:db8::1' }],
    ['clock', { now: '2024-02-29T23:59:59Z' }],
  ])('a valid control call is accepted: %s %j', async (path, body) =>
    expect((await rejectionOf(path, body)).status).toBe(204),
  )
  it('an unknown persona is rejected with the names of the existing personas', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    const answer = await world.send('POST', '/__world/personas/kimm')
    expect(answer.statusCode).toBe(404)
    expect(answer.json<{ message: string }>().message).toBe(
      '그런 이름의 페르소나가 없습니다 / no such persona. 있는 이름 / known names: kim, lee (혹시 / did you mean kim?)',
    )
  })
  it.each([
    ['faults', [{ path: '/api/thigns', status: 500 }], '/api/things'],
    ['settings', { fonProvider: 'kmc' }, 'phoneProvider'],
    ['queue', { act3: 'wait:3' }, 'act_3'],
    ['queue', { act_3: 'wait_forever' }, 'wait-forever'],
  ])('the rejection suggests a known word for %s %j', async (path, body, suggestion) => {
    expect((await rejectionOf(path, body)).says).toContain(`(혹시 / did you mean ${suggestion}?)`)
  })
  it('a fault with a mistyped path is rejected with a suggestion', async () => {
    const api = await openTestApi()
    const rejected = await api.send('PUT', '/__world/faults', [{ path: '/api/v1/popup/lst', status: 500 }])
    expect(rejected.body['message']).toContain('(혹시 / did you mean /api/v1/popup/list?)')
    for (const path of ['/api/v1/popup/7', '/api/v1/popup/*', '/admin-api/api/v1/opinionSubmit/list/DA00000001'])
      expect((await api.send('PUT', '/__world/faults', [{ path, status: 500 }])).status).toBe(204)
  })
  it('a fault for a build file is accepted only if the file exists', async () => {
    const world = makeWorldClient(await aServer({ dist: aBuildFolder() }), 'a')
    for (const [path, status] of [
      ['/assets/main-abc.js', 204],
      ['/assets/main-abd.js', 400],
    ] as const)
      expect((await world.send('PUT', '/__world/faults', [{ path, status: 500 }])).statusCode).toBe(status)
  })
  it.each([
    ['GET', 'journal?count=1', 'count'],
    ['GET', 'state?x=1', 'x'],
    ['DELETE', '?all=1', 'all'],
    ['GET', 'enter?persona=kim&too=/', 'too'],
    ['POST', 'personas/kim', 'name'],
  ] as const)('an unknown field in %s %s is rejected', async (method, path, expectedName) => {
    const server = await aServer()
    const body = method === 'POST' ? { payload: { name: 'kim' } } : {}
    const answer = await server.portal.inject({
      method,
      url: `/__world${path.startsWith('?') ? '' : '/'}${path}`,
      ...body,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ message: string }>().message).toEqual(expect.stringContaining(expectedName))
  })
  it('an unknown setting is rejected in Korean and English', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    const answer = await world.send('PUT', '/__world/settings', { fonProvider: 'kmc' })
    expect(answer.json<{ message: string }>().message).toBe(
      '모르는 설정입니다 / no such setting: fonProvider (혹시 / did you mean phoneProvider?)',
    )
  })
})
