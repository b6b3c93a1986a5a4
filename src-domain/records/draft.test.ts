import { expect, describe, it } from 'vitest'
import { SESSION_STORAGE_KEY } from '../session/session.ts'
import { DRAFTS_STORAGE_KEY, isEmptyDraft } from './draft.ts'

it('[A-266] drafts are stored apart from the session', () => expect(DRAFTS_STORAGE_KEY).not.toBe(SESSION_STORAGE_KEY))

describe('[P-317] the check whether a draft is empty and therefore not stored', () => {
  it.each([
    { entries: {}, files: [], empty: true },
    { entries: { total: '', years: [] }, files: [], empty: true },
    { entries: { total: '12', years: [] }, files: [], empty: false },
    { entries: { total: '', years: ['2024'] }, files: [], empty: false },
    { entries: { total: '' }, files: ['차량등록증.png'], empty: false },
    { entries: { total: '12' }, files: ['차량등록증.png'], empty: false },
  ] as const)('the check of a draft with $entries and $files gives $empty', ({ empty, ...draft }) =>
    expect(isEmptyDraft(draft)).toBe(empty),
  )
})
