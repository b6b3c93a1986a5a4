import { describe, expect, it } from 'vitest'
import type { Kept } from '../storage/kept.ts'
import { makeKeptDrafts } from './kept-drafts-storage.ts'

const keeping = (text: string | null): Kept => ({ read: () => text, write: () => {}, remove: () => {} })

describe('[E-176] whether a draft is kept', () => {
  it.each([
    ['nothing', [null, null], false],
    ['a draft of the application', ['{"owner":"o","savedAt":1,"entries":{}}', null], true],
    ['a draft of a proof form', [null, '{"direct":{"owner":"o"}}'], true],
    ['no draft of any form', [null, '{}'], false],
    ['what nobody can read', ['{"owner', 'null'], false],
  ])('%s', (_, texts, any) => expect(makeKeptDrafts(texts.map(keeping)).any()).toBe(any))
})
