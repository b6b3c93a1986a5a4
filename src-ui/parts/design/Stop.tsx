import { type ReactNode, useId } from 'react'
import type { Because } from '#domain/kernel/decide'
import { classNames } from './class-names.ts'
import { Phrase } from './Phrase.tsx'
import { ReasonNote } from './ReasonNote.tsx'
import styles from './Stop.module.css'

type StopProps = {
  readonly art: ReactNode
  /** The sentence of the document, unchanged. */
  readonly title: string
  /** The one reason; `text` says what would change it. */
  readonly reason?: { readonly title: string; readonly text?: string | undefined } | undefined
  /** Content of the page after the reason, in its card. */
  readonly children?: ReactNode
  /** The ways on, the loud one first. */
  readonly ways?: ReactNode
  /** Whom to call, with the hours. */
  readonly desk?: ReactNode
  /** The rule behind the refusal. [D1-254] */
  readonly because?: Because | null | undefined
  /** Sentence and reason are announced when they appear. */
  readonly alert?: boolean
  /** Announced politely, without interrupting. */
  readonly status?: boolean
  /** The level of its heading: one below that of its page, or that of a window. */
  readonly rank?: 1 | 2
  /** What names a window by its sentence and its reason. */
  readonly ids?: { readonly titleId: string; readonly reasonId: string } | undefined
}

/** A text whose first sentence is the loud one. */
const Sentences = ({ text }: { readonly text: string }) => {
  const [first = '', ...rest] = text.split(/(?<=[가-힣]\.)\s/)
  if (rest.length === 0) return <Phrase text={first} />
  return (
    <>
      <Phrase text={first} />{' '}
      <span className={styles.rest}>
        <Phrase text={rest.join(' ')} />
      </span>
    </>
  )
}

/** Why somebody cannot go on here: a drawing, the sentence, one reason, and the ways on. [D1-263] */
export const Stop = (props: StopProps) => {
  const { art, title, reason, children, ways, desk, because, rank = 1, ids } = props
  const role = props.alert === true ? 'alert' : props.status === true && 'status'
  const ownId = useId()
  const Title = rank === 1 ? 'h1' : 'h2'
  const Reason = rank === 1 ? 'h2' : 'h3'
  const reasonId = `${ownId}-reason`
  return (
    <div className={classNames(styles.stop, ids !== undefined && styles.inWindow)}>
      <div className={styles.art}>{art}</div>
      <div className={styles.said} role={role || undefined}>
        <Title id={ids?.titleId} className={styles.title}>
          <Sentences text={title} />
        </Title>
        {(reason !== undefined || children !== undefined) && (
          <section className={styles.reason} aria-labelledby={reason && reasonId} id={ids?.reasonId}>
            {reason !== undefined && (
              <>
                <Reason id={reasonId}>
                  <Sentences text={reason.title} />
                </Reason>
                {reason.text !== undefined && <Phrase as="p" text={reason.text} />}
              </>
            )}
            {children}
          </section>
        )}
      </div>
      {ways !== undefined && (
        <div className={styles.ways} data-ways>
          {ways}
        </div>
      )}
      {(desk !== undefined || because != null) && (
        <div className={styles.desk}>
          {desk}
          <ReasonNote because={because} />
        </div>
      )}
    </div>
  )
}
