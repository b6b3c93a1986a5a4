/** A fake world that runs: `portal` and `outside` are its two origins. */
export type FakeWorld = {
  readonly portal: string
  readonly outside: string
  /** Makes a call of the portal's origin with a JSON body, as of the control (`PUT`, `/__world/clock`); answers its JSON, and throws where it is rejected. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>
  /** Puts the world into the state of a persona, and answers who that is. */
  readonly enter: (persona: string) => Promise<Readonly<Record<string, string | null>>>
  readonly close: () => Promise<void>
}

/** Starts portal and second origin on free ports, or on `port` and the next. `pages` serves the build in `dist` too. */
export const startWorld: (options?: {
  readonly persona?: string
  readonly pages?: boolean
  readonly port?: number
}) => Promise<FakeWorld>

type Fixture<Parts, Value> = (parts: Parts, use: (value: Value) => Promise<void>) => Promise<void>

/**
 * Fixtures for `base.extend<{ world: FakeWorld }, { server: FakeWorld }>(worldFixtures)` of Playwright: `world` is fresh for
 * each test, `baseURL` its portal.
 */
export const worldFixtures: {
  readonly server: [Fixture<object, FakeWorld>, { scope: 'worker' }]
  readonly baseURL: Fixture<{ readonly server: FakeWorld }, string>
  readonly world: Fixture<{ readonly server: FakeWorld }, FakeWorld>
}
