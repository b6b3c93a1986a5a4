import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { publishedDocuments, policyHostsOfSettings } from './documents.ts'
import { hostsByDirective } from './policy.ts'
import { aBuildFolder } from './testing/a-build.ts'

const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  queueUrl: 'https://queue.example/ts.wseq',
  ipLookupUrls: ['https://ip.example/json'],
  adminApiBaseUrl: 'https://office.example/api',
  providerOrigins: ['https://provider.example'],
  popupImageHosts: ['images.example'],
  failureReportUrl: 'https://reports.example/portal',
}

it('[E-208] [E-214] the headers of a build contain every configured host', () => {
  const documents = publishedDocuments(
    aBuildFolder(),
    hostsByDirective(policyHostsOfSettings(SETTINGS, ['https://files.example/bucket'])),
  )
  const policyOf = (name: string | null) =>
    documents.find(({ path }) => path === name)?.headers['content-security-policy'] ?? ''
  expect(documents.map(({ path }) => path)).toEqual(['/aply-info', '/', '/integration-result', null])
  expect(policyOf('/')).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
  expect(policyOf('/')).not.toBe(policyOf('/aply-info'))
  expect(policyOf('/aply-info')).toBe(policyOf(null))
  expect(policyOf(null)).toContain(
    "connect-src 'self' https://files.example https://queue.example https://ip.example https://office.example https://reports.example;",
  )
  expect(policyOf(null)).toContain("img-src 'self' blob: data: https://files.example https://images.example;")
  expect(policyOf(null)).toContain("form-action 'self' https://provider.example;")
  const opener = documents.map(({ headers }) => headers['cross-origin-opener-policy'])
  expect(opener.filter((value) => value === 'unsafe-none')).toHaveLength(1)
})
