import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { ChooseProofPath } from '#app/proof/choose-proof'
import { type OpenedRegistration, OpenRegistration, type OpenRegistrationError } from '#app/proof/open-registration'
import type { Application } from '#domain/application/application'
import { formatWon } from '#domain/kernel/won'
import { SUPPORT_PER_CASE } from '#domain/programme/parameters'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import {
  BASE_DETAIL_NUMBERS,
  DELIVERY_DETAIL_NUMBERS,
  PROOF_DETAIL_TYPE_NAMES,
  detailTypeName,
  type RegistrableProofType,
} from '#domain/proof/proof'
import { decideNewProofEligibility, isFirstProofMissing } from '#domain/proof/registration/new-proof-eligibility'
import {
  closesRegistration,
  decideRegistrationEligibility,
  type RegistrationPath,
} from '#domain/proof/registration/registration-eligibility'
import { supportShares } from '#domain/proof/support-shares'
import { fillWithParticles } from '#domain/text/particles'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { BlockedReasonLine } from '#ui/parts/design/Button.tsx'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { Main } from '#ui/parts/design/Layout.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Scooter } from '#ui/parts/design/pictures/Street.tsx'
import { Truck } from '#ui/parts/design/pictures/TruckAndTown.tsx'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { lazyOptional } from '#ui/parts/page/LazyParts.tsx'
import { useServices } from '#ui/parts/services/services.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { useLoadOnMount, useOwnTask, runLoad } from '#ui/parts/task/task.ts'
import { DownloadButton } from '#ui/parts/upload/DownloadButton.tsx'
import { fill } from '#ui/text/fill.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import { NEW_PROOF_TEXTS, PROOF_LIST_TEXTS } from '#ui/text/ko/proof/proof.ts'
import {
  REGISTRATION_NOT_ALLOWED_SENTENCES,
  OPEN_REGISTRATION_MESSAGES,
  REGISTRATION_TEXTS as T,
} from '#ui/text/ko/proof/registration.ts'
import { ProofExampleButton } from './ProofExampleButton.tsx'
import styles from './IntroScreen.module.css'

const ADDRESS = { general: '/proof-reg-all', direct: '/proof-reg', parcel: '/proof-reg-parcel' } as const

export const INTRO_SERVICES = { choose: ChooseProofPath, openRegistration: OpenRegistration } as const

const Receipt = lazyOptional(async () => {
  const { ProofExampleDrawing: Drawing } = await import('./examples/Examples.tsx')
  return { default: () => <Drawing type="general" kind={2} /> }
})
const ART: Record<RegistrationPath, ReactNode> = { general: <Receipt />, parcel: <Truck />, direct: <Scooter /> }

/** The name of each kind of proof, which is the label of its link. */
const NAMES: Record<RegistrationPath, string> = {
  general: T['intro.general'],
  parcel: T['intro.parcel'],
  direct: T['intro.direct'],
}

/** What each kind of proof gives, and what the person does. */
const DESCRIPTIONS: Record<RegistrationPath, string> = {
  general: `${T['intro.generalDesc']} ${T['intro.generalEffort']}`,
  parcel: T['intro.parcelDesc'],
  direct: `${fillWithParticles(T['intro.directDesc'], PROGRAMME_PLACEHOLDERS)} ${T['intro.directEffort']}`,
}

type PathProps = {
  readonly path: RegistrationPath
  readonly children?: ReactNode
  readonly choose: ChooseProofPath
  /**
   * The application; null until it is loaded. Until then the link is enabled, because the next page checks the
   * application as well.
   */
  readonly application: Application | null
}

/**
 * The row of a kind of proof: the documents that the person has, the name of the kind, what it gives and what to do. The
 * name is a link to the page of this kind, and a click anywhere on the row follows the link. If the link is disabled,
 * the reason is below it; if no proof of any kind can be registered, only the page shows the reason. [D3-440] [D2-891]
 */
const PathCard = ({ path, children, choose, application }: PathProps) => {
  const [id, action, reasonId] = [useId(), useId(), useId()]
  const name = NAMES[path]
  const verdict = application === null ? 'ok' : decideRegistrationEligibility(path, application).verdict
  const isBlocked = verdict !== 'ok' && !closesRegistration(verdict)
  return (
    <section className={styles.path} aria-labelledby={id}>
      <span className={styles.art} aria-hidden="true">
        {ART[path]}
      </span>
      <div className={styles.names}>
        <h2 id={id}>
          <Phrase text={T[`intro.${path}Suits`]} />
        </h2>
        {verdict === 'ok' ? (
          <Link
            id={action}
            className={styles.name}
            href={ADDRESS[path]}
            aria-labelledby={`${id} ${action}`}
            onClick={() => void choose(path)}
          >
            {name}
          </Link>
        ) : isBlocked ? (
          <button
            id={action}
            className={styles.name}
            type="button"
            aria-disabled
            aria-labelledby={`${id} ${action}`}
            aria-describedby={reasonId}
          >
            {name}
          </button>
        ) : (
          <p className={styles.name}>{name}</p>
        )}
      </div>
      {verdict === 'ok' && <Icon name="right" small />}
      <Phrase as="p" text={DESCRIPTIONS[path]} />
      {children}
      {isBlocked && <BlockedReasonLine id={reasonId} text={REGISTRATION_NOT_ALLOWED_SENTENCES[verdict]} />}
    </section>
  )
}

/** Says how many kinds of documents are accepted; those for a direct delivery are for two steps. [D2-890] */
const KINDS_COUNTS: Record<RegistrableProofType, string> = {
  general: fill(T['intro.generalKindsCount'], { n: PROOF_DETAIL_TYPE_NAMES.general.length }),
  direct: fill(T['intro.directKindsCount'], {
    base: BASE_DETAIL_NUMBERS.length,
    delivery: DELIVERY_DETAIL_NUMBERS.length,
  }),
}

/**
 * A collapsible row that lists the document types which are accepted for a kind of proof, with a button that opens the
 * drawn examples. [P-014] [P-015]
 */
const RecognisedAmount = ({ type, title }: { readonly type: RegistrableProofType; readonly title: string }) => {
  const kinds = PROOF_DETAIL_TYPE_NAMES[type].map((_, index) => index + 1)
  return (
    <Fold name={title} value={<span className={styles.count}>{KINDS_COUNTS[type]}</span>}>
      <ul className={styles.kinds} aria-label={title}>
        {kinds.map((kind) => (
          <Phrase as="li" key={kind} text={detailTypeName(type, kind)} />
        ))}
      </ul>
      <ProofExampleButton type={type} kinds={kinds} words={T['intro.example']} about={title} />
    </Fold>
  )
}

/**
 * Returns the line below the heading: when to register, for the first proof; that more is optional; or that hardly any
 * support is left. [D3-256]
 */
const leadOf = (application: Application | null): string => {
  if (application === null || isFirstProofMissing(application)) return PROOF_LIST_TEXTS['newProof.first']
  const { remaining } = supportShares(application)
  return remaining < SUPPORT_PER_CASE
    ? fillWithParticles(T['intro.littleLeft'], { remaining: formatWon(remaining) })
    : NEW_PROOF_TEXTS.ok
}

/** The page on which the kind of proof is chosen. If nothing can be registered, it says why. [P-013] to [P-019] */
const IntroScreen = () => {
  useSignals()
  const { choose, openRegistration } = useServices(INTRO_SERVICES)
  const task = useOwnTask<OpenRegistrationError, OpenedRegistration>()
  useLoadOnMount(async () => {
    const outcome = await runLoad(task, openRegistration('general'))
    if (outcome.is === 'failed' && outcome.error._tag === 'SessionEnded')
      await showFailure(outcome.error, OPEN_REGISTRATION_MESSAGES)
  })
  const loadedRegistration = task.value.is === 'done' ? task.value.value : null
  const application = loadedRegistration?.application ?? null
  const closedSentence =
    loadedRegistration !== null && closesRegistration(loadedRegistration.verdict)
      ? fill(NEW_PROOF_TEXTS[decideNewProofEligibility(loadedRegistration.application).verdict])
      : null
  return (
    <Main layout="column">
      <PageHead
        title={closedSentence === null ? T['intro.lead'] : PAGE_TITLES['title.proofIntro']}
        lead={closedSentence === null ? leadOf(application) : undefined}
        className={styles.head}
      />
      {closedSentence !== null && (
        <div className={styles.notice} role="status">
          <Banner tone="warning" title={closedSentence} />
        </div>
      )}
      <div className={styles.paths}>
        <PathCard path="general" choose={choose} application={application} />
        <PathCard path="parcel" choose={choose} application={application}>
          <p className={styles.note}>
            <Icon name="alert" small />
            <Phrase text={fill(T['intro.parcelNote'])} />
          </p>
        </PathCard>
        <PathCard path="direct" choose={choose} application={application} />
      </div>
      <div className={styles.rows}>
        <RecognisedAmount type="general" title={T['intro.generalKinds']} />
        <RecognisedAmount type="direct" title={T['intro.directKinds']} />
      </div>
      <DownloadButton path={currentSettings.value.pledgePath} words={T['direct.pledge']} kind="text" />
      <LinkButton kind="tertiary" className={styles.back} href="/aply-result">
        {SHARED_BUTTON_TEXTS['common.back']}
      </LinkButton>
    </Main>
  )
}

export default IntroScreen
