import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { Effect } from 'effect'
import { type ReactNode, useState } from 'react'
import { EditApplication, type EditApplicationError } from '#app/application/edit-application'
import type { LoadApplicationError } from '#app/application/load-application'
import type { ServicesOf } from '#app/kernel/token'
import type { ApplicationStatusOrText } from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import type { ApplicationEdit } from '#domain/application/edit/application-edit'
import type { FormCheckState } from '#domain/application/form/application-form'
import type { decideBusinessEdit } from '#domain/application/transitions'
import type { DecidingRule } from '#domain/kernel/decide'
import type { Route } from '#domain/pages/routes'
import { HeadlinePage, LineAboveHeadline } from '#ui/parts/design/Headline.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { type ConfirmWords, dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showPageNotOpen } from '#ui/parts/dialog/show-stop.tsx'
import { showFailureAndLeave } from '#ui/parts/failure/show-failure.ts'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { type MissingItem, type RequiredButton, useMissingButton } from '#ui/parts/form-bar/missing-items.ts'
import type { BarMessageModel } from '#ui/parts/form-bar/refuse-entries.ts'
import type { Field } from '#ui/parts/form/form-field.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { PageLoad } from '#ui/parts/page/PageLoad.tsx'
import { type DraftModel, DRAFT_SERVICES } from '#ui/parts/records/draft.model.ts'
import { AFTER_SUBMISSION_NAVIGATION } from '#ui/parts/session/navigation-origin.ts'
import { makeTaskState, runLoad, runTask, useOwnTask } from '#ui/parts/task/task.ts'
import { EDIT_TEXTS as T, EDIT_APPLICATION_MESSAGES, EDIT_NOT_ALLOWED_REASON } from '#ui/text/ko/application/edit.ts'
import { LOAD_APPLICATION_MESSAGES } from '#ui/text/ko/application/result.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import type { ApplicationFields } from '../fields/application-form.model.ts'
import styles from './edit.module.css'

export const APPLICATION_EDIT_SERVICES = {
  editApplication: EditApplication,
  ...DRAFT_SERVICES,
} as const
type EditServices = ServicesOf<typeof APPLICATION_EDIT_SERVICES>

/** A heading for an application, with the last day of its supplement above it and a line below it. */
type EditHead = { readonly headline: string; readonly due?: string | null; readonly lead?: string | null }

type EditProps = {
  readonly title: string
  /** Returns the heading for this application, which replaces the title; null if there is none. */
  readonly headOf: (application: Application) => EditHead | null
  readonly form: 'accountEdit' | 'businessEdit'
  readonly services: EditServices
  readonly loadApplication: () => Effect.Effect<Application, LoadApplicationError>
  readonly decide: (status: ApplicationStatusOrText) => ReturnType<typeof decideBusinessEdit>
  readonly children: (application: Application) => ReactNode
}

/** A loaded application, and whether its status allows this edit. */
type DecidedApplication = {
  readonly application: Application
  readonly isOpen: boolean
  readonly because: DecidingRule
}

/**
 * The frame of a page that edits an application. It loads the application. If the status does not allow this edit, the
 * page says so. If the application cannot be loaded now, the page offers to retry or to leave.
 */
export const EditPageFrame = ({ title, headOf, form, services, loadApplication, decide, children }: EditProps) => {
  useSignals()
  const navigate = useNavigate()
  const [task] = useState(makeTaskState<LoadApplicationError, DecidedApplication>)

  const load = async () => {
    const decidedApplication = Effect.map(loadApplication(), (application) => {
      const { verdict, because } = decide(application.status)
      return { application, isOpen: 'to' in verdict, because }
    })
    const outcome = await runLoad(task, decidedApplication)
    if (outcome.is === 'done' && !outcome.value.isOpen) {
      const { application, because } = outcome.value
      services.drafts.discard(`${form} ${application.number}`)
      await showPageNotOpen({ text: T['edit.notAllowed'], reason: EDIT_NOT_ALLOWED_REASON, because })
      navigate('/aply-result', { replace: true })
    }
    if (outcome.is === 'failed' && outcome.error._tag !== 'NotLoaded')
      await showFailureAndLeave(outcome.error, LOAD_APPLICATION_MESSAGES, 'application', () =>
        navigate('/', { replace: true }),
      )
    return outcome
  }

  const state = task.value
  const application = state.is === 'done' && state.value.isOpen ? state.value.application : null
  const { headline = title, due = null, lead = null } = (application && headOf(application)) ?? {}
  return (
    <HeadlinePage isForm className={styles.edit}>
      <PageHead
        className={styles.head}
        lead={lead ?? undefined}
        title={
          due === null ? (
            headline
          ) : (
            <>
              <LineAboveHeadline text={due} isDue />
              <Phrase text={headline} />
            </>
          )
        }
      />
      <PageLoad
        task={task}
        load={load}
        value={application}
        messages={LOAD_APPLICATION_MESSAGES}
        helpDesk="application"
        wayOut={{ href: '/', words: SHARED_BUTTON_TEXTS['common.home'] }}
      >
        {children}
      </PageLoad>
    </HeadlinePage>
  )
}

/**
 * The page that opens after the message about a failure, by the tag of the failure. After any other failure, the page
 * and the entries stay.
 */
const LEADS_TO: Readonly<Partial<Record<EditApplicationError['_tag'], Route>>> = {
  ApplicationChanged: '/aply-result',
  NoApplication: '/',
  EmptyApplicationAnswer: '/',
  PersonNotCertified: '/',
}

/** The question before an edit is sent, and the message after it was stored, each with a note below it. */
export type EditWords = {
  readonly question: Pick<ConfirmWords, 'title' | 'text' | 'yes' | 'no'> & { readonly next?: string }
  readonly done: Pick<ConfirmWords, 'text' | 'next'>
}

type CompletionContext = {
  readonly loaded: Application
  readonly services: EditServices
  readonly edit: {
    readonly form: Pick<ApplicationFields, 'lock'>
    readonly draft: Pick<DraftModel, 'stop'>
    /** Returns the edit to send. If an entry must be corrected first, rejects the entry and returns null. */
    readonly read: () => Promise<ApplicationEdit | null>
    /** Marks the entries because of which the server refused the edit. */
    readonly markRefused?: (error: EditApplicationError) => void
  }
  /** Returns the question before this edit is sent, and the message after it was stored. */
  readonly words: () => EditWords
  /** Returns the new entries, for the question. [D2-155] */
  readonly entries: () => ReactNode
}

/**
 * Returns the action that asks for a confirmation and sends an edit, and a signal that says whether the edit is being
 * sent. After a success, the action opens the result; after a failure, it shows the message.
 */
export const useEditCompletion = ({ loaded, services, edit, words, entries }: CompletionContext) => {
  const navigate = useNavigate()
  const task = useOwnTask<EditApplicationError>()
  const complete = async () => {
    const { question, done } = words()
    const outcome = await edit.form.lock.during(async () => {
      const changes = await edit.read()
      const next = (
        <>
          {question.next !== undefined && (
            <>
              <Phrase text={question.next} />
              <br />
            </>
          )}
          {entries()}
        </>
      )
      return changes !== null && (await dialogs.confirm({ ...question, next }))
        ? runTask(task, services.editApplication(loaded, changes), { lock: edit.form.lock, unlocks: 'onNextPage' })
        : null
    })
    if (outcome?.is === 'done') {
      edit.draft.stop()
      await dialogs.alert(done)
      navigate('/aply-result', AFTER_SUBMISSION_NAVIGATION)
    }
    if (outcome?.is !== 'failed') return
    if (outcome.error._tag === 'ApplicationChanged') edit.draft.stop()
    const next = LEADS_TO[outcome.error._tag]
    await showFailureAndLeave(outcome.error, EDIT_APPLICATION_MESSAGES, 'application', () => {
      if (next !== undefined) navigate(next, { replace: true })
      edit.markRefused?.(outcome.error)
    })
  }
  return { task, complete } as const
}
type Completion = ReturnType<typeof useEditCompletion>

/**
 * The bar of an edit page. It has a button that goes back, and a button that completes the edit after the check of the
 * page has passed.
 */
export const EditCompletionBar = ({
  form,
  completion: { task, complete: submit },
  missing,
  refusal = form.refusal,
  check,
  reason,
  instead,
}: {
  readonly form: ApplicationFields
  readonly completion: Completion
  /** The entries that are missing before the edit can be completed. */
  readonly missing: ReadonlySignal<readonly MissingItem[]>
  /** The message in the bar about the last attempt; by default the message of the form. */
  readonly refusal?: BarMessageModel
  readonly check: Field<FormCheckState>
  /** Why the complete button is disabled before the check, in its second line. */
  readonly reason: string
  /** The button of the bar in place of 수정완료, which waits for no check. [D2-850] */
  readonly instead?: RequiredButton | undefined
}) => {
  useSignals()
  const navigate = useNavigate()
  const waitsFor = instead === undefined && check.value.value !== 'passed' ? reason : null
  const complete: RequiredButton = {
    words: T['edit.complete'],
    opensDialog: true,
    busy: task.value.is === 'running' && T['edit.sending'],
    onPress: () => void submit(),
  }
  const [required, options] = instead === undefined ? [complete, { waitsFor }] : [instead, { complete: null }]
  return (
    <FormBar
      refusal={refusal.shown.value}
      back={T[instead === undefined ? 'edit.cancel' : 'edit.leave']}
      onBack={() => navigate('/aply-result')}
      button={useMissingButton(missing.value, required, options)}
    />
  )
}
