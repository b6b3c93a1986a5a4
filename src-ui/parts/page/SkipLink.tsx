import styles from './SkipLink.module.css'

type Props = { readonly text: string; readonly onClick?: () => void }

/** The first tab stop of a page: skips the header, and is visible only while focused. */
export const SkipLink = ({ text, onClick }: Props) => (
  <a className={styles['skip']} href="#main" onClick={onClick}>
    {text}
  </a>
)
