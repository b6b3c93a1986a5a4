import { renderMermaidSVG } from 'beautiful-mermaid'
import type { Plugin } from 'vite'
import { ALL_MACHINES } from '#book/rule-book'
import type { MachineEntry } from '#book/rule-entry'
import { machineDiagramsOf } from '#book/text/diagram'
import { buildPageApart } from '#tools/page-apart'
import { readRuleBookEvidence } from './read-evidence.ts'

/**
 * Returns the diagrams of a state machine in a `template`, so that they are not rendered until the article of the
 * machine is shown. The colours come from the style sheet of the page.
 */
export const machineDiagramHtmlOf = (machine: MachineEntry): string => {
  const diagrams = machineDiagramsOf(machine).map(({ title, text }, index) => {
    const svg = renderMermaidSVG(text, { padding: 8, nodeSpacing: 20, layerSpacing: 30 })
      .replace(/<style>[\s\S]*?<\/style>/, '')
      .replace(/ style="[^"]*"/, '')
      .replaceAll('arrowhead', `${machine.prefix}-${index}-arrowhead`)
    return `<figure>${title === null ? '' : `<figcaption>${title}</figcaption>`}${svg}</figure>`
  })
  return `<template id="${machine.prefix}-picture">${diagrams.join('')}</template>`
}

/** Inserts the evidence and the diagrams into the document of the rule book; returns other documents unchanged. */
const withEvidence = (html: string, root: string): string =>
  html.replace('<!--evidence-->', () => {
    const json = JSON.stringify(readRuleBookEvidence(root)).replaceAll('<', String.raw`\u003c`)
    return `<script type="application/json" id="evidence">${json}</script>${ALL_MACHINES.map(machineDiagramHtmlOf).join('')}`
  })

/**
 * Makes a page that opens even from a folder. It has one classic script, because browsers load no module from a file.
 */
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

/** Builds the rule book: a folder that can be opened, sent and printed without a server. */
const buildRuleBook = (root: string) =>
  buildPageApart(root, 'rule-book-page', { plugins: [asPlainPage(root)], opensFromFolder: true })

/** Builds the rule book as part of `vite build`. During hot reload, vite serves it from its folder. */
export const ruleBookPlugin = (root: string): Plugin => ({
  name: 'house:rule-book',
  transformIndexHtml: (html) => withEvidence(html, root),
  buildApp: { order: 'post', handler: async () => void (await buildRuleBook(root)) },
})
