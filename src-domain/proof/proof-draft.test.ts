import { describe, expect, it } from 'vitest'
import { isEmptyDraft } from './proof-draft.ts'

describe('[P-317] a draft that holds nothing is not kept', () => {
  it.each([
    { entries: {}, files: [], empty: true },
    { entries: { total: '', years: '' }, files: [], empty: true },
    { entries: { total: '12', years: '' }, files: [], empty: false },
    { entries: { total: '', years: '2024' }, files: [], empty: false },
    { entries: { total: '' }, files: ['차량등록증.png'], empty: false },
    { entries: { total: '12' }, files: ['차량등록증.png'], empty: false },
  ] as const)('$entries with $files: $empty', ({ empty, ...draft }) => expect(isEmptyDraft(draft)).toBe(empty))
})
