import { batch, computed, signal } from '@preact/signals-react'
import type { VerifyIdentity, VerifyIdentityError, VerifyStep } from '#app/identity/verify-identity'
import type { Flow } from '#domain/kernel/flow'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import type { Route } from '#domain/session/routes'
import { runTask, stopTask, type Task } from '../../parts/form/task.ts'

type Verified = { readonly next: Route }

/** How one certification ended. */
export type VerificationEnd = Task<VerifyIdentityError, Verified>

/**
 * The phase of a certification: `opening` until its window has loaded, then the steps of the use case. `idle`: none is
 * running, and all methods are offered.
 */
export type VerificationPhase = 'idle' | 'opening' | VerifyStep['is']

/** Makes the certification of a page; a new start ends the previous one. [E-105] [E-108] [E-211] */
export const makeVerification = (flow: Flow, verify: VerifyIdentity, onStep: (step: VerifyStep) => void) => {
  const task = signal<VerificationEnd>({ is: 'idle' })
  const step = signal<Exclude<VerificationPhase, 'idle'>>('opening')
  const method = signal<IdentityMethod | null>(null)
  const phase = computed<VerificationPhase>(() => (task.value.is === 'running' ? step.value : 'idle'))
  const offered = computed(() => phase.value === 'idle' || phase.value === 'looksClosed')
  let last: Promise<unknown> = Promise.resolve()

  const report = (next: VerifyStep) => {
    step.value = next.is
    onStep(next)
  }
  /** Returns how the certification ended; null if another one is running. Must be called in a click handler. */
  const start = async (chosen: IdentityMethod): Promise<VerificationEnd | null> => {
    if (!offered.peek()) return null
    batch(() => {
      step.value = 'opening'
      method.value = chosen
    })
    stopTask(task)
    await last
    const outcome = runTask(task, verify({ flow, method: chosen }, report))
    last = outcome
    return outcome
  }

  return { task, method, phase, offered, start, abort: () => stopTask(task) } as const
}
export type Verification = ReturnType<typeof makeVerification>
