import type { Settings } from '#domain/settings/settings'
import { port } from './token.ts'

/** The settings of this deployment, read once from `/config.json`. Missing values are replaced by their defaults. */
export interface SettingsSource {
  readonly read: () => Settings
}
export const SettingsSource = port<SettingsSource>('SettingsSource')
