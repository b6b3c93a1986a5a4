import { signal } from '@preact/signals-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The id of the section that the address names. Empty if the address names no section, and in the prerendered document.
 */
const namedSection = (): string => globalThis.location?.hash.slice(1) ?? ''

/** True if the list of contents is beside the text. False in the prerendered document. */
const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 64rem)').matches ?? false

const makeOpenSections = () => {
  const opened = signal<ReadonlySet<string>>(new Set([namedSection()]))
  return {
    opened,
    isFolded: !isWide(),
    open: (id: string) => (opened.value = new Set([...opened.peek(), id])),
  } as const
}

/**
 * Returns the ids of the open sections of a long text, a function that opens one more section, and whether the text
 * folds its sections. The text folds them in a window without room for the list of contents. The section in the address
 * is open. All sections are open while the page is printed. [P-245] [D1-275]
 */
export const useOpenSections = (ids: readonly string[]) => {
  const [{ opened, isFolded, open }] = useState(makeOpenSections)
  const all = ids.join(' ')
  useEffect(() => {
    const openNamed = () => open(namedSection())
    const openAll = () => flushSync(() => (opened.value = new Set(all.split(' '))))
    addEventListener('hashchange', openNamed)
    addEventListener('beforeprint', openAll)
    return () => {
      removeEventListener('hashchange', openNamed)
      removeEventListener('beforeprint', openAll)
    }
  }, [opened, open, all])
  return { opened: isFolded ? opened : undefined, open } as const
}
