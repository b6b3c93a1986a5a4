import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { startWorld } from './fake-world.js'

it('startWorld fails if a test passes an unknown option', async () =>
  await expect(startWorld({ personna: 'applied-hold' } as never)).rejects.toThrow('startWorld has no option personna'))

it('startWorld leaves no server running if its persona is unknown', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  await expect(startWorld({ persona: 'nope', port })).rejects.toThrow('nope')
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
})
