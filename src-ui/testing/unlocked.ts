import { signal } from '@preact/signals-react'

/** The lock of a form in which no call is running. */
export const UNLOCKED = { isLocked: signal(false) } as const
