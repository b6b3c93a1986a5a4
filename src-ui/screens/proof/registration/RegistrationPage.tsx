import { effect, type Signal, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { SessionStore } from '#app/kernel/session-store.port'
import type { ServicesOf } from '#app/kernel/token'
import type { OpenedRegistration } from '#app/proof/open-registration'
import type { RegistrableProofType } from '#domain/proof/proof'
import { needsBaseFiles } from '#domain/proof/registration/base-proof'
import type { Session } from '#domain/session/session'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { ReferenceCodeNote } from '#ui/parts/design/ReferenceCodeNote.tsx'
import { StepRail } from '#ui/parts/design/Steps.tsx'
import { LOCKED_REASON_ID } from '#ui/parts/form/entry-lock.ts'
import { useConfirmedLeave, useLeaveGuard } from '#ui/parts/page/leave-guard.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { usePageTitle } from '#ui/parts/page/page-title.ts'
import { DiscardDraftButton } from '#ui/parts/records/DiscardDraftButton.tsx'
import { DRAFT_SERVICES, makeDraftModel, useAutosave, useReleaseFilesOnClose } from '#ui/parts/records/draft.model.ts'
import { RestoredDraftNotice } from '#ui/parts/records/RestoredDraftNotice.tsx'
import { useServices } from '#ui/parts/services/services.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { EVIDENCE_SERVICES } from '#ui/parts/upload/evidence-files.model.ts'
import { FILE_VIEWER_SERVICES } from '#ui/parts/upload/FileViewer.tsx'
import { fill } from '#ui/text/fill.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import {
  REGISTRABLE_TYPE_TEXTS,
  REGISTRATION_NOT_ALLOWED_SENTENCES,
  REGISTRATION_TEXTS as T,
  type RegistrationRoute as Page,
} from '#ui/text/ko/proof/registration.ts'
import { DRAFT_TEXTS } from '#ui/text/ko/records/draft.ts'
import { LEAVE_TEXTS } from '#ui/text/ko/records/leave.ts'
import { makeRegistrationSubmission, REGISTRATION_SUBMISSION_SERVICES } from './registration-submission.model.ts'
import { REGISTRATION_FILE_FIELD_IDS, makeRegistrationModel, type RegistrationModel } from './registration.model.ts'
import { DirectDeliveryForm, GeneralProofForm } from './RegistrationForms.tsx'
import { REGISTRATION_GATE_SERVICES, RegistrationGate } from './RegistrationGate.tsx'
import { Tabs } from './Tabs.tsx'
import styles from './registration.module.css'

const REGISTRATION_SERVICES = {
  session: SessionStore,
  ...REGISTRATION_GATE_SERVICES,
  ...REGISTRATION_SUBMISSION_SERVICES,
  ...DRAFT_SERVICES,
  ...EVIDENCE_SERVICES,
  ...FILE_VIEWER_SERVICES,
} as const
export type RegistrationServices = ServicesOf<typeof REGISTRATION_SERVICES>

const TITLE_OF = { general: PAGE_TITLES['title.proofRegAll'], direct: PAGE_TITLES['title.proofReg'] } as const

/**
 * Returns the task of the page or of the step, as the heading. The header and the title of the window have the name of
 * the page. [D3-546]
 */
const headingOf = (type: RegistrableProofType, step: number, isBaseApproved: boolean): string => {
  if (type === 'general') return T['reg.headGeneral']
  if (step !== FIRST_STEP) return T['direct.head2']
  return T[isBaseApproved ? 'reg.headDirect' : 'direct.head1']
}

const STEPS = [T['reg.base'], T['reg.performance']] as const
const FIRST_STEP = 1

/**
 * Returns the type with which a page opens. If the page has only one type, it is this type; otherwise it is the type
 * that was chosen before. [P-016] [D3-14]
 */
const firstType = (page: Page, { registrationPath }: Session): RegistrableProofType =>
  page === '/proof-reg-all' || registrationPath === 'general' ? 'general' : 'direct'

/** True if the page offers the choice between the two types. [P-025] [P-038] */
const offersTabs = (page: Page, { registrationPath }: Session): boolean =>
  page === '/proof-reg' && registrationPath !== 'general'

type FilledProps = {
  readonly services: RegistrationServices
  readonly page: Page
  readonly opened: OpenedRegistration
  /** The model once the application is loaded. */
  readonly shown: Signal<RegistrationModel | null>
  /** The type with which the page opens. */
  readonly first: RegistrableProofType
}

const Head = ({ shown, first }: Pick<FilledProps, 'shown' | 'first'>) => {
  useSignals()
  const type = shown.value?.type.value ?? first
  usePageTitle(TITLE_OF[type])
  const step = shown.value?.step.value ?? FIRST_STEP
  return <PageHead title={headingOf(type, step, shown.value?.baseApproved.value ?? false)} className={styles.head} />
}

/**
 * The steps of a direct delivery with the current one. They are rendered from the start, so that nothing moves when the
 * page is loaded. General use has no steps.
 */
const Rail = ({ shown, first }: Pick<FilledProps, 'shown' | 'first'>) => {
  useSignals()
  return (shown.value?.type.value ?? first) === 'direct' ? (
    <StepRail label={T['reg.steps']} steps={STEPS} current={shown.value?.step.value ?? FIRST_STEP} />
  ) : null
}

type TypeLineProps = {
  readonly registration: RegistrationModel
  readonly change: () => void
  /** True if the choice between the types is shown; undefined if another page has the choice. */
  readonly isChanging: boolean | undefined
}

/** The type of the proof, read-only, and the button that leads to the choice between the types. [P-025] [P-026] */
const TypeLine = ({ registration, change, isChanging }: TypeLineProps) => {
  useSignals()
  return (
    <div className={styles.typeLine}>
      <dl className={styles.type}>
        <dt>{T['reg.typeLabel']}</dt>
        <dd>{REGISTRABLE_TYPE_TEXTS[registration.type.value]}</dd>
      </dl>
      <Button kind="text" small expanded={isChanging} onPress={change}>
        {T['reg.changeType']}
      </Button>
    </div>
  )
}

const RegistrationBody = ({ services, page, opened, shown, first }: FilledProps) => {
  useSignals()
  const [session] = useState(() => services.session.read())
  const [registration] = useState(() =>
    makeRegistrationModel(
      services,
      {
        key: page === '/proof-reg' ? 'direct' : 'general',
        type: first,
        detailType: session.proofDetailTypes[0] ?? '',
        opened,
      },
      { performanceFiles: currentSettings.peek().performanceMaxFiles || null },
    ),
  )
  const [draft] = useState(() => makeDraftModel(registration.draft, services))
  useAutosave(draft)
  useReleaseFilesOnClose(registration.files.clear)
  const navigate = useNavigate()
  const [register] = useState(() => makeRegistrationSubmission(registration, draft, services, { page, navigate }))
  useStopTaskOnUnmount(register.task)
  useLeaveGuard(registration.files.sending, LEAVE_TEXTS['leave.uploading'])
  useLeaveGuard(register.unsent, LEAVE_TEXTS['leave.unsaved'], draft)
  useEffect(() => effect(register.recover), [register])
  useEffect(() => {
    shown.value = registration
    return () => {
      shown.value = null
    }
  }, [shown, registration])

  const leave = useConfirmedLeave()
  const [isChanging, setChanging] = useState(false)
  const offers = offersTabs(page, session)
  const { verdict, because } = registration.eligibility.value
  const asksBase = needsBaseFiles({ type: registration.type.value, baseApproved: registration.baseApproved.value })
  const discard = (
    <DiscardDraftButton
      draft={draft}
      firstField={asksBase ? REGISTRATION_FILE_FIELD_IDS.base : registration.fields.years.id}
    />
  )
  const general = <GeneralProofForm registration={registration} register={register} discard={discard} />
  const direct = (
    <DirectDeliveryForm
      registration={registration}
      register={register}
      discard={discard}
      baseItems={opened.baseItems}
      services={services}
    />
  )
  return (
    <>
      {verdict !== 'ok' && (
        <div className={styles.notice}>
          <Banner tone="warning" title={fill(REGISTRATION_NOT_ALLOWED_SENTENCES[verdict])}>
            <ReferenceCodeNote because={because} />
          </Banner>
        </div>
      )}
      <RestoredDraftNotice draft={draft} never={DRAFT_TEXTS['draft.agreeAgain']} />
      <TypeLine
        registration={registration}
        change={() => (offers ? setChanging(!isChanging) : leave('/proof-intro'))}
        isChanging={offers ? isChanging : undefined}
      />
      {offers ? (
        <Tabs
          label={T['reg.tabs']}
          shown={registration.type.value}
          hidden={!isChanging}
          blockedBy={registration.lock.isLocked.value ? LOCKED_REASON_ID : null}
          tabs={[
            { key: 'general', name: T['reg.tabParcel'], content: general },
            { key: 'direct', name: T['reg.tabDirect'], content: direct },
          ]}
          onShow={(key) => registration.choose(key === 'general' ? 'general' : 'direct')}
        />
      ) : registration.type.value === 'general' ? (
        general
      ) : (
        direct
      )}
    </>
  )
}

/** Registers an uploaded proof, for general use, or for a direct delivery in two steps. [P-017] to [P-080] */
export const RegistrationPage = ({ page }: { readonly page: Page }) => {
  const services = useServices(REGISTRATION_SERVICES)
  const [shownModel] = useState(() => signal<RegistrationModel | null>(null))
  const [first] = useState(() => firstType(page, services.session.read()))
  return (
    <FlowPage rail={<Rail shown={shownModel} first={first} />}>
      <Head shown={shownModel} first={first} />
      <RegistrationGate services={services} path={first}>
        {(openedRegistration) => (
          <RegistrationBody
            services={services}
            page={page}
            opened={openedRegistration}
            shown={shownModel}
            first={first}
          />
        )}
      </RegistrationGate>
    </FlowPage>
  )
}
