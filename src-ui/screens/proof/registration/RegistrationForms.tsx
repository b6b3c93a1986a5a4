import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useId } from 'react'
import {
  type ProofItem,
  BASE_DETAIL_NUMBERS,
  DELIVERY_DETAIL_NUMBERS,
  PROOF_DETAIL_TYPE_NAMES,
} from '#domain/proof/proof'
import { fillWithParticles } from '#domain/text/particles'
import { requiredTag } from '#ui/parts/controls/FieldMessage.tsx'
import { Form } from '#ui/parts/design/Form.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { useMissingButton } from '#ui/parts/form-bar/missing-items.ts'
import { refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { focusFieldOnceRendered } from '#ui/parts/form/form-field.ts'
import { helpDeskPhoneText } from '#ui/parts/help-desk/help-desk.ts'
import { useConfirmedLeave } from '#ui/parts/page/leave-guard.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { DownloadButton } from '#ui/parts/upload/DownloadButton.tsx'
import { Dropzone } from '#ui/parts/upload/Dropzone.tsx'
import type { FileViewerServices } from '#ui/parts/upload/FileViewer.tsx'
import { fill } from '#ui/text/fill.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { REGISTRATION_TEXTS as T } from '#ui/text/ko/proof/registration.ts'
import { ApprovedBaseFileList } from './ApprovedBaseFileList.tsx'
import { ExampleList } from './ExampleList.tsx'
import type { RegistrationSubmission } from './registration-submission.model.ts'
import { REGISTRATION_FILE_FIELD_IDS, isHistoryAtSecondStep, type RegistrationModel } from './registration.model.ts'
import { RegistrationBar, useRegistrationBlockedReason, RegistrationFields } from './RegistrationFields.tsx'
import styles from './registration.module.css'

const STEP_HEADING = 'direct-step'

const GENERAL_DETAIL_NUMBERS = PROOF_DETAIL_TYPE_NAMES.general.map((_, index) => index + 1)

const show = (registration: RegistrationModel, step: 1 | 2) => {
  registration.step.value = step
  window.scrollTo(0, 0)
  focusFieldOnceRendered(STEP_HEADING)
}

type StepHeadProps = {
  readonly step: 1 | 2
  /** The name of the files of the step. */
  readonly title: string
  /** True if the files of the step are required. */
  readonly isRequired: boolean
}

/**
 * The heading of a step. It serves as the title of the upload field below it, which has no visible title. Only screen
 * readers get the number of the step, because the header shows it. [D2-890]
 */
const StepHead = ({ step, title, isRequired }: StepHeadProps) => (
  <h2 className={styles.stepHead} id={STEP_HEADING} tabIndex={-1} data-must={requiredTag(isRequired)}>
    <span className="sr">{fill(T['direct.nthStep'], { step })} </span>
    {title}
  </h2>
)

const Box = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/**
 * The payment pledge: how a person with only a phone submits it, the button that downloads it, and whom to call.
 * [P-049]
 */
const Pledge = () => (
  <>
    <Phrase as="p" text={T['direct.pledgePhone']} />
    <DownloadButton path={currentSettings.value.pledgePath} words={T['direct.pledge']} />
    <p className={`small ${styles.after}`}>
      <TextWithPhoneLinks text={fillWithParticles(T['direct.pledgePrint'], { phone: helpDeskPhoneText('proof') })} />
    </p>
  </>
)

type FirstStepProps = {
  readonly registration: RegistrationModel
  /** The button that deletes restored entries, at the end of the form. */
  readonly discard: ReactNode
  readonly baseItems: readonly ProofItem[]
  readonly services: FileViewerServices
}

/**
 * The step for the base proof. It accepts up to three files. If a base proof is already approved, its files are shown
 * instead and are read-only. [P-042] [P-046]
 */
const FirstStep = ({ registration, discard, baseItems, services }: FirstStepProps) => {
  useSignals()
  const leave = useConfirmedLeave()
  const blockedReason = useRegistrationBlockedReason(registration)
  const next = () => {
    const refusal = registration.firstStepRefusal()
    if (refusal !== null)
      return refuseInPlace(registration.refusal, refusal, [{ at: registration.fields.base, text: refusal }])
    // Adds an entry to the history, so that Back returns to the first step.
    history.pushState({ step: 2 }, '')
    show(registration, 2)
  }
  const isBaseMissing = blockedReason.by === null && registration.missing.value.includes('base')
  const button = useMissingButton(
    isBaseMissing ? [{ id: REGISTRATION_FILE_FIELD_IDS.base, name: T['reg.base'], isFile: true }] : [],
    { words: SHARED_BUTTON_TEXTS['common.next'], blockedBy: blockedReason.by, onPress: next },
  )
  return (
    <Form className={styles.form}>
      <StepHead step={1} title={T['reg.base']} isRequired={!registration.baseApproved.value} />
      {registration.baseApproved.value ? (
        <ApprovedBaseFileList items={baseItems} services={services} />
      ) : (
        <Dropzone
          id={REGISTRATION_FILE_FIELD_IDS.base}
          title={T['reg.base']}
          isTitleHidden
          about={fill(T['direct.step1Guide'])}
          files={registration.files.base}
        />
      )}
      <ExampleList type="direct" kinds={BASE_DETAIL_NUMBERS} words={T['direct.example1']} />
      <div className={styles.upNext}>
        <Phrase as="p" text={T['direct.nextStep']} />
        <DownloadButton path={currentSettings.value.pledgePath} words={T['direct.pledge']} kind="text" />
      </div>
      {discard}
      {blockedReason.why}
      <FormBar refusal={registration.refusal.shown.value} onBack={() => leave('/proof-intro')} button={button} />
    </Form>
  )
}

type FormProps = Pick<FirstStepProps, 'registration' | 'discard'> & {
  readonly register: RegistrationSubmission
}

/** The deliveries: period, number of cases, agreement, files. [P-044] */
const SecondStep = ({ registration, register, discard }: FormProps) => (
  <Form className={styles.form}>
    <StepHead step={2} title={T['reg.performance']} isRequired />
    <RegistrationFields
      registration={registration}
      about={T['direct.step2Guide']}
      examples={<ExampleList type="direct" kinds={DELIVERY_DETAIL_NUMBERS} words={T['direct.example2']} />}
    >
      <Box title={T['direct.pledgeTitle']}>
        <Phrase as="p" text={T['direct.pledgeHow']} />
        <Dropzone
          id={REGISTRATION_FILE_FIELD_IDS.pledge}
          title={T['direct.pledgeTitle']}
          isTitleHidden
          files={registration.files.pledge}
        />
        <Pledge />
      </Box>
    </RegistrationFields>
    {discard}
    <RegistrationBar
      registration={registration}
      register={register}
      onBack={() => (isHistoryAtSecondStep() ? history.back() : show(registration, 1))}
    />
  </Form>
)

/**
 * The registration of a direct delivery, in two steps. The entries of both steps are kept when the step changes.
 * [P-041] to [P-051]
 */
export const DirectDeliveryForm = (props: FormProps & FirstStepProps) => {
  const { registration, register, discard, baseItems, services } = props
  useSignals()
  useEffect(() => {
    const { pathname } = location
    const onPopState = () => location.pathname === pathname && show(registration, isHistoryAtSecondStep() ? 2 : 1)
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [registration])
  return registration.step.value === 1 ? (
    <FirstStep registration={registration} discard={discard} baseItems={baseItems} services={services} />
  ) : (
    <SecondStep registration={registration} register={register} discard={discard} />
  )
}

/** The registration of the general use of delivery and parcel services, on one page. [P-025] to [P-037] */
export const GeneralProofForm = ({ registration, register, discard }: FormProps) => {
  const leave = useConfirmedLeave()
  return (
    <Form className={styles.form}>
      <RegistrationFields
        registration={registration}
        about={T['reg.performanceShows']}
        examples={
          <ExampleList
            level="h2"
            type="general"
            kinds={GENERAL_DETAIL_NUMBERS}
            words={T['intro.example']}
            about={T['reg.performance']}
          />
        }
      />
      {discard}
      <RegistrationBar registration={registration} register={register} onBack={() => leave('/proof-intro')} />
    </Form>
  )
}
