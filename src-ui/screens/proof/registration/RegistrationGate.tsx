import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { SettingsSource } from '#app/kernel/settings.port'
import { type OpenedRegistration, OpenRegistration, type OpenRegistrationError } from '#app/proof/open-registration'
import { closesRegistration, type RegistrationPath } from '#domain/proof/registration-eligibility'
import { ErrorState, LoadingState } from '../../../parts/design/States.tsx'
import { useLoadOnMount, useOwnTask, runLoad } from '../../../parts/task/task.ts'
import type { ServicesOf } from '#app/kernel/token'
import { helpDeskPhoneText } from '../../../parts/help-desk/help-desk.ts'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { OPEN_REGISTRATION_MESSAGES } from '../../../text/ko/registration.ts'
import { showIfRegistrationClosed } from './registration-closed.ts'
import { SHARED_BUTTON_TEXTS } from '../../../text/ko/buttons.ts'

export const REGISTRATION_GATE_SERVICES = { settings: SettingsSource, openRegistration: OpenRegistration } as const

type RegistrationGateProps = {
  readonly services: ServicesOf<typeof REGISTRATION_GATE_SERVICES>
  readonly path: RegistrationPath
  readonly children: (opened: OpenedRegistration) => ReactNode
}

/**
 * Loads the application, and shows the page. If no proof can ever be registered for it again, says why, and opens the
 * result instead. [P-020] [P-021]
 */
export const RegistrationGate = ({ services, path, children }: RegistrationGateProps) => {
  useSignals()
  const [, navigate] = useLocation()
  const task = useOwnTask<OpenRegistrationError, OpenedRegistration>()

  const load = async () => {
    const outcome = await runLoad(task, services.openRegistration(path))
    if (outcome.is === 'failed' && outcome.error._tag === 'SessionEnded')
      return showFailure(outcome.error, OPEN_REGISTRATION_MESSAGES)
    if (outcome.is !== 'done') return
    const { verdict, because } = outcome.value
    if (verdict !== 'ok' && (await showIfRegistrationClosed({ verdict, because })))
      navigate('/aply-result', { replace: true })
  }
  const retry = useLoadOnMount(load)

  const state = task.value
  if (state.is === 'done') return closesRegistration(state.value.verdict) ? null : children(state.value)
  if (state.is !== 'failed') return <LoadingState lines={8} />
  return state.error._tag === 'SessionEnded' ? null : (
    <ErrorState
      text={OPEN_REGISTRATION_MESSAGES.RegistrationNotLoaded.text}
      phone={helpDeskPhoneText('proof')}
      retry={retry}
      wayOut={{ href: '/aply-result', words: SHARED_BUTTON_TEXTS['common.toResult'] }}
    />
  )
}
