import { useEffect, useState, type ReactNode } from 'react'
import { Main } from '#ui/parts/design/Layout.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import styles from './ContentsPage.module.css'

/**
 * Scrolls to the section in the hash of the URL, and focuses it. The browser cannot do this, because it looked for the
 * section before the page was rendered. Without the focus, the Tab key would start at the top of the page.
 */
export const useScrollToAnchor = (): void => {
  useEffect(() => {
    const place = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }, [])
}

type ContentsEntry = { readonly id: string; readonly text: string }

/** The part of the window in which a section counts as being read. It is a strip below the upper edge. */
const BEING_READ = '-12% 0px -80% 0px'

/**
 * Returns the id of the section in the strip `BEING_READ` of the window. If no section is in the strip, returns the
 * last one that was; null if there was none.
 */
const usePlaceBeingRead = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null)
  const all = ids.join(' ')
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return undefined
    const observer = new IntersectionObserver(
      (entries) => setCurrent((last) => entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id ?? last),
      { rootMargin: BEING_READ },
    )
    for (const place of all.split(' ').map((id) => document.getElementById(id))) if (place) observer.observe(place)
    return () => observer.disconnect()
  }, [all])
  return current
}

type ContentsProps = {
  readonly title: string
  readonly entries: readonly ContentsEntry[]
  /** Runs with the id of a section before the page scrolls to it. */
  readonly onGo?: ((id: string) => void) | undefined
}

/**
 * The list of contents. Its entries are real links, so that people can copy the URL of a section. The entry of the
 * section that is being read is marked. [P-245]
 */
const Contents = ({ entries, onGo }: Omit<ContentsProps, 'title'>) => {
  const current = usePlaceBeingRead(entries.map(({ id }) => id))
  return (
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={() => onGo?.(id)}>
            <Phrase as="span" text={text} />
          </a>
        </li>
      ))}
    </ol>
  )
}

type ContentsPageProps = ContentsProps & {
  readonly head: ReactNode
  readonly children: ReactNode
}

/**
 * A long page with its list of contents. If there is room, the list is beside the text and always visible. On a phone
 * the page folds its sections, and the headings of the sections are the list.
 */
export const ContentsPage = ({ head, title, entries, onGo, children }: ContentsPageProps) => (
  <Main layout="column" className={styles.page}>
    <div className={styles.head}>{head}</div>
    <nav className={styles.contents} aria-label={title}>
      <h2>{title}</h2>
      <Contents entries={entries} onGo={onGo} />
    </nav>
    <div className={styles.text}>{children}</div>
  </Main>
)
