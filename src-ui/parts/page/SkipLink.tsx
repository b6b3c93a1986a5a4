import styles from './SkipLink.module.css'

type Props = { readonly text: string; readonly onClick?: () => void }

/** The first tab stop of a page: a link that skips the header. It is visible only while it has the focus. */
export const SkipLink = ({ text, onClick }: Props) => (
  <a className={styles['skip']} href="#main" onClick={onClick}>
    {text}
  </a>
)
