import { describe, expect, it } from 'vitest'
import { choicesOf, isSettingValue } from './read-settings.ts'
import { DEFAULT_SETTINGS, type Settings } from './settings.ts'

/** The default of every setting, and every alternative value. */
const CHOICES = [
  ['consentSet', 'v3', ['admin']],
  ['mydataDecline', 'allow', ['block']],
  ['messageSet', 'ko', ['en']],
  ['missingRequiredFiles', 'block', ['empty']],
  ['fileParts', 'six', ['three']],
  ['accountErrorText', 'plain', ['retry30']],
  ['popupPrioritySource', 'popupSn', ['popupPriority']],
  ['supplementOrder', 'delete-first', ['update-first']],
  ['replaceMode', 'batch', ['multipart']],
  ['supplementCreateMode', 'batch', ['single']],
  ['phoneProvider', 'nice', ['kmc']],
  ['casesStoredValue', '건', ['건수']],
] as const satisfies readonly (readonly [keyof Settings, string, readonly string[]])[]

const SWITCHES = {
  requireAllChecks: false,
  paymentCertificates: false,
  detailPageRequest: false,
  sameWaitBypass: true,
  officialStrip: false,
  enableTestTools: false,
}

const NUMBERS = {
  performanceMaxFiles: 0,
  queueMaxTtlSeconds: 1,
  opinionShownLimitMb: 3,
  usualStepDays: 0,
  opinionEnforcedBytes: 10_485_760,
  callTimeoutMs: 5000,
  transferIdleMs: 30_000,
  transferMaxMs: 600_000,
  ipLookupTimeoutMs: 5000,
}

const LISTS = {
  accountEditStatuses: ['이체결과오류'],
  popupImageHosts: [],
  gatedActions: [
    'act_1',
    'act_3',
    'act_7',
    'act_8',
    'act_9',
    'act_10',
    'act_11',
    'act_12',
    'act_13',
    'act_14',
    'debug',
  ],
  ipLookupUrls: [],
  allowedAddresses: [],
  adminPagesExtra: [],
  providerOrigins: [],
}

const TEXTS = {
  idempotencyHeader: 'Idempotency-Key',
  originalNameHeader: 'x-amz-meta-original-filename',
  authorization: '',
  guardEnd: '',
  noticeEnd: '',
  noticeBy: '',
  agencyName: '사업 운영기관',
  recipientName: '업무 수탁기관',
}

const ADDRESSES = {
  apiBaseUrl: '',
  adminApiBaseUrl: '',
  queueUrl: '',
  simpleProviderUrl: '',
  integrationProviderUrl: '',
  returnBaseUrl: '',
  manualUrl: '/pdf/manual.pdf',
  announcementUrl: '/pdf/announcement.pdf',
  homepageUrl: '',
  privacyUrl: '',
  termsUrl: '',
  chatbotUrl: '',
  creditProgramUrl: '',
  cdnBaseUrl: '',
  failureReportUrl: '',
}

describe('the default settings', () => {
  it('have the documented values', () =>
    expect(DEFAULT_SETTINGS).toEqual({
      ...Object.fromEntries(CHOICES.map(([key, preset]) => [key, preset])),
      ...{ ...SWITCHES, ...NUMBERS, ...LISTS, ...TEXTS, ...ADDRESSES },
      pledgePath: 'forms/pledge.hwpx',
      callCentre: { application: '1533-0500', proof: ['1644-5332', '1644-5333'] },
    }))
})

describe('the settings of a deployment', () => {
  it.each(CHOICES)('accept, for %s, only the value %s or one of %j', (key, preset, others) => {
    expect(choicesOf(key)).toEqual([preset, ...others])
    for (const word of [preset, ...others]) expect(isSettingValue(key, word)).toBe(true)
    for (const word of ['', 'other', preset.toUpperCase() + preset, 1, true, null, [preset]])
      expect(isSettingValue(key, word)).toBe(false)
  })

  it.each(Object.keys(SWITCHES) as (keyof typeof SWITCHES)[])('accept on or off for %s', (key) => {
    for (const value of [true, false]) expect(isSettingValue(key, value)).toBe(true)
    for (const value of ['true', 1, null, undefined, []]) expect(isSettingValue(key, value)).toBe(false)
  })

  it.each(Object.keys(NUMBERS) as (keyof typeof NUMBERS)[])('accept only a number above 0 for %s', (key) => {
    for (const value of [1, 0.5, NUMBERS[key]]) expect(isSettingValue(key, value)).toBe(true)
    for (const value of ['1', -1, Number.NaN, Number.POSITIVE_INFINITY, null, true])
      expect(isSettingValue(key, value)).toBe(false)
    expect(isSettingValue(key, 0)).toBe(NUMBERS[key] === 0)
  })

  it.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])('accept any text for %s', (key) => {
    for (const value of ['', '어떤 글', 'javascript:']) expect(isSettingValue(key, value)).toBe(true)
    for (const value of [1, null, true, ['a']]) expect(isSettingValue(key, value)).toBe(false)
  })

  it.each(Object.keys(LISTS) as (keyof typeof LISTS)[])('accept a list of strings for %s', (key) => {
    expect(isSettingValue(key, [])).toBe(true)
    expect(isSettingValue(key, ['/a', 'https://files.example/b'])).toBe(true)
    for (const value of ['a', ['a', 1], { 0: 'a' }, null]) expect(isSettingValue(key, value)).toBe(false)
  })

  it('accept one number and a list of numbers for the call centre', () => {
    const fits = (value: unknown) => isSettingValue('callCentre', value)
    expect(fits({ application: '1', proof: [] })).toBe(true)
    expect(fits({ application: '1', proof: ['2', '3'] })).toBe(true)
    for (const wrong of [
      null,
      '1533-0500',
      [],
      { application: '1' },
      { proof: ['2'] },
      { application: 1, proof: ['2'] },
      { application: '1', proof: '2' },
      { application: '1', proof: [2] },
    ])
      expect(fits(wrong)).toBe(false)
  })
})

describe('the configurable addresses', () => {
  it.each(Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[])(
    "%s leads to the portal's own origin, to http(s) or nowhere",
    (key) => {
      for (const address of ['', '/files/a.pdf', '/', 'http://files.example', 'https://files.example/a?b=c#d'])
        expect(isSettingValue(key, address)).toBe(true)
      for (const address of [
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://files.example',
        '//files.example',
        'files.example',
        ' https://files.example',
        'https://files.example/a b',
        'https://',
        'javascript:x//https://files.example',
        1,
        null,
      ])
        expect(isSettingValue(key, address)).toBe(false)
    },
  )

  it('reject a list with one wrong address', () => {
    expect(isSettingValue('ipLookupUrls', ['https://ip.example', '/ip'])).toBe(true)
    expect(isSettingValue('ipLookupUrls', ['https://ip.example', 'javascript:x'])).toBe(false)
    expect(isSettingValue('providerOrigins', ['any text'])).toBe(true)
  })
})
