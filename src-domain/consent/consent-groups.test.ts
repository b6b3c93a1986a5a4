import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { decideSavedConsents } from './consent-choice.ts'
import { type ConsentPage, consentGroups, missingConsents, consentPageOf } from './consent-groups.ts'
import { CONSENT_ROWS, MYDATA_CONSENT_NAMES, type ConsentAnswers, type ConsentColumn } from './consent-items.table.ts'

const answered = (value: boolean, columns: readonly ConsentColumn[]): ConsentAnswers =>
  Object.fromEntries(columns.map((column) => [column, value]))
const ALL = answered(
  true,
  CONSENT_ROWS.v3.map(({ column }) => column),
)
const DECLINED = { ...ALL, ...answered(false, MYDATA_CONSENT_NAMES) }

describe('the required consents that are missing among saved consents', () => {
  it('[A-035] all required consents are missing if nothing was saved', () => {
    const required = CONSENT_ROWS.v3.filter((row) => row.required).map(({ column }) => column)
    expect(missingConsents({}, 'rapid', DEFAULT_SETTINGS)).toEqual(required)
    expect(missingConsents(ALL, 'rapid', DEFAULT_SETTINGS)).toEqual([])
  })
  it('[A-035] an optional consent (promotion) never counts as missing', () => {
    for (const { column, required } of CONSENT_ROWS.v3.filter(({ group }) => !group.startsWith('mydata')))
      expect(missingConsents({ ...ALL, [column]: false }, 'rapid', DEFAULT_SETTINGS)).toEqual(required ? [column] : [])
  })
  it('[A-022] consents about deliveries are missing only for a rapid payment', () => {
    const without = { ...ALL, ...answered(false, ['delivery_receive_yn', 'delivery_provide_yn']) }
    expect(missingConsents(without, 'confirmed', DEFAULT_SETTINGS)).toEqual([])
    expect(missingConsents(without, 'rapid', DEFAULT_SETTINGS)).toEqual(['delivery_receive_yn', 'delivery_provide_yn'])
  })
  it('[A-045] [A-041] missing consents exclude declined public data if the setting allows declining', () => {
    expect(missingConsents(DECLINED, 'confirmed', DEFAULT_SETTINGS)).toEqual([])
    expect(missingConsents(DECLINED, 'confirmed', { consentSet: 'v3', mydataDecline: 'block' })).toEqual(
      MYDATA_CONSENT_NAMES,
    )
    const half = { ...DECLINED, mydata_personal_yn: true }
    expect(missingConsents(half, 'confirmed', DEFAULT_SETTINGS)).toEqual(MYDATA_CONSENT_NAMES.slice(1))
  })
  it('[A-023] missing consents are those of the configured set', () =>
    expect(missingConsents(ALL, 'confirmed', { consentSet: 'admin', mydataDecline: 'allow' })).toEqual([
      'info_admin_yn',
    ]))
})

describe('the saved consents', () => {
  const BLOCKED = { consentSet: 'v3', mydataDecline: 'block' } as const
  const without = (column: ConsentColumn) => ({ ...ALL, [column]: false })
  const [ofInfo] = CONSENT_ROWS.v3.filter(({ required, column }) => required && consentPageOf(column) === 'info')

  it('[A-022] each saved consent belongs to one page', () => {
    expect(MYDATA_CONSENT_NAMES.map(consentPageOf)).toEqual(MYDATA_CONSENT_NAMES.map(() => 'mydata'))
    expect(consentPageOf('info_promotion_yn')).toBe('info')
  })

  it.each([
    ['nothing was saved', {}, DEFAULT_SETTINGS, 'incomplete', 'CC-2', 'info'],
    ['all were given', ALL, DEFAULT_SETTINGS, 'complete', 'CC-3', 'mydata'],
    ['public data was declined', DECLINED, DEFAULT_SETTINGS, 'declined', 'CC-1', 'mydata'],
    ['public data was declined where that is blocked', DECLINED, BLOCKED, 'incomplete', 'CC-2', 'mydata'],
    [
      'one of the public-data consents is missing',
      without('mydata_personal_yn'),
      DEFAULT_SETTINGS,
      'incomplete',
      'CC-2',
      'mydata',
    ],
    [
      'one of the consents on the first page is missing',
      without(ofInfo?.column ?? 'info_promotion_yn'),
      DEFAULT_SETTINGS,
      'incomplete',
      'CC-2',
      'info',
    ],
  ] as const)('[A-035] [A-041] [A-045] %s', (_, answers, settings, verdict, rule, page) =>
    expect(decideSavedConsents(answers, 'rapid', settings)).toMatchObject({
      verdict,
      because: { rule },
      facts: { page },
    }),
  )
})

const ADMIN = { ...DEFAULT_SETTINGS, consentSet: 'admin' } as const
const keysOf = (page: ConsentPage, type: 'rapid' | 'confirmed', settings: typeof ADMIN | typeof DEFAULT_SETTINGS) =>
  consentGroups(page, type, settings).map((group) => group.key)

describe('[A-014] every item has all its parts and starts unchecked and closed', () => {
  const groups = [
    ...consentGroups('info', 'rapid', DEFAULT_SETTINGS),
    ...consentGroups('mydata', 'rapid', DEFAULT_SETTINGS),
  ]
  it.each(groups.flatMap((group) => group.items))('$saveColumn', (item) => {
    expect(Object.keys(item).toSorted()).toEqual(
      ['checked', 'content', 'contentTitle', 'orderNo', 'required', 'saveColumn', 'showContent', 'title'].toSorted(),
    )
    expect(item).toMatchObject({ checked: false, showContent: false })
    expect(item.title.length).toBeGreaterThan(0)
    expect(item.contentTitle).toBe(item.content.heading)
  })
})

describe('[A-025] the groups of a page', () => {
  it('[A-022] the groups include the delivery group for rapid applications only', () => {
    expect(keysOf('info', 'rapid', DEFAULT_SETTINGS)).toEqual(['personal', 'admin', 'confirm', 'delivery'])
    expect(keysOf('info', 'confirmed', DEFAULT_SETTINGS)).toEqual(['personal', 'admin', 'confirm'])
    expect(keysOf('mydata', 'confirmed', DEFAULT_SETTINGS)).toEqual(['mydataPersonal', 'mydataProvide'])
    expect(keysOf('mydata', 'rapid', DEFAULT_SETTINGS)).toEqual(['mydataPersonal', 'mydataProvide'])
  })

  it('[A-023] the second consent set has one group on the first page', () => {
    const groups = consentGroups('info', 'rapid', ADMIN)
    expect(groups.map((group) => group.key)).toEqual(['admin'])
    expect(groups[0]?.items.map((item) => [item.saveColumn, item.orderNo, item.required])).toEqual([
      ['info_admin_yn', 1, true],
      ['tax_info_yn', 2, true],
    ])
    expect(keysOf('mydata', 'rapid', ADMIN)).toEqual(['mydataPersonal', 'mydataProvide'])
    expect(CONSENT_ROWS.admin).toHaveLength(8)
    expect(
      consentGroups('mydata', 'rapid', ADMIN).flatMap((group) => group.items.map((item) => item.saveColumn)),
    ).toEqual([...MYDATA_CONSENT_NAMES])
  })
})
