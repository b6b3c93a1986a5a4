import { describe, expect, it } from 'vitest'
import { kstInstant } from '../../kernel/calendar.ts'
import { isEmptyDraft } from '../../records/draft.ts'
import { CORPORATE_APPLICATION_FORM } from '../submit/submit-checks.cases.ts'
import {
  accountDraftEntries,
  applicationDraftEntries,
  businessDraftEntries,
  editDraftEntries,
  isDraftOfEarlierVersion,
  restoreApplicationForm,
} from './application-draft.ts'
import { unfilledApplicationForm, ALL_CHECKS_OPEN } from './application-form.ts'
import { residentNumberParts } from './resident-number.ts'

const NOW = kstInstant('2025-06-26', '18:00')
const FULL = { ...CORPORATE_APPLICATION_FORM, documents: { financial: { name: 'secret.pdf', size: 3 } } }
const KEPT = applicationDraftEntries(FULL)
const ENTRIES = {
  mobile: '01012345678',
  companyName: '주식회사 한빛',
  corporateFront: '110111',
  corporateBack: '1234567',
  openingDate: '2020-01-31',
  settlementMonth: '3',
  bankCode: '004',
  bankName: '국민은행',
  accountNumber: '1101234567890',
  depositor: '주식회사 한빛',
}

describe('[A-266] the contents of a draft', () => {
  it('a draft contains the typed entries under their field names', () => {
    expect(Object.keys(KEPT).join(' ')).toBe(
      'mobile companyName corporateFront corporateBack openingDate settlementMonth bankCode bankName accountNumber depositor',
    )
    expect(KEPT).toEqual(ENTRIES)
  })

  it('a draft without a bank restores no bank', () => {
    const entries = applicationDraftEntries({ ...FULL, bank: null })
    expect(entries).toEqual({ ...ENTRIES, bankCode: '', bankName: '' })
    expect(restoreApplicationForm(unfilledApplicationForm(CORPORATE_APPLICATION_FORM), entries).bank).toBeNull()
  })

  it('a draft contains no resident number, file, consent or name', () =>
    expect(JSON.stringify(KEPT)).not.toMatch(/900101|secret\.pdf|김서준|passed/))
})

describe('a restored form', () => {
  const opened = unfilledApplicationForm({ ...CORPORATE_APPLICATION_FORM, mobile: '01099999999' })

  it('contains the saved entries without files and checks', () => {
    const { bankCode, bankName, ...texts } = ENTRIES
    const form = restoreApplicationForm(opened, KEPT)
    expect(form).toMatchObject({ ...texts, bank: { code: bankCode, name: bankName } })
    expect(form.checks).toEqual(ALL_CHECKS_OPEN)
    expect(form.documents).toEqual({})
    expect(residentNumberParts(form.resident)).toEqual({ residentFront: opened.birth.slice(2), residentBack: '' })
  })

  it.each(Object.keys(ENTRIES).filter((field) => !field.startsWith('bank')) as (keyof typeof ENTRIES)[])(
    'takes only %s from a draft with only this entry',
    (field) => {
      const entries = { [field]: ENTRIES[field] }
      expect(restoreApplicationForm(opened, entries)).toEqual({ ...opened, ...entries, checks: ALL_CHECKS_OPEN })
    },
  )

  it('contains a bank without a name if the draft has only the code', () =>
    expect(restoreApplicationForm(opened, { bankCode: '004' }).bank).toEqual({ code: '004', name: '' }))
})

describe('[A-264] [D2-139] the draft of an edit', () => {
  const LOADED = { status: 'transferError', updatedAt: NOW } as const
  const ACCOUNT = { bankCode: '004', bankName: '국민은행', accountNumber: '1101234567890', depositor: '주식회사 한빛' }
  const PARTS = { area: '100', kind: '81', serial: '00001' }

  it('contains only the entries of its page', () => {
    expect(accountDraftEntries(FULL)).toEqual(ACCOUNT)
    const { mobile } = ENTRIES
    expect({ mobile, ...ACCOUNT, ...businessDraftEntries(FULL, PARTS) }).toEqual({ ...ENTRIES, ...PARTS })
    expect(businessDraftEntries(FULL, PARTS)).not.toHaveProperty('accountNumber')
  })

  it('contains all entries if one differs from the loaded entry', () => {
    for (const entry of ['bankCode', 'bankName', 'accountNumber', 'depositor']) {
      const typed = { ...ACCOUNT, [entry]: '' }
      const kept = editDraftEntries(typed, ACCOUNT, LOADED)
      expect(kept).toMatchObject(typed)
      expect(isDraftOfEarlierVersion(kept, LOADED)).toBe(false)
    }
  })

  it('does not exist while the page is unchanged', () => {
    const kept = editDraftEntries({ ...ACCOUNT }, ACCOUNT, LOADED)
    expect(isEmptyDraft({ entries: kept, files: [] })).toBe(true)
  })

  it.each([
    ['its status', { ...LOADED, status: 'requestVerified' }],
    ['the time of its last change', { ...LOADED, updatedAt: NOW + 1 }],
    ['its status to an unknown word', { ...LOADED, status: { unknown: '이체결과오류' } }],
  ] as const)('[A-274] is outdated after the application has changed %s', (_, now) =>
    expect(isDraftOfEarlierVersion(editDraftEntries({ ...ACCOUNT, depositor: '' }, ACCOUNT, LOADED), now)).toBe(true),
  )

  it('[A-274] counts as outdated if it does not say to which state of the application it belongs', () =>
    expect(isDraftOfEarlierVersion({}, LOADED)).toBe(true))
})
