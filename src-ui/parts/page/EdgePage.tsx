import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../design/Icon.tsx'
import { FlowPage } from '../design/Page.tsx'
import { PageHead } from '../design/PageHead.tsx'
import { SMALL_PAGES as T } from '../../text/ko/small-pages.ts'
import { TITLES } from '../../text/ko/titles.ts'
import styles from './edge.module.css'
import { Actions } from '../design/Actions.tsx'

/** The pages of help. */
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

type Props = {
  readonly art: ReactNode
  readonly title: string
  readonly text?: string | undefined
  /** The problem is announced when it appears. */
  readonly alert?: boolean
  /** Also links to the pages of help. */
  readonly others?: boolean
  readonly children?: ReactNode
}

/** A page without a way on, such as a wrong address: a picture, the problem as its heading, the reason, and links, the likeliest first. */
export const EdgePage = ({ art, title, text, alert = false, others = false, children }: Props) => (
  <FlowPage>
    <div className={styles.art}>{art}</div>
    <div role={alert ? 'alert' : undefined}>
      <PageHead title={title} lead={text} />
    </div>
    {children !== undefined && <Actions className={styles.ways}>{children}</Actions>}
    {others && <Others />}
  </FlowPage>
)
