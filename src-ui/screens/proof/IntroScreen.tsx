import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useId } from 'react'
import { ChooseProofPath } from '#app/proof/choose-proof'
import { type OpenedRegistration, OpenRegistration, type OpenRegistrationError } from '#app/proof/open-registration'
import type { Application } from '#domain/application/application'
import { closesRegistration, decideNewProof, decideRegistration, type ProofPath } from '#domain/proof/new-proof'
import { fillWithParticles } from '#domain/kernel/particles'
import { Banner } from '../../parts/design/Banner.tsx'
import { Button } from '../../parts/design/Button.tsx'
import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { Main } from '../../parts/design/Layout.tsx'
import { run, useLoad, useOwnTask } from '../../parts/form/task.ts'
import { type Served, served } from '../../parts/services.ts'
import { showFailure } from '../../parts/session/show-failure.ts'
import { currentSettings } from '../../parts/signals.ts'
import { fill } from '../../text/fill.ts'
import { PROOF } from '../../text/ko/proof.ts'
import { NOT_ALLOWED, OPEN_REGISTRATION_MESSAGES, REGISTRATION as T } from '../../text/ko/registration.ts'
import { TITLES } from '../../text/ko/titles.ts'
import { WORDS } from '../../text/ko/words.ts'
import { DownloadButton } from '../../parts/upload/DownloadButton.tsx'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { Kinds } from './Kinds.tsx'
import styles from './registration.module.css'

const ADDRESS = { general: '/proof-reg-all', direct: '/proof-reg', parcel: '/proof-reg-parcel' } as const

/** What the page asks of the product. */
const INTRO_SERVICES = { choose: ChooseProofPath, openRegistration: OpenRegistration } as const

type PathProps = {
  readonly path: ProofPath
  readonly children?: ReactNode
  readonly choose: ChooseProofPath
  /** Null before it is known: the page behind asks again. */
  readonly application: Application | null
}

/** One path: what it is for, and the way in, or why there is none now; of an application for which nothing can be registered the page says that. */
const Path = ({ path, children, choose, application }: PathProps) => {
  const id = useId()
  const name = T[`intro.${path}`]
  const words = path === 'parcel' ? T['intro.parcel'] : fill(T['intro.choose'], { name })
  const verdict = application === null ? 'ok' : decideRegistration(path, application).verdict
  return (
    <section className={`card ${styles.path}`} aria-labelledby={id}>
      <Phrase as="h2" id={id} text={name} />
      <Phrase as="p" className={styles.suits} text={T[`intro.${path}Suits`]} />
      <Phrase as="p" text={fillWithParticles<string>(T[`intro.${path}Desc`], PROGRAMME_WORDS)} />
      {children}
      {verdict === 'ok' ? (
        <LinkButton kind="secondary" block href={ADDRESS[path]} onPress={() => void choose(path)}>
          <Phrase text={words} />
        </LinkButton>
      ) : (
        !closesRegistration(verdict) && (
          <Button kind="secondary" block blocked={NOT_ALLOWED[verdict]}>
            {words}
          </Button>
        )
      )}
    </section>
  )
}

/** Chooses how usage is proved; where nothing can be registered, says why. [P-013] to [P-019] [P-084] [P-301] */
export const Intro = ({ choose, openRegistration }: Served<typeof INTRO_SERVICES>) => {
  useSignals()
  const task = useOwnTask<OpenRegistrationError, OpenedRegistration>()
  useLoad(async () => {
    const outcome = await run(task, openRegistration('general'))
    if (outcome.is === 'failed' && outcome.error._tag === 'SessionEnded')
      await showFailure(outcome.error, OPEN_REGISTRATION_MESSAGES)
  })
  const opened = task.value.is === 'done' ? task.value.value : null
  const application = opened?.application ?? null
  const closed =
    opened !== null && closesRegistration(opened.verdict)
      ? fill(PROOF[`newProof.${decideNewProof(opened.application).verdict}`], PROGRAMME_WORDS)
      : null
  return (
    <Main className={styles.intro}>
      <PageHead title={TITLES['title.proofIntro']} lead={closed === null ? T['intro.lead'] : undefined} />
      {closed !== null && (
        <div className={styles.notice} role="status">
          <Banner tone="warning" title={closed} />
        </div>
      )}
      <div className={styles.paths}>
        <Path path="general" choose={choose} application={application} />
        <Path path="parcel" choose={choose} application={application}>
          <Banner tone="warning" title={fill(T['intro.parcelNote'], PROGRAMME_WORDS)} />
        </Path>
        <Path path="direct" choose={choose} application={application}>
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
    </Main>
  )
}

export default served(INTRO_SERVICES, (services) => <Intro {...services} />)
