import { signal } from '@preact/signals-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isWide } from '#ui/parts/design/use-is-wide.ts'

/** The hash of the URL without `#`. Empty if there is none, and in the prerendered document. */
const hashOfUrl = (): string => globalThis.location?.hash.slice(1) ?? ''

type SectionOf = (hash: string) => string

const sameSection: SectionOf = (hash) => hash

const makeOpenSections = (sectionOf: SectionOf, foldsOnWide: boolean) => {
  const opened = signal<ReadonlySet<string>>(new Set([sectionOf(hashOfUrl())]))
  return {
    opened,
    isFolded: foldsOnWide || !isWide(),
    open: (id: string) => (opened.value = new Set([...opened.peek(), id])),
  } as const
}

/**
 * Returns the ids of the open sections of a long text, a function that opens one more section, and whether the text
 * folds its sections. The text folds them in a window without room for the list of contents, and with `foldsOnWide` in
 * every window. The section in the URL is open. If the URL has the id of a part of a section, `sectionOf` returns that
 * section. All sections are open while the page is printed. [P-245] [D1-275]
 */
export const useOpenSections = (ids: readonly string[], sectionOf = sameSection, foldsOnWide = false) => {
  const [{ opened, isFolded, open }] = useState(() => makeOpenSections(sectionOf, foldsOnWide))
  const all = ids.join(' ')
  useEffect(() => {
    const openNamed = () => open(sectionOf(hashOfUrl()))
    const openAll = () => flushSync(() => (opened.value = new Set(all.split(' '))))
    addEventListener('hashchange', openNamed)
    addEventListener('beforeprint', openAll)
    return () => {
      removeEventListener('hashchange', openNamed)
      removeEventListener('beforeprint', openAll)
    }
  }, [opened, open, all, sectionOf])
  return { opened: isFolded ? opened : undefined, open } as const
}
