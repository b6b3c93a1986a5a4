import { describe, expect, it } from 'vitest'
import { SETTING_ROWS } from '#domain/programme/settings.rules'
import { aServer, inWorld } from '../testing/a-server.ts'
import { OFFICE_ADDRESSES, visitorOf } from '../world/settings.ts'
import { freshWorld } from '../world/world.ts'

const refusalOf = async (path: string, body: object) => {
  const world = inWorld(await aServer(), 'a')
  const answer = await world.send('PUT', `/__world/${path}`, body)
  return { status: answer.statusCode, says: answer.statusCode < 300 ? '' : answer.json<{ message: string }>().message }
}

describe('[P-010] [D1-08] the office of this repository', () => {
  it('has thirty addresses of a range kept for documentation, and a fresh visitor none of them', () => {
    expect(OFFICE_ADDRESSES).toHaveLength(30)
    expect(new Set(OFFICE_ADDRESSES).size).toBe(30)
    expect([OFFICE_ADDRESSES[0], OFFICE_ADDRESSES[29]]).toEqual(['192.0.2.1', '192.0.2.30'])
    expect(OFFICE_ADDRESSES).not.toContain(visitorOf(freshWorld('a', {})).ip)
    const said = SETTING_ROWS.find(({ cells }) => cells[0] === 'allowedAddresses')?.cells[1]
    expect(said).toContain(`${OFFICE_ADDRESSES[0]}부터 ${OFFICE_ADDRESSES.at(-1)}까지`)
  })
})

describe('[P-297] what could never take effect is refused, and named', () => {
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
    ['clock', { now: '2025-02-31T19:00:00+09:00' }, 'now'],
    ['clock', { now: '2025-06-26T25:00:00+09:00' }, 'now'],
  ])('[P-297] %s %j', async (path, body, named) => {
    const { status, says } = await refusalOf(path, body)
    expect(status).toBe(400)
    expect(says).toContain(named)
  })
  it.each([
    ['faults', [{ path: '/api/*', method: 'post', status: 500 }, { path: '*', delayMs: 1 }, {}]],
    [
      'faults',
      [
        { path: '/admin-api/api/things', status: 500 },
        { path: '/assets/*', silent: true, delayMs: 1 },
      ],
    ],
    ['queue', { act_3: 'wait:3', debug: 'block' }],
    ['visitor', { ip: '2001:db8::1' }],
    ['clock', { now: '2024-02-29T23:59:59Z' }],
  ])('[P-297] %s %j is taken', async (path, body) => expect((await refusalOf(path, body)).status).toBe(204))
  it('[P-297] a persona that there is not is answered with those that there are', async () => {
    const world = inWorld(await aServer(), 'a')
    const answer = await world.send('POST', '/__world/personas/kimm')
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      '그런 이름의 페르소나가 없습니다. 있는 이름: kim, lee',
    ])
  })
})
