import type { ReadonlySignal } from '@preact/signals-react'

/** Would chosen files be lost now? While they are on their way, that question is another one. [P-313] [D3-102] */
export const isUnsent = (
  files: { readonly chosen: ReadonlySignal<boolean>; readonly sending: ReadonlySignal<boolean> },
  handingIn: { readonly is: string },
): boolean => files.chosen.value && !files.sending.value && handingIn.is !== 'done'
