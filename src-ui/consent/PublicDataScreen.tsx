import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { type SavedConsents, SaveConsents, type SaveConsentsError } from '#app/consent/save-consents'
import { SettingsSource } from '#app/kernel/settings.port'
import { SessionStore } from '#app/session/session-store.port'
import { countedPayment } from '#domain/business/payment-type'
import { judgeMydata } from '#domain/consent/consent-choice'
import { consentGroups } from '#domain/consent/consent-groups'
import { focusField } from '../form/field.ts'
import { run, type Task, useTask } from '../form/task.ts'
import { type Served, useServices } from '../services.ts'
import { sayFailure } from '../session/say-failure.ts'
import { CONSENT as T, SAVE_CONSENTS_MESSAGES } from '../text/ko/consent.ts'
import { fill } from '../text/fill.ts'
import { makeConsentForm } from './consent-form.model.ts'
import { ConsentPage, GlobalChoice } from './ConsentPage.tsx'

/** What the page asks of the product. */
const PUBLIC_DATA_SERVICES = {
  session: SessionStore,
  settings: SettingsSource,
  saveConsents: SaveConsents,
} as const

const NOTE = { allow: 'mydata.declineAllowedNote', block: 'mydata.declineNote' } as const

/** The request to provide public data, /mydata-agree; all consents are saved from here. to */
export const PublicData = ({ session, settings, saveConsents }: Served<typeof PUBLIC_DATA_SERVICES>) => {
  useSignals()
  const [, navigate] = useLocation()
  const [chosen] = useState(() => settings.read())
  const [form] = useState(() =>
    makeConsentForm(consentGroups('mydata', countedPayment(session.read().paymentType), chosen)),
  )
  const [task] = useState(() => signal<Task<SaveConsentsError, SavedConsents>>({ is: 'idle' }))
  useTask(task)

  const confirm = async () => {
    if (task.peek().is === 'running') return
    const decision = judgeMydata(form.choice.peek(), chosen)
    if (decision.verdict === 'incomplete') {
      const at = form.mark(decision)
      if (at !== null) focusField(at)
      return
    }
    const outcome = await run(task, saveConsents(form.choice.peek()))
    if (outcome.is === 'done') navigate('/aply-info')
    if (outcome.is !== 'failed') return
    const { error } = outcome
    // A consent that is missing is the person's own to give: the help line does not belong to it.
    const phone = error._tag === 'ConsentsIncomplete' ? undefined : chosen.callCentre.application
    await sayFailure(error, SAVE_CONSENTS_MESSAGES, { phone })
    if (error._tag === 'ConsentsIncomplete' && error.page === 'info') navigate('/info-agree')
  }

  return (
    <ConsentPage
      form={form}
      title={T['mydata.intro']}
      lead={T['mydata.lead']}
      all={
        <GlobalChoice
          form={form}
          legend={T['mydata.legend']}
          agree={T['mydata.request']}
          disagree={T['mydata.notRequest']}
          note={fill(T[NOTE[chosen.mydataDecline]], { phone: chosen.callCentre.application })}
        />
      }
      busy={task.value.is === 'running' ? T['consent.saving'] : false}
      onConfirm={() => void confirm()}
      onCancel={() => navigate('/info-agree')}
    />
  )
}

const PublicDataScreen = () => <PublicData {...useServices(PUBLIC_DATA_SERVICES)} />

export default PublicDataScreen
