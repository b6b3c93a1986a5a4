import { expect } from 'vitest'
import type { Fault } from '../world/faults.ts'
import { changesOf } from '../world/world.ts'
import type { Api, Read } from './api.ts'

/**
 * Makes a call fail once on demand and repeats it. The failure must reach this call and store nothing. `answered` is
 * the repeated call's own answer, so that a path without a route is not mistaken for a failing call.
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
