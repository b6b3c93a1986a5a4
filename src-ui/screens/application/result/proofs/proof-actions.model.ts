import { signal, type ReadonlySignal } from '@preact/signals-react'
import type { ServicesOf } from '#app/kernel/token'
import { CancelProof, type CancelProofError } from '#app/proof/cancel-proof'
import { ChooseProof, ChooseProofPath } from '#app/proof/choose-proof'
import { DownloadSubmissionConfirmation } from '#app/proof/download-submission-confirmation'
import { FindStoredFileUrl } from '#app/upload/fetch-stored-file'
import type { Application } from '#domain/application/application'
import type { ProofItem, Proof } from '#domain/proof/proof'
import { itemsOfProof } from '#domain/proof/proof-items'
import { isNewProofAllowedWithout } from '#domain/proof/registration/new-proof-eligibility'
import type { RegistrationPath } from '#domain/proof/registration/registration-eligibility'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import type { Navigate } from '#ui/parts/page/navigate.ts'
import { proofName } from '#ui/parts/proof/proof-words.ts'
import { viewedFilesOf } from '#ui/parts/proof/viewable-files.ts'
import { makeTaskState, runTask } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { cancelProofMessages, PROOF_LIST_TEXTS as T } from '#ui/text/ko/proof/proof.ts'
import { openProofDialog } from './ProofDialog.tsx'

export const PROOF_ACTION_SERVICES = {
  cancelProof: CancelProof,
  chooseProof: ChooseProof,
  chooseProofPath: ChooseProofPath,
  downloadSubmissionConfirmation: DownloadSubmissionConfirmation,
  findFileUrl: FindStoredFileUrl,
} as const
export type ProofActionServices = ServicesOf<typeof PROOF_ACTION_SERVICES>

type PageOfActions = {
  readonly shown: ReadonlySignal<Application | null>
  readonly load: () => Promise<unknown>
  /** True if something else is being sent. No action may then start. */
  readonly acting: () => boolean
  readonly navigate: Navigate
}

/** Returns the files that are cancelled with the document, or with the whole proof. */
const cancelledFilesOf = (application: Application, proof: Proof, item?: ProofItem) => {
  const whole = itemsOfProof(application, proof).filter(({ status }) => status !== 'userCancel')
  return (item === undefined ? whole : [item]).flatMap(viewedFilesOf)
}

/**
 * Returns the title of the question before a cancellation. The title contains the name of the proof, or of the document
 * that is cancelled with its files.
 */
const cancelTitle = (application: Application, proof: Proof, item?: ProofItem): string => {
  const files = cancelledFilesOf(application, proof, item)
  const name = item === undefined ? proofName(proof) : (files[0]?.name ?? item.id)
  return files.length === 0 ? name : fill(T['proof.cancelTitle'], { name, n: files.length })
}

/**
 * Returns what the cancellation of a whole proof means: that its files are cancelled, and that a new proof may be
 * registered, if the rules allow one then. Undefined if neither holds. [D3-771]
 */
const cancelConsequence = (application: Application, proof: Proof): string | undefined => {
  const n = cancelledFilesOf(application, proof).length
  const files = n > 1 ? fill(T['proof.cancelsFiles'], { n }) : n === 1 && T['proof.cancelsFile']
  const again = isNewProofAllowedWithout(application, proof) && T['proof.mayRegisterAgain']
  return [files, again].filter(Boolean).join(' ') || undefined
}

/** Makes the actions on the proofs of the result page. to */
export const makeResultProofActions = (services: ProofActionServices, page: PageOfActions) => {
  const { shown, load, acting, navigate } = page
  const task = makeTaskState<CancelProofError>()
  /**
   * The id of the proof or of the item that is being cancelled; null if nothing is being cancelled. Only one
   * cancellation runs at a time.
   */
  const cancellingId = signal<string | null>(null)

  const cancel = async (proof: Proof, item?: ProofItem) => {
    const application = shown.peek()
    if (application === null || acting() || task.peek().is === 'running') return
    const isConfirmed = await dialogs.confirm({
      title: cancelTitle(application, proof, item),
      text: T['proof.cancelConfirm'],
      next: item === undefined ? cancelConsequence(application, proof) : undefined,
      yes: T[item === undefined ? 'proof.cancel' : 'proof.cancelFile'],
      no: T['proof.cancelNo'],
      danger: true,
    })
    if (!isConfirmed) return
    const cancelledKind = item === undefined ? 'proof' : 'item'
    cancellingId.value = item?.id ?? proof.id
    const outcome = await runTask(
      task,
      services.cancelProof(item === undefined ? { application, proof } : { application, proof, item }),
    )
    cancellingId.value = null
    if (outcome.is === 'failed') {
      const { error } = outcome
      await showFailure(error, cancelProofMessages(cancelledKind), 'application')
      // The proof may have changed, or a call without an answer may have cancelled it. [D2-631]
      if (error._tag !== 'SessionEnded') await load()
      return
    }
    if (outcome.is !== 'done') return
    await dialogs.alert({ text: T[cancelledKind === 'proof' ? 'proofMstr.cancelled' : 'proof.cancelled'] })
    await load()
  }

  const view = (proof: Proof) => {
    const application = shown.peek()
    if (application === null) return
    const { findFileUrl, downloadSubmissionConfirmation } = services
    const onCancel = (proof: Proof, item: ProofItem) => void cancel(proof, item)
    openProofDialog(application, proof, {
      shown,
      cancellingId,
      findFileUrl,
      downloadSubmissionConfirmation,
      onCancel,
    })
  }

  return {
    task,
    cancellingId,
    acting: () => task.peek().is === 'running',
    actions: {
      onDetail: (proof: Proof) => {
        const { next, chosen } = services.chooseProof(proof)
        navigate(next, { state: chosen })
      },
      onView: view,
      onCancel: (proof: Proof) => void cancel(proof),
      onNew: () => navigate('/proof-intro'),
      onContinueRegistration: (path: RegistrationPath) => navigate(services.chooseProofPath(path).next),
    },
  } as const
}
export type ResultProofActions = ReturnType<typeof makeResultProofActions>['actions']
