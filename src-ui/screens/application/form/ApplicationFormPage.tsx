import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import type { ServicesOf } from '#app/kernel/token'
import { type EntityType, entityTypeOrIndividual } from '#domain/business/entity-type'
import { ApplicationRail } from '#ui/parts/application/page-steps.tsx'
import { Form } from '#ui/parts/design/Form.tsx'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { useMissingButton } from '#ui/parts/form-bar/missing-items.ts'
import { type LeaveWords, useConfirmedLeave, useLeaveGuard } from '#ui/parts/page/leave-guard.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { usePageTitle } from '#ui/parts/page/page-title.ts'
import { DiscardDraftButton } from '#ui/parts/records/DiscardDraftButton.tsx'
import { useAutosave } from '#ui/parts/records/draft.model.ts'
import { RestoredDraftNotice } from '#ui/parts/records/RestoredDraftNotice.tsx'
import { useLoadOnMount, useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { APPLICATION_TEXTS as T } from '#ui/text/ko/application/application.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { PAGE_HEADINGS, PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import { LEAVE_TEXTS } from '#ui/text/ko/records/leave.ts'
import { AccountSection } from '../fields/AccountFields.tsx'
import { makeCloseFinishedAbove } from '../fields/entry-cards.ts'
import { ApplicantSection } from './ApplicantSection.tsx'
import {
  type APPLICATION_FORM_SERVICES,
  COMPLETE_APPLICATION_BUTTON_ID,
  makeApplicationModel,
} from './application.model.ts'
import { BusinessSection } from './BusinessSection.tsx'
import { documentsToPrepare } from './cards.model.ts'
import { confirmationLines, openApplicationConfirmation } from './ConfirmApplication.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { DraftKeptNote, DraftSavedNote } from './DraftSavedNote.tsx'
import { type MissingProps, MissingSummary } from './MissingSummary.tsx'
import type { ApplicationSubmissionModel } from './submission.model.ts'
import styles from './form.module.css'

export type ApplicationFormServices = ServicesOf<typeof APPLICATION_FORM_SERVICES>

type EndOfFormProps = MissingProps & {
  readonly submission: ApplicationSubmissionModel
  readonly onCancel: () => void
  readonly onComplete: () => void
}

const EndOfForm = ({ form, missingItems, submission, onCancel, onComplete }: EndOfFormProps) => {
  useSignals()
  const button = useMissingButton(missingItems.value, {
    id: COMPLETE_APPLICATION_BUTTON_ID,
    words: T['form.complete'],
    opensDialog: true,
    busy: submission.isRunning.value && SHARED_BUTTON_TEXTS['common.applying'],
    onPress: onComplete,
  })
  return <FormBar refusal={form.refusal.shown.value} back={T['form.cancel']} onBack={onCancel} button={button} />
}

/** The kind of payment, and what to attach: the files to have ready, or that there are none. [D1-988] [D1-1009] */
const KindAndFiles = ({ form }: Pick<MissingProps, 'form'>) => {
  useSignals()
  const { paymentType } = form.opening
  const kind = paymentType === 'rapid' || paymentType === 'confirmed' ? paymentType : null
  const noFiles = kind === null ? T['form.filesNone'] : T[`form.${kind}`]
  const files = form.documents.requested.value.length === 0 ? noFiles : documentsToPrepare(form)
  return <Phrase as="p" text={kind === null ? files : `${T[`form.${kind}Kind`]} ${files}`} />
}

const TITLE_OF = {
  corporate: 'title.aplyInfo.corp',
  individual: 'title.aplyInfo.indiv',
} as const satisfies Record<EntityType, keyof typeof PAGE_TITLES>

/** The application form. It reads no signal, so that typing does not render it again. [A-046] to [A-136] */
export const ApplicationFormPage = ({ services }: { readonly services: ApplicationFormServices }) => {
  const navigate = useNavigate()
  // Closes the form's dialogs when the person leaves it, even with the browser's Back button.
  const [leaveController] = useState(() => new AbortController())
  useEffect(() => () => leaveController.abort(), [leaveController])
  const [application] = useState(() =>
    makeApplicationModel(services, {
      navigate,
      confirmed: (toSend, { form, submission }) =>
        openApplicationConfirmation(toSend, confirmationLines(form, toSend.form), submission, leaveController.signal),
    }),
  )
  const {
    form,
    draft,
    submission,
    recovery,
    hasUnsentFiles,
    delivery,
    missing,
    missingItems,
    cards,
    readDelivery,
    recover,
  } = application
  const [onFocus] = useState(() => makeCloseFinishedAbove(Object.values(cards)))
  const { opening } = form
  const { session } = services
  useStopTaskOnUnmount(submission.task)
  useStopTaskOnUnmount(recovery)
  useStopTaskOnUnmount(delivery)
  const leave = useConfirmedLeave()
  const [leaveWords] = useState((): LeaveWords => ({
    text: LEAVE_TEXTS['leave.unsaved'],
    draft,
    savedWords: () => `${LEAVE_TEXTS['leave.keptBut']}\n${application.unsavedNames().join(', ')}`,
  }))
  useLeaveGuard(hasUnsentFiles, leaveWords.text, draft, leaveWords.savedWords)
  useLeaveGuard(submission.isRunning, T['apply.leave'])

  const [hasFiles] = useState(() => form.documents.requested.peek().length > 0)
  usePageTitle(PAGE_TITLES[TITLE_OF[entityTypeOrIndividual(opening.entityType)]])
  useAutosave(draft)
  useEffect(() => {
    // The resident number is cleared when the session is reset, and when the person leaves the form. It is cleared even
    // if the person leaves for another website, because the browser may keep the page in its memory and show it again
    // on Back. [D2-84] [D1-461]
    const stop = session.subscribe(({ ci }) => {
      if (ci === '') form.forgetResident()
    })
    const leftInMemory = ({ persisted }: PageTransitionEvent) => {
      if (persisted) form.forgetResident()
    }
    addEventListener('pagehide', leftInMemory)
    return () => {
      stop()
      removeEventListener('pagehide', leftInMemory)
      form.forgetResident()
    }
  }, [session, form])

  useLoadOnMount(readDelivery)
  useLoadOnMount(recover)

  const leaveFor = (to: '/mydata-agree' | '/bzmn-reg') =>
    leave(to, application.unsavedNames().length > 0 ? leaveWords : null)

  return (
    <FlowPage rail={<ApplicationRail page="/aply-info" />}>
      <PageHead className={styles.formHead} title={PAGE_HEADINGS['/aply-info']}>
        <KindAndFiles form={form} />
      </PageHead>
      <Form className={styles.form} onBlur={missing.update} onFocus={onFocus} onClickCapture={draft.saveNow}>
        {/* The notice is inside the form, so that the bar sticks to the window's lower edge above a long notice. */}
        <div className={styles.notice}>
          <RestoredDraftNotice draft={draft} never={T['draft.restoredForm']} />
        </div>
        <MissingSummary form={form} missingItems={missingItems} />
        <ApplicantSection form={form} card={cards.applicant} check={application.realNameCheck} />
        <BusinessSection
          form={form}
          card={cards.business}
          check={application.businessCheck}
          delivery={delivery}
          onOtherNumber={() => leaveFor('/bzmn-reg')}
        />
        <DocumentsSection documents={form.documents} card={cards.documents} />
        <AccountSection form={form} card={cards.account} account={application.account} />
        <div className={`small ${styles.known}`}>
          <DraftKeptNote draft={draft} hasFiles={hasFiles} />
          <DraftSavedNote draft={draft} />
          <DiscardDraftButton draft={draft} firstField={form.fields.mobile.id} isTermShown />
        </div>
        <EndOfForm
          form={form}
          missingItems={missingItems}
          submission={submission}
          onCancel={() => leaveFor('/mydata-agree')}
          onComplete={() => void application.complete()}
        />
      </Form>
    </FlowPage>
  )
}
