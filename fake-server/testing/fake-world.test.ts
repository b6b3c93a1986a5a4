import { expect, it } from 'vitest'
import { startWorld } from './fake-world.js'

it('startWorld fails if a test passes an unknown option', async () =>
  await expect(startWorld({ personna: 'applied-hold' } as never)).rejects.toThrow('startWorld has no option personna'))
