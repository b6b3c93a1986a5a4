import type { BrowserContext } from '@playwright/test'

/**
 * What one of the oldest browsers that the README names does not have, by the object that has it in the browser of the
 * tests; without what the product uses only where it is. The types know the year of the language (`lib`) and nothing of the
 * year of all else that a page may call.
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

/** Lets the pages of a context know no more than the oldest browser; their own scripts alone, not the steps of a journey. */
export const asOldestBrowser = (context: BrowserContext) =>
  context.addInitScript((newer) => {
    for (const [path, names] of Object.entries(newer)) {
      const owner = path.split('.').reduce<unknown>((found, part) => Object(found)[part], globalThis)
      for (const name of names) delete Object(owner)[name]
    }
  }, NEWER)
