import { Fragment, type ReactNode, useId } from 'react'
import { type Instant, formatKstDateTime, kstDateOf } from '#domain/kernel/calendar'
import { formatFullDay } from '#domain/kernel/written-dates'
import { type Won, formatWon } from '#domain/kernel/won'
import styles from './Facts.module.css'
import gauge from './gauge.module.css'

/** A name and its value. A fact whose value is null is not shown. */
export type Fact = { readonly name: string; readonly value: ReactNode }

const entries = (facts: readonly Fact[]) =>
  facts
    .filter(({ value }) => value !== null)
    .map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))

/** Known values on a tinted background: name, birth date, business number. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>{entries(facts)}</dl>
)

/** The CSS class of `KeyValues`, for a list of names and values that has different markup. */
export const KEY_VALUES_CLASS = styles.kv ?? ''

/** Names and values, stacked with thin lines between them, for use inside a `Slip` or a card. */
export const KeyValues = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={KEY_VALUES_CLASS}>{entries(facts)}</dl>
)

/**
 * Splits a number into groups of four digits. The groups are only visually separate: there is no space between them.
 * The element around the number needs the class `grouped`.
 */
export const splitIntoGroupsOfFour = (digits: string) =>
  digits.match(/.{1,4}/g)?.map((group, index) => <span key={index}>{group}</span>)

/** An amount: `300,000원`. */
export const Money = ({ won }: { readonly won: Won }) => <span className="num">{formatWon(won)}</span>

/** A share of a total amount. `look` says how certain the share is, and decides its colour. */
export type AmountShare = {
  readonly name: string
  readonly won: Won
  readonly look: 'paid' | 'granted' | 'underReview' | 'entered'
}

/** The width of a stripe (a share under review is striped) and the height of the bar, in units of the drawing. */
const [STRIPE, BAR] = [8, 20] as const

/**
 * A bar with the shares of a total amount. The list below the bar has the name and the amount in won of each share. A
 * share of 0 is left out.
 */
export const ShareBar = ({
  whole,
  shares,
}: {
  readonly whole: AmountShare['won']
  readonly shares: readonly AmountShare[]
}) => {
  const stripes = useId()
  const present = shares.filter(({ won }) => won > 0)
  const width = (won: number) => (won / whole) * 1000
  let from = 0
  return (
    <div className={gauge.gauge}>
      <svg className={gauge.bar} viewBox={`0 0 1000 ${BAR}`} preserveAspectRatio="none" aria-hidden="true">
        <pattern id={stripes} width={STRIPE} height={BAR} patternUnits="userSpaceOnUse">
          <rect width={STRIPE / 2} height={BAR} />
        </pattern>
        {present.map(({ look, won }) => {
          const x = from
          from += width(won)
          return (
            <Fragment key={look}>
              <rect className={gauge[look]} x={x} width={width(won)} height={BAR} />
              {look === 'underReview' && <rect x={x} width={width(won)} height={BAR} fill={`url(#${stripes})`} />}
            </Fragment>
          )
        })}
      </svg>
      <dl className={gauge.key}>
        {present.map(({ name, look, won }) => (
          <div key={look} className={gauge[look]}>
            <dt>{name}</dt>
            <dd className="num">{formatWon(won)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A date and time in Korea: `2025년 6월 18일(수) 14:03`. */
export const MomentText = ({ moment }: { readonly moment: Instant }) => {
  const [date = '', time = ''] = formatKstDateTime(moment).split(' ')
  return (
    <time className={styles.moment} dateTime={`${date}T${time}+09:00`}>
      <span>{formatFullDay(kstDateOf(moment))}</span> <span>{time}</span>
    </time>
  )
}
