import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Layout.module.css'

type PageWidthProps = HTMLAttributes<HTMLElement> & { readonly as?: 'div' | 'nav' | 'aside' }

/** An element as wide as a page, centred in the window, with a gutter at both edges. */
export const PageWidth = ({ as: Element = 'div', className, ...rest }: PageWidthProps) => (
  <Element {...rest} className={classNames(styles.page, className)} />
)

type MainProps = {
  /**
   * The layout of the content. `column`: one column, at the same place on every page, with room for a rail to its left.
   * `wide`: as wide as the header, for the tables of administrators.
   */
  readonly layout: 'column' | 'wide'
  readonly busy?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * The main content, as wide as the page. Every screen has exactly one `main`, with the id that is the target of the
 * skip link.
 */
export const Main = ({ layout, busy = false, className, children }: MainProps) => (
  <main
    id="main"
    className={classNames(styles.page, styles.flow, layout === 'column' && styles.beside, className)}
    tabIndex={-1}
    aria-busy={busy || undefined}
  >
    {children}
  </main>
)

type ColumnProps = HTMLAttributes<HTMLDivElement> & { readonly isForm?: boolean }

/** The column of a text, at most 816 px wide, or of a form, at most 720 px wide. [D1-641] */
export const Column = ({ isForm = false, className, ...rest }: ColumnProps) => (
  <div {...rest} className={classNames(isForm ? styles.entries : styles.column, className)} />
)
