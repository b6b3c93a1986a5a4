import { applicationStatusName } from '#domain/application-status/application-status.table'
import { waitBeganAt } from '#domain/application/result/next-step'
import { DEFAULT_MAINTENANCE } from '#domain/notice/dated-notices.table'
import { announcedStartOf } from '#domain/notice/maintenance-window'
import { MAX_FILE_SIZE_BYTES } from '#domain/programme/parameters'
import { PROOF_STATUSES, proofStatusName } from '#domain/proof/proof-status.table'
import { MAX_TIMER_MS, parseSettingsOrDefaults } from '#domain/settings/parse-settings'
import { isValidSetting } from '#domain/settings/setting-validity'
import { DEFAULT_SETTINGS, SETTING_TABLE, type SettingKind, type Settings } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { parseInstant } from '#domain/time/written-dates'
import type { FunctionCase } from '../../rule-entry.ts'
import { formatSettingValue, SETTING_WORDS } from './setting-words.rules.ts'

const SETTING_ROWS = (Object.keys(SETTING_WORDS) as (keyof Settings)[]).flatMap((setting) => {
  const words = SETTING_WORDS[setting]
  if (typeof words === 'string') return []
  const preset = DEFAULT_SETTINGS[setting]
  const others =
    typeof words.values === 'function'
      ? '정하는 대로'
      : Object.keys(words.values)
          .filter((value) => value !== `${preset as string | boolean}`)
          .map((value) => formatSettingValue(setting, value))
          .join(', ')
  return [{ cells: [words.decides, formatSettingValue(setting, preset), others, setting], ref: words.ref }]
})

/** Ends of the default maintenance window on the day that the notice gives, and on the next day. */
const MOVED_ENDS = ['2025-10-29 01:00', '2025-10-30 01:00']

const announcedStartWords = (end: string): string => {
  const window = { ...DEFAULT_MAINTENANCE, landing: null, until: parseInstant(end) ?? DEFAULT_MAINTENANCE.until }
  return `끝이 ${end}이면 시작을 ${announcedStartOf(window) === null ? '적지 않는다' : '적는다'}`
}

/** The statuses of a proof that starts no new wait. [D2-713] */
const STARTING_NO_WAIT = PROOF_STATUSES.filter(
  (status) => waitBeganAt({ updatedAt: null }, [{ status, updatedAt: kstInstant('2025-06-24'), registeredAt: null }]) === null,
)
  .map(proofStatusName)
  .join(', ')

const USED = '쓴다'
const REPORTED = '쓰지만, 배포 전 점검이 알린다'
const REPLACED = '지금 값으로 본다'

/** What the portal and the check before a deployment make of a value of a setting. */
const settingOutcome = (setting: keyof Settings, value: unknown): string => {
  if (isValidSetting(setting, value)) return USED
  return parseSettingsOrDefaults({ [setting]: value })[setting] === value ? REPORTED : REPLACED
}

const [TRANSFER_ERROR, HOLD] = [applicationStatusName('transferError'), applicationStatusName('hold')]

const CHECKED_SETTINGS: readonly (readonly [ref: string, setting: keyof Settings, outcome: string, ...values: readonly unknown[]])[] = [
  ['D1-382', 'mydataDecline', USED, 'block'],
  ['D1-382', 'mydataDecline', REPLACED, 'perhaps', true],
  ['D1-382', 'requireAllChecks', USED, true, false],
  ['D1-382', 'requireAllChecks', REPLACED, 'true'],
  ['D1-551', 'callTimeoutMs', USED, 0.5, MAX_TIMER_MS],
  ['D1-551', 'callTimeoutMs', REPLACED, 0, MAX_TIMER_MS + 1, '900'],
  ['D1-551', 'usualStepDays', USED, 0, 1],
  ['D1-551', 'usualStepDays', REPORTED, 2.5],
  ['D1-551', 'usualStepDays', REPLACED, -1],
  ['P-193', 'queueMaxTtlSeconds', USED, 2_147_483],
  ['P-193', 'queueMaxTtlSeconds', REPORTED, 2_147_484],
  ['D1-551', 'opinionEnforcedBytes', USED, 1, MAX_FILE_SIZE_BYTES],
  ['D1-551', 'opinionEnforcedBytes', REPORTED, MAX_FILE_SIZE_BYTES + 1],
  ['D1-382', 'agencyName', USED, '기관', ''],
  ['D1-382', 'agencyName', REPLACED, 1],
  ['D1-382', 'manualUrl', USED, '', '/m.pdf', 'http://a.example', 'https://a.example/m.pdf'],
  ['D1-382', 'manualUrl', REPLACED, '//a.example', 'm.pdf', 'ftp://a.example', 'see https://a.example', 'https://', 'https://a.example/m n.pdf'],
  ['D3-24', 'originalNameHeader', USED, 'x-name'],
  ['D3-24', 'originalNameHeader', REPORTED, '', 'x name', 'x:'],
  ['E-204', 'idempotencyHeader', USED, '', 'x-key'],
  ['E-204', 'idempotencyHeader', REPORTED, 'x key', ':x'],
  ['P-233', 'guardEnd', USED, '', '18:00', '2025-10-29 18:00'],
  ['P-233', 'guardEnd', REPORTED, '24:00', '2025-10-32 18:00'],
  ['A-174', 'accountEditStatuses', USED, [], [TRANSFER_ERROR, HOLD]],
  ['A-174', 'accountEditStatuses', REPLACED, HOLD, [HOLD, 1]],
  ['E-160', 'ipLookupUrls', USED, [], ['/ip', 'https://a.example']],
  ['E-160', 'ipLookupUrls', REPORTED, ['']],
  ['E-160', 'ipLookupUrls', REPLACED, ['/ip', 'ftp://a.example']],
  ['P-229', 'popupImageHosts', USED, ['a.example', 'a-b.example:8443']],
  ['P-229', 'popupImageHosts', REPORTED, ['a.example', ''], ['https://a.example'], ['a.example:'], ['a.example:844300'], ['a.example/x']],
  ['D1-25', 'providerOrigins', USED, ['https://a.example', 'http://localhost:4001']],
  ['D1-25', 'providerOrigins', REPORTED, ['a.example'], ['https://a.example/'], ['see https://a.example'], ['https://a.example:400100']],
  ['E-159', 'allowedAddresses', USED, ['192.0.2.1', '255.255.255.255'], ['::', '2001:db8::1', 'CAFE::1', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::ffff:192.0.2.1']],
  ['E-159', 'allowedAddresses', REPORTED, ['192.0.2'], ['192.0.2.1.1'], ['192.0.2.1000'], ['192.0.2.256'], ['cafe'], ['1:2:3:4:5:6:7'], ['1:2:3:4:5:6:7:8:9'],
    ['1:2:3:4::5:6:7:8'], ['1::2::3'], ['::12345'], ['::g'], ['::ffff:192.0.2.256']],
  ['D1-51', 'gatedActions', USED, [], ['act_1', 'debug']],
  ['D1-51', 'gatedActions', REPORTED, ['act_1', 'act_99']],
  ['D1-41', 'callCentre', USED, { application: '1500-0001', proof: [] }, { application: '+82 (2) 123-4567', proof: ['1600-0002'] }],
  ['D1-41', 'callCentre', REPORTED, { application: '', proof: [] }, { application: '1', proof: [] }, { application: '1500-0001', proof: ['1600-0002', '전화'] }],
  ['D1-41', 'callCentre', REPLACED, '1500-0001', { application: '1500-0001' }, { application: 15, proof: [] }],
]

/** The settings of a kind. A setting without a line in the table is followed by its default. */
const settingsOfKind = (kind: SettingKind): string =>
  (Object.keys(SETTING_TABLE) as (keyof Settings)[])
    .filter((key) => SETTING_TABLE[key][0] === kind)
    .map((key) => (typeof SETTING_WORDS[key] === 'string' ? `${key} (${SETTING_TABLE[key].slice(1).map((value) => JSON.stringify(value)).join(', ')})` : key))
    .join(', ')

/** The expected lists, written by hand: a setting whose kind or default changes by mistake then fails its case. */
const SETTINGS_OF_KIND: Readonly<Record<SettingKind, string>> = {
  choice: 'consentSet, mydataDecline, messageSet, missingRequiredFiles, fileParts ("six", "three"), accountErrorText, popupPrioritySource, supplementOrder, replaceMode, supplementCreateMode, phoneProvider, casesStoredValue ("건", "건수")',
  yesNo: 'requireAllChecks, paymentCertificates, detailPageRequest, sameWaitBypass, officialStrip, enableTestTools',
  texts: 'accountEditStatuses',
  count: 'usualStepDays, performanceMaxFiles',
  text: 'noticeBy, authorization (""), pledgePath ("forms/pledge.hwpx"), agencyName, recipientName',
  hosts: 'popupImageHosts',
  number: 'opinionShownLimitMb, callTimeoutMs, transferIdleMs, transferMaxMs, ipLookupTimeoutMs',
  bytes: 'opinionEnforcedBytes',
  url: 'apiBaseUrl (""), adminApiBaseUrl (""), queueUrl, simpleProviderUrl, integrationProviderUrl (""), returnBaseUrl (""), manualUrl ("/pdf/manual.pdf"), announcementUrl ("/pdf/announcement.pdf"), homepageUrl (""), privacyUrl (""), termsUrl (""), chatbotUrl (""), creditProgramUrl (""), cdnBaseUrl (""), failureReportUrl ("")',
  headerOrNone: 'idempotencyHeader',
  header: 'originalNameHeader ("x-amz-meta-original-filename")',
  queueActions: 'gatedActions',
  seconds: 'queueMaxTtlSeconds',
  koreanTime: 'guardEnd, noticeEnd',
  urls: 'ipLookupUrls',
  visitors: 'allowedAddresses, adminPagesExtra',
  origins: 'providerOrigins',
  callCentre: 'callCentre',
}

const NO_SETTINGS: readonly (readonly [given: string, raw: unknown])[] = [['설정 파일이 글임', 'text'], ['설정 파일이 빈 목록임', []], ['모르는 설정만 있음', { unknown: 1 }]]

const SETTING_CASES: readonly FunctionCase[] = [
  ...CHECKED_SETTINGS.flatMap(([ref, setting, outcome, ...values]) =>
    values.map((value): FunctionCase => ({ proves: [ref], given: `${setting}: ${JSON.stringify(value)}`, outcome, ask: () => settingOutcome(setting, value) })),
  ),
  ...(Object.keys(SETTINGS_OF_KIND) as SettingKind[]).map((kind): FunctionCase => ({
    proves: ['D1-382'],
    given: `종류가 ${kind}인 설정과 기본값`,
    outcome: SETTINGS_OF_KIND[kind],
    ask: () => settingsOfKind(kind),
  })),
  ...NO_SETTINGS.map(([given, raw]): FunctionCase => ({
    proves: ['D1-382'],
    given,
    outcome: '모든 설정이 지금 값이다',
    ask: () => (JSON.stringify(parseSettingsOrDefaults(raw)) === JSON.stringify(DEFAULT_SETTINGS) ? '모든 설정이 지금 값이다' : '다른 값이 있다'),
  })),
]

export const SETTINGS_REFERENCE_TABLE = {
  title: '규칙을 바꾸는 운영 설정',
  synonyms: ['기본 설정', '설정값', '운영기관이 고르는 것'],
  question: '운영기관은 무엇을 고를 수 있고, 고르지 않으면 무엇이 적용됩니까?',
  no: 82,
  answer: '운영기관이 고르지 않으면 ‘지금 값’이 적용되고, 규칙집은 그 값으로 적혀 있다.',
  notes: [
    { says: '종류가 다르거나 없는 선택지인 설정, 허용되지 않은 주소, 범위를 벗어난 수는 지금 값으로 본다. 시간은 0보다 크고 2,147,483,647밀리초까지, 의견 파일의 상한은 파일 크기 상한까지이다. 읽을 수 없는 시각은 정하지 않은 것으로 본다.', refs: ['D1-382', 'D1-551'] },
    { says: `기본 점검 시간의 끝(guardEnd)만 바꾸면 안내도 그 끝을 알린다. 끝이 다른 날로 바뀌면 안내에 시작을 적지 않는다. 예: ${MOVED_ENDS.map(announcedStartWords).join(', ')}.`, refs: ['D3-132'] },
    { says: `한 단계의 날수(usualStepDays)를 정하면, 단계가 끝나는 날은 신청이나 증빙(${STARTING_NO_WAIT}인 것은 뺀다)이 마지막으로 바뀐 날(의견의 답변은 의견을 보낸 날)에 그 날수를 더한 날(토요일이나 일요일이면 그다음 월요일)이고, 결정되는 날은 거기에 남은 단계(제31조)마다 그 날수를 더한 날(주말이어도 그대로)이며, 그날이 지나면 확인이 평소보다 길어진다고 알린다.`, refs: ['D2-136', 'D2-560', 'D2-713', 'D2-785', 'D2-922'] },
  ],
  source: DEFAULT_SETTINGS,
  columns: ['정하는 것', '지금 값', '다른 값', '설정'],
  rows: SETTING_ROWS,
  functionCases: SETTING_CASES,
}
