import { describe, expect, it } from 'vitest'
import { isValidSetting } from './setting-validity.ts'
import { DEFAULT_SETTINGS, type Settings } from './settings.ts'

const KEYS = Object.keys(DEFAULT_SETTINGS) as readonly (keyof Settings)[]

describe('the meaning of a setting', () => {
  it.each(KEYS)('accepts the default of %s and rejects a value of the wrong kind', (key) => {
    expect(isValidSetting(key, DEFAULT_SETTINGS[key])).toBe(true)
    for (const value of [null, undefined, Number.NaN, {}, [1]]) expect(isValidSetting(key, value)).toBe(false)
  })

  it.each([
    ['callTimeoutMs', [1, 2 ** 31 - 1], [-1, 2 ** 31, Infinity]],
    ['opinionEnforcedBytes', [1, 10_485_760], [0, 20_000_000]],
    ['popupImageHosts', [['images.example', 'a.example:8443']], [['x; script-src *'], ['https://a.example'], ['']]],
    ['idempotencyHeader', ['', 'X-Press'], ['a\r\nb', 'a b', 'a:b']],
    ['originalNameHeader', ['x-name'], ['']],
    ['performanceMaxFiles', [0, 3], [-3, 2.5]],
    ['queueMaxTtlSeconds', [0.5, 30], [0, 100_000_000]],
    ['gatedActions', [[], ['act_1', 'debug']], [['act_x'], ['act_99'], ['']]],
    [
      'callCentre',
      [
        { application: '1533-0500', proof: [] },
        { application: '+82 2 123-4567', proof: ['1644-5332'] },
      ],
      [
        { application: '<b>', proof: [] },
        { application: '1533-0500', proof: [''] },
      ],
    ],
    ['guardEnd', ['', '18:00', '2025-10-29 18:00'], ['soon', '25:00', '2025-13-01 10:00']],
    ['ipLookupUrls', [['https://ip.example/json', '/ip']], [[''], ['ftp://x']]],
    [
      'allowedAddresses',
      [['192.0.2.1', '255.255.255.255', '2001:db8::1', '::', '::ffff:192.0.2.1', '1:2:3:4:5:6:7:8']],
      [['nope'], ['192.0.2'], ['cafe'], ['999.999.999.999'], ['2001:::1'], ['1::2::3'], ['1:2:3:4:5:6:7']],
    ],
    ['providerOrigins', [['https://a.example', 'http://localhost:4001']], [['x'], ['https://a.example/path']]],
  ] as const)('accepts %s as %j and rejects %j', (key, meant, invalid) => {
    for (const value of meant) expect(isValidSetting(key, value)).toBe(true)
    for (const value of invalid) expect(isValidSetting(key, value)).toBe(false)
  })
})
