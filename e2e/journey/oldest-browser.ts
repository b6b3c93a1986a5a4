import type { BrowserContext } from '@playwright/test'

/**
 * Features that at least one of the oldest browsers in `.github/DEPENDENCIES.md` lacks, grouped by their object in the
 * test browser; features that the product uses only if they exist are left out. The type check (`lib`) rejects language
 * features that are too new, but not browser functions.
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
 * Hides all features that the oldest browser lacks from the page scripts in this context. The journey's own steps can
 * still use the features.
 */
export const imitateOldestBrowser = (context: BrowserContext) =>
  context.addInitScript((newer) => {
    for (const [path, names] of Object.entries(newer)) {
      const owner = path.split('.').reduce<unknown>((found, part) => Object(found)[part], globalThis)
      for (const name of names) delete Object(owner)[name]
    }
  }, NEWER)
