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
   * The layout of the content. `column`: one column in the middle of a window of 1280 px, with room for a rail to its
   * left. `wide`: as wide as the header, for the tables of administrators. [D1-641] [D1-870]
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

export const Column = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div {...rest} className={classNames(styles.column, className)} />
)
