import { signal } from '@preact/signals-react'

/** The lock of a form about which no call is made. */
export const UNLOCKED = { locked: signal(false) } as const
