import { expect } from 'vitest'
import type { Fault } from '../world/faults.ts'
import { changesOf } from '../world/world.ts'
import type { Api, Read } from './api.ts'

/**
 * A call that fails once on demand and is then repeated. The failure reaches this call and leaves nothing behind; `answered` is
 * what its own route says to the same call afterwards, so a path that no route has cannot pass for one that fails.
 */
export const failingOnce = async (
  api: Api,
  path: string,
  send: () => Promise<Read>,
  fault: Pick<Fault, 'status' | 'body'> = { status: 500 },
): Promise<{ readonly failed: Read; readonly answered: Read }> => {
  const stored = () =>
    changesOf(api.world()).filter(({ collection, id }) => collection !== 'control' || id !== 'faults')
  const before = stored()
  await api.send('PUT', '/__world/faults', [{ path, times: 1, ...fault }])
  const failed = await send()
  expect(stored()).toEqual(before)
  return { failed, answered: await send() }
}
