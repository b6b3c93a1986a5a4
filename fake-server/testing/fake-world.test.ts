import { expect, it } from 'vitest'
import { startWorld } from './fake-world.js'

it('startWorld fails if a test passes an unknown option', async () =>
  await expect(startWorld({ personna: 'applied-hold' } as never)).rejects.toThrow('startWorld has no option personna'))

it('startWorld leaves no server running if its persona is unknown', async () => {
  const running = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length
  const world = await startWorld()
  expect(running()).toBe(2)
  await world.close()
  await expect(startWorld({ persona: 'nope' })).rejects.toThrow('nope')
  await expect.poll(running).toBe(0)
})
