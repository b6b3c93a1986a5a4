import { scriptlessNotice } from '../deploy/scriptless.ts'
import { DEFAULT_SETTINGS } from '../src-domain/kernel/settings.ts'

/** What the build puts into the one template `index.html` to make both documents. Addresses begin with `/assets/`. */
export type DocumentParts = {
  /** What the window is called, or null to keep the name of the template. */
  readonly title?: string | null
  /** True if the document contains its content: visitors without scripts then need no notice. */
  readonly complete?: boolean
  /** Markup of the page, or of the frame of a page; empty for the shell of every unknown address. */
  readonly app: string
  /** The script that shows 선명한 화면 to those who have chosen it and loads `next`; nothing waits for it. */
  readonly early: string
  /** The small sheet of the first view, minified. [E-208] */
  readonly firstPaint: string
  /** The font that follows the one of the first view, or null: it comes early, but not before the scripts. */
  readonly font: string | null
  /** Modules that this document needs next, beyond those that its first script names: asked for at once, not in a row. */
  readonly modules?: ReadonlySet<string>
  /** True if its screen waits for the settings: they are then requested together with the scripts. */
  readonly configured?: boolean
  /** Styles of those modules. They stand before the full styles, with which the page is shown. */
  readonly sheets?: ReadonlySet<string>
  /** What the next page needs; `next-pages.js` loads it. [D1-266] */
  readonly next?: NextPages
}

/** Files of the pages that a document's tiles lead to: those of pages of text, which come first, and those of all. */
export type NextPages = { readonly text: ReadonlySet<string>; readonly rest: ReadonlySet<string> }

/** The lists of `next` as templates of links: a browser asks for none of them where they stand. */
const nextLists = (template: string, { text, rest }: NextPages): string => {
  const list = (name: string, files: readonly string[]) =>
    `<template class="next-${name}">${files
      .filter((address) => !template.includes(`"${address}"`))
      .map((address) => `<link rel="prefetch" href="${address}">`)
      .join('')}</template>`
  return (
    list('text', [...text]) +
    list(
      'rest',
      [...rest].filter((address) => !text.has(address)),
    )
  )
}

const SHEET_LINKS = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Completes the built template: the first view's sheet inline, the full styles at the end of the body, so that the
 * first paint waits for neither of them. The place of the strip stays open for whoever serves the document. [E-208]
 */
export const completeDocument = (template: string, parts: DocumentParts): string => {
  const sheets = [
    ...[...(parts.sheets ?? [])]
      .filter((address) => !template.includes(`"${address}"`))
      .map((address) => `<link rel="stylesheet" crossorigin href="${address}">`),
    ...(template.match(SHEET_LINKS) ?? []).map((link) => link.trim()),
  ]
  const modules = [...(parts.modules ?? [])]
    .filter((address) => !template.includes(`"${address}"`))
    .map((address) => `<link rel="modulepreload" crossorigin href="${address}">`)
  const font =
    parts.font === null
      ? []
      : [`<link rel="preload" as="font" type="font/woff2" href="${parts.font}" crossorigin fetchpriority="low">`]
  // In the order in which the page needs them, for a browser asks for six things at a time: where a guard decides first
  // what is shown, the scripts; where there is something to read, its font, so that the lines do not break again. In the
  // body: for a font that is preloaded in the head Chromium holds the first paint back, here by a tenth.
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
