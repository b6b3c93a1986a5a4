import { computed, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { RecoverSubmission, type SubmissionOutcome } from '#app/application/recover-submission'
import { SubmitApplication, type SubmitApplicationError } from '#app/application/submit-application'
import { SessionStore } from '#app/session/session-store.port'
import { parseSubmission, type PassedForm } from '#domain/application/submit-checks'
import { type EntityType, formEntityType } from '#domain/business/entity-type'
import { announce } from '../../parts/design/announcer.tsx'
import { dialogs } from '../../parts/design/dialogs.ts'
import { FlowPage } from '../../parts/design/Page.tsx'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { StepRail } from '../../parts/design/Steps.tsx'
import { RestoredNotice } from '../../parts/draft/Drafted.tsx'
import { useAutosave } from '../../parts/draft/draft.model.ts'
import { foldOnFocus } from '../../parts/form/entry-cards.ts'
import { makeEntryLock } from '../../parts/form/entry-lock.ts'
import { focusField } from '../../parts/form/field.ts'
import { FormBar, MissingList } from '../../parts/form/FormBar.tsx'
import { refuseInPlace } from '../../parts/form/refuse-entries.ts'
import { run, type Task, useLoad, useTask } from '../../parts/form/task.ts'
import type { Served } from '../../parts/services.ts'
import { AFTER_SUBMISSION } from '../../parts/session/after-submission.ts'
import { showFailure } from '../../parts/session/show-failure.ts'
import { useLeave, useLeaveGuard } from '../../parts/page/leave-guard.ts'
import { useTitle } from '../../parts/page/title.ts'
import { fill } from '../../text/fill.ts'
import { APPLICATION as T, RECOVERED, SUBMIT_MESSAGES } from '../../text/ko/application.ts'
import { GENERAL } from '../../text/ko/general.ts'
import { PARTS } from '../../text/ko/parts.ts'
import { TITLES } from '../../text/ko/titles.ts'
import { UPLOAD } from '../../text/ko/upload.ts'
import { ACCOUNT_SERVICES, AccountSection } from './AccountEntries.tsx'
import { answerLines, openConfirmation } from './ConfirmApplication.tsx'
import { APPLICANT_SERVICES, ApplicantSection } from './ApplicantSection.tsx'
import { APPLICATION_DRAFT_SERVICES, makeApplicationDraft } from './application-draft.model.ts'
import { type ApplicationFields, makeApplicationForm, openForm } from './application-form.model.ts'
import styles from './application.module.css'
import { BUSINESS_SERVICES, BusinessSection, makeDeliveryTask } from './BusinessSection.tsx'
import { makeCards } from './cards.model.ts'
import { DocumentsSection } from './DocumentsSection.tsx'
import { leftToSubmit, makeMissing, type Missing, missingThings } from './missing.model.ts'
import { SavedNote } from './SavedNote.tsx'
import { makeSubmission, refuseSubmission, type Submission } from './submission.model.ts'

/** What the form asks of the product: its own, and what its parts need. */
export const FORM_SERVICES = {
  session: SessionStore,
  submitApplication: SubmitApplication,
  recoverSubmission: RecoverSubmission,
  ...APPLICATION_DRAFT_SERVICES,
  ...APPLICANT_SERVICES,
  ...BUSINESS_SERVICES,
  ...ACCOUNT_SERVICES,
} as const
export type FormServices = Served<typeof FORM_SERVICES>

const COMPLETE_ID = 'application-complete'
const STEP = 4

/** Everything the form is made of, for one visit; it goes with the screen. */
const makeForm = (services: FormServices) => {
  const opening = openForm(services.session.read())
  const form = makeApplicationForm(makeEntryLock('application'), opening, services.settings.read())
  const submission = makeSubmission(services.submitApplication, form.lock)
  const missing = makeMissing(form, leftToSubmit)
  const cards = makeCards(form, missing)
  return {
    form,
    draft: makeApplicationDraft(form, services),
    submission,
    recovery: signal<Task<never, SubmissionOutcome | null>>({ is: 'idle' }),
    unsent: computed(() => form.hasFiles.value && !['running', 'done'].includes(submission.task.value.is)),
    delivery: makeDeliveryTask(),
    missing,
    cards,
    onFocus: foldOnFocus(Object.values(cards)),
  } as const
}

type LeftProps = { readonly form: ApplicationFields; readonly missing: Missing }

/** What is left, beside the form. [D2-166] */
const LeftInRail = ({ form, missing }: LeftProps) => {
  useSignals()
  const things = missingThings(form, missing.shown.value)
  return (
    things.length > 0 && (
      <div className={styles.left}>
        <b>{fill(PARTS['bar.left'], { n: things.length })}</b>
        <MissingList missing={things} />
      </div>
    )
  )
}

type EndOfFormProps = LeftProps & {
  readonly submission: Submission
  readonly onCancel: () => void
  readonly onComplete: () => void
}

const EndOfForm = ({ form, missing, submission, onCancel, onComplete }: EndOfFormProps) => {
  useSignals()
  return (
    <FormBar
      refusal={form.refusal.shown.value}
      missing={missingThings(form, missing.shown.value)}
      back={T['form.cancel']}
      onBack={onCancel}
      named={{
        id: COMPLETE_ID,
        words: T['form.complete'],
        busy: submission.running.value && T['apply.sending'],
        onPress: onComplete,
      }}
    />
  )
}

const TITLE_OF = {
  corporate: 'title.aplyInfo.corp',
  individual: 'title.aplyInfo.indiv',
} as const satisfies Record<EntityType, keyof typeof TITLES>

/** Says that the entries of an earlier application count, and offers the way to them. [D2-108] */
const askForResult = () =>
  dialogs.confirm({
    title: GENERAL['common.alertTitle'],
    text: T['apply.otherStored'],
    yes: T['apply.toResult'],
    no: GENERAL['common.close'],
  })

/** The application form. Itself it reads no signal, so nothing of it is drawn again while somebody types. to */
export const FormPage = ({ services }: { readonly services: FormServices }) => {
  const [, navigate] = useLocation()
  const [{ form, draft, submission, recovery, unsent, delivery, missing, cards, onFocus }] = useState(() =>
    makeForm(services),
  )
  const { opening } = form
  const { session } = services
  useTask(submission.task)
  useTask(recovery)
  const leave = useLeave()
  useLeaveGuard(unsent, UPLOAD['leave.unsaved'], draft, UPLOAD['leave.keptButFiles'])
  useLeaveGuard(submission.running, T['apply.leave'])
  // A window over the form goes with it, also when the person goes back by the browser.
  const [gone] = useState(() => new AbortController())
  useEffect(() => () => gone.abort(), [gone])

  useTitle(TITLES[TITLE_OF[formEntityType(opening.entityType)]])
  useAutosave(draft)
  useEffect(() => {
    // A reset session takes the resident number with it, as leaving does. [D2-84]
    const stop = session.subscribe(({ ci }) => {
      if (ci === '') form.forgetResident()
    })
    return () => {
      stop()
      form.forgetResident()
    }
  }, [session, form])

  /** The page that follows says that it was received: no window comes before it. [A-126] [D2-147] */
  const showReceived = () => {
    draft.stop()
    form.forgetResident()
    navigate('/aply-cmptn', AFTER_SUBMISSION)
  }
  /** What became of an application whose page was loaded again while it was sent. */
  const recover = async () => {
    const outcome = await run(recovery, services.recoverSubmission())
    if (outcome.is !== 'done' || outcome.value === null) return
    const text = fill<string>(RECOVERED[outcome.value], { number: opening.applicationNumber })
    if (outcome.value === 'received') {
      await dialogs.alert({ text })
      return showReceived()
    }
    if (outcome.value !== 'otherReceived') return dialogs.alert({ text })
    draft.stop()
    if (await askForResult()) navigate('/aply-result')
  }
  useLoad(recover)

  const showFailed = async (error: SubmitApplicationError) => {
    if (error._tag === 'SessionEnded') return showFailure(error, SUBMIT_MESSAGES, 'application')
    if (error._tag === 'AccountRefused') {
      const { text } = SUBMIT_MESSAGES.AccountRefused
      form.withdraw('account')
      return refuseInPlace(form.refusal, text, [{ at: form.fields.accountNumber, text }])
    }
    if (error._tag !== 'OtherApplicationStored') await showFailure(error, SUBMIT_MESSAGES, 'application')
    else {
      // The entries stay on the page; the draft could never be sent again. [D2-108] [D2-149]
      draft.stop()
      if (await askForResult()) return navigate('/aply-result')
    }
    focusField(COMPLETE_ID)
  }

  /** Shows what is about to be sent, sends it, and what came of it. */
  const confirm = async (entered: PassedForm) => {
    const amount = delivery.peek()
    const sent = {
      form: entered,
      files: form.chosenFiles(),
      deliveryAmount: amount.is === 'done' && amount.value.is === 'found' ? amount.value.amount : null,
    }
    submission.begin()
    const end = await form.lock.during(() =>
      openConfirmation(sent, answerLines(form, entered), submission, gone.signal),
    )
    if (typeof end === 'object') return focusField(end.fieldId)
    // Leaving the window takes the sending back; what has left entirely is waited for.
    if (end === 'left') submission.cancel()
    const outcome = await (submission.pending() ?? submission.task.peek())
    if (outcome.is === 'done') showReceived()
    if (outcome.is === 'failed') await showFailed(outcome.error)
    if (submission.stopped.peek()) announce(`${T['apply.stopped']} ${T['file.sendFailed']}`)
  }

  const complete = async () => {
    const passed = parseSubmission(form.snapshot(), form.settings)
    if (passed.ok) return confirm(passed.value)
    const text = form.wordsOf(passed.refusal)
    if (passed.refusal.field === null) {
      await dialogs.alert({ text })
      return navigate('/bzmn-reg')
    }
    missing.update()
    return refuseSubmission(form, text)
  }

  /** Where the focus goes when a check has passed: to what is missing, or to the end. */
  const goOn = () => {
    missing.update()
    const [field] = missing.shown.peek()
    focusField(field === undefined ? COMPLETE_ID : form.target(field).id)
  }

  return (
    <FlowPage rail={<StepRail current={STEP} below={<LeftInRail form={form} missing={missing} />} />}>
      <PageHead className={styles.formHead} title={T['form.intro']} />
      <div className={styles.notice}>
        <RestoredNotice draft={draft} firstField={form.fields.mobile.id} never={T['draft.restoredForm']} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of every press in it, answers none */}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onBlur={missing.update}
        onFocus={onFocus}
        onClickCapture={draft.saveNow}
      >
        <ApplicantSection form={form} card={cards.applicant} services={services} onPassed={goOn} />
        <BusinessSection form={form} card={cards.business} services={services} delivery={delivery} onPassed={goOn} />
        <DocumentsSection form={form} card={cards.documents} />
        <AccountSection form={form} card={cards.account} services={services} onPassed={goOn} />
        <div className={styles.known}>
          <Phrase as="p" text={T['form.lead']} />
          <SavedNote draft={draft} />
        </div>
        <EndOfForm
          form={form}
          missing={missing}
          submission={submission}
          onCancel={() => leave('/mydata-agree')}
          onComplete={() => void complete()}
        />
      </form>
    </FlowPage>
  )
}
