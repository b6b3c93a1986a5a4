import { useSignals } from '@preact/signals-react/runtime'
import { Link } from 'wouter'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { fillWithParticles } from '#domain/text/particles'
import { classNames } from '#ui/parts/design/class-names.ts'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { FlowPage, StackedSection } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { HelpDeskPhone } from '#ui/parts/help-desk/HelpDeskPhone.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { sessionSecondsLeft } from '#ui/parts/session/session-signals.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { SMALL_PAGE_TEXTS as T } from '#ui/text/ko/text-pages/small-pages.ts'
import styles from './ObjectionScreen.module.css'

/** Ways to solve a problem without an objection. Both begin with the lookup of the result. */
const OTHER_WAYS = ['Opinion', 'Supplement'] as const

/**
 * The page on objections: first the numbers to call, then what to prepare and what follows; then what to do instead
 * during a hold or a supplement. While a session runs, also the way back to the result. [P-255] [D1-985] [D1-1008]
 */
const ObjectionScreen = () => {
  useSignals()
  const { homepageUrl } = currentSettings.value
  const isThisPortal = homepageUrl === ''
  return (
    <FlowPage isText>
      <PageHead title={T['objection.body']} lead={T['objection.what']} className={styles.head} />
      <div className={classNames(styles.call, styles.part)}>
        <HelpDeskPhone helpDesk="proof" words={T['objection.call']} note={T['objection.lastDay']} isStep />
      </div>
      <StackedSection title={T['objection.prepare']} className={styles.part}>
        <ul className={styles.list}>
          {T['objection.toPrepare'].split('\n').map((item) => (
            <Phrase as="li" key={item} text={item} />
          ))}
        </ul>
      </StackedSection>
      <StackedSection title={T['objection.after']} className={styles.part}>
        <Phrase as="p" text={T['objection.outcome']} />
      </StackedSection>
      <StackedSection title={T['objection.ways']} className={styles.part}>
        <ul className={styles.ways}>
          {OTHER_WAYS.map((way) => (
            <li key={way}>
              <Link href="/bzmn-result">
                <strong>{T[`objection.way${way}`]}</strong>
                <Icon name="go" />
                <Phrase as="span" text={fillWithParticles(T[`objection.way${way}Text`], PROGRAMME_PLACEHOLDERS)} />
              </Link>
            </li>
          ))}
        </ul>
      </StackedSection>
      {sessionSecondsLeft.value !== null && (
        <LinkButton kind="text" href="/aply-result" className={styles.more}>
          {SHARED_BUTTON_TEXTS['common.toResult']}
        </LinkButton>
      )}
      <LinkButton
        kind="text"
        href={isThisPortal ? '/' : homepageUrl}
        newTab={!isThisPortal}
        icon={isThisPortal ? 'home' : 'open'}
        className={styles.more}
      >
        {T[isThisPortal ? 'objection.home' : 'objection.homepage']}
      </LinkButton>
    </FlowPage>
  )
}

export default ObjectionScreen
