import { describe, expect, it } from 'vitest'
import { EMPTY_SESSION } from '../session/session.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { kstInstant } from '../time/calendar.ts'
import { agreeAll, disagreeAll, restoreConsentChoice, toggleConsentItem } from './consent-choice.ts'
import {
  agreesToDeliveryData,
  consentAnswersOfChoice,
  toSavedConsents,
  toSessionAgreementsOfPage,
  consentAnswersOfSession,
  marketingAndMydataAgreements,
  areConsentsStillSaved,
  needsCertificates,
  mainConsentsOf,
} from './consent-data.ts'
import { consentGroups } from './consent-groups.ts'
import { MYDATA_CONSENT_NAMES } from './consent-items.table.ts'

const ADMIN = { ...DEFAULT_SETTINGS, consentSet: 'admin' } as const
const info = agreeAll(restoreConsentChoice(consentGroups('info', 'confirmed', DEFAULT_SETTINGS)))
const rapid = agreeAll(restoreConsentChoice(consentGroups('info', 'rapid', DEFAULT_SETTINGS)))
const mydata = agreeAll(restoreConsentChoice(consentGroups('mydata', 'confirmed', DEFAULT_SETTINGS)))
const both = { ...consentAnswersOfChoice(info), ...consentAnswersOfChoice(mydata) }
const AT = kstInstant('2025-06-26', '18:00')

/**
 * The columns of each version, in their order. If a consent changes, add a new version; never change an existing one.
 */
const ORDERS_OF_VERSION: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '3.0.0': {
    info_collection_yn: 1,
    info_third_party_yn: 2,
    info_promotion_yn: 3,
    tax_info_yn: 2,
    confirm_notice_yn: 1,
    confirm_agree_yn: 2,
    confirm_spc_agree_yn: 3,
    confirm_duplicate_yn: 4,
    confirm_collection_yn: 4,
    delivery_receive_yn: 1,
    delivery_provide_yn: 2,
    mydata_personal_yn: 1,
    mydata_third_party_yn: 2,
    mydata_method_yn: 3,
    mydata_collection_yn: 1,
    mydata_provide_yn: 2,
    mydata_notice_yn: 3,
  },
}

describe('[A-024] the saved form of the consents', () => {
  it('contains the order and value of every column of the version', () => {
    const refused = ['info_promotion_yn', 'delivery_receive_yn', 'delivery_provide_yn']
    const data = toSavedConsents('v3', { ...both, info_promotion_yn: false })
    expect(data.version).toBe('3.0.0')
    expect(data.agreements).toEqual(
      Object.fromEntries(
        Object.entries(ORDERS_OF_VERSION[data.version] ?? {}).map(([column, order]) => [
          column,
          { order, agreed: !refused.includes(column) },
        ]),
      ),
    )
  })

  it('[A-022] contains "not agreed" for a hidden delivery group', () => {
    expect(toSavedConsents('v3', both).agreements).toMatchObject({
      delivery_receive_yn: { order: 1, agreed: false },
      delivery_provide_yn: { order: 2, agreed: false },
    })
    expect(
      toSavedConsents('v3', { ...consentAnswersOfChoice(rapid), ...consentAnswersOfChoice(mydata) }).agreements,
    ).toMatchObject({
      delivery_receive_yn: { order: 1, agreed: true },
      delivery_provide_yn: { order: 2, agreed: true },
    })
  })

  it('[A-023] contains no column outside the configured set', () => {
    const admin = agreeAll(restoreConsentChoice(consentGroups('info', 'rapid', ADMIN)))
    const data = toSavedConsents('admin', { ...both, ...consentAnswersOfChoice(admin) })
    expect(Object.keys(data.agreements).toSorted()).toEqual(
      ['info_admin_yn', 'tax_info_yn', ...MYDATA_CONSENT_NAMES].toSorted(),
    )
    expect(data.agreements.info_admin_yn).toEqual({ order: 1, agreed: true })
  })

  it('[A-045] contains "not agreed" for declined public data', () => {
    const data = toSavedConsents('v3', {
      ...consentAnswersOfChoice(info),
      ...consentAnswersOfChoice(disagreeAll(mydata)),
    })
    expect(MYDATA_CONSENT_NAMES.map((column) => data.agreements[column]?.agreed)).toEqual(Array(6).fill(false))
  })
})

describe('the consents stored in the session', () => {
  it('each stored item has a title and an answer', () => {
    const kept = toSessionAgreementsOfPage(toggleConsentItem(info, 'info_promotion_yn'), AT)
    expect(kept.version).toBe('3.0.0')
    expect(kept.agreedAt).toBe(AT)
    expect(kept.agreements.info_collection_yn).toEqual({
      title: '개인정보 수집·이용 동의',
      required: true,
      agreed: true,
    })
    expect(kept.agreements.info_promotion_yn).toMatchObject({ required: false, agreed: false })
    expect(consentAnswersOfSession(kept)).toEqual(consentAnswersOfChoice(toggleConsentItem(info, 'info_promotion_yn')))
  })

  it('the stored consents determine the two agreements about the use of data', () => {
    expect(marketingAndMydataAgreements(both)).toEqual({ marketingAgreed: true, mydataAgreed: true })
    expect(marketingAndMydataAgreements({})).toEqual({ marketingAgreed: false, mydataAgreed: false })
    expect(marketingAndMydataAgreements({ ...both, info_promotion_yn: false, mydata_notice_yn: false })).toEqual({
      marketingAgreed: false,
      mydataAgreed: false,
    })
  })
})

describe('consents that were saved', () => {
  const stored = toSessionAgreementsOfPage(info, AT)

  it('count as saved only while the answers equal the stored answers', () => {
    expect(areConsentsStillSaved(true, stored, consentAnswersOfChoice(info))).toBe(true)
    expect(
      areConsentsStillSaved(true, stored, consentAnswersOfChoice(toggleConsentItem(info, 'info_promotion_yn'))),
    ).toBe(false)
    expect(areConsentsStillSaved(true, stored, consentAnswersOfChoice(rapid))).toBe(false)
    expect(areConsentsStillSaved(false, stored, consentAnswersOfChoice(info))).toBe(false)
  })

  it('count as saved if there are no stored agreements for comparison', () =>
    expect(areConsentsStillSaved(true, EMPTY_SESSION.consents.personal, consentAnswersOfChoice(info))).toBe(true))
})

describe('[A-135] the two main consents', () => {
  it.each([
    [{}, { publicData: true, taxData: true }, false],
    [both, { publicData: true, taxData: true }, false],
    [{ ...both, mydata_provide_yn: false }, { publicData: false, taxData: true }, true],
    [{ ...both, tax_info_yn: false }, { publicData: true, taxData: false }, true],
    [{ ...both, info_promotion_yn: false }, { publicData: true, taxData: true }, false],
  ] as const)('the two main consents of %o are %o', (answers, agreements, needed) => {
    expect(mainConsentsOf(answers)).toEqual(agreements)
    expect(needsCertificates(agreements)).toBe(needed)
  })
})

describe('[D1-966] the delivery cost is read with both consents to delivery data', () => {
  it.each([
    [{ delivery_receive_yn: true, delivery_provide_yn: true }, true],
    [{ delivery_receive_yn: true, delivery_provide_yn: false }, false],
    [{ delivery_receive_yn: false, delivery_provide_yn: true }, false],
    [{}, false],
  ])('%j → %s', (answers, agreed) => expect(agreesToDeliveryData(answers)).toBe(agreed))
})
