import styles from '../parts/design/Button.module.css'

const KINDS = ['primary', 'soft', 'secondary', 'tertiary', 'danger', 'danger-solid', 'text', 'icon'] as const

/** Returns the visual kind of a button, or of a link that looks like one; undefined for any other element. */
export const buttonKind = (element: Element | null | undefined): (typeof KINDS)[number] | undefined =>
  KINDS.find((kind) => element?.classList.contains(styles[kind] ?? ''))
