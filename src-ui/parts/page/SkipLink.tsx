import styles from './SkipLink.module.css'

type Props = { readonly text: string; readonly onClick?: () => void }

/** The first stop of Tab on a page: leads past the header, and is seen only while it has the focus. */
export const SkipLink = ({ text, onClick }: Props) => (
  <a className={styles['skip']} href="#main" onClick={onClick}>
    {text}
  </a>
)
