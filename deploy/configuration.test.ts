import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseSettingsOrDefaults } from '#domain/settings/parse-settings'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import {
  configurationSchema,
  configurationErrors,
  configurationWarnings,
  SAMPLE_CONFIGURATION,
} from './configuration.ts'

describe('the check of `config.json`', () => {
  it('reports no error for a file with default settings', () => {
    expect(configurationErrors(JSON.stringify({ $schema: './config.schema.json', ...DEFAULT_SETTINGS }))).toEqual([])
    expect(configurationErrors('{"queueUrl":"https://queue.example"}')).toEqual([])
    expect(configurationErrors('{}')).toEqual([])
  })

  it('[P-193] [P-203] reports no error for the sample', () => {
    expect(configurationErrors(JSON.stringify(SAMPLE_CONFIGURATION))).toEqual([])
    expect(SAMPLE_CONFIGURATION).toMatchObject({ sameWaitBypass: false, queueMaxTtlSeconds: 30 })
  })

  it.each([
    ['<html></html>', 'It is not JSON from line 1, column 1 on.'],
    ['', 'It is not JSON from line 1, column 1 on.'],
    ['{\n  "queueUrl": "",\n}\n', 'It is not JSON from line 3, column 1 on.'],
    ['{"officialStrip": off}', 'It is not JSON from line 1, column 19 on.'],
    ['{"callTimeoutMs": 5e}', 'It is not JSON from line 1, column 20 on.'],
    ['{"callTimeoutMs": 5000} x', 'It is not JSON from line 1, column 25 on.'],
    ['\uFEFF{}', 'It begins with a byte order mark'],
    ['{"queueUrl":"","queueUrl":"/q"}', '"queueUrl" occurs twice'],
    ['{"usualStepDays":-3}', '"usualStepDays" must be a whole number, 0 or above, but is -3.'],
    ['{"performanceMaxFiles":2.5}', '"performanceMaxFiles" must be a whole number, 0 or above, but is 2.5.'],
    ['{"queueMaxTtlSeconds":1e8}', '"queueMaxTtlSeconds" must be a number of seconds above 0, at most 2147483, but'],
    ['{"accountEditStatuses":["foo"]}', '"accountEditStatuses" must be a list of statuses ('],
    ['{"accountEditStatuses":["사용자삭제"]}', '"accountEditStatuses" must be a list of statuses ('],
    ['{"accountEditStatuses":["이체결과오류","지급완료"]}', '"accountEditStatuses" must be a list of statuses ('],
    ['{"accountEditStatuses":"신청"}', '"accountEditStatuses" must be a list of statuses ('],
    ['{"gatedActions":["act_99"]}', '"gatedActions" must be a list of actions of the queue (act_1, act_3, '],
    ['[]', 'It does not contain an object with settings.'],
    ['null', 'It does not contain an object with settings.'],
    ['{"queueURL":""}', '"queueURL" is not a setting: did you mean "queueUrl"?'],
    ['{"weather":"fine"}', '"weather" is not a setting.'],
    ['{"consentSet":"v4"}', '"consentSet" must be one of "v3", "admin", but is "v4".'],
    ['{"callTimeoutMs":"5000"}', '"callTimeoutMs" must be a number above 0, at most 2147483647, but is "5000".'],
    ['{"callTimeoutMs":0}', '"callTimeoutMs" must be a number above 0, at most 2147483647, but is 0.'],
    ['{"callTimeoutMs":1e12}', '"callTimeoutMs" must be a number above 0, at most 2147483647'],
    ['{"idempotencyHeader":"a\\r\\nb"}', '"idempotencyHeader" must be the name of a header, or an empty text, but is'],
    ['{"allowedAddresses":["nope"]}', '"allowedAddresses" must be a list of IP addresses such as 192.0.2.1, but is'],
    ['{"guardEnd":"soon"}', '"guardEnd" must be a Korean time such as 18:00'],
    ['{"officialStrip":"yes"}', '"officialStrip" must be true or false, but is "yes".'],
    ['{"manualUrl":"javascript:x"}', '"manualUrl" must be a URL (https://… or /…), or an empty text'],
    ['{"ipLookupUrls":["ftp://x"]}', '"ipLookupUrls" must be a list of URLs'],
    ['{"gatedActions":"act_1"}', 'act_14, debug), but is "act_1".'],
    ['{"agencyName":1}', '"agencyName" must be a text, but is 1.'],
    [
      '{"callCentre":"1533"}',
      '"callCentre" must be an object with "application" (a telephone number) and "proof" (a list of them)',
    ],
  ])('reports, for %s: %s', (text, fault) => {
    expect(configurationErrors(text)).toEqual([expect.stringContaining(fault) as string])
  })

  it('reports no JSON error for a valid JSON text', () => {
    for (const value of ['{"a":[1,-2.5e3,{},[],"\\u00e9\\n",null,true]} ', '[]', '"x"', ' 0 '])
      expect(configurationErrors(value).filter((fault) => fault.includes('not JSON'))).toEqual([])
  })

  it('warns about empty settings, an ineffective queue and an unlisted provider', () => {
    const gaps = configurationWarnings(SAMPLE_CONFIGURATION).join('\n')
    for (const name of ['providerOrigins', 'simpleProviderUrl', 'integrationProviderUrl', 'queueUrl'])
      expect(gaps).toContain(`"${name}" is empty: `)
    const set = {
      ...SAMPLE_CONFIGURATION,
      providerOrigins: ['https://certify.example'],
      simpleProviderUrl: 'https://simple.example/start',
      integrationProviderUrl: 'https://certify.example/start',
      queueUrl: 'https://queue.example',
    }
    expect(configurationWarnings(set)).toEqual([])
    const unsafe = { ...set, gatedActions: [], sameWaitBypass: true, queueMaxTtlSeconds: 1 }
    for (const name of ['gatedActions', 'sameWaitBypass', 'queueMaxTtlSeconds'])
      expect(configurationWarnings(unsafe).join('\n')).toContain(`"${name}" is `)
    expect(configurationWarnings({ ...set, integrationProviderUrl: 'https://other.example/start' })).toEqual([
      expect.stringContaining('https://other.example, which "providerOrigins" does not list') as string,
    ])
  })

  it('reports no error for the trial with the fake world', () => {
    const text = readFileSync(new URL('trial.json', import.meta.url), 'utf8')
    expect(configurationErrors(text)).toEqual([])
    expect(configurationWarnings(parseSettingsOrDefaults(JSON.parse(text)))).toEqual([])
  })

  it('the schema has a row for each setting', () => {
    const { properties, additionalProperties } = configurationSchema() as {
      readonly properties: Readonly<Record<string, object>>
      readonly additionalProperties: boolean
    }
    expect(additionalProperties).toBe(false)
    expect(Object.keys(properties).toSorted()).toEqual(['$schema', ...Object.keys(DEFAULT_SETTINGS)].toSorted())
    expect(properties['mydataDecline']).toEqual({ enum: ['allow', 'block'], default: 'allow' })
    expect(properties['ipLookupUrls']).toMatchObject({ type: 'array', items: { type: 'string' } })
  })
})
