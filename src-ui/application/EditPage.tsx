import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Application } from '#domain/application/application'
import { EditApplication } from '#app/application/edit-application'
import { LoadApplication, type LoadApplicationError } from '#app/application/load-application'
import { SettingsSource } from '#app/kernel/settings.port'
import { type ReadStatus } from '#domain/application/status.table'
import { dialogs } from '../design/dialogs.ts'
import { LinkButton } from '../design/LinkButton.tsx'
import { FlowPage, PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { ErrorState, LoadingState } from '../design/States.tsx'
import { run, type Task, useTask } from '../form/task.ts'
import type { Served } from '../services.ts'
import { sayFailure } from '../session/say-failure.ts'
import { fill } from '../text/fill.ts'
import { EDIT as T } from '../text/ko/edit.ts'
import { GENERAL } from '../text/ko/general.ts'
import { WORDS } from '../text/ko/words.ts'
import { LOAD_APPLICATION_MESSAGES } from '../text/ko/result.ts'

/** What both edit pages ask of the product. */
export const EDIT_SERVICES = {
  settings: SettingsSource,
  loadApplication: LoadApplication,
  editApplication: EditApplication,
} as const
export type EditServices = Served<typeof EDIT_SERVICES>

/** The application that is to be edited, or why there is none. */
const Loaded = ({
  services,
  may,
  children,
}: {
  readonly services: EditServices
  readonly may: (status: ReadStatus) => boolean
  readonly children: (application: Application) => ReactNode
}) => {
  useSignals()
  const [, navigate] = useLocation()
  const [task] = useState(() => signal<Task<LoadApplicationError, Application>>({ is: 'idle' }))
  useTask(task)
  const phone = services.settings.read().callCentre.application

  const load = async () => {
    const outcome = await run(task, services.loadApplication('edit'))
    if (outcome.is === 'done' && !may(outcome.value.status)) {
      await dialogs.alert({ text: T['edit.notAllowed'] })
      navigate('/aply-result', { replace: true })
    }
    if (outcome.is === 'failed' && outcome.error._tag !== 'LoadFailed') {
      await sayFailure(outcome.error, LOAD_APPLICATION_MESSAGES, { phone })
      navigate('/', { replace: true })
    }
  }
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react/exhaustive-deps -- once on entry; afterwards by the button
  }, [])

  const state = task.value
  if (state.is === 'done') return may(state.value.status) ? children(state.value) : null
  if (state.is !== 'failed') return <LoadingState lines={8} />
  return state.error._tag === 'LoadFailed' ? (
    <ErrorState
      text={state.error.message ?? GENERAL['common.networkError']}
      helpLine={fill(GENERAL['error.helpLine'], { phone })}
      onRetry={() => void load()}
    >
      <LinkButton kind="tertiary" href="/">
        {WORDS['common.home']}
      </LinkButton>
    </ErrorState>
  ) : null
}

/**
 * The frame of a page that edits an application: loads it, refuses a status in which that edit is not offered, and
 * where it cannot be loaded just now, offers to try again or to leave.
 */
export const EditPage = ({
  title,
  lead,
  ...loaded
}: {
  readonly title: string
  readonly lead: string
  readonly services: EditServices
  readonly may: (status: ReadStatus) => boolean
  readonly children: (application: Application) => ReactNode
}) => (
  <FlowPage>
    <PageHead title={title}>
      <p>
        <Phrase text={lead} />
      </p>
    </PageHead>
    <Loaded {...loaded} />
  </FlowPage>
)
