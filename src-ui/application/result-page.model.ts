import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { ApplicationDetail } from '#app/application/application-detail'
import type { LoadFailed } from '#app/application/application.errors'
import type { CancelApplication, CancelApplicationError } from '#app/application/cancel-application'
import type { LoadApplication, LoadApplicationError } from '#app/application/load-application'
import type { Reapply, ReapplyError } from '#app/application/reapply'
import type { ListReasons } from '#app/directory/list-reasons'
import type { SettingsSource } from '#app/kernel/settings.port'
import type { ReasonCode } from '#domain/application/reasons'
import { run, type Task } from '../form/task.ts'
import type { ProofDoors } from '../proof/proof-actions.model.tsx'

/** What the result page asks of the product. */
export type ResultDoors = {
  readonly loadApplication: LoadApplication
  readonly listReasons: ListReasons
  readonly cancelApplication: CancelApplication
  readonly reapply: Reapply
  readonly settings: SettingsSource
} & ProofDoors

/**
 * The state of the result page. `shown` is the application on the page: it stays while it is loaded anew, and goes when
 * that fails; `fault` then says why, also while it is tried again. The reasons come when they come; the page does not wait for them.
 */
export const makeResultPage = (doors: ResultDoors) => {
  const shown = signal<ApplicationDetail | null>(null)
  const fault = signal<LoadFailed | null>(null)
  const reasons = signal<readonly ReasonCode[] | null>(null)
  const loading = signal<Task<LoadApplicationError, ApplicationDetail>>({ is: 'idle' })
  const cancelling = signal<Task<CancelApplicationError>>({ is: 'idle' })
  const reapplying = signal<Task<ReapplyError, string | null>>({ is: 'idle' })

  const loadReasons = async () => {
    if (reasons.peek() === null) reasons.value = await Effect.runPromise(doors.listReasons())
  }

  /** Loads, or loads anew; a reason list that did not come is asked for again. */
  const load = async () => {
    void loadReasons()
    const outcome = await run(loading, doors.loadApplication('result'))
    if (outcome.is === 'done') shown.value = outcome.value
    if (outcome.is === 'failed') shown.value = null
    if (outcome.is !== 'idle')
      fault.value = outcome.is === 'failed' && outcome.error._tag === 'LoadFailed' ? outcome.error : null
    return outcome
  }

  return {
    shown,
    fault,
    reasons,
    loading,
    cancelling,
    reapplying,
    load,
    cancel: (application: ApplicationDetail) => run(cancelling, doors.cancelApplication(application)),
    reapply: (application: ApplicationDetail) => run(reapplying, doors.reapply(application.aplyNo)),
    /** Something is being sent: nothing else may start. */
    acting: () => cancelling.peek().is === 'running' || reapplying.peek().is === 'running',
  } as const
}
export type ResultPage = ReturnType<typeof makeResultPage>
