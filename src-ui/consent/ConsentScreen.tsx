import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { CheckDuplicate, type CheckDuplicateError } from '#app/consent/check-duplicate'
import { KeepConsents } from '#app/consent/save-consents'
import { SettingsSource } from '#app/kernel/settings.port'
import { SessionStore } from '#app/session/session-store.port'
import { countedPayment } from '#domain/business/payment-type'
import { keptAnswers } from '#domain/consent/consent-data'
import { consentGroups } from '#domain/consent/consent-groups'
import { useLongWait } from '../design/States.tsx'
import { focusField } from '../form/field.ts'
import { run, type Task, useTask } from '../form/task.ts'
import { type Served, useServices } from '../services.ts'
import { showFailure } from '../session/show-failure.ts'
import { CHECK_DUPLICATE_MESSAGES, CONSENT as T } from '../text/ko/consent.ts'
import { makeConsentForm, WAIT_ID } from './consent-form.model.ts'
import { ConsentPage, GlobalChoice } from './ConsentPage.tsx'

/** What the page asks of the product. */
const CONSENT_SERVICES = {
  session: SessionStore,
  settings: SettingsSource,
  checkDuplicate: CheckDuplicate,
  keepConsents: KeepConsents,
} as const

/** The consents of /info-agree; nothing can be chosen before it is known that this person may apply. to [A-036] [D2-08] */
export const InfoConsents = ({ session, settings, checkDuplicate, keepConsents }: Served<typeof CONSENT_SERVICES>) => {
  useSignals()
  const [, navigate] = useLocation()
  const [form] = useState(() =>
    makeConsentForm(
      consentGroups('info', countedPayment(session.read().paymentType), settings.read()),
      false,
      keptAnswers(session.read().consents.personal),
    ),
  )
  const [task] = useState(() => signal<Task<CheckDuplicateError>>({ is: 'idle' }))
  const long = useLongWait()
  const waiting = !form.operable.value

  useEffect(() => {
    const ask = async () => {
      const outcome = await run(task, checkDuplicate())
      if (outcome.is === 'done') form.open()
      if (outcome.is !== 'failed') return
      await showFailure(outcome.error, CHECK_DUPLICATE_MESSAGES, {
        phone: settings.read().callCentre.application,
      })
      if (outcome.error._tag !== 'SessionEnded') navigate('/')
    }
    void ask()
  }, [task, form, checkDuplicate, settings, navigate])
  useTask(task)

  const confirm = () => {
    const decision = keepConsents(form.choice.peek())
    if (decision.verdict === 'complete') return navigate('/mydata-agree')
    const at = form.mark(decision)
    if (at !== null) focusField(at)
  }

  return (
    <ConsentPage
      form={form}
      title={T['consent.intro']}
      lead={T['consent.lead']}
      all={
        <GlobalChoice
          form={form}
          legend={T['consent.allLegend']}
          agree={{ words: T['consent.agreeAll'] }}
          disagree={{ words: T['consent.disagreeAll'] }}
        />
      }
      busy={waiting && long && task.value.is === 'running' ? T['consent.checkingShort'] : false}
      blockedBy={waiting ? WAIT_ID : null}
      onConfirm={confirm}
      onCancel={() => navigate('/onslf-check')}
    >
      {waiting && (
        <p className="sr" id={WAIT_ID} role="status">
          {T['consent.checking']}
        </p>
      )}
    </ConsentPage>
  )
}

const ConsentScreen = () => <InfoConsents {...useServices(CONSENT_SERVICES)} />

export default ConsentScreen
