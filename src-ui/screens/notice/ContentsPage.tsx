import { type Signal, signal } from '@preact/signals-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Fold } from '../../parts/design/Fold.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { Main } from '../../parts/design/Layout.tsx'
import { classNames } from '../../parts/design/class-names.ts'
import styles from './contents-page.module.css'

/**
 * Goes to the place that the address names after its `#`. The browser has looked for it before the page was drawn, and
 * without the focus there a keyboard would go on from the top.
 */
export const useAnchor = (): void => {
  useEffect(() => {
    const place = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }, [])
}

/** An entry of a list of contents: `id` is that of the place that it leads to. */
type ContentsEntry = { readonly id: string; readonly text: string; readonly count?: number | undefined }

/** The part of the window in which a place counts as being read: a strip below its upper edge. */
const BEING_READ = '-12% 0px -80% 0px'

/** The place that is being read; the last one, while the strip lies between two. Null until one has come there. */
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

/** True if the list stays visible; false in the delivered document. */
const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 64rem)').matches ?? false

type ContentsProps = { readonly title: string; readonly entries: readonly ContentsEntry[] }

/** The list of contents: real anchors, so that a place can be linked to, the present one marked. [P-245] */
const Contents = ({ entries }: Pick<ContentsProps, 'entries'>) => {
  const current = usePlaceBeingRead(entries.map(({ id }) => id))
  return (
    <ol>
      {entries.map(({ id, text, count }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            <Phrase as="span" text={text} />
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Where the list does not stay in sight, a long one is a row that opens; it is open where it stays. */
const FoldedContents = ({ title, entries, opened }: ContentsProps & { readonly opened: Signal<boolean> }) => (
  <nav className={styles.contents} aria-label={title} id="contents">
    <Fold name={title} opened={opened} className={styles.fold}>
      <Contents entries={entries} />
    </Fold>
  </nav>
)

type ContentsPageProps = {
  readonly head: ReactNode
  readonly title: string
  readonly entries: readonly ContentsEntry[]
  readonly chips?: boolean
  /** What leads back to the list where it does not stay in sight. */
  readonly toContents?: string
  readonly children: ReactNode
}

/**
 * A long page with its list of contents: below the head on a phone, beside the text where there is room, and there it stays
 * in sight. `chips`: few and short entries, in rows on a phone.
 */
export const ContentsPage = ({ head, title, entries, chips = false, toContents, children }: ContentsPageProps) => {
  const [opened] = useState(() => signal(isWide()))
  return (
    <Main flow className={classNames(styles.page, chips && styles.chips)}>
      <div className={styles.head}>{head}</div>
      {entries.length > 0 &&
        (chips ? (
          <nav className={styles.contents} aria-label={title} id="contents">
            <h2>{title}</h2>
            <Contents entries={entries} />
          </nav>
        ) : (
          <FoldedContents title={title} entries={entries} opened={opened} />
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
