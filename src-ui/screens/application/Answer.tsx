import type { ReactNode } from 'react'
import { formatWon, type Won } from '#domain/kernel/won'
import { Dialable } from '../../parts/design/Dialable.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import styles from './answer.module.css'
import type { ResultAnswer } from './result-answer.model.ts'

/** The first sentence, and what follows it. */
const sentencesOf = (text: string): readonly [string, string] => {
  const [first = '', ...others] = text.split(/(?<=\.) /)
  return [first, others.join(' ')]
}

/** A sentence in which this amount is the largest word. */
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

type HeadlineProps = {
  readonly text: string
  /** The sum that it is about: in its place in the sentence, else above it. */
  readonly sum?: Won | null
  /** The day until which the applicant has to act, above the sentence that asks for it. [D2-112] */
  readonly until?: string | null
}

/** The answer as the h1: the last day and the sum as soon as there are, one sentence large, and what else belongs to it below. [A-165] [D2-112] [D2-163] */
export const Headline = ({ text, sum = null, until = null }: HeadlineProps) => {
  const [first, rest] = sentencesOf(text)
  const amount = sum === null ? null : formatWon(sum)
  return (
    <h1 className={amount === null ? styles.now : `${styles.now} ${styles.withSum}`} tabIndex={-1}>
      {until !== null && (
        <>
          <span className={styles.until}>
            <Phrase text={until} />
          </span>{' '}
        </>
      )}
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

/** Since when, what next, how much: names and values in two columns, a line of a value below the other. */
export const AnswerFacts = ({ facts }: Pick<ResultAnswer, 'facts'>) => (
  <dl className={styles.facts}>
    {facts.map(({ name, lines }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {lines.map((line) => (
            <p key={line}>
              <Dialable text={line} />
            </p>
          ))}
        </dd>
      </div>
    ))}
  </dl>
)

/** The one loud button of the page, and below it what else can be done. */
export const AnswerActs = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.acts}>{children}</div>
)
