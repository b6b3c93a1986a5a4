import { vi } from 'vitest'

/** Far beyond what anything takes, in milliseconds: on a busy machine a test is slower, and no more. */
const PATIENCE = 60_000

// `waitFor` gives up after one second by default, and no setting changes that.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) })
