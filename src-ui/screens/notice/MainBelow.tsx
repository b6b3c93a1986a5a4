import type { ReactNode } from 'react'
import { Icon } from '../../parts/design/Icon.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { Tag } from '../../parts/design/Tag.tsx'
import { Bankbook, Checklist, Paper } from '../../parts/design/pictures/papers.tsx'
import { Phone } from '../../parts/design/pictures/Phone.tsx'
import { PageWidth } from '../../parts/design/Layout.tsx'
import { MAIN_BELOW } from '../../text/ko/main-below.ts'
import styles from './MainBelow.module.css'

const Step = ({ name, text, art }: { readonly name: string; readonly text: string; readonly art: ReactNode }) => (
  <li>
    {art}
    <div>
      <Phrase as="h3" text={name} />
      <Phrase as="p" text={text} />
    </div>
  </li>
)

type NoticeProps = {
  /** While the notice of this name shows at the head of the page, it is not said once more here. */
  readonly id: 'proof' | 'default'
  readonly name: string
  readonly text: string
}

const Notice = ({ id, name, text }: NoticeProps) => (
  <li className={styles.notice} data-short={id}>
    <div className={styles.head}>
      <Tag tone="info">
        <Icon name="info" />
        {MAIN_BELOW['main.noticeTag']}
      </Tag>
    </div>
    <Phrase as="h3" text={name} />
    <Phrase as="p" text={text} />
  </li>
)

/** What follows below the tiles: the way through the application and what is announced. */
const MainBelow = () => (
  <>
    <section className={styles.band} aria-labelledby="way-t">
      <PageWidth>
        <h2 id="way-t">{MAIN_BELOW['main.way']}</h2>
        <ol className={styles.way}>
          <Step name={MAIN_BELOW['main.wayCheck']} text={MAIN_BELOW['main.wayCheckText']} art={<Checklist />} />
          <Step name={MAIN_BELOW['main.wayVerify']} text={MAIN_BELOW['main.wayVerifyText']} art={<Phone />} />
          <Step name={MAIN_BELOW['main.wayForm']} text={MAIN_BELOW['main.wayFormText']} art={<Paper />} />
          <Step name={MAIN_BELOW['main.wayResult']} text={MAIN_BELOW['main.wayResultText']} art={<Bankbook />} />
        </ol>
      </PageWidth>
    </section>
    <section className={`${styles.band} ${styles.soft}`} aria-labelledby="notice-t">
      <PageWidth className={styles.split}>
        <h2 id="notice-t">{MAIN_BELOW['main.notices']}</h2>
        <ul className={styles.notices}>
          <Notice id="proof" name={MAIN_BELOW['notice.proofTitle']} text={MAIN_BELOW['notice.proofShort']} />
          <Notice id="default" name={MAIN_BELOW['popup.heading']} text={MAIN_BELOW['notice.default']} />
        </ul>
      </PageWidth>
    </section>
  </>
)

export default MainBelow
