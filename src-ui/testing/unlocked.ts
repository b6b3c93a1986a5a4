import { signal } from '@preact/signals-react'

/** The lock of a form without a running call. */
export const UNLOCKED = { locked: signal(false) } as const
