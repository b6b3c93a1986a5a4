import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { renderMermaidSVG } from 'beautiful-mermaid'
import { type Plugin, build } from 'vite'
import { ALL_MACHINES, type MachineEntry } from '../src-domain/rule-book.ts'
import { diagramsOf } from '../src-ui/rule-book/diagram.ts'
import { findEvidence } from './rule-book.ts'

/** The pictures of a machine, waiting in the document until its article is shown. Their colours are those of the page's sheet. */
export const pictureOf = (machine: MachineEntry): string => {
  const drawn = diagramsOf(machine).map(({ title, text }, at) => {
    const svg = renderMermaidSVG(text, { padding: 8, nodeSpacing: 20, layerSpacing: 30 })
      .replace(/<style>[\s\S]*?<\/style>/, '')
      .replace(/ style="[^"]*"/, '')
      .replaceAll('arrowhead', `${machine.prefix}-${at}-arrowhead`)
    return `<figure>${title === null ? '' : `<figcaption>${title}</figcaption>`}${svg}</figure>`
  })
  return `<template id="${machine.prefix}-picture">${drawn.join('')}</template>`
}

/** The document of the rule book with what the sources say; another document has no place for it. */
const withEvidence = (html: string, root: string): string =>
  html.replace('<!--evidence-->', () => {
    const written = JSON.stringify(findEvidence(root)).replaceAll('<', String.raw`\u003c`)
    return `<script type="application/json" id="evidence">${written}</script>${ALL_MACHINES.map(pictureOf).join('')}`
  })

/** A page that opens from a folder too: one plain script, because browsers load no module from a file. */
const asPlainPage = (root: string): Plugin => ({
  name: 'house:rule-book-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      withEvidence(html, root)
        .replace('<script type="module" crossorigin src', '<script defer src')
        .replace('<link rel="stylesheet" crossorigin', '<link rel="stylesheet"'),
  },
})

/**
 * Makes the rule book: `build/rule-book/`, a folder that can be opened, sent and printed without a server. It is built
 * apart, so that no page of the portal gets a byte larger or another chunk.
 */
export const buildRuleBook = async (root: string): Promise<string> => {
  const outDir = join(root, 'build/rule-book')
  await build({
    configFile: false,
    root: join(root, 'src-ui/rule-book'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), asPlainPage(root)],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // One script on purpose: a page that is opened from a folder loads no second one.
      chunkSizeWarningLimit: 1000,
      modulePreload: false,
      // One sheet that the document links: the strict policy takes none that a script writes.
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        treeshake: { propertyReadSideEffects: false },
        output: { format: 'iife', entryFileNames: 'rule-book.js', assetFileNames: '[name]-[hash][extname]' },
      },
    },
  })
  return join(outDir, 'index.html')
}

/** The rule book as a part of `vite build`, and of hot reload at `/rule-book/index.html`. */
export const ruleBook = (root: string): Plugin => ({
  name: 'house:rule-book',
  transformIndexHtml: (html) => withEvidence(html, root),
  buildApp: {
    order: 'post',
    handler: async () => {
      await buildRuleBook(root)
    },
  },
})
