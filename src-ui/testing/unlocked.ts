import { signal } from '@preact/signals-react'

/** The lock of a form in which no call is running. */
export const UNLOCKED_ENTRY_LOCK = { isLocked: signal(false) } as const
