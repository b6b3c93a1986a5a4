import { batch, computed, signal } from '@preact/signals-react'
import type { ServicesOf } from '#app/kernel/token'
import { LoadChosenProof, type LoadChosenProofError } from '#app/proof/load-chosen-proof'
import type { LoadedProof } from '#app/proof/proof.errors'
import { SupplementBaseProof, type SupplementBaseProofError } from '#app/proof/supplement-base-proof'
import type { DecidingRule } from '#domain/kernel/decide'
import { decideBaseSupplement } from '#domain/proof/registration/base-proof'
import { decideSupplement, type SupplementVerdict } from '#domain/proof/supplement/supplement'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showPageNotOpen } from '#ui/parts/dialog/show-stop.tsx'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { makeBarMessageModel, refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import type { Navigate } from '#ui/parts/page/navigate.ts'
import { type DraftModel, DRAFT_SERVICES, makeDraftModel } from '#ui/parts/records/draft.model.ts'
import { hasUnsentFiles, fileListsOf } from '#ui/parts/records/unsent-files.model.ts'
import { makeTaskState, runLoad, runTask } from '#ui/parts/task/task.ts'
import { EVIDENCE_SERVICES, makeEvidenceFiles } from '#ui/parts/upload/evidence-files.model.ts'
import { BASE_FILES_FIELD_RULES } from '#ui/parts/upload/upload-field-rules.ts'
import { fill } from '#ui/text/fill.ts'
import {
  BASE_SUPPLEMENT_REFUSAL_TEXTS,
  PROOF_DETAIL_TEXTS as T,
  LOAD_PROOF_MESSAGES,
  SUPPLEMENT_REFUSALS,
  SUPPLEMENT_BASE_PROOF_MESSAGES,
} from '#ui/text/ko/proof/detail.ts'
import { ROUTES_BY_NAME } from '../route-names.ts'
import { makeSentFiles } from '../sent-memory.model.ts'
import { makeArrivedBaseFiles } from './arrived-base-files.model.ts'

export const BASE_FILES_ID = 'base-files'

export const ADD_BASE_SERVICES = {
  loadProof: LoadChosenProof,
  supplementBaseProof: SupplementBaseProof,
  ...EVIDENCE_SERVICES,
  ...DRAFT_SERVICES,
} as const
type AddBaseServices = ServicesOf<typeof ADD_BASE_SERVICES>

/**
 * Makes the model of the page that adds base files: the proof that gets the files, the chosen files, and the actions
 * that send them. `navigate` opens a page in place of this one. [P-090] to [P-095]
 */
export const makeAddBaseModel = (services: AddBaseServices, navigate: Navigate) => {
  const loaded = signal<LoadedProof | null>(null)
  const loading = makeTaskState<LoadChosenProofError, LoadedProof>()
  const sending = makeTaskState<SupplementBaseProofError>()
  const lock = makeEntryLock('baseSupplement')
  const files = makeEvidenceFiles(lock, services, BASE_FILES_FIELD_RULES)
  const refusal = makeBarMessageModel(files.entries)

  const sentFiles = makeSentFiles(files.chosenNameOf)

  /** Nothing is typed on this page. The draft consists of the files, and of what was sent. [D3-99] [D3-139] */
  let draft: DraftModel | null = null
  const draftOf = ({ proof }: LoadedProof): DraftModel =>
    (draft ??= makeDraftModel(
      {
        key: `baseSupplement ${proof.id}`,
        isLocked: lock.isLocked,
        entries: computed(() => ({ sentFiles: sentFiles.items.value })),
        places: fileListsOf({ base: files }),
        put: (savedEntries) =>
          batch(() => {
            sentFiles.put(savedEntries.sentFiles)
            arrival.isRestored.value = true
          }),
        empty: () => {
          sentFiles.forget()
          files.clear()
        },
      },
      services,
    ))

  const arrival = makeArrivedBaseFiles({
    files,
    sentFiles,
    proof: () => loaded.peek()?.proof,
    draft: () => draft,
    toDetail: () => navigate(ROUTES_BY_NAME.DetailPage),
  })

  /** Says why the proof cannot be supplemented, and opens the detail page of the proof. [P-090] */
  const leaveFor = async (because: DecidingRule, refusal: Exclude<SupplementVerdict, 'ok'>) => {
    await showPageNotOpen({ ...SUPPLEMENT_REFUSALS[refusal], because })
    navigate(ROUTES_BY_NAME.DetailPage)
  }

  /**
   * Loads the proof. Leaves the page if no proof is chosen, or if the proof cannot be supplemented. [P-090] [D2-610]
   */
  const load = async () => {
    const outcome = await runLoad(loading, services.loadProof())
    if (outcome.is === 'failed' && outcome.error._tag === 'NoProofChosen') navigate('/aply-result')
    if (outcome.is === 'failed' && outcome.error._tag === 'SessionEnded')
      await showFailure(outcome.error, LOAD_PROOF_MESSAGES)
    if (outcome.is !== 'done') return outcome
    loaded.value = outcome.value
    const { proof, application } = outcome.value
    const { verdict, because } = decideSupplement(proof.status, application)
    if (verdict !== 'ok') await leaveFor(because, verdict)
    return outcome
  }

  /** Returns the message that says why these files cannot be sent; null if they can. [P-092] */
  const check = ({ proof }: LoadedProof): string | null => {
    const entries = files.entries.peek()
    const { verdict } = decideBaseSupplement(entries, proof.proofType === 'direct')
    if (verdict === 'ok') return null
    const names = entries.filter(({ size }) => size === 0).map(({ name }) => name)
    return fill(BASE_SUPPLEMENT_REFUSAL_TEXTS[verdict], { names: names.join(', ') })
  }

  const send = async (proof: LoadedProof) => {
    // Sending may end the session, so the draft is saved first, with the names of the files to be sent.
    draft?.saveNow()
    const steps = { storeAll: files.storeAll, memory: sentFiles.memory(() => draft?.saveNow()) }
    const outcome = await runTask(sending, services.supplementBaseProof(proof.proof.id, steps), {
      lock,
      unlocks: 'onNextPage',
    })
    if (outcome.is === 'done') draft?.stop()
    return outcome
  }

  /**
   * Handles 보완등록: checks the rules, sends the files, and shows the outcome. After any failure the files stay. [P-092]
   * [P-094]
   */
  const register = async (): Promise<void> => {
    const proof = loaded.peek()
    if (proof === null) return
    const refusalText = check(proof)
    if (refusalText !== null)
      return refuseInPlace(refusal, refusalText, [
        { at: { id: BASE_FILES_ID, refuse: files.refuse }, text: refusalText },
      ])
    const outcome = await send(proof)
    if (outcome.is === 'done') {
      await dialogs.alert({ text: T['add.done'] })
      files.clear()
      navigate(ROUTES_BY_NAME.DetailPage)
    }
    if (outcome.is !== 'failed') return
    const { error } = outcome
    if (error._tag === 'OtherBaseFilesArrived') return arrival.askForOthers(error.arrived)
    if (error._tag === 'ProofNotSupplementable') return leaveFor(error.because, error.verdict)
    await showFailure(error, SUPPLEMENT_BASE_PROOF_MESSAGES, 'proof')
  }

  return {
    draftOf,
    loaded,
    loading,
    sending,
    files,
    /** The message in the bar about the last attempt. [D2-147] */
    refusal,
    /** True if files are chosen and not submitted. [D3-102] */
    unsent: computed(() => hasUnsentFiles(files, sending.value)),
    load,
    register,
    tellRecovered: arrival.tellRecovered,
  } as const
}
