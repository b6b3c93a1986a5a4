import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { Application } from '#domain/application/application'
import type { EditApplicationError } from '#app/application/edit-application'
import type { ApplicationEdit } from '#domain/application/application-edit'
import type { CheckState } from '#domain/application/application-form'
import { Button, Why } from '../design/Button.tsx'
import { dialogs } from '../design/dialogs.ts'
import { ActionBar } from '../design/Page.tsx'
import type { Field } from '../form/field.ts'
import { run, type Task, useTask } from '../form/task.ts'
import { AFTER_SUBMISSION } from '../session/arrival.ts'
import { sayFailure } from '../session/say-failure.ts'
import { EDIT as T, EDIT_APPLICATION_MESSAGES } from '../text/ko/edit.ts'
import type { EditServices } from './EditPage.tsx'

/** Where a failure leads once it has been read; all others stay on the page, with every entry. */
const LEADS_TO: Readonly<Partial<Record<EditApplicationError['_tag'], string>>> = {
  ApplicationChanged: '/aply-result',
  NoApplication: '/',
  EmptyApplication: '/',
  PersonNotVerified: '/',
}

/** The end of an edit page: back, or complete once its check has passed. [A-210] [A-212] */
export const CompleteEdit = ({
  loaded,
  services,
  check,
  reason,
  question,
  read,
}: {
  /** The application as the page had loaded it. */
  readonly loaded: Application
  readonly services: EditServices
  readonly check: Field<CheckState>
  /** Why complete may not be pressed before the check. */
  readonly reason: string
  readonly question: string
  /** The edit as it was entered; null when an entry has to be mended first, which has been said then. */
  readonly read: () => Promise<ApplicationEdit | null>
}) => {
  useSignals()
  const [, navigate] = useLocation()
  const whyId = useId()
  const [task] = useState(() => signal<Task<EditApplicationError>>({ is: 'idle' }))
  useTask(task)

  const complete = async () => {
    const edit = await read()
    if (edit === null || !(await dialogs.confirm({ text: question }))) return
    const outcome = await run(task, services.editApplication(loaded, edit))
    if (outcome.is === 'done') {
      await dialogs.alert({ text: T['edit.done'] })
      navigate('/aply-result', AFTER_SUBMISSION)
    }
    if (outcome.is !== 'failed') return
    await sayFailure(outcome.error, EDIT_APPLICATION_MESSAGES, {
      phone: services.settings.read().callCentre.application,
    })
    const next = LEADS_TO[outcome.error._tag]
    if (next !== undefined) navigate(next, { replace: true })
  }

  const passed = check.value.value === 'passed'
  return (
    <>
      {!passed && <Why id={whyId} text={reason} />}
      <ActionBar>
        <Button kind="tertiary" onPress={() => navigate('/aply-result')}>
          {T['edit.cancel']}
        </Button>
        <Button
          busy={task.value.is === 'running' && T['edit.sending']}
          blockedBy={passed ? null : whyId}
          onPress={() => void complete()}
          opensDialog
        >
          {T['edit.complete']}
        </Button>
      </ActionBar>
    </>
  )
}
