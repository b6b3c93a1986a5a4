import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#domain/settings/settings'
import {
  type DirectiveHosts,
  securityHeadersForHosts,
  popupImageOrigins,
  isCertificationReturnPage,
  type PolicyHosts,
  styleHashesOf,
} from './policy.ts'

/**
 * A document of the build, with its path and headers. The path is null for the fallback document, which is served for
 * every other path.
 */
type PublishedDocument = {
  readonly path: string | null
  readonly file: string
  readonly headers: Readonly<Record<string, string>>
}

export const NO_POLICY_HOSTS: PolicyHosts = {
  storage: [],
  queue: [],
  ipLookup: [],
  adminApi: [],
  providers: [],
  popupImages: [],
  cdn: [],
  failureReports: [],
}

const originsOf = (...urls: readonly string[]): readonly string[] => [
  ...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)),
]

/**
 * Returns the hosts in a deployment's configuration. `storage` has the origins of presigned URLs, which the
 * configuration does not contain.
 */
export const policyHostsOfSettings = (settings: Settings, storage: readonly string[]): PolicyHosts => ({
  storage: originsOf(...storage),
  queue: originsOf(settings.queueUrl),
  ipLookup: originsOf(...settings.ipLookupUrls),
  adminApi: originsOf(settings.apiBaseUrl, settings.adminApiBaseUrl),
  providers: originsOf(settings.simpleProviderUrl, settings.integrationProviderUrl, ...settings.providerOrigins),
  popupImages: popupImageOrigins(settings.popupImageHosts),
  cdn: originsOf(settings.cdnBaseUrl),
  failureReports: originsOf(settings.failureReportUrl),
})

const pathOf = (file: string): string | null => {
  if (file === 'shell.html') return null
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`
}

/** Returns every document of a build with its response headers, by the product's policy. [E-208] [E-214] */
export const publishedDocuments = (dist: string, hosts: DirectiveHosts): readonly PublishedDocument[] =>
  readdirSync(dist)
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((file) => {
      const path = pathOf(file)
      const styleHashes = styleHashesOf(readFileSync(join(dist, file), 'utf8'))
      const opener = path !== null && isCertificationReturnPage(path)
      return {
        path,
        file,
        headers: { 'cache-control': 'no-cache', ...securityHeadersForHosts(hosts, { styleHashes, opener }) },
      }
    })

/** Returns the files of a build that are neither documents nor in `assets/`: icons and the licences. */
export const otherPublishedFilesOf = (dist: string): readonly string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(txt|svg|png|ico|webmanifest)$/.test(name) && !/^(assets|\.)/.test(name),
  )
