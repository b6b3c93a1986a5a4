import { useSignals } from '@preact/signals-react/runtime'
import { Statements } from '../eligibility/Statements.tsx'
import { chosen } from '../settings-signals.ts'
import { fill } from '../text/fill.ts'
import { GENERAL } from '../text/ko/general.ts'
import { GUIDE as T } from '../text/ko/guide.ts'

/** How to use the portal, and what was done so that everybody can. */
const GuideScreen = () => {
  useSignals()
  const { manualUrl, callCentre } = chosen.value
  return (
    <main id="main" className="page flow" tabIndex={-1}>
      <div className="flow__main">
        <div className="page-head">
          <h1>{T['guide.lead']}</h1>
        </div>
        <section className="section" aria-labelledby="guide-manual">
          <h2 id="guide-manual">{T['guide.manualTitle']}</h2>
          <p>{T['guide.manualText']}</p>
          <p>
            <a href={manualUrl} target="_blank" rel="noopener noreferrer">
              {T['guide.manualLink']}
              <span className="sr"> ({GENERAL['common.newTab']})</span>
            </a>
          </p>
        </section>
        <Statements
          heading={T['guide.access']}
          items={[
            T['guide.accessAim'],
            T['guide.accessKeyboard'],
            T['guide.accessReader'],
            T['guide.accessZoom'],
            T['guide.accessMotion'],
            T['guide.accessTime'],
          ]}
        />
        <Statements heading={T['guide.checked']} items={[T['guide.checkedAxe'], T['guide.checkedKeyboard']]} />
        <Statements
          heading={T['guide.limits']}
          items={[
            T['guide.limitsProvider'],
            T['guide.limitsHwpx'],
            fill(T['guide.limitsReader'], { phone: callCentre.application }),
          ]}
        />
      </div>
    </main>
  )
}

export default GuideScreen
