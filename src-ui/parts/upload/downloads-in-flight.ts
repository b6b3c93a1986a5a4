import { signal } from '@preact/signals-react'

/**
 * The paths of the public files that are being fetched. Another click on the link of such a file does nothing. [E-204]
 */
export const downloadsInFlight = signal<readonly string[]>([])
