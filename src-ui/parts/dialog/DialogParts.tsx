import { type ReactNode, useEffect, useRef } from 'react'
import styles from './DialogHolder.module.css'

/**
 * The text of a dialog. A long text scrolls and is a tab stop, so that it can be read by keyboard. `label` is the name
 * of this tab stop; a text of more than a few sentences needs it.
 */
export const DialogBody = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = body.current
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.body} ref={body} role={label && 'group'} aria-label={label}>
      {children}
    </div>
  )
}

/** The buttons of a dialog. The main button is last, whichever answer it gives. [D1-995] */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
