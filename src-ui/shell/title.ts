import { signal } from '@preact/signals-react'
import { GENERAL } from '../text/ko/general.ts'

/** The title in the header: that of the route, until its screen knows a better one. */
export const title = signal<string>(GENERAL['service.name'])
