import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import {
  agreeAll,
  type ConsentChoice,
  decideSavedConsentPage,
  disagreeAll,
  bulkChoice,
  restoreConsentChoice,
  toggleConsentItem,
  decideConsentPage,
} from './consent-choice.ts'
import { consentGroups } from './consent-groups.ts'

const RAPID = restoreConsentChoice(consentGroups('info', 'rapid', DEFAULT_SETTINGS))
const CONFIRMED = restoreConsentChoice(consentGroups('info', 'confirmed', DEFAULT_SETTINGS))
const MYDATA = restoreConsentChoice(consentGroups('mydata', 'confirmed', DEFAULT_SETTINGS))
const COMPLETE = { verdict: 'complete', because: { rule: 'CC-3', ref: 'A-036' }, missing: [], marked: [], focus: null }
const BLOCK = { mydataDecline: 'block' } as const
const decideInfoPage = (choice: ConsentChoice) => decideConsentPage('info', choice, DEFAULT_SETTINGS)

describe('the decision to continue from /info-agree', () => {
  it('lists every missing required item and focuses the first', () =>
    expect(decideInfoPage(toggleConsentItem(CONFIRMED, 'info_collection_yn'))).toMatchObject({
      verdict: 'incomplete',
      because: { rule: 'CC-2', ref: 'A-035' },
      missing: [
        'info_third_party_yn',
        'tax_info_yn',
        'confirm_notice_yn',
        'confirm_agree_yn',
        'confirm_spc_agree_yn',
        'confirm_duplicate_yn',
        'confirm_collection_yn',
      ],
      focus: 'info_third_party_yn',
    }))

  it('does not depend on the consents of the other page', () => {
    expect(decideInfoPage(CONFIRMED).facts).toEqual({
      page: 'info',
      mydataDecline: DEFAULT_SETTINGS.mydataDecline,
      declined: false,
      requiredOpen: true,
    })
    const declined = Object.fromEntries(
      MYDATA.groups.flatMap(({ items }) => items.map(({ saveColumn }) => [saveColumn, false])),
    )
    const saved = (page: 'info' | 'mydata') => decideSavedConsentPage(page, declined, 'confirmed', DEFAULT_SETTINGS)
    expect(saved('info')).toMatchObject({ verdict: 'incomplete', facts: { declined: false } })
    expect(saved('mydata')).toMatchObject({ verdict: 'declined', facts: { declined: true } })
  })

  it('is allowed without the consent to promotion', () =>
    expect(decideInfoPage(toggleConsentItem(agreeAll(CONFIRMED), 'info_promotion_yn'))).toMatchObject(COMPLETE))

  it('[A-022] requires the delivery items only if they are shown', () => {
    const without = toggleConsentItem(toggleConsentItem(agreeAll(RAPID), 'delivery_receive_yn'), 'delivery_provide_yn')
    expect(decideInfoPage(without)).toMatchObject({ missing: ['delivery_receive_yn', 'delivery_provide_yn'] })
    expect(decideInfoPage(agreeAll(CONFIRMED))).toMatchObject(COMPLETE)
  })

  it("[A-022] ignores hidden delivery items for 'agree all'", () => {
    const columns = CONFIRMED.groups.flatMap((group) => group.items.map((item) => item.saveColumn))
    expect(columns).toHaveLength(9)
    expect(bulkChoice(columns.reduce(toggleConsentItem, CONFIRMED))).toBe('agree')
    expect(bulkChoice(columns.reduce(toggleConsentItem, RAPID))).toBe('none')
  })

  it("is refused after 'disagree all'", () => expect(decideInfoPage(disagreeAll(CONFIRMED)).verdict).toBe('incomplete'))
})

describe('[A-045] the decision to continue from /mydata-agree', () => {
  it('[D2-141] does not mark a missing consent with a disabled checkbox', () => {
    const partly = toggleConsentItem(toggleConsentItem(MYDATA, 'mydata_personal_yn'), 'mydata_method_yn')
    expect(decideConsentPage('mydata', partly, DEFAULT_SETTINGS)).toMatchObject({
      verdict: 'incomplete',
      because: { rule: 'CC-2', ref: 'A-035' },
      missing: ['mydata_third_party_yn', 'mydata_collection_yn', 'mydata_provide_yn', 'mydata_notice_yn'],
      marked: ['mydata_third_party_yn'],
      focus: 'choice',
    })
    expect(decideConsentPage('mydata', MYDATA, BLOCK)).toMatchObject({ focus: 'choice' })
    expect(decideInfoPage(CONFIRMED)).toMatchObject({ focus: 'info_collection_yn' })
  })

  it('after an explicit refusal, is allowed under the default settings', () => {
    expect(decideConsentPage('mydata', disagreeAll(MYDATA), DEFAULT_SETTINGS)).toMatchObject({
      verdict: 'declined',
      because: { rule: 'CC-1', ref: 'A-045' },
      missing: [],
    })
    expect(decideConsentPage('mydata', disagreeAll(MYDATA), BLOCK)).toMatchObject({
      verdict: 'incomplete',
      because: { rule: 'CC-2' },
      focus: 'mydata_personal_yn',
    })
  })

  it('is refused if nothing is checked or declined', () => {
    expect(decideConsentPage('mydata', MYDATA, DEFAULT_SETTINGS).verdict).toBe('incomplete')
    const unchecked = toggleConsentItem(
      toggleConsentItem(disagreeAll(MYDATA), 'mydata_personal_yn'),
      'mydata_personal_yn',
    )
    expect(decideConsentPage('mydata', unchecked, DEFAULT_SETTINGS).verdict).toBe('incomplete')
  })

  it('is allowed with everything checked', () => {
    expect(decideConsentPage('mydata', agreeAll(MYDATA), DEFAULT_SETTINGS)).toMatchObject(COMPLETE)
    expect(decideConsentPage('mydata', agreeAll(MYDATA), BLOCK)).toMatchObject(COMPLETE)
  })
})
