import { describe, expect, it } from 'vitest'
import { parseSettingsOrDefaults } from './parse-settings.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

describe('the settings of a deployment', () => {
  it('the default settings apply if nothing readable is configured', () => {
    for (const raw of [undefined, null, 'text', 7, [], {}])
      expect(parseSettingsOrDefaults(raw)).toEqual(DEFAULT_SETTINGS)
  })

  it('each configured value of the right kind is used', () => {
    const raw = { mydataDecline: 'block', callTimeoutMs: 900, requireAllChecks: true, allowedAddresses: ['192.0.2.1'] }
    expect(parseSettingsOrDefaults(raw)).toEqual({ ...DEFAULT_SETTINGS, ...raw })
  })

  it('[D1-382] only a wrong value is replaced by its default', () => {
    const raw = { mydataDecline: 'perhaps', callTimeoutMs: '900', allowedAddresses: [1], fileParts: 'three' }
    expect(parseSettingsOrDefaults(raw)).toEqual({ ...DEFAULT_SETTINGS, fileParts: 'three' })
  })

  it('[D1-551] a number out of range is replaced by its default', () => {
    for (const raw of [
      { transferMaxMs: 2 ** 31, transferIdleMs: 1e12, callTimeoutMs: 0 },
      { opinionEnforcedBytes: -1, queueMaxTtlSeconds: 1e12, usualStepDays: -1 },
    ])
      expect(parseSettingsOrDefaults(raw)).toEqual(DEFAULT_SETTINGS)
    const largest = { transferMaxMs: 2 ** 31 - 1, opinionEnforcedBytes: 10_485_760 }
    expect(parseSettingsOrDefaults(largest)).toMatchObject(largest)
  })

  it('a URL that is not http(s) is rejected', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://x'])
      expect(parseSettingsOrDefaults({ manualUrl: url, queueUrl: url, ipLookupUrls: [url] })).toEqual(DEFAULT_SETTINGS)
    expect(parseSettingsOrDefaults({ manualUrl: 'https://files.example/manual.pdf' }).manualUrl).toBe(
      'https://files.example/manual.pdf',
    )
  })

  it('unknown keys are ignored, even in nested objects', () => {
    expect(parseSettingsOrDefaults(JSON.parse('{"__proto__": {"officialStrip": true}, "unknown": 1}'))).toEqual(
      DEFAULT_SETTINGS,
    )
  })
})
