/**
 * Makes the fonts of the portal from Pretendard GOV: `node tools/assets/make-fonts.mjs`. Its tools are installed in a
 * temporary folder. Run it again when screens have new syllables. Until then, the new syllables are loaded from a
 * second file. The files are:
 *
 * - `ui`: the characters of the visitors' screens; every page loads this file.
 * - `more`: the other characters of the sources and the catalogues, for the office's pages, the rule book and the fake
 *   world.
 * - `ks-n`: the other syllables of KS X 1001, which people type, cut by code point.
 * - `signs`: jamo, full-width forms and further signs that people type or paste.
 * - `rest-n`: the remaining syllables, cut by code point.
 *
 * "Pretendard GOV" is a reserved name (OFL), so the subsets have another name, which is also in their name table.
 */
import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FAMILY = 'Portal Sans KR'
const WEIGHTS = { 400: 'Regular', 700: 'Bold' }
const TOOLS = ['pretendard-gov@1.3.9', 'subset-font@2.9.0']
const KS_CHUNKS = 8
const REST_CHUNKS = 6

const top = join(import.meta.dirname, '../..')
const fonts = join(top, 'src-ui/assets/fonts')
const publishedFonts = join(top, 'src-ui/public/fonts')

/**
 * The sources of everything that any visitor may see, including the words of the consents, the names in the settings
 * that stand in them, and the names of the banks.
 */
const SCREENS = [
  ['src-ui', /^(?!testing|.*admin|.*\.test\.).*\.(tsx?|html)$/],
  ['src-domain/consent', /^consent-words\.table\.json$/],
  ['src-domain/settings', /^settings\.ts$/],
  ['fake-server/agency/application', /^codes\.ts$/],
]
const SOURCES = [
  ['src-ui', /\.(tsx?|html)$/],
  ['rule-book-page', /\.(tsx?|html)$/],
  ['fake-server-console', /\.(tsx?|html)$/],
  ['src-domain', /\.tsx?$/],
  ['server-rules', /\.ts$/],
  ['rule-book', /\.tsx?$/],
  ['fake-server', /\.ts$/],
  ['e2e/requirements', /\.md$/],
]

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const SYLLABLES = range(0xac00, 0xd7a3)

const charactersOf = async (sources) => {
  // Printable ASCII and the punctuation of Korean text, whether or not they occur in a source.
  const characters = new Set([
    ...range(0x20, 0x7e),
    0xa0,
    0xb7,
    0xd7,
    ...range(0x2010, 0x2026),
    0x203b,
    0x20a9,
    0x2192,
    0x25cf,
    0x300c,
    0x300d,
  ])
  for (const [folder, namePattern] of sources) {
    const files = await readdir(join(top, folder), { recursive: true }).catch(() => [])
    for (const file of files.filter((name) => namePattern.test(name)))
      for (const character of await readFile(join(top, folder, file), 'utf8')) {
        const code = character.codePointAt(0)
        if (code > 0x7e) characters.add(code)
      }
  }
  return characters
}

/** Returns the 2,350 syllables of KS X 1001, read from the EUC-KR encoding. */
const ksSyllables = () => {
  const decoder = new TextDecoder('euc-kr')
  return range(0xb0, 0xc8).flatMap((row) =>
    range(0xa1, 0xfe).map((cell) => decoder.decode(Uint8Array.of(row, cell)).codePointAt(0)),
  )
}

/** Characters that people type or paste: Latin-1, jamo, full-width forms, squares and circled numbers. */
const TYPED_SIGNS = [
  ...range(0xa0, 0xff),
  ...range(0x3131, 0x318e),
  ...range(0xff01, 0xff5e),
  0xffe6,
  ...range(0x2460, 0x2473),
  ...range(0x3001, 0x3011),
  0x2116,
  0x2121,
  0x3231,
]

const pad4 = (length) => (length + 3) & ~3

const sumOf = (bytes) => {
  const paddedBytes = Buffer.alloc(pad4(bytes.length))
  bytes.copy(paddedBytes)
  let sum = 0
  for (let at = 0; at < paddedBytes.length; at += 4) sum = (sum + paddedBytes.readUInt32BE(at)) >>> 0
  return sum
}

/** Returns a name table with our names and, as the licence requires, the owner and the licence. */
const nameTable = (weight) => {
  const style = WEIGHTS[weight]
  const names = {
    0: 'Copyright (c) 2021, Kil Hyung-jin (https://github.com/orioncactus/pretendard), with Reserved Font Name Pretendard. Subset and renamed.',
    1: FAMILY,
    2: style,
    3: `${FAMILY} ${style} subset of Pretendard GOV 1.3.9`,
    4: weight === '400' ? FAMILY : `${FAMILY} ${style}`,
    5: 'Version 1.309',
    6: `${FAMILY.replaceAll(' ', '')}-${style}`,
    13: 'This Font Software is licensed under the SIL Open Font License, Version 1.1.',
    14: 'https://openfontlicense.org',
  }
  const strings = Object.entries(names).map(([id, text]) => [Number(id), Buffer.from(text, 'utf16le').swap16()])
  const header = Buffer.alloc(6 + strings.length * 12)
  header.writeUInt16BE(strings.length, 2)
  header.writeUInt16BE(header.length, 4)
  let offset = 0
  for (const [index, [id, bytes]] of strings.entries()) {
    for (const [at, value] of [3, 1, 0x409, id, bytes.length, offset].entries())
      header.writeUInt16BE(value, 6 + index * 12 + at * 2)
    offset += bytes.length
  }
  return Buffer.concat([header, ...strings.map(([, bytes]) => bytes)])
}

/** Returns the font with another name table and new checksums. */
const withNewNames = (font, weight) => {
  const tables = range(0, font.readUInt16BE(4) - 1).map((index) => {
    const at = 12 + index * 16
    const tag = font.toString('latin1', at, at + 4)
    const offset = font.readUInt32BE(at + 8)
    const bytes = Buffer.from(font.subarray(offset, offset + font.readUInt32BE(at + 12)))
    return { tag, bytes: tag === 'name' ? nameTable(weight) : bytes }
  })
  for (const { tag, bytes } of tables) if (tag === 'head') bytes.writeUInt32BE(0, 8)
  const head = Buffer.from(font.subarray(0, 12 + tables.length * 16))
  let offset = head.length
  for (const [index, { tag, bytes }] of tables.entries()) {
    head.write(tag, 12 + index * 16, 'latin1')
    for (const [at, value] of [sumOf(bytes), offset, bytes.length].entries())
      head.writeUInt32BE(value, 16 + index * 16 + at * 4)
    offset += pad4(bytes.length)
  }
  const whole = Buffer.concat([
    head,
    ...tables.map(({ bytes }) => Buffer.concat([bytes, Buffer.alloc(pad4(bytes.length) - bytes.length)])),
  ])
  const headAt = whole.readUInt32BE(20 + tables.findIndex(({ tag }) => tag === 'head') * 16)
  whole.writeUInt32BE((0xb1b0afba - sumOf(whole)) >>> 0, headAt + 8)
  return whole
}

const folder = await mkdtemp(join(tmpdir(), 'portal-fonts-'))
execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, ...TOOLS], {
  stdio: 'inherit',
})
const bring = createRequire(join(folder, 'package.json'))
const subsetFont = bring('subset-font')
const { convert } = bring('fontverter')
const origin = join(folder, 'node_modules/pretendard-gov/dist')

const onScreens = await charactersOf(SCREENS)
const usedCharacters = await charactersOf(SOURCES)
const signs = TYPED_SIGNS.filter((code) => !usedCharacters.has(code))
const ks = ksSyllables()
  .filter((code) => !usedCharacters.has(code))
  .toSorted((one, other) => one - other)
const unusedSyllables = SYLLABLES.filter((code) => !usedCharacters.has(code) && !ks.includes(code))

const cut = (codes, parts) => {
  const size = Math.ceil(codes.length / parts)
  return range(0, parts - 1).map((nth) => codes.slice(nth * size, (nth + 1) * size))
}

const hex = (code) => code.toString(16).toUpperCase()

// Browsers try the last rule first. If its font lacks a character, they fall back to the rule before it, so the ranges
// may be broad. Exact ranges for 11,172 syllables would cost every visitor 6 kB of styles. Observed in Chromium: a page
// with only our own text loads only "ui", and any other file is loaded only for a character that no earlier file has.
const byCodePoint = (name, codes, parts) =>
  cut(codes, parts).map((part, nth) => ({
    name: `${name}-${nth + 1}`,
    codes: part,
    range: `U+${hex(part[0])}-${hex(part.at(-1))}`,
  }))
const tiers = [
  ...byCodePoint('rest', unusedSyllables, REST_CHUNKS),
  ...byCodePoint('ks', ks, KS_CHUNKS),
  { name: 'signs', codes: signs, range: 'U+A0-33FF, U+FF01-FFE6' },
  { name: 'more', codes: [...usedCharacters].filter((code) => !onScreens.has(code)), range: 'U+A0-FFE6' },
  { name: 'ui', codes: [...onScreens], range: 'U+20-FFE6' },
]

for (const file of await readdir(fonts)) if (file.endsWith('.woff2')) await rm(join(fonts, file))
const faces = []
for (const [weight, style] of Object.entries(WEIGHTS)) {
  const font = await readFile(join(origin, `public/static/PretendardGOV-${style}.otf`))
  for (const { name, codes, range: signs } of tiers) {
    const text = String.fromCodePoint(...codes)
    const subset = await subsetFont(font, text, { targetFormat: 'sfnt', noLayoutClosure: true })
    const file = `portal-sans-kr-${weight}-${name}.woff2`
    const woff2 = await convert(withNewNames(Buffer.from(subset), weight), 'woff2')
    await writeFile(join(fonts, file), woff2)
    console.log(file, codes.length, 'characters,', woff2.length, 'bytes')
    faces.push({ weight, file, signs })
  }
}
await mkdir(publishedFonts, { recursive: true })
for (const place of [fonts, publishedFonts]) await copyFile(join(origin, 'LICENSE.txt'), join(place, 'OFL.txt'))

const faceCss = ({ weight, file, signs }) => `
  @font-face {
    font-family: '${FAMILY}';
    font-weight: ${weight};
    font-display: swap;
    src: url('../assets/fonts/${file}') format('woff2');
    unicode-range: ${signs};
  }`

/**
 * Returns the styles of the fallback fonts, shown until our font has loaded. They have the width and height of our
 * font, so that no text moves.
 */
const fallbackCss = ({ family, locals, adjust }) => `
  @font-face {
    font-family: '${family}';
    src: ${locals.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${adjust}%;
    ascent-override: ${((95.2 / adjust) * 100).toFixed(1)}%;
    descent-override: ${((24.1 / adjust) * 100).toFixed(1)}%;
    line-gap-override: 0%;
  }`

const FALLBACKS = [
  { family: 'Fallback Apple', locals: ['Apple SD Gothic Neo', 'AppleSDGothicNeo-Regular'], adjust: 100 },
  {
    family: 'Fallback Noto',
    locals: ['Noto Sans CJK KR', 'Noto Sans KR', 'NotoSansCJKkr-Regular', 'Malgun Gothic'],
    adjust: 94,
  },
]

await writeFile(
  join(top, 'src-ui/styles/font.css'),
  `/* Written by tools/assets/make-fonts.mjs: renamed subsets of Pretendard GOV, and the fallback fonts shown before they load. */
@layer font {${[...FALLBACKS.map(fallbackCss), ...faces.map(faceCss)].join('\n')}
}
`,
)
await rm(folder, { recursive: true })
