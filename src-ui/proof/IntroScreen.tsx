import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useId } from 'react'
import { ChooseProofPath } from '#app/proof/choose-proof'
import type { ProofPath } from '#domain/proof/new-proof'
import { fillWithParticles } from '#domain/kernel/particles'
import { Banner } from '../design/Banner.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { served } from '../services.ts'
import { currentSettings } from '../signals.ts'
import { fill } from '../text/fill.ts'
import { REGISTRATION as T } from '../text/ko/registration.ts'
import { TITLES } from '../text/ko/titles.ts'
import { WORDS } from '../text/ko/words.ts'
import { DownloadButton } from '../upload/DownloadButton.tsx'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { Kinds } from './Kinds.tsx'
import styles from './registration.module.css'

const ADDRESS = { general: '/proof-reg-all', direct: '/proof-reg', parcel: '/proof-reg-parcel' } as const

type PathProps = {
  readonly path: ProofPath
  readonly children?: ReactNode
  readonly choose: ChooseProofPath
}

/** One path: what it is for, and the way in. */
const Path = ({ path, children, choose }: PathProps) => {
  const id = useId()
  const name = T[`intro.${path}`]
  return (
    <section className={`card ${styles.path}`} aria-labelledby={id}>
      <Phrase as="h2" id={id} text={name} />
      <Phrase as="p" className={styles.suits} text={T[`intro.${path}Suits`]} />
      <Phrase as="p" text={fillWithParticles<string>(T[`intro.${path}Desc`], PROGRAMME_WORDS)} />
      {children}
      <LinkButton kind="secondary" block href={ADDRESS[path]} onPress={() => void choose(path)}>
        <Phrase text={path === 'parcel' ? T['intro.parcel'] : fill(T['intro.choose'], { name })} />
      </LinkButton>
    </section>
  )
}

/** Chooses how usage is proved. [P-013] [P-014] [P-015] [P-016] */
export const Intro = ({ choose }: { readonly choose: ChooseProofPath }) => {
  useSignals()
  return (
    <main id="main" className={`page ${styles.intro}`} tabIndex={-1}>
      <PageHead title={TITLES['title.proofIntro']} lead={T['intro.lead']} />
      <div className={styles.paths}>
        <Path path="general" choose={choose} />
        <Path path="parcel" choose={choose}>
          <Banner tone="warning" title={fill(T['intro.parcelNote'], PROGRAMME_WORDS)} />
        </Path>
        <Path path="direct" choose={choose}>
          <Phrase as="p" text={T['direct.pledgeHow']} />
          <DownloadButton path={currentSettings.value.pledgePath} words={T['direct.pledge']} />
        </Path>
      </div>
      <div className={styles.folds}>
        <Kinds type="general" title={T['intro.generalKinds']} level="h2" folded />
        <Kinds type="direct" title={T['intro.directKinds']} level="h2" folded />
        <p>
          <LinkButton kind="tertiary" href="/aply-result">
            {WORDS['common.back']}
          </LinkButton>
        </p>
      </div>
    </main>
  )
}

export default served({ choose: ChooseProofPath }, (services) => <Intro {...services} />)
