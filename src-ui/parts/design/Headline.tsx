import { formatWon, type Won } from '#domain/kernel/won'
import type { ReactNode } from 'react'
import { splitFirstSentence } from './headline-text.ts'
import { joinClassNamesOrIds } from './join-class-names-or-ids.ts'
import { Main } from './Layout.tsx'
import { Phrase } from './Phrase.tsx'
import styles from './Headline.module.css'

const WithSum = ({ text, sum }: { readonly text: string; readonly sum: string }) => {
  const [before = '', after = ''] = text.split(sum)
  return (
    <>
      {before}
      <span className={styles.sum}>{sum}</span>
      {after}
    </>
  )
}

type LineAboveProps = { readonly text: string; readonly isDue?: boolean }

/** Followed by a space. `isDue`: the colour for something that the applicant must do. */
export const LineAboveHeadline = ({ text, isDue = false }: LineAboveProps) => (
  <>
    <span className={joinClassNamesOrIds(styles.above, isDue && styles.due)}>
      <Phrase text={text} />
    </span>{' '}
  </>
)

type HeadlineProps = {
  readonly text: string
  /** In large type: within the sentence if it contains the amount, otherwise above it. */
  readonly sum?: Won | null
  /** For example the last day on which the applicant can act. [D2-112] */
  readonly above?: string | null
  /** The line above is a last day, and gets the colour for something that the applicant must do. */
  readonly isDue?: boolean
}

/** The h1: the line above, the amount, the first sentence in large type, the others below. [A-165] [D2-112] [D2-163] */
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
  readonly children: ReactNode
}

/** One column, with less space above it. */
export const HeadlinePage = ({ className, ...rest }: HeadlinePageProps) => (
  <Main layout="column" className={joinClassNamesOrIds(styles.page, className)} {...rest} />
)
