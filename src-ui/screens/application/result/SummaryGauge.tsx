import { Icon } from '../../../parts/design/Icon.tsx'
import { Gauge } from '../../../parts/design/Gauge.tsx'
import { ShareKey } from '../../../parts/design/ShareBar.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import type { ResultGauge } from './result-gauges.ts'
import summary from './summary.module.css'

/**
 * A gauge of the summary, the sign of its unit, its shares if there are several, and the words below its two ends.
 * [D2-463] [D2-464] [D2-505] [D2-600]
 */
export const SummaryGauge = ({ of, whole, parts, segmented, shares, ends }: ResultGauge) => (
  <div className={summary.gauge}>
    <Icon name={of === 'days' ? 'clock' : 'won'} small />
    <Gauge whole={whole} parts={parts} segmented={segmented} />
    {shares.length > 0 && (
      <div className={summary.shares}>
        <ShareKey shares={shares} />
      </div>
    )}
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
