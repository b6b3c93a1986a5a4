import { type ReactNode, useId } from 'react'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { useIsWide } from '#ui/parts/design/use-is-wide.ts'
import styles from './result.module.css'

type ReceiptPartProps = {
  readonly name: string
  /** A one-line summary of the content, beside the name of the collapsible row. */
  readonly value: string
  readonly children: ReactNode
}

/**
 * The slip beside the summary. In a window with two columns it is open below its heading, and has no button; in a
 * narrower one, and on paper, it is a collapsible row. [D2-461]
 */
export const ReceiptPart = ({ name, value, children }: ReceiptPartProps) => {
  const isWide = useIsWide()
  const id = useId()
  if (!isWide)
    return (
      <Fold name={name} value={value}>
        {children}
      </Fold>
    )
  return (
    <section className={styles.receiptPart} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  )
}
