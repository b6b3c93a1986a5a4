import { describe, expect, it } from 'vitest'
import { aServer, makeWorldClient } from '../testing/a-server.ts'

describe('[P-296] [E-197] the IP lookup', () => {
  it("returns the visitor's IP address, or an error or a late answer if the world is set so", async () => {
    const server = await aServer()
    const world = makeWorldClient(server, 'a')
    const ask = () => server.outside.inject({ url: '/w/a/ip' })
    expect((await ask()).json()).toEqual({ ip: '203.0.113.7' })
    await world.send('PUT', '/__world/visitor', { ip: '192.0.2.1' })
    expect((await ask()).json()).toEqual({ ip: '192.0.2.1' })
    await world.send('PUT', '/__world/visitor', { fail: true })
    expect((await ask()).statusCode).toBe(503)
    await world.send('PUT', '/__world/visitor', { delayMs: 300 })
    const order: string[] = []
    const late = ask().then((answer) => {
      order.push('late')
      return answer.json<object>()
    })
    await server.outside.inject({ url: '/w/b/ip' })
    order.push('other')
    expect(await late).toEqual({ ip: '192.0.2.1' })
    expect(order).toEqual(['other', 'late'])
  })
  it('finds the world by a header, a cookie or the default', async () => {
    const server = await aServer()
    await makeWorldClient(server, 'a').send('PUT', '/__world/visitor', { ip: '192.0.2.1' })
    const ask = (headers: Record<string, string>) => server.outside.inject({ url: '/ip', headers })
    expect((await ask({ 'x-world': 'a', cookie: 'world=b' })).json()).toEqual({ ip: '192.0.2.1' })
    expect((await ask({ cookie: 'world=a' })).json()).toEqual({ ip: '192.0.2.1' })
    expect((await ask({})).json()).toEqual({ ip: '203.0.113.7' })
  })
})
