import { scriptlessNotice } from '../deploy/scriptless.ts'
import { DEFAULT_SETTINGS } from '../src-domain/settings/settings.ts'

/** The parts that the build inserts into the template `index.html`. URLs begin with `/assets/`. */
export type DocumentParts = {
  /** The title of the document; null keeps the title of the template. */
  readonly title?: string | null
  /** True if the document contains the content of its page, so that visitors without scripts need no notice. */
  readonly complete?: boolean
  /** Markup of the page or of its frame; empty for the shell, which is served for unknown URLs. */
  readonly app: string
  /**
   * The script that applies the high-contrast colours if the visitor has chosen them, and loads `next`. The page does
   * not wait for this script.
   */
  readonly early: string
  /** The inline style sheet of the first view, minified. [E-208] */
  readonly firstPaint: string
  /**
   * The font that is needed after the font of the first view; null if there is none. It is requested early, but not
   * before the first script.
   */
  readonly font: string | null
  /**
   * Modules that this document needs in addition to those of its first script. They are requested together, not one
   * after another.
   */
  readonly modules?: ReadonlySet<string>
  /**
   * True if the screen of the document waits for the settings. The document then requests the settings together with
   * the scripts.
   */
  readonly configured?: boolean
  /**
   * Style sheets of `modules`. They come before the main style sheets, because the main style sheets make the page
   * visible.
   */
  readonly sheets?: ReadonlySet<string>
  /** The files of the next page; `next-pages.js` loads them. [D1-266] */
  readonly next?: NextPageFiles
}

/**
 * The files of the pages that the tiles of a document link to. `text`: the files of text pages, which load first.
 * `rest`: the files of all pages, without the files in `text`.
 */
type NextPageFiles = { readonly text: ReadonlySet<string>; readonly rest: ReadonlySet<string> }

/** Returns the lists of `next` as links in templates: browsers do not load links in a template. */
const nextLists = (template: string, { text, rest }: NextPageFiles): string => {
  const list = (name: string, files: readonly string[]) =>
    `<template class="next-${name}">${files
      .filter((url) => !template.includes(`"${url}"`))
      .map((url) => `<link rel="prefetch" href="${url}">`)
      .join('')}</template>`
  return (
    list('text', [...text]) +
    list(
      'rest',
      [...rest].filter((url) => !text.has(url)),
    )
  )
}

const SHEET_LINKS = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Completes the built template: inlines the sheet of the first view and moves the main style sheets to the end of the
 * body, so that the first paint waits for no style sheet. The placeholder of the strip remains for the server. [E-208]
 */
export const completeDocument = (template: string, parts: DocumentParts): string => {
  const sheets = [
    ...[...(parts.sheets ?? [])]
      .filter((url) => !template.includes(`"${url}"`))
      .map((url) => `<link rel="stylesheet" crossorigin href="${url}">`),
    ...(template.match(SHEET_LINKS) ?? []).map((link) => link.trim()),
  ]
  const modules = [...(parts.modules ?? [])]
    .filter((url) => !template.includes(`"${url}"`))
    .map((url) => `<link rel="modulepreload" crossorigin href="${url}">`)
  const font =
    parts.font === null
      ? []
      : [`<link rel="preload" as="font" type="font/woff2" href="${parts.font}" crossorigin fetchpriority="low">`]
  // The files are in the order in which they are needed, because a browser requests six files at a time. A guarded page
  // needs its scripts first. A text page needs its font first, so that its lines do not wrap again. The links are in
  // the body, because in Chromium a font that is preloaded in the head makes the first paint a tenth later.
  const next =
    parts.configured === true
      ? ['<link rel="preload" as="fetch" crossorigin href="/config.json">', ...modules, ...font]
      : [...font, ...modules]
  return template
    .replace(SHEET_LINKS, '')
    .replace(
      '<!--first-paint-->',
      () => `<script async src="${parts.early}"></script><style>${parts.firstPaint}</style>`,
    )
    .replace('<body>', () => `<body>${next.join('')}`)
    .replace('<!--app-->', () => parts.app)
    .replace('<!--scriptless-->', () => (parts.complete ? '' : scriptlessNotice(DEFAULT_SETTINGS.callCentre)))
    .replace(/(?<=<title>)[^<]*/, (name) => parts.title ?? name)
    .replace(
      '<!--styles-->',
      () => `${parts.next === undefined ? '' : nextLists(template, parts.next)}${sheets.join('')}`,
    )
    .replace(/\n\s*(?=\n)/g, '')
}
