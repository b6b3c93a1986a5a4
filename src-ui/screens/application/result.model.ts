import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import type { LoadFailed } from '#app/application/application.errors'
import {
  CancelApplication,
  type CancelApplicationError,
  ReplaceApplication,
  type ReplaceApplicationError,
} from '#app/application/cancel-application'
import { LoadApplication, type LoadApplicationError } from '#app/application/load-application'
import { ListReasons } from '#app/directory/list-codes'
import { SettingsSource } from '#app/kernel/settings.port'
import type { ReasonCode } from '#domain/application/result'
import { makeTask, run } from '../../parts/form/task.ts'
import { PROOF_SERVICES } from '../proof/proof-list.model.ts'
import type { Served } from '../../parts/services.ts'

/** What the result page asks of the product. */
export const RESULT_SERVICES = {
  loadApplication: LoadApplication,
  listReasons: ListReasons,
  cancelApplication: CancelApplication,
  reapply: ReplaceApplication,
  settings: SettingsSource,
  ...PROOF_SERVICES,
} as const
export type ResultServices = Served<typeof RESULT_SERVICES>

/**
 * The state of the result page. `shown` is the application on the page: it stays while it is loaded anew, and goes when
 * that fails; `fault` then says why, also while it is tried again. The reasons come when they come; the page does not wait for them.
 */
export const makeResultPage = (services: ResultServices) => {
  const shown = signal<Application | null>(null)
  const fault = signal<LoadFailed | null>(null)
  const reasons = signal<readonly ReasonCode[] | null>(null)
  const loading = makeTask<LoadApplicationError, Application>()
  const cancelling = makeTask<CancelApplicationError>()
  const reapplying = makeTask<ReplaceApplicationError, string | null>()

  const loadReasons = async () => {
    if (reasons.peek() === null) reasons.value = await Effect.runPromise(services.listReasons())
  }

  /** Loads, or loads anew; a reason list that did not come is asked for again. */
  const load = async () => {
    void loadReasons()
    const outcome = await run(loading, services.loadApplication('result'))
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
    cancel: (application: Application) => run(cancelling, services.cancelApplication(application)),
    reapply: (application: Application) => run(reapplying, services.reapply(application.number)),
    /** Something is being sent: nothing else may start. */
    acting: () => cancelling.peek().is === 'running' || reapplying.peek().is === 'running',
  } as const
}
