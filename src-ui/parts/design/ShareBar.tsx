import { Fragment, useId } from 'react'
import { type Won, formatWon } from '#domain/kernel/won'
import styles from './ShareBar.module.css'

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
    <div className={styles.gauge}>
      <svg className={styles.bar} viewBox={`0 0 1000 ${BAR}`} preserveAspectRatio="none" aria-hidden="true">
        <pattern id={stripes} width={STRIPE} height={BAR} patternUnits="userSpaceOnUse">
          <rect width={STRIPE / 2} height={BAR} />
        </pattern>
        {present.map(({ look, won }) => {
          const x = from
          from += width(won)
          return (
            <Fragment key={look}>
              <rect className={styles[look]} x={x} width={width(won)} height={BAR} />
              {look === 'underReview' && <rect x={x} width={width(won)} height={BAR} fill={`url(#${stripes})`} />}
            </Fragment>
          )
        })}
      </svg>
      <dl className={styles.key}>
        {present.map(({ name, look, won }) => (
          <div key={look} className={styles[look]}>
            <dt>{name}</dt>
            <dd className="num">{formatWon(won)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
