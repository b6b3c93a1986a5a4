import { type Won, formatWon } from '#domain/kernel/won'
import { classNames } from '../design/class-names.ts'
import { Gauge, type GaugePart } from './Gauge.tsx'
import gauge from './Gauge.module.css'
import styles from './ShareBar.module.css'

/** A share of a total amount. `look` says how certain the share is, and decides its colour. */
export type AmountShare = {
  readonly name: string
  readonly won: Won
  readonly look: GaugePart['look']
}

/** The name and the amount in won of each share, with its colour. */
export const ShareKey = ({ shares }: { readonly shares: readonly AmountShare[] }) => (
  <dl className={styles.key}>
    {shares.map(({ name, look, won }) => (
      <div key={look} className={classNames(gauge[look], look === 'underReview' && styles.striped)}>
        <dt>{name}</dt>
        <dd className="num">{formatWon(won)}</dd>
      </div>
    ))}
  </dl>
)

/**
 * A bar with the shares of a total amount. The list below the bar has the name and the amount in won of each share. A
 * share of 0 is left out. Renders nothing if all shares are 0, because an empty bar says nothing. [D2-505]
 */
export const ShareBar = ({
  whole,
  shares,
}: {
  readonly whole: AmountShare['won']
  readonly shares: readonly AmountShare[]
}) => {
  const present = shares.filter(({ won }) => won > 0)
  if (present.length === 0) return null
  return (
    <div className={styles.shares}>
      <Gauge whole={whole} parts={present.map(({ look, won }) => ({ look, size: won }))} />
      <ShareKey shares={present} />
    </div>
  )
}
