/**
 * Makes the public PDF files of the fake server from `texts/`: `node --import tsx
 * tools/sample-documents/make-documents.mjs`. They are tagged, with the font and colours of the portal. [D1-222]
 *
 * The font is installed in a temporary folder, as TrueType: from the portal's own files (OpenType with CFF), Chromium
 * would write outlines as drawings, which are twice as large and do not have the font's name.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { launchChromium } from '../programs/launch-chromium.ts'

const FONT = 'pretendard-gov@1.3.9'
const WEIGHTS = { 400: 'Regular', 700: 'Bold' }
const MOST_BYTES = 200_000

const toolFolder = dirname(fileURLToPath(import.meta.url))
const texts = join(toolFolder, 'texts')
const servedFolder = join(toolFolder, '../../fake-server/files/public')
const styles = join(toolFolder, '../../src-ui/styles')

/** Each page of `texts/` becomes a file of `/pdf/*`. [P-186] */
const pages = (await readdir(texts)).filter((file) => extname(file) === '.html')

/** Returns the style sheet: the portal's font and colours, followed by the rules for paper. */
const sheet = async (fonts) => {
  const [tokens = ''] = /:root \{[^}]*\}/.exec(await readFile(join(styles, 'tokens.css'), 'utf8')) ?? []
  const faces = Object.entries(WEIGHTS).map(([weight, style]) => {
    const file = pathToFileURL(join(fonts, `PretendardGOV-${style}.ttf`)).href
    return `@font-face { font-family: 'Portal Sans KR'; font-weight: ${weight}; src: url('${file}'); }`
  })
  return [...faces, tokens, await readFile(join(texts, 'sheet.css'), 'utf8')].join('\n')
}

/**
 * Returns the document of a page: its title, the left side of its head if the page defines one, and its content. Each
 * page is marked as an example. [D3-88]
 */
const documentOf = (page) => {
  const [, title, left = '<span>소상공인 배달·택배비 지원</span>', content] =
    /^(<title>.*<\/title>)\n(<span .*<\/span>)?([^]*)$/.exec(page)
  return `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8">${title}<link rel="stylesheet" href="sheet.css"></head>
<body>
<div class="watermark" aria-hidden="true">예시</div>
<header class="masthead">${left} <span class="mark">예시 (견본)</span></header>
<main>${content}</main>
</body>
</html>`
}

const keep = async (path, bytes) => {
  if (bytes.length > MOST_BYTES) throw new Error(`${path} has ${bytes.length} bytes, more than ${MOST_BYTES}`)
  const target = join(servedFolder, path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, bytes)
  console.log(path, bytes.length, 'bytes')
}

const browser = await launchChromium('--allow-file-access-from-files')
const folder = await mkdtemp(join(tmpdir(), 'portal-documents-'))
try {
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, FONT]
  execFileSync('npm', install, { stdio: 'inherit' })
  const fonts = join(folder, 'node_modules/pretendard-gov/dist/public/static/alternative')
  await writeFile(join(folder, 'sheet.css'), await sheet(fonts))
  const page = await browser.newPage()
  for (const file of pages) {
    const copy = join(folder, file)
    await writeFile(copy, documentOf(await readFile(join(texts, file), 'utf8')))
    await page.goto(pathToFileURL(copy).href)
    await page.evaluate(() => globalThis.document.fonts.ready)
    const path = `pdf/${basename(file, '.html')}.pdf`
    await keep(path, await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }))
  }
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
}
