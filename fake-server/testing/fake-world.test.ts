import { expect, it } from 'vitest'
import { startWorld } from './fake-world.js'

it('a world of an external test does not start with an unknown option', async () =>
  await expect(startWorld({ personna: 'applied-hold' } as never)).rejects.toThrow('startWorld has no option personna'))
