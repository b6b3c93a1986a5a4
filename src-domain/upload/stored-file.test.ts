import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutStoredFileName, extensionOf, toJpegFileName, sanitiseFileName } from './stored-file.ts'

/** Characters of file names: in NFC, decomposed, and forbidden. */
const SIGNS = fc.constantFrom(
  '가',
  '각'.normalize('NFD'),
  'é'.normalize('NFD'),
  'a',
  'Z',
  '7',
  '.',
  '-',
  '_',
  ' ',
  '/',
  '\\',
  '😀',
  '\u0000',
  '\ud800',
)
const ANY = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point))

describe('[P-176] the name of a sent file', () => {
  it.each([
    ['영수증 (1).jpg', '영수증__1_.jpg'],
    ['a-b_c.1.PDF', 'a-b_c.1.PDF'],
    ['사진'.normalize('NFD') + '.png', '사진.png'],
    ['줄\n바꿈\t탭\u00a0.jpg', '줄_바꿈_탭_.jpg'],
    ['../../etc/passwd.jpg', '.._.._etc_passwd.jpg'],
    ['C:\\파일.pdf', 'C__파일.pdf'],
    ['<script>.jpg', '_script_.jpg'],
    ['領収書①.heic', '領収書_.heic'],
    ['café.webp', 'café.webp'],
    ['영수증😀.jpg', '영수증_.jpg'],
    ['%2e%2e.jpg', '_2e_2e.jpg'],
    ['\ud800.jpg', 'file.jpg'],
    ['😀.jpg', 'file.jpg'],
    ['.jpg', 'file.jpg'],
    ['..', 'file'],
    ['', 'file'],
    ['   ', 'file'],
    [' . ', 'file'],
  ])('the name %j is sent as %j', (name, sent) => expect(sanitiseFileName(name)).toBe(sent))

  it('is safe, never empty and keeps its extension', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: SIGNS }), fc.string({ unit: ANY })), (name) => {
        const sentName = sanitiseFileName(name)
        expect(sentName).toMatch(/^[\p{L}\p{M}\p{Nd}._-]+$/u)
        expect(sentName).toBe(sentName.normalize('NFC'))
        expect(sanitiseFileName(sentName)).toBe(sentName)
        if (/\.[a-z]+$/.test(name)) expect(extensionOf(sentName)).toBe(extensionOf(name))
      }),
    ))

  it('gets a lower-case extension if the name has one', () =>
    expect(['영수증.PDF', 'a.b.jpg', '사진', '사진.'].map(extensionOf)).toEqual(['pdf', 'jpg', '', '']))

  it('[P-172] ends in jpg for a re-encoded image', () =>
    expect(['a.heic', 'b.c.PNG', 'd'].map(toJpegFileName)).toEqual(['a.jpg', 'b.c.jpg', 'd.jpg']))
})

describe('[P-288] the name under which the server stores a file', () => {
  it.each([
    ['keeps a short name', '가나다.jpg', '가나다.jpg'],
    ['keeps a name of 255 characters', `${'가'.repeat(251)}.jpg`, `${'가'.repeat(251)}.jpg`],
    ['shortens a name of 256 characters', `${'가'.repeat(252)}.jpg`, `${'가'.repeat(251)}.jpg`],
    ['keeps an extension of 10 characters', `${'가'.repeat(300)}.abcdefghij`, `${'가'.repeat(244)}.abcdefghij`],
    ['drops an extension of 11 characters', `${'가'.repeat(300)}.abcdefghijk`, '가'.repeat(255)],
    ['shortens a name without an extension', '가'.repeat(300), '가'.repeat(255)],
    ['cuts no character in two', `${'가'.repeat(254)}𠮷`, '가'.repeat(254)],
  ])('%s', (_, name, stored) => expect(cutStoredFileName(name)).toBe(stored))
})
