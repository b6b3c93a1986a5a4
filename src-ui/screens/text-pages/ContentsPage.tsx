import { type Signal, signal } from '@preact/signals-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Fold } from '../../parts/design/Fold.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { Main } from '../../parts/design/Layout.tsx'
import { joinNames } from '../../parts/design/join-names.ts'
import styles from './contents-page.module.css'

/**
 * Scrolls to the section that the hash of the address names, and focuses it. This is needed because the browser looked
 * for the section before the page was rendered; without the focus, the Tab key would start at the top.
 */
export const useAnchor = (): void => {
  useEffect(() => {
    const place = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }, [])
}

/** An entry in the list of contents. `id` is the id of the section. */
type ContentsEntry = { readonly id: string; readonly text: string; readonly count?: number | undefined }

/** The part of the window in which a section counts as being read. It is a strip below the upper edge. */
const BEING_READ = '-12% 0px -80% 0px'

/**
 * Returns the section that is being read; if the strip is between two sections, the section that was read last. Null
 * until a section has entered the strip.
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

/** True if the list stays visible. False in the prerendered document. */
const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 64rem)').matches ?? false

type ContentsProps = {
  readonly title: string
  readonly entries: readonly ContentsEntry[]
  /** Runs with the id of a section before the page scrolls to it. */
  readonly onGo?: ((id: string) => void) | undefined
}

/**
 * The list of contents. Its entries are real anchors, so that sections can be linked to; the current entry is marked.
 * [P-245]
 */
const Contents = ({ entries, onGo }: Omit<ContentsProps, 'title'>) => {
  const current = usePlaceBeingRead(entries.map(({ id }) => id))
  return (
    <ol>
      {entries.map(({ id, text, count }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={() => onGo?.(id)}>
            <Phrase as="span" text={text} />
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </a>
        </li>
      ))}
    </ol>
  )
}

/**
 * A long list of contents in a collapsible row. The row is open at first only if the window is wide enough for the list
 * to stay visible.
 */
const FoldedContents = ({ title, entries, onGo, opened }: ContentsProps & { readonly opened: Signal<boolean> }) => (
  <nav className={styles.contents} aria-label={title} id="contents">
    <Fold name={title} opened={opened} className={styles.fold}>
      <Contents entries={entries} onGo={onGo} />
    </Fold>
  </nav>
)

type ContentsPageProps = ContentsProps & {
  readonly head: ReactNode
  readonly chips?: boolean
  /** The label of the link back to the list. It is needed if the list does not stay visible. */
  readonly toContents?: string
  readonly children: ReactNode
}

/**
 * A long page with its list of contents. On a phone the list is below the head; if there is room, it is beside the text
 * and always visible. `chips`: the entries are few and short, so that on a phone they are in rows.
 */
export const ContentsPage = (props: ContentsPageProps) => {
  const { head, title, entries, onGo, chips = false, toContents, children } = props
  const [opened] = useState(() => signal(isWide()))
  return (
    <Main layout="column" className={joinNames(styles.page, chips && styles.chips)}>
      <div className={styles.head}>{head}</div>
      {entries.length > 0 &&
        (chips ? (
          <nav className={styles.contents} aria-label={title} id="contents">
            <h2>{title}</h2>
            <Contents entries={entries} />
          </nav>
        ) : (
          <FoldedContents title={title} entries={entries} onGo={onGo} opened={opened} />
        ))}
      <div className={styles.text}>
        {children}
        {toContents !== undefined && (
          <a className={styles.back} href="#contents" onClick={() => (opened.value = true)}>
            {toContents}
          </a>
        )}
      </div>
    </Main>
  )
}
