import { batch, computed, effect, signal } from '@preact/signals-react'
import { ListReasons } from '#app/application/list-reasons'
import type { ServicesOf } from '#app/kernel/token'
import { LoadOpinionPage, type LoadOpinionPageError, type OpinionPageState } from '#app/opinion/load-opinion-page'
import { RecoverOpinion } from '#app/opinion/recover-opinion'
import { SubmitOpinion, type SubmitOpinionError } from '#app/opinion/submit-opinion'
import { FetchStoredFile } from '#app/upload/fetch-stored-file'
import type { CommonCode } from '#domain/application/common-code'
import {
  opinionAttachmentLimitMegabytes,
  opinionFileLimits,
  decideOpinionEntries,
  isLastOpinionWithoutFiles,
  parseOpinionContent,
} from '#domain/opinion/opinion'
import { fillWithParticles } from '#domain/text/particles'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showPageNotOpen } from '#ui/parts/dialog/show-stop.tsx'
import { showFailure, showFailureAndLeave } from '#ui/parts/failure/show-failure.ts'
import { scrollToTopAndFocusHeading } from '#ui/parts/focus/focus.ts'
import { makeBarMessageModel, refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { confirmThenSendLocked } from '#ui/parts/form/confirm-then-send-locked.ts'
import { defineForm, savedEntry, textEntry } from '#ui/parts/form/define-form.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import type { Navigate } from '#ui/parts/page/navigate.ts'
import { DRAFT_SERVICES, makeDraftModel } from '#ui/parts/records/draft.model.ts'
import { fileListsOf } from '#ui/parts/records/unsent-files.model.ts'
import { runEffect } from '#ui/parts/services/run-effect.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { makeTaskState, runLoad, runTask } from '#ui/parts/task/task.ts'
import { EVIDENCE_SERVICES, makeEvidenceFiles } from '#ui/parts/upload/evidence-files.model.ts'
import { opinionFilesFieldRules } from '#ui/parts/upload/upload-field-rules.ts'
import { fill } from '#ui/text/fill.ts'
import {
  LOAD_OPINIONS_MESSAGES,
  NOT_ON_HOLD_REASON,
  OPINION_TEXTS as T,
  SUBMIT_OPINION_MESSAGES,
} from '#ui/text/ko/opinion/opinion.ts'
import { UPLOAD_TEXTS } from '#ui/text/ko/upload/upload.ts'

export const OPINION_SERVICES = {
  loadOpinions: LoadOpinionPage,
  recoverOpinion: RecoverOpinion,
  listReasons: ListReasons,
  submitOpinion: SubmitOpinion,
  fetchFile: FetchStoredFile,
  ...EVIDENCE_SERVICES,
  ...DRAFT_SERVICES,
} as const
type OpinionServices = ServicesOf<typeof OPINION_SERVICES>

/** The id of the upload field, so that it can get the focus. */
export const OPINION_FILES_ID = 'opinion-files'

const openOpinionForm = defineForm({
  content: savedEntry(textEntry({ id: 'opinion-content' })),
})

/** The load state of the names of the reasons. [P-306] */
type Reasons =
  | { readonly is: 'loading' }
  | { readonly is: 'loaded'; readonly list: readonly CommonCode[] }
  | { readonly is: 'failed' }

/**
 * Returns how many files are sent with the opinion, and how many opinions are allowed or that it is the last one. The
 * words do not count, because another window may have sent an opinion. [D3-254] [D3-671]
 */
const sendsWords = (files: number, isLast: boolean): string =>
  [
    files === 0 ? T['op.sendsNoFiles'] : fill(T['op.sendsFiles'], { n: files }),
    isLast ? T['op.leadLast'] : fill(T['op.limit']),
  ].join(' ')

/** Returns where the answer is shown, and how the agency notifies the applicant if the deployment says it. [D2-136] */
export const opinionAnswerComesWords = (by: string): string =>
  by === '' ? T['op.answerComes'] : fillWithParticles(T['op.answerComesBy'], { by })

/**
 * Makes the state and the actions of the opinion page. While the page is loaded again, `shown` keeps the old state. If
 * that fails, `shown` becomes null, because nothing may be submitted without the application and the history. Text and
 * files stay until an opinion is stored. [P-145] to [P-165]
 */
export const makeOpinionModel = (services: OpinionServices, navigate: Navigate) => {
  const shown = signal<OpinionPageState | null>(null)
  const reasons = signal<Reasons>({ is: 'loading' })
  const loading = makeTaskState<LoadOpinionPageError, OpinionPageState>()
  const submitting = makeTaskState<SubmitOpinionError, OpinionPageState | null>()
  const lock = makeEntryLock('opinion')
  const form = openOpinionForm(lock)
  const { content } = form.fields
  const refusal = makeBarMessageModel(content.value)
  const settings = currentSettings.peek()
  const { bytes } = opinionFileLimits(settings)
  const files = makeEvidenceFiles(
    lock,
    services,
    opinionFilesFieldRules(bytes, () => fill(T['op.fileTooBig'], { n: opinionAttachmentLimitMegabytes(settings) })),
  )
  const empty = () =>
    batch(() => {
      form.empty()
      files.clear()
    })
  const draft = makeDraftModel(
    { ...form.draft, key: 'opinion', places: fileListsOf({ opinion: files }), empty },
    services,
  )
  /**
   * Locks the text while no opinion can be submitted. Returns a function that stops this; it must be called when the
   * screen closes.
   */
  const startLocking = (): (() => void) =>
    effect(() => {
      content.isFixed.value = shown.value?.verdict !== 'ok'
    })

  const loadReasons = async () => {
    if (reasons.peek().is === 'loaded') return
    reasons.value = { is: 'loading' }
    const list = await runEffect(services.listReasons())
    reasons.value = list === null ? { is: 'failed' } : { is: 'loaded', list }
  }

  /** Loads the page. After a refusal was shown, opens the result or the main page. [P-164] */
  const load = async () => {
    const outcome = await runLoad(loading, services.loadOpinions())
    if (outcome.is === 'failed') {
      shown.value = null
      if (outcome.error._tag !== 'NotLoaded')
        await showFailureAndLeave(outcome.error, LOAD_OPINIONS_MESSAGES, 'application', () =>
          navigate('/', { replace: true }),
        )
    }
    if (outcome.is !== 'done') return outcome
    shown.value = outcome.value
    const { opinions } = outcome.value
    if (await runEffect(services.recoverOpinion(opinions))) await dialogs.alert({ text: T['op.success'] })
    if (outcome.value.verdict === 'closed') {
      await showPageNotOpen({ text: T['op.notHold'], reason: NOT_ON_HOLD_REASON, because: outcome.value.because })
      navigate('/aply-result', { replace: true })
    }
    return outcome
  }

  /**
   * Sends the files and the opinion. When the opinion is stored, empties the form and shows the history that was loaded
   * afterwards.
   */
  const send = async () => {
    const state = shown.peek()
    if (state === null) return submitting.peek()
    announce(T['op.sending'])
    const outcome = await runTask(submitting, services.submitOpinion(state, content.value.peek(), files.storeAll), {
      lock,
      unlocks: 'atEnd',
    })
    if (outcome.is === 'done')
      batch(() => {
        draft.stop()
        empty()
        if (outcome.value !== null) shown.value = outcome.value
      })
    return outcome
  }

  const isBlank = computed(() => !parseOpinionContent(content.value.value).ok)

  /** Checks the entries, asks for confirmation, sends the opinion and says how it ended. [P-156] to [P-163] */
  const submit = async () => {
    if (isBlank.peek()) return refuseInPlace(refusal, T['op.empty'], [{ at: content, text: T['op.empty'] }])
    const entries = files.entries.peek()
    // A larger image is compressed before it is sent, so the check treats it as an image of the allowed size.
    const sizes = entries.map(({ size }) => Math.min(size, opinionFileLimits(settings).bytes))
    if (decideOpinionEntries(content.value.peek(), sizes, settings).verdict === 'fileEmpty') {
      const names = entries.filter(({ size }) => size === 0).map(({ name }) => name)
      await dialogs.alert({ text: fill(UPLOAD_TEXTS['file.zeroServer'], { name: names.join(', ') }) })
      return focusField(OPINION_FILES_ID)
    }
    const earlierCount = shown.peek()?.opinions.length ?? 0
    const noFiles = isLastOpinionWithoutFiles(earlierCount, entries.length)
    const question = {
      text: T['op.confirm'],
      next: noFiles ? T['op.noFilesAttached'] : sendsWords(entries.length, isLastOpinionWithoutFiles(earlierCount, 0)),
      yes: T[noFiles ? 'op.sendWithoutFiles' : 'op.confirmYes'],
      no: T[noFiles ? 'op.addFiles' : 'op.confirmNo'],
    }
    const outcome = await confirmThenSendLocked(lock, question, send)
    if (outcome?.is === 'failed') {
      const { _tag: failure } = outcome.error
      await showFailure(outcome.error, SUBMIT_OPINION_MESSAGES, 'application')
      // The rejection means that the page is out of date, so it loads the application again.
      if (failure === 'OpinionRefused' || failure === 'OtherOpinionArrived' || failure === 'AnswerUnread') await load()
      if (failure === 'AnswerUnread') scrollToTopAndFocusHeading()
    }
    if (outcome === null && noFiles) focusField(OPINION_FILES_ID)
    if (outcome?.is !== 'done') return
    await dialogs.alert({ text: T['op.success'], next: opinionAnswerComesWords(settings.noticeBy) })
    if (outcome.value === null) await load()
    scrollToTopAndFocusHeading()
  }

  return {
    shown,
    settings,
    fetchFile: services.fetchFile,
    reasons,
    loading,
    submitting,
    content,
    refusal,
    files,
    /** True if files are chosen and not submitted. (The list is empty after a submission.) [D3-102] */
    unsent: computed(() => files.chosen.value && !files.sending.value),
    draft,
    load,
    loadReasons,
    submit,
    isBlank,
    startLocking,
  } as const
}
export type OpinionModel = ReturnType<typeof makeOpinionModel>
