import type { StatusTone } from '#domain/application/status.table'
import type { Tone } from '../design/Banner.tsx'

/** How a status is drawn in the banner; the words always stand beside it. [D2-37] */
export const BANNER_TONE = {
  neutral: 'info',
  progress: 'info',
  good: 'success',
  warning: 'warning',
  ended: 'info',
} as const satisfies Record<StatusTone, Tone>

/** The same in the small label; undefined is grey. */
export const TAG_TONE = {
  neutral: undefined,
  progress: 'info',
  good: 'success',
  warning: 'warning',
  ended: undefined,
} as const satisfies Record<StatusTone, Tone | undefined>
