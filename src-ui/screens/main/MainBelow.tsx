import type { ReactNode } from 'react'
import { PageWidth } from '#ui/parts/design/Layout.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { BankCardAndCoin, ChecklistPicture, TickedFormPicture } from '#ui/parts/design/pictures/papers.tsx'
import { Phone } from '#ui/parts/design/pictures/Phone.tsx'
import { MAIN_BELOW_TEXTS } from '#ui/text/ko/main/main-below.ts'
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

/** The part below the tiles: the steps of the application. */
const MainBelow = () => (
  <section className={styles.band} aria-labelledby="way-t">
    <PageWidth>
      <h2 id="way-t">{MAIN_BELOW_TEXTS['main.way']}</h2>
      <ol className={styles.way}>
        <Step
          name={MAIN_BELOW_TEXTS['main.wayCheck']}
          text={MAIN_BELOW_TEXTS['main.wayCheckText']}
          art={<ChecklistPicture />}
        />
        <Step name={MAIN_BELOW_TEXTS['main.wayVerify']} text={MAIN_BELOW_TEXTS['main.wayVerifyText']} art={<Phone />} />
        <Step
          name={MAIN_BELOW_TEXTS['main.wayForm']}
          text={MAIN_BELOW_TEXTS['main.wayFormText']}
          art={<TickedFormPicture />}
        />
        <Step
          name={MAIN_BELOW_TEXTS['main.wayResult']}
          text={MAIN_BELOW_TEXTS['main.wayResultText']}
          art={<BankCardAndCoin />}
        />
      </ol>
    </PageWidth>
  </section>
)

export default MainBelow
