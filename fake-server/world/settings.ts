import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import type { Addresses } from '../handler.ts'
import { OFFICE_ADDRESSES } from './visitor.ts'
import { find, put, type World } from './world.ts'

/** Where the portal reaches the back end for calls with the administrator flag: the same one, by another address. [P-011] */
export const ADMIN_API_PREFIX = '/admin-api'

/** What this world chose otherwise. */
export const chosenOf = (world: World): Partial<Settings> =>
  (find(world, 'control', 'settings')?.value as Partial<Settings> | undefined) ?? {}

/** The world whose `config.json` has these values, in place of those that were chosen before. */
export const withSettings = (world: World, chosen: Partial<Settings>): World =>
  put(world, 'control', 'settings', { value: chosen })

/** `config.json` of this world: the defaults, everything outside at the second origin, and what was chosen for it. */
export const settingsOf = (world: World, addresses: Addresses): Settings => ({
  ...DEFAULT_SETTINGS,
  adminApiBaseUrl: ADMIN_API_PREFIX,
  queueUrl: addresses.outside,
  ipLookupUrls: [`${addresses.outside}/ip`],
  allowedAddresses: OFFICE_ADDRESSES,
  simpleProviderUrl: `${addresses.outside}/provider/simple`,
  integrationProviderUrl: `${addresses.outside}/provider/integration`,
  providerOrigins: [new URL(addresses.outside).origin],
  ...chosenOf(world),
})

/** Hosts whose images popups of this world may show: of the sanitiser and of the security policy alike. [P-229] [E-208] */
export const popupImageHostsOf = (world: World): readonly string[] =>
  chosenOf(world).popupImageHosts ?? DEFAULT_SETTINGS.popupImageHosts

/** Are the calls for load tests switched on in this world? [E-196] */
export const testToolsOf = (world: World): boolean =>
  chosenOf(world).enableTestTools ?? DEFAULT_SETTINGS.enableTestTools

/** Where this world's styles and icons are delivered from, as the policy names it; nothing for an address of the own origin. [E-200] */
export const cdnOriginsOf = (world: World): readonly string[] => {
  const { cdnBaseUrl = DEFAULT_SETTINGS.cdnBaseUrl } = chosenOf(world)
  return /^https?:\/\/[\w.-]+(:\d{1,5})?(?=\/|$)/.exec(cdnBaseUrl)?.slice(0, 1) ?? []
}
