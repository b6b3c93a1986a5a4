import { vi } from 'vitest'

/** The time limit of a `waitFor`, in milliseconds: long enough for a busy machine. */
const WAIT_TIMEOUT_MS = 60_000

// `waitFor` gives up after one second by default, and no setting changes that.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: WAIT_TIMEOUT_MS, ...(typeof options === 'number' ? { timeout: options } : options) })
