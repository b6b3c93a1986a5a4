import { signal } from '@preact/signals-react'

/** The paths of the public files that are being fetched. Another click on one of them does nothing. [E-204] */
export const downloadsInFlight = signal<readonly string[]>([])
