import { batch, computed, signal } from '@preact/signals-react'
import type { CertifyPerson, CertifyPersonError, CertificationStep } from '#app/identity/certify-person'
import type { Flow } from '#domain/identity/flow'
import { type IdentityMethod, methodsOfFlow } from '#domain/identity/offered-methods.table'
import type { Route } from '#domain/pages/routes'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showFailureAndLeave } from '#ui/parts/failure/show-failure.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import { helpDeskOfPage, helpDeskPhoneText } from '#ui/parts/help-desk/help-desk.ts'
import type { Navigate } from '#ui/parts/page/navigate.ts'
import { findKeptDraft } from '#ui/parts/records/kept-draft.ts'
import { runTask, stopTask, type TaskState } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { QUEUE_NOT_ADMITTED_SENTENCES } from '#ui/text/ko/admission/admission.ts'
import { CERTIFY_PERSON_MESSAGES, IDENTITY_TEXTS as T } from '#ui/text/ko/identity/identity.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { DRAFT_TEXTS } from '#ui/text/ko/records/draft.ts'
import { askToOpenWindow } from './OpenWindowDialog.tsx'

type CertificationEnd = TaskState<CertifyPersonError, { readonly next: Route }>

/**
 * The phase of a certification. `idle`: no certification is running, and all methods are offered. `opening`: the person
 * waits in the queue, or the window is loading. Any other phase is a step of the use case.
 */
export type CertificationPhase = 'idle' | 'opening' | CertificationStep['is']

export const methodButtonId = (method: IdentityMethod): string => `cert-${method}`

/** Failures that no request has caused. Their message has no telephone number, because the help desk cannot help. */
const WITHOUT_A_CALL: readonly CertifyPersonError['_tag'][] = ['WindowBlocked', 'IpinCancelled']

const askForResult = (flow: Flow) =>
  dialogs.confirm({
    title: EVERY_PAGE_TEXTS['common.alertTitle'],
    text: `${T['cert.already']} ${T['cert.alreadyResult']}`,
    // Says that an application was received. The result flow does not say so, because there an answer without a form
    // does not mean this. [E-195]
    next: flow === 'application' ? CERTIFY_PERSON_MESSAGES.AlreadyCertified.next : undefined,
    yes: T['cert.toResult'],
    no: EVERY_PAGE_TEXTS['common.close'],
  })

/** Asks whether to try the same method again. A failure that a call has caused has the help line. [A-007] [D2-845] */
const askToRetry = (tag: 'CertificationCancelled' | 'CertificationFailed') =>
  dialogs.confirm({
    title: EVERY_PAGE_TEXTS['common.alertTitle'],
    text: CERTIFY_PERSON_MESSAGES[tag].text,
    next: CERTIFY_PERSON_MESSAGES[tag].next,
    helpLine:
      tag === 'CertificationFailed'
        ? fill(EVERY_PAGE_TEXTS['error.helpLine'], { phone: helpDeskPhoneText() })
        : undefined,
    yes: SHARED_BUTTON_TEXTS['common.retry'],
    no: T['cert.otherWay'],
  })

/**
 * Makes the certification of a page, with its dialogs. Starting a certification ends the previous one, whose window
 * looks closed. [E-105] [E-108]
 */
export const makeCertificationModel = (flow: Flow, certify: CertifyPerson, navigate: Navigate) => {
  const task = signal<CertificationEnd>({ is: 'idle' })
  const step = signal<Exclude<CertificationPhase, 'idle'>>('opening')
  const method = signal<IdentityMethod | null>(null)
  const phase = computed<CertificationPhase>(() => (task.value.is === 'running' ? step.value : 'idle'))
  const canStart = computed(() => phase.value === 'idle' || phase.value === 'looksClosed')
  let last: Promise<unknown> = Promise.resolve()
  /** Closes the dialog of the current step; null if the step has no dialog. */
  let closeDialog: (() => void) | null = null
  let isCancellationShown = false

  const abort = () => stopTask(task)
  const showStep = (next: CertificationStep) => {
    step.value = next.is
    if (next.is === 'needsPress') {
      closeDialog = askToOpenWindow(next.open, () => {
        abort()
        announce(QUEUE_NOT_ADMITTED_SENTENCES['queue.stoppedEmpty'])
      })
    }
    if (next.is === 'looksClosed' && next.cancelled) {
      isCancellationShown = true
      void dialogs.alert({ text: T['cert.ipinCancelled'] })
      const alert = dialogs.stack.peek().at(-1)
      closeDialog = () => alert?.cancel()
    }
  }
  /**
   * Closes the dialog of the last step. Returns true if an alert already says that an IPIN certification was cancelled.
   * This alert stays open if the provider reports the cancellation after its window was closed. [E-108]
   */
  const endSteps = (end: CertificationEnd): boolean => {
    const isShown = isCancellationShown && end.is === 'failed' && end.error._tag === 'IpinCancelled'
    if (!isShown) closeDialog?.()
    closeDialog = null
    isCancellationShown = false
    return isShown
  }

  /** Runs one certification. Waits until the previous one has ended. */
  const run = async (chosenMethod: IdentityMethod): Promise<CertificationEnd> => {
    batch(() => {
      step.value = 'opening'
      method.value = chosenMethod
    })
    abort()
    await last
    const outcome = runTask(task, certify({ flow, method: chosenMethod }, showStep))
    last = outcome
    return outcome
  }

  /**
   * Certifies the person and shows the outcome. Does nothing while another certification is running, unless its window
   * looks closed. Must be called in a click handler.
   */
  const start = async (chosenMethod: IdentityMethod): Promise<void> => {
    if (!canStart.peek()) return
    const draft = findKeptDraft().catch(() => null)
    const end = await run(chosenMethod)
    if (endSteps(end)) return
    if (end.is === 'done') {
      if ((await draft) !== null && (await findKeptDraft()) === null)
        await dialogs.alert({ text: DRAFT_TEXTS['draft.ofAnother'] })
      return navigate(end.value.next)
    }
    if (end.is !== 'failed') return
    const { error } = end
    if (error._tag === 'AlreadyCertified') {
      if (await askForResult(flow)) navigate('/onslf-check-result')
      return
    }
    if (error._tag === 'CertificationCancelled' || error._tag === 'CertificationFailed') {
      if (await askToRetry(error._tag)) return start(chosenMethod)
      return focusField(methodButtonId(methodsOfFlow(flow).find((other) => other !== chosenMethod) ?? chosenMethod))
    }
    const isOfACall = !WITHOUT_A_CALL.includes(error._tag)
    await showFailureAndLeave(error, CERTIFY_PERSON_MESSAGES, isOfACall ? helpDeskOfPage() : undefined, () => {
      if (error._tag === 'NoApplication') navigate('/')
    })
  }

  return { task, method, phase, canStart, start, abort } as const
}
export type CertificationModel = ReturnType<typeof makeCertificationModel>
