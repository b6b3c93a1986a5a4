import type { Http } from '../http/http.ts'
import { type FakeWorld, enterFakeWorld } from './fake-world.ts'
import { type TestHttpOptions, makeTestHttp } from './test-http.ts'

/**
 * Makes the real HTTP adapter, connected to the fake server. The test has a separate state (world) of the fake server.
 */
export const openFakeBackEnd = (options: TestHttpOptions = {}): { readonly world: FakeWorld; readonly http: Http } => {
  const world = enterFakeWorld()
  return { world, http: makeTestHttp({ ...options, settings: { apiBaseUrl: world.portal, ...options.settings } }) }
}
