import { signal } from '@preact/signals-react'

/** The lock of a form in which no call is running. */
export const UNLOCKED_FORM = { isLocked: signal(false) } as const
