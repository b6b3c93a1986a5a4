import { Link } from 'wouter'
import { Icon } from '../design/Icon.tsx'
import { SMALL_PAGES as T } from '../../text/ko/small-pages.ts'
import { TITLES } from '../../text/ko/titles.ts'
import styles from './HelpPages.module.css'

/** The pages of help. */
const HELP = [
  { href: '/board-faq', words: TITLES['title.boardFaq'] },
  { href: '/user-guide', words: TITLES['title.userGuide'] },
  { href: '/region-center', words: TITLES['title.regionCenter'] },
  { href: '/objctRqst', words: TITLES['title.objctRqst'] },
] as const

/** Where else to look, below a page without a way on. */
export const HelpPages = () => (
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
