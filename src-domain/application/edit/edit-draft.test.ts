import { describe, expect, it } from 'vitest'
import { isEmptyDraft } from '../../records/draft.ts'
import { kstInstant } from '../../time/calendar.ts'
import { editDraftEntries, isDraftOfEarlierVersion } from './edit-draft.ts'

describe('[A-264] [D2-139] the draft of an edit', () => {
  const NOW = kstInstant('2025-06-26', '18:00')
  const LOADED = { status: 'transferError', updatedAt: NOW } as const
  const ACCOUNT = { bank: '004', bankName: '국민은행', accountNumber: '1101234567890', depositor: '주식회사 한빛' }

  it('contains all entries if one differs from the loaded entry', () => {
    for (const entry of ['bank', 'bankName', 'accountNumber', 'depositor']) {
      const entries = { ...ACCOUNT, [entry]: '' }
      const draftEntries = editDraftEntries(entries, ACCOUNT, LOADED)
      expect(draftEntries).toMatchObject(entries)
      expect(isDraftOfEarlierVersion(draftEntries, LOADED)).toBe(false)
    }
  })

  it('does not exist while the page is unchanged', () => {
    const draftEntries = editDraftEntries({ ...ACCOUNT }, ACCOUNT, LOADED)
    expect(isEmptyDraft({ entries: draftEntries, files: [] })).toBe(true)
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
