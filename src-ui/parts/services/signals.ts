import { signal } from '@preact/signals-react'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import type { Instant } from '#domain/time/calendar'

/** The server's time, updated every second; null before the first tick. */
export const serverTime = signal<Instant | null>(null)

/**
 * True while a maintenance window is known to be active. During that time, no page is rendered before its guard has
 * checked the visitor. [P-237] [P-322]
 */
export const isMaintenanceActive = signal(false)

/** The settings of this deployment; the defaults until `/config.json` has been read. */
export const currentSettings = signal<Settings>(DEFAULT_SETTINGS)
