import type { ReactNode } from 'react'
import { Actions } from './Actions.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { Phrase } from './Phrase.tsx'
import styles from './Banner.module.css'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

const TONE_ICON = { info: 'info', success: 'ok', warning: 'alert', danger: 'stop' } as const

type BannerProps = {
  readonly tone?: BannerTone | undefined
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** How title and text are announced. The buttons are not part of it, so that their words can change in silence. */
  readonly role?: 'alert' | 'status'
  /**
   * The id of the title. If it is given, only the title is announced or used as a description, without the buttons in
   * the box.
   */
  readonly saidId?: string
}

const toneClass = (tone: BannerTone) => classNames(styles.banner, tone !== 'info' && styles[tone])

export const Banner = ({ tone = 'info', title, children, actions, role, saidId }: BannerProps) => (
  <div className={toneClass(tone)}>
    <Icon name={TONE_ICON[tone]} />
    <div>
      <div role={role}>
        <div id={saidId} role={saidId === undefined ? undefined : 'status'}>
          <Phrase as="p" className={styles.title} text={title} />
        </div>
        {children && <div className={styles.body}>{children}</div>}
      </div>
      {actions && <Actions isBelow>{actions}</Actions>}
    </div>
  </div>
)

/**
 * A `Banner` for something that has just happened. Screen readers announce it when it appears. With the tone `danger`,
 * they interrupt what they are reading.
 */
export const InlineAlert = (props: Omit<BannerProps, 'role'>) => (
  <Banner {...props} role={props.tone === 'danger' ? 'alert' : 'status'} />
)

export const HeroBanner = ({ tone, title }: { readonly tone: BannerTone; readonly title: string }) => (
  <section className={classNames(toneClass(tone), styles.hero)}>
    <Icon name={TONE_ICON[tone]} />
    <div>
      {/* On a phone each sentence has its own line. */}
      <Phrase as="h1" className={styles.title} text={title.replaceAll('. ', '. \n')} />
    </div>
  </section>
)
