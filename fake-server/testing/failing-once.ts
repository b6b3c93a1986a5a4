import { expect } from 'vitest'
import type { Fault } from '../world/faults.ts'
import { changesOf } from '../world/world.ts'
import type { Api, TestAnswer } from './api.ts'

/**
 * Makes the next call to `path` fail, sends it, expects that nothing was stored, and sends it again. `answered` is the
 * second answer. Check it, because a path without a route fails too.
 */
export const failingOnce = async (
  api: Api,
  path: string,
  send: () => Promise<TestAnswer>,
  fault: Pick<Fault, 'status' | 'body'> = { status: 500 },
): Promise<{ readonly failed: TestAnswer; readonly answered: TestAnswer }> => {
  const stored = () =>
    changesOf(api.world()).filter(({ collection, id }) => collection !== 'control' || id !== 'faults')
  const before = stored()
  await api.send('PUT', '/__world/faults', [{ path, times: 1, ...fault }])
  const failed = await send()
  expect(stored()).toEqual(before)
  return { failed, answered: await send() }
}
