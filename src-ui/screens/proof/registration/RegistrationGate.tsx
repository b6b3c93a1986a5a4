import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { ServicesOf } from '#app/kernel/token'
import { type OpenedRegistration, OpenRegistration, type OpenRegistrationError } from '#app/proof/open-registration'
import { closesRegistration, type RegistrationPath } from '#domain/proof/registration/registration-eligibility'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { PageLoad } from '#ui/parts/page/PageLoad.tsx'
import { makeTaskState, runLoad } from '#ui/parts/task/task.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { OPEN_REGISTRATION_MESSAGES } from '#ui/text/ko/proof/registration.ts'
import { showIfRegistrationClosed } from './registration-closed.ts'

export const REGISTRATION_GATE_SERVICES = { openRegistration: OpenRegistration } as const

type RegistrationGateProps = {
  readonly services: ServicesOf<typeof REGISTRATION_GATE_SERVICES>
  readonly path: RegistrationPath
  readonly children: (registration: OpenedRegistration) => ReactNode
}

/**
 * Loads the application, and shows the page. If no proof can ever be registered for it again, says why, and opens the
 * result instead. [P-020] [P-021]
 */
export const RegistrationGate = ({ services, path, children }: RegistrationGateProps) => {
  useSignals()
  const navigate = useNavigate()
  const [task] = useState(makeTaskState<OpenRegistrationError, OpenedRegistration>)

  const load = async () => {
    const outcome = await runLoad(task, services.openRegistration(path))
    if (outcome.is === 'failed' && outcome.error._tag === 'SessionEnded')
      await showFailure(outcome.error, OPEN_REGISTRATION_MESSAGES)
    if (outcome.is !== 'done') return outcome
    const { verdict, because } = outcome.value
    if (verdict !== 'ok' && (await showIfRegistrationClosed({ verdict, because })))
      navigate('/aply-result', { replace: true })
    return outcome
  }

  const state = task.value
  return (
    <PageLoad
      task={task}
      load={load}
      value={state.is === 'done' && !closesRegistration(state.value.verdict) ? state.value : null}
      messages={OPEN_REGISTRATION_MESSAGES}
      helpDesk="proof"
      wayOut={{ href: '/aply-result', words: SHARED_BUTTON_TEXTS['common.toResult'] }}
    >
      {children}
    </PageLoad>
  )
}
