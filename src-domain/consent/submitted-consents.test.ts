import { describe, expect, it } from 'vitest'
import { decideConsentsMatch } from './submitted-consents.ts'

const REFUSED = { publicData: false, taxData: false }

describe('[A-135] decideConsentsMatch, when the saved consents are refusals', () => {
  it.each([
    [REFUSED, 'same'],
    [{ ...REFUSED, publicData: true }, 'differ'],
    [{ ...REFUSED, taxData: true }, 'differ'],
  ])('compares them with %o', (submitted, verdict) =>
    expect(decideConsentsMatch(REFUSED, submitted).verdict).toBe(verdict),
  )
})
