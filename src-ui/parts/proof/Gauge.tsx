import { Fragment, useId } from 'react'
import styles from './Gauge.module.css'

/** A part of the length of a gauge. `look` says how certain the part is, and decides its colour. */
export type GaugePart = {
  readonly size: number
  readonly look: 'paid' | 'granted' | 'underReview' | 'entered'
}

/** The width of a stripe (a part under review is striped), and the length and the height of the bar, in its drawing. */
const [STRIPE, LENGTH, HEIGHT] = [20, 1000, 20] as const

type GaugeProps = {
  /** The amount that the whole length stands for, in won. */
  readonly whole: number
  /** The parts from left to right. They are at most as long as the whole. */
  readonly parts: readonly GaugePart[]
}

/**
 * A bar whose coloured length is a part of a whole. It is decorative: text beside it says how much the part and the
 * whole are. [D2-460]
 */
export const Gauge = ({ whole, parts }: GaugeProps) => {
  const stripes = useId()
  const lengthOf = (size: number) => (size / whole) * LENGTH
  let from = 0
  return (
    <svg className={styles.gauge} viewBox={`0 0 ${LENGTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <pattern id={stripes} width={STRIPE} height={HEIGHT} patternUnits="userSpaceOnUse">
        <rect width={STRIPE / 2} height={HEIGHT} />
      </pattern>
      {parts.map(({ look, size }) => {
        const x = from
        from += lengthOf(size)
        return (
          <Fragment key={look}>
            <rect className={styles[look]} x={x} width={lengthOf(size)} height={HEIGHT} />
            {look === 'underReview' && <rect x={x} width={lengthOf(size)} height={HEIGHT} fill={`url(#${stripes})`} />}
          </Fragment>
        )
      })}
    </svg>
  )
}
