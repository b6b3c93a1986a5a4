import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fillWithParticles } from '#domain/kernel/particles'
import { phoneAddress } from '../../parts/design/Dialable.tsx'
import { Icon } from '../../parts/design/Icon.tsx'
import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { FlowPage, Notes, Section } from '../../parts/design/Page.tsx'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { Phone } from '../../parts/design/pictures/Phone.tsx'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { CallClosed } from '../../parts/session/CallHours.tsx'
import { currentSettings } from '../../parts/signals.ts'
import { SMALL_PAGES as T } from '../../text/ko/small-pages.ts'
import { TITLES } from '../../text/ko/titles.ts'
import { GuideStep } from './GuideStep.tsx'
import styles from './guide.module.css'

/** The ways against a result, each with the place where it begins: of this page (`#`), or another page. */
const WAYS = [
  { way: 'Object', href: '#objection-steps' },
  { way: 'Opinion', href: '/bzmn-result' },
  { way: 'Supplement', href: '/bzmn-result' },
] as const

const Way = ({ href, children }: { readonly href: string; readonly children: ReactNode }) =>
  href.startsWith('#') ? <a href={href}>{children}</a> : <Link href={href}>{children}</Link>

/** What an objection is, when another way is the right one, and the steps to it: the homepage and the call centre. [P-255] */
const ObjectionScreen = () => {
  useSignals()
  const { homepageUrl, callCentre } = currentSettings.value
  const isThisPortal = homepageUrl === ''
  return (
    <FlowPage>
      <div className={styles.opening}>
        <PageHead className={styles.head} title={TITLES['title.objctRqst']}>
          <Phrase as="p" text={T['objection.body']} />
        </PageHead>
        <Phone className={styles.art ?? ''} />
      </div>
      <Section title={T['objection.ways']}>
        <ul className={styles.choices}>
          {WAYS.map(({ way, href }) => (
            <li key={way}>
              <Way href={href}>
                <span>{T[`objection.way${way}`]}</span>
                <strong>{T[`objection.way${way}Name`]}</strong>
                <Icon name="go" />
                <Phrase as="span" text={fillWithParticles(T[`objection.way${way}Text`], PROGRAMME_WORDS)} />
              </Way>
            </li>
          ))}
        </ul>
        <Phrase as="p" className={styles.after} text={T['objection.what']} />
      </Section>
      <Section title={T['objection.steps']}>
        <ol className={styles.steps} id="objection-steps">
          <GuideStep nth={1} title={T['objection.prepare']}>
            <Phrase as="p" text={T['objection.byPhoneText']} />
            <Notes
              notes={[T['objection.prepareNumber'], T['objection.prepareApplication'], T['objection.prepareReason']]}
            />
            <div className={styles.ways}>
              <LinkButton kind="tertiary" href="/bzmn-result">
                {T['objection.result']}
              </LinkButton>
            </div>
          </GuideStep>
          <GuideStep nth={2} title={T['objection.byPhone']}>
            <Phrase as="p" text={T['objection.hours']} />
            <CallClosed />
            <div className={styles.ways}>
              {callCentre.proof.map((number) => (
                <LinkButton
                  key={number}
                  icon="tel"
                  href={phoneAddress(number)}
                  label={`${T['objection.call']} ${number}`}
                >
                  <span className="num">{number}</span>
                </LinkButton>
              ))}
            </div>
            <Phrase as="p" className={styles.after} text={T['objection.samePhone']} />
          </GuideStep>
          <GuideStep nth={3} title={T['objection.answer']}>
            <Phrase as="p" text={T['objection.answerText']} />
            <LinkButton
              kind="text"
              href={isThisPortal ? '/' : homepageUrl}
              newTab={!isThisPortal}
              icon={isThisPortal ? 'home' : 'open'}
            >
              {T['objection.homepage']}
              {isThisPortal && T['objection.isFirst']}
            </LinkButton>
          </GuideStep>
        </ol>
      </Section>
    </FlowPage>
  )
}

export default ObjectionScreen
