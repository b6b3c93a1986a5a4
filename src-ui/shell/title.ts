import { signal } from '@preact/signals-react'

/** The title in the header once a screen is there: that of the route, until the screen knows a better one. */
export const title = signal<string | null>(null)
