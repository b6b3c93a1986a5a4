import { signal } from '@preact/signals-react'

/** Paths of the public files being fetched; another click does nothing. [E-204] */
export const downloadsInFlight = signal<readonly string[]>([])
