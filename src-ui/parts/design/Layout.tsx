import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Layout.module.css'

type PageWidthProps = HTMLAttributes<HTMLElement> & { readonly as?: 'div' | 'nav' }

/** As wide as a page, centred in the window, with a gutter at both edges. */
export const PageWidth = ({ as: Element = 'div', className, ...rest }: PageWidthProps) => (
  <Element {...rest} className={classNames(styles.page, className)} />
)

type MainProps = {
  /** The gaps above and below the content of a page of text or of a form. */
  readonly flow?: boolean
  readonly busy?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The main content, as wide as the page. Every screen has one `main` with the id that the skip link targets. */
export const Main = ({ flow = false, busy = false, className, children }: MainProps) => (
  <main
    id="main"
    className={classNames(styles.page, flow && styles.flow, className)}
    tabIndex={-1}
    aria-busy={busy || undefined}
  >
    {children}
  </main>
)

/** The column of a form or a text, at most 720 px wide: centred in the page, or next to its rail. */
export const Column = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div {...rest} className={classNames(styles.column, className)} />
)
