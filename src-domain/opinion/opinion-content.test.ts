import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSentContent, contentLength, cutContent, parseContent } from './opinion.ts'

const sent = (text: string) => {
  const content = parseContent(text)
  return content.ok ? content.value : content.code
}

describe('[P-152] an opinion has content', () => {
  it.each(['', ' ', '\n\t ', '\u3000\u00a0', '\u200b \u3164', '\u200d\ufeff'])('%j → op.empty', (text) =>
    expect(sent(text)).toBe('empty'),
  )
})

describe('[P-153] the content is trimmed and has at most 200 characters', () => {
  it.each([
    ['blanks around it go', '  의견 있습니다.\n', '의견 있습니다.'],
    ['blanks inside stay', '가  나\n다', '가  나\n다'],
    ['200 pass unchanged', '가'.repeat(200), '가'.repeat(200)],
    ['the 201st is cut', `${'가'.repeat(200)}나`, '가'.repeat(200)],
    ['blanks do not count', `${' '.repeat(10)}${'가'.repeat(200)} `, '가'.repeat(200)],
    ['200 characters outside the basic plane pass', '📦'.repeat(200), '📦'.repeat(200)],
    ['the 201st of them is cut whole', `${'가'.repeat(199)}📦📦`, `${'가'.repeat(199)}📦`],
  ])('%s', (_, text, content) => expect(sent(text)).toBe(content))

  it('for every text: no more than 200, and a beginning of the trimmed and composed one', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 260 }), (text) => {
        const cut = cutContent(text.trim())
        expect(contentLength(cut)).toBeLessThanOrEqual(200)
        expect(text.trim().normalize('NFC').startsWith(cut)).toBe(true)
      }),
      { numRuns: 300 },
    ))

  it('no character is cut in half, wherever the cut falls', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('가', 'a', '📦', '𠮷'), { minLength: 195, maxLength: 210 }), (parts) => {
        expect(cutContent(parts.join(''))).toBe(parts.slice(0, 200).join(''))
      }),
    ))

  it('cutting twice changes nothing more', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 260 }), (text) => {
        expect(cutContent(cutContent(text))).toBe(cutContent(text))
      }),
    ))
})

describe('what the server takes', () => {
  it.each([
    [' ', 'empty'],
    ['가'.repeat(200), 'taken'],
    ['📦'.repeat(200), 'taken'],
    ['가'.repeat(201), 'tooLong'],
  ])('[P-152] [P-153] %#', (text, verdict) => {
    const checked = parseSentContent(text)
    expect(checked.ok ? 'taken' : checked.code).toBe(verdict)
  })

  it('[P-153] takes whatever the form sends', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 260 }), (text) => {
        const content = parseContent(text)
        expect(content.ok ? parseSentContent(content.value).ok : true).toBe(true)
      }),
    ))
})
