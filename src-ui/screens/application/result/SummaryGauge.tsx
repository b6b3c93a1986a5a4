import { Gauge } from '../../../parts/design/Gauge.tsx'
import { Icon } from '../../../parts/design/Icon.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import { ShareKey } from '../../../parts/design/ShareBar.tsx'
import type { ResultGauge } from './result-gauges.ts'
import summary from './summary.module.css'

/**
 * The gauge of the support: its shares if there are several, and the words below its two ends. [D2-464] [D2-505]
 * [D2-600] [D2-926]
 */
export const SummaryGauge = ({ whole, parts, shares, sentence, ends }: ResultGauge) => (
  <div className={summary.gauge}>
    {sentence !== null && <Phrase as="p" className={summary.received} text={sentence} />}
    {shares.length === 0 && <Icon name="won" small />}
    <Gauge whole={whole} parts={parts} />
    <p className={summary.ends}>
      <span>
        <Phrase text={ends[0]} />
      </span>{' '}
      <span>
        <Phrase text={ends[1]} />
      </span>
    </p>
    {shares.length > 0 && (
      <div className={summary.shares}>
        <ShareKey shares={shares} />
      </div>
    )}
  </div>
)
