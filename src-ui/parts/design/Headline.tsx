import type { ReactNode } from 'react'
import { formatWon, type Won } from '#domain/kernel/won'
import { classNames } from './class-names.ts'
import { splitFirstSentence } from './headline-text.ts'
import { Main } from './Layout.tsx'
import { FORM_CLASS } from './Page.tsx'
import { Phrase } from './Phrase.tsx'
import styles from './Headline.module.css'

const WithSum = ({ text, sum }: { readonly text: string; readonly sum: string }) => {
  const [before, ...after] = text.split(sum)
  return (
    <>
      {before}
      <span className={styles.sum}>{sum}</span>
      {after.join(sum)}
    </>
  )
}

type BandProps = { readonly className: string | undefined; readonly children: ReactNode }

/** A pale band below a headline: the facts that the news is about, each value in a `b`, with words beside it. */
export const Band = ({ className, children }: BandProps) => (
  <dl className={classNames(styles.band, className)}>{children}</dl>
)

type LineAboveProps = { readonly text: string; readonly isDue: boolean }

/**
 * The line above a headline, followed by a space. With `isDue`, the line has the colour for something that the
 * applicant must do.
 */
export const LineAboveHeadline = ({ text, isDue }: LineAboveProps) => (
  <>
    <span className={classNames(styles.above, isDue && styles.due)}>
      <Phrase text={text} />
    </span>{' '}
  </>
)

type HeadlineProps = {
  readonly text: string
  /**
   * The amount, in large type. If the sentence contains the amount, it is large within the sentence; otherwise it is
   * above the sentence.
   */
  readonly sum?: Won | null
  /**
   * A line above the sentence, for example the last day on which the applicant can act. [D2-112]
   */
  readonly above?: string | null
  /**
   * True if the line above the sentence is a last day. The line then has the colour for something that the applicant
   * must do.
   */
  readonly isDue?: boolean
}

/**
 * The headline of the page, as its h1: the line above the sentence (if there is one), the amount (if there is one), the
 * first sentence in large type, and the remaining sentences below. [A-165] [D2-163]
 */
export const Headline = (props: HeadlineProps) => {
  const { text, sum = null, above = null, isDue = false } = props
  const [first, rest] = splitFirstSentence(text)
  const amount = sum === null ? null : formatWon(sum)
  return (
    <h1 className={amount === null ? styles.now : `${styles.now} ${styles.withSum}`} tabIndex={-1}>
      {above !== null && <LineAboveHeadline text={above} isDue={isDue} />}
      {amount !== null && first.includes(amount) ? (
        <WithSum text={first} sum={amount} />
      ) : (
        <>
          {amount !== null && (
            <>
              <span className={styles.sumLine}>{amount}</span>{' '}
            </>
          )}
          <Phrase text={first} />
        </>
      )}
      {rest !== '' && (
        <>
          {' '}
          <span className={styles.rest}>
            <Phrase text={rest} />
          </span>
        </>
      )}
    </h1>
  )
}

type HeadlinePageProps = {
  readonly className?: string | undefined
  readonly busy?: boolean
  /** True for a page with entries. */
  readonly isForm?: boolean
  readonly children: ReactNode
}

/** The main content of a page that begins with a headline: one column, with less space above it. */
export const HeadlinePage = ({ className, isForm = false, ...rest }: HeadlinePageProps) => (
  <Main layout="column" className={classNames(styles.page, isForm && FORM_CLASS, className)} {...rest} />
)
