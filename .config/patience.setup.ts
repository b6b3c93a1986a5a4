import { vi } from 'vitest'

/** Far beyond what anything takes, in milliseconds: on a busy machine a test is slower, and no more. */
const PATIENCE = 60_000

// It gives up after a second unless it is told otherwise, and no setting tells it.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) })
