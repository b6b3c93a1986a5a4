import { type ReactNode, useId } from 'react'
import type { Because } from '#domain/kernel/decide'
import { Phrase } from './Phrase.tsx'
import { ReasonNote } from './ReasonNote.tsx'
import styles from './Stop.module.css'

type StopProps = {
  readonly art: ReactNode
  /** The sentence of the document, as it stands there. */
  readonly title: string
  /** The one reason; `text` says what would change it. */
  readonly reason?: { readonly title: string; readonly text?: string | undefined } | undefined
  /** What the page has to show beside the reason, in its card. */
  readonly children?: ReactNode
  /** The ways on, the loud one first. */
  readonly ways: ReactNode
  /** Whom to call, with the hours. */
  readonly desk?: ReactNode
  /** The rule that refused what was asked for. [D1-254] */
  readonly because?: Because | null | undefined
  /** Sentence and reason are announced when they appear. */
  readonly alert?: boolean
}

/** Why somebody cannot go on here: a drawing, the sentence, one reason, and the ways on. [D1-263] */
export const Stop = ({ art, title, reason, children, ways, desk, because, alert = false }: StopProps) => {
  const reasonId = useId()
  return (
    <div className={styles.stop}>
      <div className={styles.art}>{art}</div>
      <div className={styles.said} role={alert ? 'alert' : undefined}>
        <Phrase as="h1" text={title} />
        {reason !== undefined && (
          <section className={styles.reason} aria-labelledby={reasonId}>
            <Phrase as="h2" id={reasonId} text={reason.title} />
            {reason.text !== undefined && <Phrase as="p" text={reason.text} />}
            {children}
          </section>
        )}
      </div>
      <div className={styles.ways}>{ways}</div>
      {desk !== undefined && <div className={styles.desk}>{desk}</div>}
      <ReasonNote because={because} />
    </div>
  )
}
