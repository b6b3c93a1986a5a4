import { useSignals } from '@preact/signals-react/runtime'
import { PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { chosen } from '../signals.ts'
import { PRIVACY as T, PRIVACY_SECTIONS } from '../text/ko/privacy.ts'
import { PolicyBody, PolicyContents, useAnchor } from './PolicyBody.tsx'
import look from './policy.module.css'

const headed = PRIVACY_SECTIONS.map((section, at) => ({ ...section, heading: `${at + 1}. ${section.title}` }))

/** The privacy policy: sixteen sections that a list of contents leads to. [P-245] [P-246] */
const PrivacyScreen = () => {
  useSignals()
  useAnchor()
  return (
    <main id="main" className="page flow" tabIndex={-1}>
      <div className="flow__main">
        <PageHead title={T['privacy.title']}>
          <p>
            <Phrase text={T['privacy.lead']} />
          </p>
          <p>
            <strong>{T['privacy.effective']}</strong>
          </p>
        </PageHead>
        <PolicyContents title={T['privacy.toc']} entries={headed.map(({ id, heading }) => ({ id, text: heading }))} />
        {headed.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={look.section} aria-labelledby={`${id}-t`} tabIndex={-1}>
            <h2 id={`${id}-t`}>
              <Phrase text={heading} />
            </h2>
            <PolicyBody blocks={blocks} values={{ phone: chosen.value.callCentre.application }} />
          </section>
        ))}
      </div>
    </main>
  )
}

export default PrivacyScreen
