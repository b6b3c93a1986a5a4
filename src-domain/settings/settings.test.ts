import { describe, expect, it } from 'vitest'
import { settingChoices, isSettingAcceptedByPage } from './parse-settings.ts'
import { DEFAULT_SETTINGS, SETTING_TABLE, type SettingKind, type Settings } from './settings.ts'

type Key = keyof Settings
const KEYS = Object.keys(SETTING_TABLE) as Key[]

describe('the default settings', () => {
  it.each<readonly [string, Partial<Settings>]>([
    ['D2-01', { consentSet: 'v3' }],
    ['D2-03', { mydataDecline: 'allow' }],
    ['D2-14', { messageSet: 'ko' }],
    ['D2-16', { requireAllChecks: false }],
    ['D2-23', { paymentCertificates: false }],
    ['D2-24', { missingRequiredFiles: 'block' }],
    ['D2-25', { fileParts: 'six' }],
    ['D2-32', { accountErrorText: 'plain' }],
    ['D2-38', { accountEditStatuses: ['이체결과오류'] }],
    ['D2-43', { detailPageRequest: false }],
    ['D1-15', { popupPrioritySource: 'popupSn' }],
    ['D1-24', { phoneProvider: 'nice' }],
    ['D1-232', { idempotencyHeader: 'Idempotency-Key' }],
    ['D3-03', { opinionShownLimitMb: 3, opinionEnforcedBytes: 10_485_760 }],
    ['D3-04', { casesStoredValue: '건' }],
    ['D3-06', { supplementCreateMode: 'batch' }],
    ['D3-07', { replaceMode: 'batch' }],
    ['D3-08', { supplementOrder: 'delete-first' }],
    ['D3-21', { performanceMaxFiles: 0 }],
    ['D3-46', { sameWaitBypass: true }],
    ['P-299', { queueMaxTtlSeconds: 1 }],
    ['P-304', { transferIdleMs: 30_000, transferMaxMs: 600_000 }],
    ['E-173', { callTimeoutMs: 5000 }],
  ])('[%s] the default settings contain %j', (_, stated) => expect(DEFAULT_SETTINGS).toMatchObject(stated))
})

type Examples = { readonly valid: readonly unknown[]; readonly invalid: readonly unknown[] }

const VALID_URLS = ['/files/a.pdf', '/', 'http://files.example', 'https://files.example/a?b=c#d']
const INVALID_URLS = [
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://files.example',
  '//files.example',
  'files.example',
  ' https://files.example',
  'https://files.example/a b',
  'https://',
  'javascript:x//https://files.example',
]
const text: Examples = { valid: ['', '어떤 글', 'javascript:'], invalid: [1, null, true, ['a']] }
const texts: Examples = { valid: [[], ['/a', '어떤 글']], invalid: ['a', ['a', 1], { 0: 'a' }, null] }
const above0: Examples = { valid: [1, 0.5], invalid: ['1', -1, Number.NaN, Number.POSITIVE_INFINITY, null, true] }

const EXAMPLES: Readonly<Record<SettingKind, Examples>> = {
  choice: { valid: [], invalid: ['', 'other', 1, true, null, ['ko']] },
  yesNo: { valid: [true, false], invalid: ['true', 1, null, undefined, []] },
  number: { valid: [...above0.valid, 2 ** 31 - 1], invalid: [...above0.invalid, 0, 2 ** 31] },
  seconds: { ...above0, invalid: [...above0.invalid, 0] },
  bytes: { ...above0, invalid: [...above0.invalid, 0] },
  count: { ...above0, valid: [...above0.valid, 0] },
  text,
  header: text,
  headerOrNone: text,
  koreanTime: text,
  url: { valid: ['', ...VALID_URLS], invalid: [...INVALID_URLS, 1, null] },
  texts,
  hosts: texts,
  origins: texts,
  visitors: texts,
  queueActions: texts,
  urls: { valid: [[], VALID_URLS], invalid: ['a', null, ...INVALID_URLS.map((url) => ['/', url])] },
  callCentre: {
    valid: [
      { application: '1', proof: [] },
      { application: '1', proof: ['2', '3'] },
    ],
    invalid: [
      null,
      '1533-0500',
      [],
      { application: '1' },
      { proof: ['2'] },
      { application: 1, proof: ['2'] },
      { application: '1', proof: '2' },
      { application: '1', proof: [2] },
    ],
  },
}

describe('the settings of a deployment', () => {
  it.each(KEYS)('accepts only values of the right kind for %s', (key) => {
    const { valid, invalid } = EXAMPLES[SETTING_TABLE[key][0]]
    const accepted = (values: readonly unknown[]) => values.filter((value) => isSettingAcceptedByPage(key, value))
    expect(accepted([...valid, DEFAULT_SETTINGS[key]])).toEqual([...valid, DEFAULT_SETTINGS[key]])
    expect(accepted(invalid)).toEqual([])
  })

  it('a setting with fixed options accepts and lists each option', () => {
    for (const key of KEYS) {
      const [kind, ...words] = SETTING_TABLE[key]
      if (kind === 'choice') for (const word of words) expect(isSettingAcceptedByPage(key, word)).toBe(true)
      expect(settingChoices(key)).toEqual(kind === 'choice' ? words : undefined)
    }
  })
})
