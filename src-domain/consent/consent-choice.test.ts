import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import {
  type ConsentChoice,
  agreeAll,
  agreeRequired,
  disagreeAll,
  bulkChoice,
  countConsentsByAnswer,
  isConsentGroupAgreed,
  isConsentGroupEnabled,
  restoreConsentChoice,
  toggleConsentContent,
  toggleConsentGroup,
  toggleConsentItem,
} from './consent-choice.ts'
import { consentAnswersOfChoice } from './consent-data.ts'
import { consentGroups } from './consent-groups.ts'
import type { ConsentColumn } from './consent-items.table.ts'

const INFO = restoreConsentChoice(consentGroups('info', 'rapid', DEFAULT_SETTINGS))
const MYDATA = restoreConsentChoice(consentGroups('mydata', 'confirmed', DEFAULT_SETTINGS))

const itemsOf = (choice: ConsentChoice) => choice.groups.flatMap((group) => group.items)
const checkedOf = (choice: ConsentChoice) =>
  itemsOf(choice)
    .filter((item) => item.checked)
    .map((item) => item.saveColumn)
const openOf = (choice: ConsentChoice) =>
  itemsOf(choice)
    .filter((item) => item.showContent)
    .map((item) => item.saveColumn)
const FIRST: readonly ConsentColumn[] = ['mydata_personal_yn', 'mydata_third_party_yn', 'mydata_method_yn']
const SECOND: readonly ConsentColumn[] = ['mydata_collection_yn', 'mydata_provide_yn', 'mydata_notice_yn']

describe('[D2-105] the restored answers', () => {
  const groups = consentGroups('info', 'rapid', DEFAULT_SETTINGS)
  it('restored answers are unchanged, including an explicit refusal', () => {
    const given = agreeAll(restoreConsentChoice(groups))
    const kept = toggleConsentItem(given, 'info_promotion_yn')
    const restored = restoreConsentChoice(groups, consentAnswersOfChoice(kept))
    expect(checkedOf(restored)).toEqual(checkedOf(kept))
    expect(bulkChoice(restored)).toBe('agreeRequired')
    expect(checkedOf(agreeAll(restored))).toEqual(checkedOf(given))
  })
  it('the restored answers are empty if no answers are saved', () =>
    expect(checkedOf(restoreConsentChoice(groups))).toEqual([]))
  it('a restored group is empty if its parent group is empty', () => {
    const mydata = consentGroups('mydata', 'confirmed', DEFAULT_SETTINGS)
    expect(checkedOf(restoreConsentChoice(mydata, { mydata_provide_yn: true }))).toEqual([])
  })
})

describe("[A-028] a group's 'all agree'", () => {
  it('checks every item of the group and no other item', () => {
    const choice = toggleConsentGroup(INFO, 'personal')
    expect(checkedOf(choice)).toEqual(['info_collection_yn', 'info_third_party_yn', 'info_promotion_yn'])
    expect(isConsentGroupAgreed(choice, 'personal')).toBe(true)
    expect(isConsentGroupAgreed(choice, 'confirm')).toBe(false)
  })

  it('unchecks all when all were checked', () =>
    expect(checkedOf(toggleConsentGroup(toggleConsentGroup(INFO, 'personal'), 'personal'))).toEqual([]))

  it('is on after the last item is checked', () => {
    const two = toggleConsentItem(toggleConsentItem(INFO, 'info_collection_yn'), 'info_third_party_yn')
    expect(isConsentGroupAgreed(two, 'personal')).toBe(false)
    const three = toggleConsentItem(two, 'info_promotion_yn')
    expect(isConsentGroupAgreed(three, 'personal')).toBe(true)
    expect(isConsentGroupAgreed(toggleConsentItem(three, 'info_third_party_yn'), 'personal')).toBe(false)
    expect(checkedOf(toggleConsentGroup(two, 'personal'))).toHaveLength(3)
  })
})

describe('[A-029] [A-030] the global choices', () => {
  it('no global choice is selected when the page opens', () => {
    expect(bulkChoice(INFO)).toBe('none')
    expect(bulkChoice(restoreConsentChoice([]))).toBe('none')
  })

  it("'agree all' checks every item, including the optional item", () => {
    const choice = agreeAll(INFO)
    expect(checkedOf(choice)).toHaveLength(11)
    expect(bulkChoice(choice)).toBe('agree')
    expect(bulkChoice(toggleConsentItem(choice, 'info_collection_yn'))).toBe('none')
  })

  it("[D2-113] 'required only' is on while exactly the required items are checked", () => {
    const choice = agreeRequired(agreeAll(INFO))
    expect(checkedOf(choice).length).toBe(10)
    expect(checkedOf(choice).includes('info_promotion_yn')).toBe(false)
    expect(bulkChoice(choice)).toBe('agreeRequired')
    expect(bulkChoice(toggleConsentItem(choice, 'info_promotion_yn'))).toBe('agree')
    expect(bulkChoice(toggleConsentItem(choice, 'info_collection_yn'))).toBe('none')
    expect(countConsentsByAnswer(choice)).toEqual({ required: 10, requiredLeft: 0, optional: 0, optionalLeft: 1 })
  })

  it("'agree all' turns on when every item is checked individually", () => {
    const choice = itemsOf(INFO).reduce((before, item) => toggleConsentItem(before, item.saveColumn), INFO)
    expect(bulkChoice(choice)).toBe('agree')
  })

  it("'disagree all' stays on until an item is checked", () => {
    const choice = disagreeAll(agreeAll(INFO))
    expect(checkedOf(choice)).toEqual([])
    expect(bulkChoice(choice)).toBe('disagree')
    expect(bulkChoice(toggleConsentContent(choice, 'info_collection_yn'))).toBe('disagree')
    const again = toggleConsentItem(choice, 'info_collection_yn')
    expect(bulkChoice(again)).toBe('none')
    expect(bulkChoice(toggleConsentItem(again, 'info_collection_yn'))).toBe('none')
  })
})

describe('[A-027] the consent contents', () => {
  it('each consent text opens and closes separately', () => {
    const one = toggleConsentContent(INFO, 'info_collection_yn')
    const two = toggleConsentContent(one, 'tax_info_yn')
    expect(openOf(two)).toEqual(['info_collection_yn', 'tax_info_yn'])
    expect(openOf(toggleConsentContent(two, 'info_collection_yn'))).toEqual(['tax_info_yn'])
    expect(checkedOf(two)).toEqual([])
  })
})

describe('[A-038] [A-039] [A-040] the second public-data group', () => {
  const first = FIRST.reduce(toggleConsentItem, MYDATA)

  it('is disabled while an item of the first group is unchecked', () => {
    expect(isConsentGroupEnabled(MYDATA, 'mydataProvide')).toBe(false)
    expect(toggleConsentItem(MYDATA, 'mydata_provide_yn')).toEqual(MYDATA)
    expect(toggleConsentGroup(MYDATA, 'mydataProvide')).toEqual(MYDATA)
    expect(isConsentGroupEnabled(toggleConsentItem(first, 'mydata_method_yn'), 'mydataProvide')).toBe(false)
  })

  it('is enabled when every item of the first group is checked', () => {
    expect(isConsentGroupEnabled(first, 'mydataProvide')).toBe(true)
    expect(checkedOf(toggleConsentGroup(first, 'mydataProvide'))).toEqual([...FIRST, ...SECOND])
    expect(checkedOf(toggleConsentItem(first, 'mydata_provide_yn'))).toContain('mydata_provide_yn')
  })

  it('loses its checks when the first group becomes incomplete', () => {
    const opened = toggleConsentContent(
      toggleConsentContent(toggleConsentGroup(first, 'mydataProvide'), 'mydata_notice_yn'),
      'mydata_method_yn',
    )
    const choice = toggleConsentItem(opened, 'mydata_personal_yn')
    expect(checkedOf(choice)).toEqual(['mydata_third_party_yn', 'mydata_method_yn'])
    expect(openOf(choice)).toEqual(['mydata_method_yn'])
    expect(isConsentGroupEnabled(choice, 'mydataProvide')).toBe(false)
  })

  it("'request provision' checks every item of both groups", () => {
    const choice = agreeAll(MYDATA)
    expect(checkedOf(choice)).toEqual([...FIRST, ...SECOND])
    expect(bulkChoice(choice)).toBe('agree')
    expect(bulkChoice(toggleConsentItem(choice, 'mydata_notice_yn'))).toBe('none')
  })

  it("'do not request provision' unchecks and disables it", () => {
    const choice = disagreeAll(toggleConsentContent(agreeAll(MYDATA), 'mydata_notice_yn'))
    expect(checkedOf(choice)).toEqual([])
    expect(openOf(choice)).toEqual([])
    expect(isConsentGroupEnabled(choice, 'mydataProvide')).toBe(false)
    expect(bulkChoice(choice)).toBe('disagree')
  })

  it('is checked only while the first group is complete', () => {
    const press = fc.constantFrom(
      ...[...FIRST, ...SECOND].flatMap((column) => [
        (choice: ConsentChoice) => toggleConsentItem(choice, column),
        (choice: ConsentChoice) => toggleConsentContent(choice, column),
      ]),
      (choice: ConsentChoice) => toggleConsentGroup(choice, 'mydataPersonal'),
      (choice: ConsentChoice) => toggleConsentGroup(choice, 'mydataProvide'),
      agreeAll,
      agreeRequired,
      disagreeAll,
    )
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const choice = presses.reduce((before, one) => one(before), MYDATA)
        const checked = checkedOf(choice)
        const full = FIRST.every((column) => checked.includes(column))
        const touched = [...checked, ...openOf(choice)].some((column) => SECOND.includes(column))
        expect(touched && !full).toBe(false)
        expect(bulkChoice(choice) === 'disagree' && checked.length > 0).toBe(false)
      }),
    )
  })
})
