import { computed } from '@preact/signals-react'
import { isApplyClosed } from '#domain/notice/dated-notices'
import { now } from '../signals.ts'

/** Nobody can apply now; false before the time is known. Changes at both edges of the period. [E-026] [E-027] */
export const applyClosed = computed(() => now.value !== null && isApplyClosed(now.value))
