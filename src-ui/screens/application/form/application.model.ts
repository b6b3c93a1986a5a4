import { computed, type Signal, signal } from '@preact/signals-react'
import {
  type DeliveryTotal,
  LoadDeliveryTotal,
  type LoadDeliveryTotalError,
} from '#app/application/load-delivery-total'
import { RecoverSubmission } from '#app/application/recover-submission'
import {
  type ApplicationSubmission,
  SubmitApplication,
  type SubmitApplicationError,
} from '#app/application/submit-application'
import { SessionStore } from '#app/kernel/session-store.port'
import type { ServicesOf } from '#app/kernel/token'
import { FORM_CHECK_NAMES } from '#domain/application/form/application-form'
import type { RecoveredSubmission } from '#domain/application/submit/submission-outcome'
import { parseSubmittableForm, type SubmittableForm } from '#domain/application/submit/submit-checks'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import type { Navigate } from '#ui/parts/page/navigate.ts'
import { DRAFT_SERVICES, makeDraftModel } from '#ui/parts/records/draft.model.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { AFTER_SUBMISSION_NAVIGATION } from '#ui/parts/session/navigation-origin.ts'
import { makeTaskState, type TaskState, runLoad } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import {
  APPLICATION_TEXTS as T,
  formTargetName,
  LOAD_DELIVERY_TOTAL_MESSAGES,
  RECOVERED_SUBMISSION_SENTENCES,
  SUBMIT_APPLICATION_MESSAGES,
} from '#ui/text/ko/application/application.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { LEAVE_TEXTS } from '#ui/text/ko/records/leave.ts'
import { ACCOUNT_SERVICES, makeAccountModel } from '../fields/account.model.ts'
import { initialApplicationForm } from '../fields/application-entries.ts'
import { type ApplicationFields, makeApplicationFields } from '../fields/application-form.model.ts'
import { missingToSubmit, makeMissingModel } from '../fields/missing.model.ts'
import { makeApplicationCardsModel, makeMissingOfForm } from './cards.model.ts'
import { FORM_CHECK_SERVICES, makeBusinessCheckModel, makeRealNameCheckModel } from './real-name-and-business.model.ts'
import {
  type ConfirmationEnd,
  makeApplicationSubmissionModel,
  refuseSubmission,
  type ApplicationSubmissionModel,
} from './submission.model.ts'

export const APPLICATION_FORM_SERVICES = {
  session: SessionStore,
  submitApplication: SubmitApplication,
  recoverSubmission: RecoverSubmission,
  loadDeliveryTotal: LoadDeliveryTotal,
  ...FORM_CHECK_SERVICES,
  ...ACCOUNT_SERVICES,
  ...DRAFT_SERVICES,
} as const

/**
 * The task that loads the amount that the platforms report for this business. It runs only once, when the form opens.
 * [A-051]
 */
export type DeliveryTotalTask = Signal<TaskState<LoadDeliveryTotalError, DeliveryTotal>>

export const COMPLETE_APPLICATION_BUTTON_ID = 'application-complete'

/**
 * Says that the agency already received an application with other entries, and that it processes those. Asks whether to
 * open the result page, which shows them. [D2-108]
 */
const askForResult = () =>
  dialogs.confirm({
    title: EVERY_PAGE_TEXTS['common.alertTitle'],
    text: T['apply.otherStored'],
    yes: SHARED_BUTTON_TEXTS['common.toResult'],
    no: EVERY_PAGE_TEXTS['common.close'],
  })

type ApplicationBrowserActions = {
  readonly navigate: Navigate
  /** Shows the confirmation, which sends the application. Returns how the confirmation closed. */
  readonly confirmed: (
    toSend: ApplicationSubmission,
    application: { readonly form: ApplicationFields; readonly submission: ApplicationSubmissionModel },
  ) => Promise<ConfirmationEnd>
}

/**
 * Makes the application form of one visit with its actions: the checks, the confirmation, the submission and its
 * outcome. to
 */
export const makeApplicationModel = (
  services: ServicesOf<typeof APPLICATION_FORM_SERVICES>,
  { navigate, confirmed }: ApplicationBrowserActions,
) => {
  const opening = initialApplicationForm(services.session.read())
  const form = makeApplicationFields(makeEntryLock('application'), opening, currentSettings.peek())
  const draft = makeDraftModel({ ...form.draft, key: 'application' }, services)
  const submission = makeApplicationSubmissionModel(services.submitApplication, form.lock)
  const missing = makeMissingModel(form, missingToSubmit)
  const cards = makeApplicationCardsModel(form, missing)
  const recovery = signal<TaskState<never, RecoveredSubmission | null>>({ is: 'idle' })
  const delivery = makeTaskState<LoadDeliveryTotalError, DeliveryTotal>()

  const readDelivery = async () => {
    const outcome = await runLoad(delivery, services.loadDeliveryTotal())
    if (outcome.is === 'failed') await showFailure(outcome.error, LOAD_DELIVERY_TOTAL_MESSAGES, 'application')
  }

  /**
   * Opens the page that says that the application was received. After a submission, no dialog opens before it, because
   * the dialog would say the same. [A-126] [D2-147]
   */
  const showReceived = () => {
    draft.stop()
    form.forgetResident()
    navigate('/aply-cmptn', AFTER_SUBMISSION_NAVIGATION)
  }

  /** Shows the outcome of an application that was being sent when its page was reloaded. */
  const recover = async () => {
    const outcome = await runLoad(recovery, services.recoverSubmission())
    if (outcome.is !== 'done' || outcome.value === null) return
    const text = fill<string>(RECOVERED_SUBMISSION_SENTENCES[outcome.value], { number: opening.applicationNumber })
    if (outcome.value === 'received') {
      await dialogs.alert({ text })
      return showReceived()
    }
    if (outcome.value !== 'otherReceived') return dialogs.alert({ text })
    draft.stop()
    if (await askForResult()) navigate('/aply-result')
  }

  const showFailed = async (error: SubmitApplicationError) => {
    if (error._tag === 'SessionEnded') return showFailure(error, SUBMIT_APPLICATION_MESSAGES, 'application')
    if (error._tag === 'AccountRefused') {
      const { text } = SUBMIT_APPLICATION_MESSAGES.AccountRefused
      form.withdraw('account')
      return refuseInPlace(form.refusal, text, [{ at: form.fields.accountNumber, text }])
    }
    if (error._tag !== 'OtherApplicationStored') await showFailure(error, SUBMIT_APPLICATION_MESSAGES, 'application')
    else {
      // The entries stay on the page. Their draft is deleted, because it could never be sent again. [D2-108] [D2-149]
      draft.stop()
      if (await askForResult()) return navigate('/aply-result')
    }
    focusField(COMPLETE_APPLICATION_BUTTON_ID)
  }

  const confirm = async (enteredForm: SubmittableForm) => {
    const amount = delivery.peek()
    const toSend = {
      form: enteredForm,
      files: form.documents.files.peek(),
      deliveryAmount: amount.is === 'done' && amount.value.is === 'found' ? amount.value.amount : null,
    }
    submission.begin()
    const end = await form.lock.during(() => confirmed(toSend, { form, submission }))
    if (typeof end === 'object') return focusField(end.fieldId)
    // Closing the dialog cancels the upload. If all bytes have been sent, nothing can be cancelled, so it waits for the
    // answer.
    if (end === 'left') submission.cancel()
    const outcome = await (submission.pending() ?? submission.task.peek())
    if (outcome.is === 'done') showReceived()
    if (outcome.is === 'failed') await showFailed(outcome.error)
    if (submission.isStopped.peek()) announce(`${T['apply.stopped']} ${T['file.sendFailed']}`)
  }

  const complete = async () => {
    const passed = parseSubmittableForm(form.snapshot(), form.settings)
    if (passed.ok) return confirm(passed.value)
    const text = form.wordsOf(passed.refusal)
    if (passed.refusal.field === null) {
      await dialogs.alert({ text })
      return navigate('/bzmn-reg')
    }
    missing.update()
    for (const card of Object.values(cards)) card.open()
    return refuseSubmission(form, text)
  }

  /** Moves the focus after a passed check: to the next missing entry, or to the end. */
  const moveFocusOn = () => {
    missing.update()
    const [field] = missing.shown.peek()
    focusField(field === undefined ? COMPLETE_APPLICATION_BUTTON_ID : form.target(field).id)
  }
  const checkContext = { form, moveFocusOn }

  /**
   * Returns the names of what this form has and its draft does not keep: the resident number, passed checks, files.
   * [D2-94] [D2-341]
   */
  const unsavedNames = (): readonly string[] => {
    const { checks } = form.snapshot()
    return [
      ...(form.fields.residentBack.value.peek() === '' ? [] : [LEAVE_TEXTS['leave.residentNumber']]),
      ...FORM_CHECK_NAMES.filter((check) => checks[check] === 'passed').map((check) =>
        formTargetName(`check.${check}`, opening.entityType),
      ),
      ...(Object.keys(form.documents.files.peek()).length > 0 ? [LEAVE_TEXTS['leave.files']] : []),
    ]
  }

  return {
    form,
    draft,
    submission,
    missing,
    missingItems: makeMissingOfForm(form, missing),
    recovery,
    delivery,
    cards,
    realNameCheck: makeRealNameCheckModel(checkContext, services),
    businessCheck: makeBusinessCheckModel(checkContext, services),
    account: makeAccountModel(checkContext, services),
    /** True if documents are chosen that were not sent. They are lost with the page. [D2-89] [D3-102] */
    hasUnsentFiles: computed(
      () =>
        Object.keys(form.documents.files.value).length > 0 && !['running', 'done'].includes(submission.task.value.is),
    ),
    unsavedNames,
    readDelivery,
    recover,
    complete,
  } as const
}
