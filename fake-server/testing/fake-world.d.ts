/** A running fake world: `portal` and `outside` are its two origins. */
export type FakeWorld = {
  readonly portal: string
  readonly outside: string
  /**
   * Calls the portal's origin with a JSON body, for example a control call (`PUT`, `/__world/clock`). Returns the JSON
   * answer; throws if the call is rejected.
   */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>
  /** Puts the world into a persona's state and returns the persona's facts. */
  readonly enter: (persona: string) => Promise<Readonly<Record<string, string | null>>>
  readonly close: () => Promise<void>
}

/** Starts both origins on free ports, or on `port` and the next. `pages` also serves the build in `dist`. */
export const startWorld: (options?: {
  readonly persona?: string
  readonly pages?: boolean
  readonly port?: number
}) => Promise<FakeWorld>

type Fixture<Parts, Value> = (parts: Parts, use: (value: Value) => Promise<void>) => Promise<void>

/**
 * Playwright fixtures for `base.extend<{ world: FakeWorld }, { server: FakeWorld }>(worldFixtures)`: `world` is reset
 * for each test, `baseURL` is its portal.
 */
export const worldFixtures: {
  readonly server: [Fixture<object, FakeWorld>, { scope: 'worker' }]
  readonly baseURL: Fixture<{ readonly server: FakeWorld }, string>
  readonly world: Fixture<{ readonly server: FakeWorld }, FakeWorld>
}
