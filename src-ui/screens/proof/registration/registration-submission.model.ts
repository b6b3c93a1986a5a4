import { computed } from '@preact/signals-react'
import { Effect } from 'effect'
import type { ServicesOf } from '#app/kernel/token'
import { CheckProofEntries } from '#app/proof/check-proof-entries'
import {
  type RegistrationResult,
  RegisterProof,
  type RegisterProofError,
  type RegistrationPageCallbacks,
} from '#app/proof/register-proof'
import { needsBaseFiles } from '#domain/proof/registration/base-proof'
import { registrationRefusals } from '#domain/proof/registration/registration-checks'
import type { RegistrationRefusal } from '#domain/proof/registration/registration-checks.table'
import { isPledgeUnlikelyAmong } from '#domain/proof/registration/registration-form'
import { type ArrivedProof, arrivedProofsWithAnyPath } from '#domain/proof/registration/same-registration'
import type { Instant } from '#domain/time/calendar'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { confirmThenSendLocked } from '#ui/parts/form/confirm-then-send-locked.ts'
import { focusFieldOnceRendered } from '#ui/parts/form/form-field.ts'
import type { Navigate } from '#ui/parts/page/navigate.ts'
import type { DraftModel } from '#ui/parts/records/draft.model.ts'
import { hasUnsentFiles } from '#ui/parts/records/unsent-files.model.ts'
import { momentWords } from '#ui/parts/session/draft-words.ts'
import { AFTER_SUBMISSION_NAVIGATION } from '#ui/parts/session/navigation-origin.ts'
import { makeTaskState, runTask } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { describeArrivedProof, describeProofToRegister } from '#ui/text/ko/proof/arrived-proof.ts'
import {
  REGISTRATION_ENTRY_REFUSAL_TEXTS,
  NOT_ENOUGH_FILES_TEXTS,
  REGISTRATION_TEXTS as T,
  registerProofMessages,
  type RegistrationRoute,
} from '#ui/text/ko/proof/registration.ts'
import { pledgeForgottenText } from '../pledge.ts'
import { refuseWithoutLogin } from '../refuse-without-login.ts'
import { confirmWithoutEmptyFiles } from './EmptyFiles.tsx'
import { showIfRegistrationClosed, registrationNotAllowedText } from './registration-closed.ts'
import { REGISTRATION_FILE_FIELD_IDS, type RegistrationModel } from './registration.model.ts'

export const REGISTRATION_SUBMISSION_SERVICES = {
  checkEntries: CheckProofEntries,
  registerProof: RegisterProof,
} as const

/**
 * Returns the question before a direct delivery without a pledge is registered. The two buttons are answers to whether
 * the pledge is among the performance files. If there is only one file, the pledge is probably missing, so the button
 * that leads back to the files is the recommended one. Says until when the chosen files are kept. [D3-150] [D3-310]
 */
const pledgeQuestion = (files: number, keptUntil: Instant | null) =>
  ({
    title: T['reg.confirm'],
    text: T['direct.pledgeAsked'],
    next:
      keptUntil === null
        ? T['direct.pledgeLaterUnkept']
        : fill(T['direct.pledgeLater'], { time: momentWords(keptUntil) }),
    yes: T['direct.pledgeThere'],
    no: T['direct.pledgeMissing'],
    recommended: isPledgeUnlikelyAmong(files) ? 'no' : undefined,
  }) as const

/**
 * Returns the steps of a registration that need the page: they send the files of every upload field that applies (base,
 * performance, pledge), and ask about empty files, with the names that the files had when they were chosen.
 */
const stepsOf = (
  { files: { base, performance, pledge, chosenNameOf }, baseApproved, type, sentFiles }: RegistrationModel,
  { saveNow }: DraftModel,
): RegistrationPageCallbacks => {
  const asksBase = needsBaseFiles({ type: type.peek(), baseApproved: baseApproved.peek() })
  const performanceLists = type.peek() === 'direct' ? [performance, pledge] : [performance]
  return {
    store: Effect.all({
      base: asksBase ? base.storeAll : Effect.succeed([]),
      performance: Effect.map(Effect.all(performanceLists.map((list) => list.storeAll)), (files) => files.flat()),
    }),
    confirmWithoutEmptyFiles: (emptyFiles) =>
      Effect.promise(() => confirmWithoutEmptyFiles(emptyFiles.map(chosenNameOf))),
    memory: sentFiles.memory(saveNow),
  }
}

type RegistrationBrowserActions = { readonly navigate: Navigate }

/**
 * Handles 등록하기: checks the rules, asks for a confirmation, registers, and shows the outcome. While a registration is
 * running, a second click does nothing. After any failure every entry and every file stays. [P-061] [P-080]
 */
export const makeRegistrationSubmission = (
  registration: RegistrationModel,
  draft: DraftModel,
  services: ServicesOf<typeof REGISTRATION_SUBMISSION_SERVICES>,
  { page, navigate }: { readonly page: RegistrationRoute } & RegistrationBrowserActions,
) => {
  const task = makeTaskState<RegisterProofError, RegistrationResult>()

  const refuse = async ({ code, field }: RegistrationRefusal, breaches: readonly RegistrationRefusal[]) => {
    if (code === 'tokenMissing') return refuseWithoutLogin()
    if (field === 'base') registration.step.value = 1
    return refuseInPlace(
      registration.refusal,
      REGISTRATION_ENTRY_REFUSAL_TEXTS[code],
      breaches.flatMap((breach) =>
        breach.field === null || breach.field === 'type'
          ? []
          : [{ at: registration.fields[breach.field], text: REGISTRATION_ENTRY_REFUSAL_TEXTS[breach.code] }],
      ),
    )
  }

  /**
   * Says that the agency has received an earlier attempt, and describes the registered proof. If the person clicks
   * again, a second proof is registered, and the files are sent again. [P-315] [D3-139]
   */
  const askForResult = async (arrivedProofs: readonly ArrivedProof[]) => {
    const { nameOf } = registration.sentFiles
    const opensResult = await dialogs.confirm({
      text: [T['reg.alreadyRegistered'], ...arrivedProofs.map((proof) => describeArrivedProof(proof, nameOf))].join(
        '\n',
      ),
      yes: SHARED_BUTTON_TEXTS['common.toResult'],
      no: T['reg.another'],
    })
    if (!opensResult) {
      const usedPaths = arrivedProofs.flatMap(({ files }) => files.map(({ path }) => path))
      registration.files.sendAnew(usedPaths)
      registration.sentFiles.forget()
      draft.saveNow()
      return
    }
    draft.stop()
    navigate('/aply-result', AFTER_SUBMISSION_NAVIGATION)
  }

  /**
   * Shows the outcome of a registration that was being sent when its page was reloaded. Runs after the draft is
   * restored. [P-315]
   */
  const recover = () => {
    const sentPaths = registration.sentFiles.paths()
    if (draft.restoredAt.value === null || sentPaths.length === 0) return
    const arrivedProofs = arrivedProofsWithAnyPath(registration.start.opened.application, sentPaths)
    if (arrivedProofs.length > 0) void askForResult(arrivedProofs)
    else void dialogs.alert({ text: T['reg.notArrived'] })
  }

  const fail = async (error: RegisterProofError) => {
    if (error._tag === 'OtherRegistrationArrived') return askForResult(error.arrived)
    if (error._tag === 'RegistrationNotAllowed') {
      if (await showIfRegistrationClosed(error)) return navigate('/aply-result', { replace: true })
      registration.eligibility.value = error
      return refuseInPlace(registration.refusal, registrationNotAllowedText(error.verdict), [])
    }
    if (error._tag === 'NotEnoughFiles') {
      const text = NOT_ENOUGH_FILES_TEXTS[error.verdict]
      const isBase = error.verdict === 'noValidBase'
      if (isBase) {
        // The agency may have sent back the base proof after this page was opened. The first step then asks for files.
        registration.baseApproved.value = false
        registration.step.value = 1
      }
      return refuseInPlace(registration.refusal, text, [
        { at: registration.fields[isBase ? 'base' : 'performance'], text },
      ])
    }
    // The telephone number is shown only if a call failed. If the person cancelled the upload, the help desk cannot
    // help.
    const helpDesk = error._tag === 'UploadCancelled' ? undefined : 'proof'
    await showFailure(error, registerProofMessages(page), helpDesk)
  }

  const submit = async (): Promise<void> => {
    if (task.peek().is === 'running') return
    // The next call may end the session, so the draft is saved first.
    draft.saveNow()
    const facts = registration.facts()
    const decision = services.checkEntries.registration(facts)
    if (decision.verdict !== 'ok') return refuse(decision.verdict, registrationRefusals(decision))
    const { form } = facts
    const asksPledge = registration.files.isPledgeMissing.peek()
    const files = registration.files.performance.entries.peek().length
    const question = asksPledge
      ? pledgeQuestion(files, draft.renew())
      : { text: T['reg.confirm'], next: describeProofToRegister(form, registration.files.count()) }
    const outcome = await confirmThenSendLocked(registration.lock, question, () =>
      runTask(task, services.registerProof(form, stepsOf(registration, draft)), {
        lock: registration.lock,
        unlocks: 'onNextPage',
      }),
    )
    if (outcome === null && asksPledge) focusFieldOnceRendered(REGISTRATION_FILE_FIELD_IDS.pledge)
    if (outcome?.is === 'failed') return fail(outcome.error)
    if (outcome?.is !== 'done') return
    draft.stop()
    await dialogs.alert({
      text: T[outcome.value.skipped === 0 ? 'reg.done' : 'reg.doneSkipped'],
      next: asksPledge ? pledgeForgottenText() : undefined,
    })
    navigate('/aply-result', AFTER_SUBMISSION_NAVIGATION)
  }
  return { task, unsent: computed(() => hasUnsentFiles(registration.files, task.value)), recover, submit } as const
}
export type RegistrationSubmission = ReturnType<typeof makeRegistrationSubmission>
