import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../design/Icon.tsx'
import { FlowPage, PageHead } from '../design/Page.tsx'
import { SMALL_PAGES as T } from '../text/ko/small-pages.ts'
import { TITLES } from '../text/ko/titles.ts'
import styles from './edge.module.css'

/** Where most questions are answered. */
const HELP = [
  { href: '/board-faq', words: TITLES['title.boardFaq'] },
  { href: '/user-guide', words: TITLES['title.userGuide'] },
  { href: '/region-center', words: TITLES['title.regionCenter'] },
  { href: '/objctRqst', words: TITLES['title.objctRqst'] },
] as const

const Others = () => (
  <nav className={styles.others} aria-labelledby="edge-others">
    <h2 id="edge-others">{T['edge.others']}</h2>
    <ul>
      {HELP.map(({ href, words }) => (
        <li key={href}>
          <Link href={href}>
            {words}
            <Icon name="right" small />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** A page at which a way ends: its picture, what is the matter as its heading, why, and the ways on, the likeliest first. */
export const EdgePage = ({
  art,
  title,
  text,
  alert = false,
  others = false,
  children,
}: {
  readonly art: ReactNode
  readonly title: string
  readonly text?: string | undefined
  /** What is the matter is said as soon as it stands there. */
  readonly alert?: boolean
  /** Leads on to the pages of help: nobody knows here what was looked for. */
  readonly others?: boolean
  readonly children?: ReactNode
}) => (
  <FlowPage>
    <div className={styles.art}>{art}</div>
    <div role={alert ? 'alert' : undefined}>
      <PageHead title={title} lead={text} />
    </div>
    {children !== undefined && <div className={`actions ${styles.ways}`}>{children}</div>}
    {others && <Others />}
  </FlowPage>
)
