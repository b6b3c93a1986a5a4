import type { Settings } from '#domain/kernel/settings'
import { port } from '../token.ts'

/** What this deployment has chosen: read once from `/config.json`, complete from then on. */
export interface SettingsSource {
  readonly read: () => Settings
}
export const SettingsSource = port<SettingsSource>('SettingsSource')
