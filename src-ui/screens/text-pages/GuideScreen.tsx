import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, type ReactNode } from 'react'
import form from '../../assets/guide/form.jpg'
import result from '../../assets/guide/result.jpg'
import selfCheck from '../../assets/guide/self-check.jpg'
import certification from '../../assets/guide/certification.jpg'
import { SESSION_WARNING_SECONDS } from '#domain/session/timer'
import { formatDuration } from '#domain/kernel/duration'
import { fillWithParticles } from '#domain/kernel/particles'
import { Fold } from '../../parts/design/Fold.tsx'
import { Icon, type IconName } from '../../parts/design/Icon.tsx'
import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { Notes, TextSection } from '../../parts/design/Page.tsx'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { BankCardAndCoin, ChecklistPicture, TickedFormPicture } from '../../parts/design/pictures/papers.tsx'
import { Phone } from '../../parts/design/pictures/Phone.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { areApplicationsClosed } from '../../parts/notice/application-closure.ts'
import { currentSettings } from '../../parts/signals.ts'
import { fill } from '../../text/fill.ts'
import { GUIDE_TEXTS as T, GUIDE_ACCESSIBILITY_SECTIONS, GUIDE_FACTS, GUIDE_STEPS } from '../../text/ko/guide.ts'
import { ContentsPage, useScrollToAnchor } from './ContentsPage.tsx'
import { GuideStep } from './GuideStep.tsx'
import { showNoticesAgain } from './show-notices-again.ts'
import styles from './GuideScreen.module.css'

/**
 * Pictures of the real screens with their heights at a width of 360, in the order of the steps.
 * `tools/assets/make-pictures.mjs` makes them from the running product, and prints their sizes. [P-256]
 */
const GUIDE_PICTURES = [
  { src: selfCheck, height: 221 },
  { src: certification, height: 343 },
  { src: form, height: 261 },
  { src: result, height: 424 },
] as const

/** The small pictures of the steps, each in a frame that says that it is an example. [D1-457] */
const Pictures = () => (
  <Fold name={T['guide.pictures']} level="h3">
    <Phrase as="p" text={T['guide.picturesNote']} />
    <ul className={styles.pictures}>
      {GUIDE_PICTURES.map(({ src, height }, index) => {
        const step = `${index + 1}. ${GUIDE_STEPS[index]?.title}`
        return (
          <li key={src}>
            <figure>
              <figcaption>{step}</figcaption>
              <img
                src={src}
                alt={fill(T['guide.picture'], { step })}
                width={360}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </figure>
          </li>
        )
      })}
    </ul>
  </Fold>
)

/** The sections of the page, by their ids, with their titles. */
const PARTS = {
  'guide-steps': T['guide.stepsTitle'],
  'guide-facts': T['guide.facts'],
  'guide-manual': T['guide.manualTitle'],
  'guide-access': T['guide.access'],
} as const
const CONTENTS = Object.entries(PARTS).map(([id, text]) => ({ id, text }))

const ACCESS: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'check', text: T['guide.accessKeyboard'] },
  { icon: 'chat', text: T['guide.accessReader'] },
  { icon: 'search', text: T['guide.accessZoom'] },
  { icon: 'eye', text: T['guide.accessClear'] },
  { icon: 'pause', text: T['guide.accessMotion'] },
  { icon: 'clock', text: fill(T['guide.accessTime'], { warning: formatDuration(SESSION_WARNING_SECONDS * 1000) }) },
]

/** The drawings of the steps, which the main page has too. [D1-277] */
const STEP_DRAWINGS = [ChecklistPicture, Phone, TickedFormPicture, BankCardAndCoin] as const

type PartProps = { readonly part: keyof typeof PARTS; readonly children: ReactNode }

const Part = ({ part, children }: PartProps) => (
  <TextSection id={part} title={PARTS[part]} className={styles.part}>
    {children}
  </TextSection>
)

/**
 * The user guide: how to use the portal, step by step, then the facts, with a link to the requirements, and its
 * accessibility features. What a person does in each step is open. [P-256] [D1-457] [D1-796] [D1-787]
 */
const GuideScreen = () => {
  useSignals()
  useScrollToAnchor()
  const { manualUrl, announcementUrl, callCentre } = currentSettings.value
  return (
    <ContentsPage
      title={T['guide.contents']}
      entries={CONTENTS}
      head={
        <PageHead title={T['guide.lead']} lead={T['guide.steps']}>
          <div className={styles.ways}>
            {!areApplicationsClosed.value && <LinkButton href="/self-check">{T['guide.start']}</LinkButton>}
            <LinkButton kind="secondary" href="/bzmn-result">
              {T['guide.result']}
            </LinkButton>
          </div>
        </PageHead>
      }
    >
      <Part part="guide-steps">
        <ol className={styles.steps}>
          {GUIDE_STEPS.map(({ title, lines }, index) => (
            <GuideStep key={title} nth={index + 1} title={title} lines={lines} Art={STEP_DRAWINGS[index]} />
          ))}
        </ol>
        <Pictures />
      </Part>
      <Part part="guide-facts">
        <div className={styles.under}>
          <Notes bare notes={GUIDE_FACTS.map((fact) => fillWithParticles(fact, PROGRAMME_PLACEHOLDERS))} />
          <LinkButton kind="text" href="/elig-check">
            {T['guide.prepare']}
          </LinkButton>
        </div>
      </Part>
      <Part part="guide-manual">
        <Phrase as="p" text={T['guide.manualText']} />
        <div className={styles.ways}>
          <LinkButton kind="secondary" icon="open" href={manualUrl} newTab>
            {T['guide.manual']}
          </LinkButton>
          <LinkButton kind="secondary" icon="open" href={announcementUrl} newTab>
            {T['guide.announcement']}
          </LinkButton>
        </div>
        <Phrase as="p" className={styles.notices} text={T['guide.notices']} />
        <LinkButton kind="text" href="/" onPress={showNoticesAgain}>
          {T['guide.noticesAgain']}
        </LinkButton>
      </Part>
      <Part part="guide-access">
        <div className={styles.under}>
          <Fold name={T['guide.accessDone']} level="h3">
            <Phrase as="p" text={T['guide.accessAim']} />
            <ul className={styles.promises}>
              {ACCESS.map(({ icon, text }) => (
                <li key={text}>
                  <Icon name={icon} />
                  <Phrase as="span" text={text} />
                </li>
              ))}
            </ul>
            {GUIDE_ACCESSIBILITY_SECTIONS.map(({ title, lines }) => (
              <Fragment key={title}>
                <h4>{title}</h4>
                <Notes bare notes={lines.map((line) => fill<string>(line, { phone: callCentre.application }))} />
              </Fragment>
            ))}
          </Fold>
        </div>
      </Part>
    </ContentsPage>
  )
}

export default GuideScreen
