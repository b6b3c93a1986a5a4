import { useSignals } from '@preact/signals-react/runtime'
import consent from '../assets/guide/consent.jpg'
import form from '../assets/guide/form.jpg'
import number from '../assets/guide/number.jpg'
import proof from '../assets/guide/proof.jpg'
import result from '../assets/guide/result.jpg'
import selfCheck from '../assets/guide/self-check.jpg'
import verification from '../assets/guide/verification.jpg'
import { fillWithParticles } from '#domain/kernel/particles'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { Statements } from '../design/Statements.tsx'
import { chosen, programmeWords } from '../signals.ts'
import { fill } from '../text/fill.ts'
import { GUIDE as T, GUIDE_FACTS, GUIDE_STEPS, type GuideStep } from '../text/ko/guide.ts'
import look from './guide.module.css'

/** Pictures of the real screens by step, made from the running product: see `.config/assets/make-pictures.mjs`. [P-256] */
const GUIDE_PICTURES: Readonly<Record<string, string>> = {
  consent,
  form,
  number,
  proof,
  result,
  verification,
  'self-check': selfCheck,
}

const Step = ({ step, nth }: { readonly step: GuideStep; readonly nth: number }) => (
  <li className={look.step}>
    <div>
      <h3>
        <span className={look.number} aria-hidden="true">
          {nth}
        </span>
        {step.title}
      </h3>
      <p>
        <Phrase text={step.text} />
      </p>
    </div>
    <img
      className={look.picture}
      src={GUIDE_PICTURES[step.id]}
      alt={fill(T['guide.picture'], { step: step.title })}
      width={360}
      height={520}
      loading="lazy"
      decoding="async"
    />
  </li>
)

/** How to use the portal, step by step with pictures of its screens, and what was done so that everybody can. [P-256] */
const GuideScreen = () => {
  useSignals()
  const { manualUrl, announcementUrl, callCentre } = chosen.value
  return (
    <main id="main" className="page flow" tabIndex={-1}>
      <div className="flow__main">
        <PageHead title={T['guide.lead']} />
        <section className="section" aria-labelledby="guide-steps">
          <h2 id="guide-steps">{T['guide.stepsTitle']}</h2>
          <p>
            <Phrase text={T['guide.steps']} />
          </p>
          <ol className={look.steps}>
            {GUIDE_STEPS.map((step, at) => (
              <Step key={step.id} step={step} nth={at + 1} />
            ))}
          </ol>
        </section>
        <Statements
          heading={T['guide.facts']}
          items={GUIDE_FACTS.map((fact) => fillWithParticles(fact, programmeWords.value))}
        />
        <section className="section" aria-labelledby="guide-manual">
          <h2 id="guide-manual">{T['guide.manualTitle']}</h2>
          <p>
            <Phrase text={T['guide.manualText']} />
          </p>
          <div className={look.ways}>
            <LinkButton kind="secondary" icon="open" href={manualUrl} newTab>
              {T['guide.manual']}
            </LinkButton>
            <LinkButton kind="secondary" icon="open" href={announcementUrl} newTab>
              {T['guide.announcement']}
            </LinkButton>
          </div>
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
            fill(T['guide.limitsReader'], { phone: callCentre.proof.join(', ') }),
          ]}
        />
      </div>
    </main>
  )
}

export default GuideScreen
