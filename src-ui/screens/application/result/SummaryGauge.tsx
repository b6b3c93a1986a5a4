import { formatWon } from '#domain/kernel/won'
import { Icon } from '../../../parts/design/Icon.tsx'
import { Gauge } from '../../../parts/design/Gauge.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import type { ResultGauge } from './result-gauges.ts'
import summary from './summary.module.css'

/**
 * The gauge of the support, with the words below its two ends; if there are several shares, in place of the bar what is
 * paid and what follows, as plain numbers. [D2-464] [D2-505] [D2-873]
 */
export const SummaryGauge = ({ whole, parts, amounts, ends }: ResultGauge) =>
  amounts.length > 0 ? (
    <dl className={summary.amounts}>
      {amounts.map(({ name, won }) => (
        <div key={name}>
          <dt className="small">{name}</dt>
          <dd>{formatWon(won)}</dd>
        </div>
      ))}
    </dl>
  ) : (
    <div className={summary.gauge}>
      <Icon name="won" small />
      <Gauge whole={whole} parts={parts} />
      <p className={summary.ends}>
        <span>
          <Phrase text={ends[0]} />
        </span>{' '}
        <span>
          <Phrase text={ends[1]} />
        </span>
      </p>
    </div>
  )
