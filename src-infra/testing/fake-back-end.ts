import type { Http } from '../http/http.ts'
import { type FakeWorld, enterFakeWorld } from './fake-world.ts'
import { type TestHttpOptions, makeTestHttp } from './test-http.ts'

/**
 * Makes the real HTTP adapter, connected to the fake server. The test has a separate state (world) of the fake server.
 */
export const openFakeBackEnd = (chosen: TestHttpOptions = {}): { readonly world: FakeWorld; readonly http: Http } => {
  const world = enterFakeWorld()
  return { world, http: makeTestHttp({ ...chosen, settings: { apiBaseUrl: world.portal, ...chosen.settings } }) }
}
