import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import type { SettingsSource } from '../kernel/settings.port.ts'

/** Returns the default settings with the values that a test sets. */
export const settingsSourceWith = (changedSettings: Partial<Settings> = {}): SettingsSource => ({
  read: () => ({ ...DEFAULT_SETTINGS, ...changedSettings }),
})
