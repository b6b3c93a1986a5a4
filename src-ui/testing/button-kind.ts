import styles from '../parts/design/Button.module.css'

const KINDS = ['primary', 'secondary', 'tertiary', 'danger', 'danger-solid', 'text', 'icon'] as const

/** How loud a button or a link in its look is; undefined for any other element. */
export const buttonKind = (element: Element | null | undefined): (typeof KINDS)[number] | undefined =>
  KINDS.find((kind) => element?.classList.contains(styles[kind] ?? ''))
