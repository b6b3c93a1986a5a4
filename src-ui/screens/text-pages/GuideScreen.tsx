import { useSignals } from '@preact/signals-react/runtime'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { SESSION_WARNING_SECONDS } from '#domain/session/timer'
import { fillWithParticles } from '#domain/text/particles'
import { formatDuration } from '#domain/time/duration'
import certification from '#ui/assets/guide/certification.jpg'
import form from '#ui/assets/guide/form.jpg'
import result from '#ui/assets/guide/result.jpg'
import selfCheck from '#ui/assets/guide/self-check.jpg'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { Icon, type IconName } from '#ui/parts/design/Icon.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { FlowPage, Notes } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { BankCardAndCoin, ChecklistPicture, TickedFormPicture } from '#ui/parts/design/pictures/papers.tsx'
import { Phone } from '#ui/parts/design/pictures/Phone.tsx'
import { areApplicationsClosed } from '#ui/parts/notice/application-closure.ts'
import { showNoticesAgain } from '#ui/parts/notice/closed-notices.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { fill } from '#ui/text/fill.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import {
  GUIDE_TEXTS as T,
  GUIDE_ACCESSIBILITY_SECTIONS,
  GUIDE_FACTS,
  GUIDE_STEPS,
} from '#ui/text/ko/text-pages/guide.ts'
import { GuideStep } from './GuideStep.tsx'
import styles from './GuideScreen.module.css'

/**
 * Pictures of the real screens with their heights at a width of 360, in the order of the steps.
 * `tools/assets/make-pictures.mjs` makes them from the running product, and prints their sizes. [P-256]
 */
const GUIDE_PICTURES = [
  { src: selfCheck, height: 221 },
  { src: certification, height: 343 },
  { src: form, height: 261 },
  { src: result, height: 472 },
] as const

/** The small pictures of the steps, each in a frame that says that it is an example. [D1-457] */
const Pictures = () => (
  <Fold name={T['guide.pictures']} value={fill(T['guide.picturesOf'], { n: GUIDE_PICTURES.length })}>
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

/** How the portal is made accessible, in a closed row. */
const Accessibility = () => {
  useSignals()
  const { callCentre } = currentSettings.value
  return (
    <Fold name={T['guide.access']} value={T['guide.accessOf']}>
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
          <h3>{title}</h3>
          <Notes bare notes={lines.map((line) => fill<string>(line, { phone: callCentre.application }))} />
        </Fragment>
      ))}
    </Fold>
  )
}

/**
 * The user guide: what a person needs in each step, the button that begins, and a list of links to more. The pictures of
 * the screens, the facts and the accessibility statement are closed rows. [P-256] [D1-982]
 */
const GuideScreen = () => {
  useSignals()
  const { manualUrl, announcementUrl } = currentSettings.value
  return (
    <FlowPage isText>
      <PageHead title={T['guide.steps']} className={styles.head} />
      <ol>
        {GUIDE_STEPS.map(({ title, lines }, index) => (
          <GuideStep key={title} nth={index + 1} title={title} text={lines.join(' ')} Art={STEP_DRAWINGS[index]} />
        ))}
      </ol>
      {!areApplicationsClosed.value && (
        <LinkButton href="/self-check" className={styles.start}>
          {T['guide.start']}
        </LinkButton>
      )}
      <nav aria-label={T['guide.links']}>
        <ul className={styles.links}>
          {[
            { href: '/bzmn-result', text: T['guide.result'] },
            { href: '/elig-check', text: T['guide.prepare'] },
            { href: '/region-center', text: T['guide.centres'] },
          ].map(({ href, text }) => (
            <li key={href}>
              <Link href={href}>
                <span>{text}</span>
                <Icon name="go" small />
              </Link>
            </li>
          ))}
          {[
            { href: manualUrl, text: T['guide.manual'] },
            { href: announcementUrl, text: T['guide.announcement'] },
          ].map(({ href, text }) => (
            <li key={text}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <span>
                  {text}
                  <span className="sr"> ({EVERY_PAGE_TEXTS['common.newTab']})</span>
                </span>
                <Icon name="open" small />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Pictures />
      <Fold name={T['guide.facts']} value={T['guide.factsOf']}>
        <Notes bare notes={GUIDE_FACTS.map((fact) => fillWithParticles(fact, PROGRAMME_PLACEHOLDERS))} />
        <LinkButton kind="text" href="/" onPress={showNoticesAgain} className={styles.last}>
          {T['guide.noticesAgain']}
        </LinkButton>
      </Fold>
      <Accessibility />
    </FlowPage>
  )
}

export default GuideScreen
