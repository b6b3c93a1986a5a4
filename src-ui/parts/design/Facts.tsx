import type { ReactNode } from 'react'
import { type Won, formatWon } from '#domain/kernel/won'
import { type Instant, kstDateOf } from '#domain/time/calendar'
import { formatFullDay, formatKstDateTime } from '#domain/time/written-dates'
import { classNames } from './class-names.ts'
import styles from './Facts.module.css'

/** A name and its value. A fact whose value is null is not shown. */
export type ShownFact = { readonly name: string; readonly value: ReactNode }

const entries = (facts: readonly ShownFact[]) =>
  facts
    .filter(({ value }) => value !== null)
    .map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))

/** Known values on a tinted background: name, birth date, business number. */
export const Facts = ({ facts }: { readonly facts: readonly ShownFact[] }) => (
  <dl className={styles.facts}>{entries(facts)}</dl>
)

/** The CSS class of `KeyValues`, for a list of names and values that has different markup. */
export const KEY_VALUES_CLASS = styles.kv ?? ''

type KeyValuesProps = {
  readonly facts: readonly ShownFact[]
  /** True if the values are in two columns on a tablet and on paper. */
  readonly hasColumns?: boolean
}

/** Names and values, stacked with thin lines between them, for use inside a `Slip` or a card. */
export const KeyValues = ({ facts, hasColumns = false }: KeyValuesProps) => (
  <dl className={classNames(KEY_VALUES_CLASS, hasColumns && styles.columns)}>{entries(facts)}</dl>
)

/**
 * Splits a number into groups of four digits. The groups are only visually separate: there is no space between them.
 * The element around the number needs the class `grouped`.
 */
export const splitIntoGroupsOfFour = (digits: string) =>
  digits.match(/.{1,4}/g)?.map((group, index) => <span key={index}>{group}</span>)

export const WonText = ({ won }: { readonly won: Won }) => <span className="num">{formatWon(won)}</span>

/** A date and time in Korea: `2025년 6월 18일(수) 14:03`. */
export const MomentText = ({ moment }: { readonly moment: Instant }) => {
  const [date = '', time = ''] = formatKstDateTime(moment).split(' ')
  return (
    <time className={styles.moment} dateTime={`${date}T${time}+09:00`}>
      <span>{formatFullDay(kstDateOf(moment))}</span> <span>{time}</span>
    </time>
  )
}
