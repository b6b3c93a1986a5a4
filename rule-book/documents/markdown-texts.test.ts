import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#tools/programs/root'
import { RULE_BOOK_TEXTS } from './markdown-texts.ts'

describe('the text of the rule book', () => {
  it.each(Object.entries(RULE_BOOK_TEXTS))('is up to date in %s (`npm run rulebook` writes it)', (path, text) =>
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text()),
  )
})
