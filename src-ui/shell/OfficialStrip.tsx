import { useSignals } from '@preact/signals-react/runtime'
import { Flag } from '../design/pictures/Flag.tsx'
import { chosen } from '../settings-signals.ts'
import { FRAME } from '../text/ko/frame.ts'

/** The sentence that only a public body may use; shown by a setting, never by default. */
export const OfficialStrip = () => {
  useSignals()
  if (!chosen.value.officialStrip) return null
  return (
    <div className="masthead" role="region" aria-label={FRAME['header.officialLabel']}>
      <div className="page">
        <Flag />
        <span>{FRAME['header.official']}</span>
      </div>
    </div>
  )
}
