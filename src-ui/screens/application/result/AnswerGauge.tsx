import { Gauge } from '../../../parts/design/Gauge.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import type { ResultGauge } from './result-gauges.ts'
import answer from './answer.module.css'

/** A gauge of the answer, and the words below its two ends. [D2-463] [D2-464] */
export const AnswerGauge = ({ whole, parts, segmented, ends }: ResultGauge) => (
  <div className={answer.gauge}>
    <Gauge whole={whole} parts={parts} segmented={segmented} />
    <p className={answer.ends}>
      <span>
        <Phrase text={ends[0]} />
      </span>{' '}
      <span>
        <Phrase text={ends[1]} />
      </span>
    </p>
  </div>
)
