import { signal } from '@preact/signals-react'

/** Another click on the link of such a file does nothing. [E-204] */
export const downloadsInFlight = signal<readonly string[]>([])
