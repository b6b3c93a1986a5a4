import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { FAKE_SERVER_SETTINGS } from '#server-rules/fake-server-settings'
import { controlOf } from './controls.ts'
import type { World } from './world.ts'

/** The settings of an unchanged world, without the URLs of this server. */
const UNCHANGED_SETTINGS: Settings = { ...DEFAULT_SETTINGS, ...FAKE_SERVER_SETTINGS }

/** A setting whose value contains no URL of this server. */
type SettingWithoutAddress = Exclude<
  keyof Settings,
  'adminApiBaseUrl' | 'queueUrl' | 'ipLookupUrls' | 'simpleProviderUrl' | 'integrationProviderUrl' | 'providerOrigins'
>

/** Returns the value of a setting in this world, as `config.json` has it for the portal. */
const settingOf = <K extends SettingWithoutAddress>(world: World, key: K): Settings[K] =>
  ({ ...UNCHANGED_SETTINGS, ...controlOf(world, 'settings') })[key]

/** The path prefix of API calls that have the administrator flag. The same back end answers these calls. [P-011] */
export const ADMIN_API_PREFIX = '/admin-api'

/** The absolute URLs of this server for the visitor, without a final slash. */
export type VisitorAddresses = {
  readonly portal: string
  /** Second origin including the world: `http://localhost:4001/w/default`. */
  readonly outside: string
}

/**
 * Returns the settings of an unchanged world: the defaults, those of the fake server, and all external services at the
 * second origin. [D2-157]
 */
export const initialSettingsOf = (addresses: VisitorAddresses): Settings => ({
  ...UNCHANGED_SETTINGS,
  adminApiBaseUrl: ADMIN_API_PREFIX,
  queueUrl: addresses.outside,
  ipLookupUrls: [`${addresses.outside}/ip`],
  simpleProviderUrl: `${addresses.outside}/provider/simple`,
  integrationProviderUrl: `${addresses.outside}/provider/integration`,
  providerOrigins: [new URL(addresses.outside).origin],
})

export const settingsOf = (world: World, addresses: VisitorAddresses): Settings => ({
  ...initialSettingsOf(addresses),
  ...controlOf(world, 'settings'),
})

/** Returns the hosts whose images popups may show, for both the sanitiser and the security policy. [P-229] [E-208] */
export const popupImageHostsOf = (world: World): readonly string[] => settingOf(world, 'popupImageHosts')

/** True if the calls for load tests are enabled in this world. [E-196] */
export const areTestToolsEnabled = (world: World): boolean => settingOf(world, 'enableTestTools')

/**
 * Returns a list with the origin of this world's styles and icons, for the policy; an empty list for a URL on the
 * portal's own origin. [E-200]
 */
export const cdnOriginsOf = (world: World): readonly string[] =>
  /^https?:\/\/[\w.-]+(:\d{1,5})?(?=\/|$)/.exec(settingOf(world, 'cdnBaseUrl'))?.slice(0, 1) ?? []

/** True if the visitor of this world is in the office network, regardless of the body of a call. [E-201] [P-320] */
export const isVisitorAtOffice = (world: World): boolean =>
  settingOf(world, 'allowedAddresses').includes(controlOf(world, 'visitor').ip)
