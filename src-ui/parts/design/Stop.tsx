import { type ReactNode, useId } from 'react'
import type { DecidingRule } from '#domain/kernel/decide'
import { classNames } from './class-names.ts'
import { Phrase } from './Phrase.tsx'
import { ReferenceCodeNote } from './ReferenceCodeNote.tsx'
import styles from './Stop.module.css'

type StopProps = {
  readonly picture: ReactNode
  /** The message, in the words of the specification if it has one. Only its first sentence is bold. */
  readonly title: string
  /** The one reason that is shown. Its `text` says what would change the refusal. */
  readonly reason?: { readonly title: string; readonly text?: string | undefined } | undefined
  /** Further content of the page. It is in the same card as the reason, after the reason. */
  readonly children?: ReactNode
  /** The actions; the primary action is first. */
  readonly actions?: ReactNode
  /** A small line below the actions. */
  readonly below?: string
  /** The contact, with its hours. */
  readonly helpDesk?: ReactNode
  /** The rule that refuses the person. [D1-254] */
  readonly because?: DecidingRule | null | undefined
  /** True if the message and the reason are announced when they appear. */
  readonly alert?: boolean
  /** True if the message and the reason are announced politely, without interrupting the screen reader. */
  readonly status?: boolean
  /** The heading level: 2 below the heading of a page or in a dialog, 1 if it is the heading of the page. */
  readonly rank?: 1 | 2
  /** The ids of the elements with the message and the reason, which are the name of a dialog. */
  readonly ids?: { readonly titleId: string; readonly reasonId: string } | undefined
}

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

/** Says why a person cannot continue here, with a drawing, the message, one reason, and the actions. [D1-263] */
export const Stop = (props: StopProps) => {
  const { picture, title, reason, children, actions, below, helpDesk, because, rank = 1, ids } = props
  const role = props.alert === true ? 'alert' : props.status === true && 'status'
  const ownId = useId()
  const Title = rank === 1 ? 'h1' : 'h2'
  const Reason = rank === 1 ? 'h2' : 'h3'
  const reasonId = `${ownId}-reason`
  return (
    <div className={classNames(styles.stop, ids !== undefined && styles.inDialog)}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.message} role={role || undefined}>
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
      {actions !== undefined && (
        <div className={styles.actions} data-actions>
          {actions}
        </div>
      )}
      {below !== undefined && <p className={`small ${styles.below}`}>{below}</p>}
      {(helpDesk !== undefined || because != null) && (
        <div className={`small ${styles.desk}`}>
          {helpDesk}
          <ReferenceCodeNote because={because} />
        </div>
      )}
    </div>
  )
}
