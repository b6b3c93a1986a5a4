import { batch, computed, signal } from '@preact/signals-react'
import type { CertifyPerson, CertifyPersonError, CertifyStep } from '#app/identity/certify-person'
import type { Flow } from '#domain/kernel/flow'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import type { Route } from '#domain/session/routes'
import { runTask, stopTask, type Task } from '../../parts/task/task.ts'

type Certified = { readonly next: Route }

/** How one certification ended. */
export type CertificationEnd = Task<CertifyPersonError, Certified>

/**
 * The phase of a certification. `idle`: none is running, and all methods are offered. `opening`: the window is loading.
 * The others are the steps of the use case.
 */
export type CertificationPhase = 'idle' | 'opening' | CertifyStep['is']

/** Makes the certification of a page. Each new start ends the previous certification. [E-105] [E-108] [E-211] */
export const makeCertification = (flow: Flow, certify: CertifyPerson, onStep: (step: CertifyStep) => void) => {
  const task = signal<CertificationEnd>({ is: 'idle' })
  const step = signal<Exclude<CertificationPhase, 'idle'>>('opening')
  const method = signal<IdentityMethod | null>(null)
  const phase = computed<CertificationPhase>(() => (task.value.is === 'running' ? step.value : 'idle'))
  const offered = computed(() => phase.value === 'idle' || phase.value === 'looksClosed')
  let last: Promise<unknown> = Promise.resolve()

  const report = (next: CertifyStep) => {
    step.value = next.is
    onStep(next)
  }
  /** Returns how the certification ended; null if another one is running. Must be called in a click handler. */
  const start = async (chosen: IdentityMethod): Promise<CertificationEnd | null> => {
    if (!offered.peek()) return null
    batch(() => {
      step.value = 'opening'
      method.value = chosen
    })
    stopTask(task)
    await last
    const outcome = runTask(task, certify({ flow, method: chosen }, report))
    last = outcome
    return outcome
  }

  return { task, method, phase, offered, start, abort: () => stopTask(task) } as const
}
export type CertificationModel = ReturnType<typeof makeCertification>
