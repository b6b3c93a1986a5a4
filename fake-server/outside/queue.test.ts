import { describe, expect, it } from 'vitest'
import { aListeningServer, aServer, makeWorldClient } from '../testing/a-server.ts'
import { makeQueueLine } from '../world/queue-line.ts'
import { parseQueueOutcome } from '../world/queue-outcomes.ts'

const aQueue = async (outcomes: Record<string, string> = {}) => {
  const server = await aServer()
  const control = makeWorldClient(server, 'a')
  if (Object.keys(outcomes).length > 0) await control.send('PUT', '/__world/queue', outcomes)
  const ask = async (parameters: string) => {
    const answer = await server.outside.inject({ url: `/w/a/ts.wseq?${parameters}&nfid=0&js=yes&1700000000000` })
    const [, next, status, rest = ''] = /result='(\d+):(\d+):(.*)'/.exec(answer.body) ?? []
    return { answer, next, status: Number(status), fields: Object.fromEntries(new URLSearchParams(rest)) }
  }
  const ticket = (action: string) => ask(`opcode=5101&prefix=NetFunnel.gRtype=5101;&sid=service_1&aid=${action}`)
  const again = (opcode: number, key: string | undefined) =>
    ask(`opcode=${opcode}&key=${key ?? ''}&prefix=NetFunnel.gRtype=${opcode};`)
  return { server, control, ticket, again }
}

describe('[P-205] a queue ticket', () => {
  it('[P-208] is uncached JavaScript text with status 200 and a new key', async () => {
    const { ticket } = await aQueue()
    const [first, second] = [await ticket('act_1'), await ticket('act_1')]
    expect(first.answer.body).toMatch(
      /^NetFunnel\.gRtype=5101;NetFunnel\.gControl\.result='5002:200:key=\w+&nwait=0&nnext=0&tps=0\.000000&ttl=0&ip=[\d.]+&port=\d+'; NetFunnel\.gControl\._showResult\(\);$/,
    )
    expect(first.fields['key']).not.toBe(second.fields['key'])
    expect(first.answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': 'http://127.0.0.1:4000',
    })
  })
})

describe('[P-206] the queue', () => {
  it('with wait:n, n people are ahead, and each poll lets one in', async () => {
    const { ticket, again } = await aQueue({ act_3: 'wait:2' })
    const first = await ticket('act_3')
    expect([first.next, first.status, first.fields]).toMatchObject(['5002', 201, { nwait: '2', ttl: '1' }])
    const key = first.fields['key']
    expect([await again(5002, key), await again(5002, key)]).toMatchObject([
      { status: 201, fields: { nwait: '1' } },
      { status: 200 },
    ])
  })
  it('can be opened while visitors wait', async () => {
    const { control, ticket, again } = await aQueue({ act_3: 'wait-forever' })
    const { fields } = await ticket('act_3')
    expect((await again(5002, fields['key'])).status).toBe(201)
    await control.send('PUT', '/__world/queue', {})
    expect((await again(5002, fields['key'])).status).toBe(200)
  })
})

describe('[P-207] a queue key', () => {
  it('a queue key is valid until it is returned', async () => {
    const { ticket, again } = await aQueue()
    const { fields } = await ticket('act_1')
    const key = fields['key']
    expect((await again(5003, key)).answer.body).toContain("result='5003:200:")
    expect((await again(5004, key)).answer.body).toContain("result='5004:200:")
    expect((await again(5004, key)).answer.body).toContain("result='5004:502:")
    expect((await again(5003, key)).answer.body).toContain("result='5003:505:")
    expect((await again(5003, 'made-up')).answer.body).toContain("result='5003:505:")
    expect((await again(5002, 'made-up')).status).toBe(505)
  })
  it('expires if the holder stops polling', () => {
    let now = 0
    const line = makeQueueLine(() => now)
    const entry = line.enter('act_1', { is: 'pass' })
    const key = entry.is === 'answer' ? (entry.ticket?.key ?? '') : ''
    now = 599_999
    expect(line.stillHere(key)).toMatchObject({ status: 200 })
    now += 600_000
    expect(line.stillHere(key)).toMatchObject({ status: 505 })
    expect(line.returnTicket(key)).toMatchObject({ status: 502 })
  })
  it('is listed with the number of its returns', async () => {
    const { control, ticket, again } = await aQueue()
    const { fields } = await ticket('act_9')
    await again(5004, fields['key'])
    expect((await control.get('/__world/queue')).json()).toMatchObject([
      { action: 'act_9', state: 'released', releases: 1 },
    ])
    const lines = (await control.get('/__world/journal?path=/ts.wseq')).json<{ queue: { event: string } }[]>()
    expect(lines.map(({ queue }) => queue)).toEqual([
      { event: 'admitted', action: 'act_9', key: fields['key'] },
      { event: 'released', action: 'act_9', key: fields['key'] },
    ])
  })
})

describe('[P-208] [A-255] [E-197] PUT /__world/queue', () => {
  const OUTCOMES = [
    { outcome: 'pass', statuses: [200, 200] },
    { outcome: 'wait:3', statuses: [201, 201] },
    { outcome: 'wait-forever', statuses: [201, 201] },
    { outcome: 'bypass', statuses: [300, 300] },
    { outcome: 'block', statuses: [301, 301] },
    { outcome: 'ip-block', statuses: [302, 302] },
    { outcome: 'ip-block:1', statuses: [302, 200] },
    { outcome: 'express', statuses: [303, 303] },
    { outcome: 'error:509', statuses: [509, 509] },
    { outcome: 'error:999', statuses: [999, 999] },
    { outcome: 'garbage', statuses: [Number.NaN, Number.NaN] },
  ]
  it.each(OUTCOMES)('applies $outcome only to the configured actions', async ({ outcome, statuses }) => {
    const { server, ticket } = await aQueue({ act_7: outcome, act_8: outcome, act_9: outcome, debug: outcome })
    for (const action of ['act_7', 'act_8', 'act_9', 'debug'])
      expect([(await ticket(action)).status, (await ticket(action)).status]).toEqual(statuses)
    expect((await ticket('act_1')).status).toBe(200)
    const elsewhere = await server.outside.inject({ url: '/w/b/ts.wseq?opcode=5101&aid=act_7' })
    expect(elsewhere.body).toContain(':200:')
  })
  it('with `silent`, the queue gives no answer until the caller disconnects', async () => {
    const { portal, outside } = await aListeningServer()
    await fetch(`${portal}/__world/queue`, {
      method: 'PUT',
      body: '{"act_7":"silent","act_8":"silent","act_9":"silent"}',
      headers: { 'content-type': 'application/json' },
    })
    for (const action of ['act_7', 'act_8', 'act_9'])
      await expect(
        fetch(`${outside}/ts.wseq?opcode=5101&aid=${action}`, { signal: AbortSignal.timeout(50) }),
      ).rejects.toThrow('timeout')
  })
  it('rejects an unknown outcome', async () => {
    const { control } = await aQueue()
    expect((await control.send('PUT', '/__world/queue', { act_1: 'maybe' })).statusCode).toBe(400)
    expect(parseQueueOutcome('wait:')).toBeNull()
    expect(parseQueueOutcome('error:20')).toBeNull()
    expect(parseQueueOutcome('__proto__')).toBeNull()
  })
})
