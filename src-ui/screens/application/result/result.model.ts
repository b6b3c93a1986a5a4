import { computed, signal } from '@preact/signals-react'
import { CancelApplication, type CancelApplicationError } from '#app/application/cancel-application'
import { ListReasons } from '#app/application/list-reasons'
import { LoadApplication, type LoadApplicationError } from '#app/application/load-application'
import { Reapply, type ReapplyError } from '#app/application/reapply'
import type { ServicesOf } from '#app/kernel/token'
import { TabDrafts } from '#app/records/tab-drafts'
import {
  applicationStatusKeyOrUnknown,
  applicationStatusRow,
} from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import type { CommonCode } from '#domain/application/common-code'
import { type ApplicationSituation, applicationSituationOf } from '#domain/application/result/situation'
import { canReapply, decideCancellation } from '#domain/application/transitions'
import type { DraftFormName } from '#domain/records/draft'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showFailure, showFailureAndLeave } from '#ui/parts/failure/show-failure.ts'
import type { Navigate } from '#ui/parts/page/navigate.ts'
import { runEffect } from '#ui/parts/services/run-effect.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { makeTaskState, runLoad, runTask } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import {
  CANCEL_APPLICATION_MESSAGES,
  CANCELLATION_LOSS_SENTENCES,
  LOAD_APPLICATION_MESSAGES,
  NOT_CANCELLABLE_MESSAGES,
  REAPPLY_MESSAGES,
  RESULT_TEXTS as T,
} from '#ui/text/ko/application/result.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { makeResultProofActions, PROOF_ACTION_SERVICES } from './proofs/proof-actions.model.ts'

export const RESULT_SERVICES = {
  loadApplication: LoadApplication,
  listReasons: ListReasons,
  cancelApplication: CancelApplication,
  reapply: Reapply,
  tabDrafts: TabDrafts,
  ...PROOF_ACTION_SERVICES,
} as const
type ResultServices = ServicesOf<typeof RESULT_SERVICES>

type ResultBrowserActions = {
  readonly navigate: Navigate
  /** Scrolls to the headline, and moves the focus there. */
  readonly focusHeadline: () => void
}

/** Returns the question before an application is cancelled. [A-202] [D2-65] */
const cancelQuestion = ({ status }: Application) => {
  // The specification has one text for this question. It is shown as two paragraphs: the question and the warning.
  // What cannot be undone comes before them. [D2-65] [D3-313]
  const [question = '', warning] = fill(T['cancel.confirm']).split(/(?<=\?) /)
  const stake = CANCELLATION_LOSS_SENTENCES[applicationStatusKeyOrUnknown(status)]
  const rejected = applicationStatusRow(status).stage === 'rejected'
  return {
    title: T['cancel.title'],
    text: [...(stake === undefined ? [] : [stake]), T['cancel.final'], question].join('\n'),
    next: `${warning}\n${T['cancel.ifApplyingAnew']}`,
    link: rejected ? { href: '/objctRqst', words: T['result.objection'] } : undefined,
    yes: T['cancel.yes'],
    no: T['cancel.no'],
    danger: true,
  }
}

/**
 * Makes the model of the result page, with its content and its actions. While the application is loaded again, the old
 * one stays visible; if that fails, the old one is removed. The reasons are loaded separately, and the page does not
 * wait for them. to
 */
export const makeResultModel = (services: ResultServices, { navigate, focusHeadline }: ResultBrowserActions) => {
  const shown = signal<Application | null>(null)
  const reasons = signal<readonly CommonCode[] | null>(null)
  const loading = makeTaskState<LoadApplicationError, Application>()
  const cancelling = makeTaskState<CancelApplicationError>()
  const reapplying = makeTaskState<ReapplyError, string | null>()

  /** The situation of the shown application; null while no application is shown. */
  const situation = computed(
    (): ApplicationSituation | null => shown.value && applicationSituationOf(shown.value, currentSettings.value),
  )

  const loadReasons = async () => {
    if (reasons.peek() === null) reasons.value = await runEffect(services.listReasons())
  }

  /** The names of the forms for which this tab has an unsent draft. [D3-294] */
  const unsent = signal<readonly DraftFormName[]>([])
  const findUnsent = async () => {
    unsent.value = (await runEffect(services.tabDrafts.formsWithDraft())) ?? []
  }

  /**
   * Loads the page. If the names of the reasons are missing, loads them again. After a refusal was shown, opens the
   * main page.
   */
  const load = async () => {
    void loadReasons()
    const outcome = await runLoad(loading, services.loadApplication('result'))
    // Loading the application has deleted the drafts that can no longer be sent.
    void findUnsent()
    if (outcome.is === 'done') shown.value = outcome.value
    if (outcome.is === 'failed') shown.value = null
    if (outcome.is === 'failed' && outcome.error._tag !== 'NotLoaded')
      await showFailureAndLeave(outcome.error, LOAD_APPLICATION_MESSAGES, 'application', () =>
        navigate('/', { replace: true }),
      )
    return outcome
  }

  const isSending = () => cancelling.peek().is === 'running' || reapplying.peek().is === 'running'
  const proofs = makeResultProofActions(services, { shown, load, acting: isSending, navigate })
  /**
   * Returns the application to act on. Returns null while something is being sent, because no second action may then
   * start.
   */
  const applicationUnlessSending = () => (isSending() || proofs.acting() ? null : shown.peek())

  /**
   * Loads the application again after a failure, because another tab, the agency or this call may have changed the
   * application. [A-201] [D2-631]
   */
  const loadAgain = async (error: CancelApplicationError | ReapplyError) => {
    if (error._tag === 'SessionEnded') return
    if ((await load()).is === 'done') focusHeadline()
  }

  const cancel = async () => {
    const application = applicationUnlessSending()
    if (application === null) return
    const { verdict, because } = decideCancellation(application)
    if (verdict !== 'ok')
      return showFailure({ _tag: 'NotCancellable', because } as const, NOT_CANCELLABLE_MESSAGES, 'application')
    if (!(await dialogs.confirm(cancelQuestion(application)))) return
    const outcome = await runTask(cancelling, services.cancelApplication(application))
    if (outcome.is === 'failed') {
      await showFailure(outcome.error, CANCEL_APPLICATION_MESSAGES, 'application')
      return loadAgain(outcome.error)
    }
    if (outcome.is !== 'done') return
    const anew = await dialogs.confirm({
      title: EVERY_PAGE_TEXTS['common.alertTitle'],
      text: T['cancel.done'],
      next: T['cancel.doneNext'],
      yes: T['result.reapply'],
      no: EVERY_PAGE_TEXTS['common.confirm'],
    })
    const loaded = await load()
    if (loaded.is !== 'done') return
    if (anew && canReapply(loaded.value.status)) return reapplyNow(loaded.value)
    // The button that had the focus has disappeared, so the focus moves to the headline.
    focusHeadline()
  }

  const reapply = async () => {
    const application = applicationUnlessSending()
    if (application === null) return
    const sure = await dialogs.confirm({ text: T['reapply.confirm'], yes: T['reapply.yes'] })
    if (sure) await reapplyNow(application)
  }

  /** Applies again after the question, which warned that the cancelled application will be deleted. */
  const reapplyNow = async (application: Application) => {
    const outcome = await runTask(reapplying, services.reapply(application.number))
    if (outcome.is === 'failed') {
      await showFailure(outcome.error, REAPPLY_MESSAGES, 'application')
      // After a lost answer the agency may have deleted the application. Its page stays, because pressing again finishes.
      return outcome.error._tag === 'Refused' ? loadAgain(outcome.error) : undefined
    }
    if (outcome.is !== 'done') return
    // The agency's message may sound as if an application had been made. [D2-240]
    const own = outcome.value
    const [title, done, notYet] = [T['reapply.mayBegin'], T['reapply.done'], T['reapply.notYet']]
    await dialogs.alert(
      own === null ? { title, text: done, next: notYet } : { title, text: own, next: `${notYet}\n${done}` },
    )
    navigate('/bzmn-reg')
  }

  return { situation, reasons, unsent, loading, cancelling, reapplying, load, cancel, reapply, proofs } as const
}
export type ResultModel = ReturnType<typeof makeResultModel>
