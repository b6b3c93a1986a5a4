import type { BrowserContext } from '@playwright/test'

/**
 * Features that at least one of the oldest browsers in the README does not have, grouped by their object in the test
 * browser. Features that the product uses only if they exist are left out. The types check from which year a feature of
 * the language is (`lib`), but not a browser function.
 */
const NEWER = {
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  RegExp: ['escape'],
  Intl: ['DurationFormat'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  'Element.prototype': ['setHTML', 'setHTMLUnsafe', 'moveBefore'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'HTMLDialogElement.prototype': ['requestClose'],
  'Document.prototype': ['startViewTransition'],
  globalThis: ['Iterator', 'Temporal', 'scheduler', 'navigation', 'CloseWatcher', 'Sanitizer'],
} as const

/**
 * Hides from the scripts of the pages of a context all features that the oldest browser does not have; the steps of a
 * journey keep them.
 */
export const asOldestBrowser = (context: BrowserContext) =>
  context.addInitScript((newer) => {
    for (const [path, names] of Object.entries(newer)) {
      const owner = path.split('.').reduce<unknown>((found, part) => Object(found)[part], globalThis)
      for (const name of names) delete Object(owner)[name]
    }
  }, NEWER)
