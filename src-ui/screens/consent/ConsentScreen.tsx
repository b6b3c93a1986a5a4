import { useSignals } from '@preact/signals-react/runtime'
import { runEffect, startEffect } from '../../parts/run-effect.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import {
  CheckDuplicateAndRecordStep,
  type CheckDuplicateAndRecordStepError,
} from '#app/consent/check-duplicate-and-record-step'
import { ConsentTickStore } from '#app/consent/consent-tick-store'
import { StoreInfoAgreements } from '#app/consent/save-consents'
import { SettingsSource } from '#app/kernel/settings.port'
import { SessionStore } from '#app/session/session-store.port'
import { countConsentsByAnswer } from '#domain/consent/consent-choice'
import { formatBusinessNumber } from '#domain/business/business-number'
import { consentAnswersOfSession } from '#domain/consent/consent-data'
import type { Session } from '#domain/session/session'
import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { isLoadingSignShown, useLongWait } from '../../parts/design/long-wait.ts'
import { FlowPage } from '../../parts/design/Page.tsx'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { makeEntryLock } from '../../parts/form/entry-lock.ts'
import { runTask, useOwnTask } from '../../parts/task/task.ts'
import type { ServicesOf } from '#app/token'
import { withServices } from '../../parts/services.ts'
import { failureWords, refusingRuleOf, showFailureAndLeave } from '../../parts/failure/show-failure.ts'
import { showStoppingFailure } from '../../parts/failure/show-stopping-failure.tsx'
import { fill } from '../../text/fill.ts'
import { CHECK_DUPLICATE_AND_RECORD_STEP_MESSAGES, CONSENT_TEXTS as T } from '../../text/ko/consent.ts'
import { makeConsentForm, CONSENT_WAIT_ID } from './consent-form.model.ts'
import { ConsentPageFrame, BulkChoiceTick } from './ConsentPageFrame.tsx'
import styles from './ConsentPageFrame.module.css'
import { SHARED_BUTTON_TEXTS } from '../../text/ko/buttons.ts'
import { PAGE_HEADINGS } from '../../text/ko/titles.ts'

const CONSENT_SERVICES = {
  session: SessionStore,
  settings: SettingsSource,
  checkDuplicate: CheckDuplicateAndRecordStep,
  storeAgreements: StoreInfoAgreements,
  ticks: ConsentTickStore,
} as const

/**
 * Says which person was certified and for which number, because this person gives the consents. Has a link to certify
 * again. On a phone all this is one line. [D1-421] [D1-660]
 */
const CertifiedPerson = ({ certifiedName, businessNumber }: Session) =>
  certifiedName !== '' &&
  businessNumber !== '' && (
    <div className={styles.applicant}>
      <p>
        {fill(T['consent.certified'], { name: certifiedName })}{' '}
        <span className="sr-narrow">{T['consent.certifiedFor']} </span>
        <span className="nobr">{formatBusinessNumber(businessNumber)}</span>
      </p>
      <LinkButton href="/onslf-check" kind="text" small>
        <span>
          <span className="sr-narrow">{T['consent.ifSomebodyElse']} </span>
          {T['consent.certifyAgain']}
        </span>
      </LinkButton>
    </div>
  )

/**
 * The consents of /info-agree. Nothing can be chosen until the duplicate check allows the person to apply. to
 * [A-036] [D2-08]
 */
export const InfoConsentsPage = (services: ServicesOf<typeof CONSENT_SERVICES>) => {
  useSignals()
  const { session, settings, checkDuplicate, storeAgreements, ticks } = services
  const [, navigate] = useLocation()
  const [form] = useState(() =>
    makeConsentForm(makeEntryLock('consents'), 'info', session.read(), settings.read(), {
      isEnabledAtStart: false,
      isFoldedAtStart: true,
      given: consentAnswersOfSession(session.read().consents.personal),
    }),
  )
  const [sessionAtStart] = useState(() => session.read())
  const task = useOwnTask<CheckDuplicateAndRecordStepError>()
  const [refused, setRefused] = useState(false)
  const long = useLongWait(isLoadingSignShown)
  const waiting = !form.enabled.value
  const { optional: given, optionalLeft } = countConsentsByAnswer(form.choice.peek())
  const n = given + optionalLeft
  const optional = n === 0 ? '' : fill(T['consent.optionalIncluded'], { n })

  useEffect(() => {
    /** Asks whether the person may apply. A check that got no answer can be repeated. [A-034] [D3-312] */
    const ask = async (): Promise<void> => {
      const outcome = await runTask(task, checkDuplicate())
      if (outcome.is === 'done') form.enable()
      if (outcome.is !== 'failed') return
      const { error } = outcome
      setRefused(error._tag !== 'SessionEnded')
      if (error._tag === 'SessionEnded' || error._tag === 'AlreadyApplied')
        return showFailureAndLeave(error, CHECK_DUPLICATE_AND_RECORD_STEP_MESSAGES, 'application', () => navigate('/'))
      const row = CHECK_DUPLICATE_AND_RECORD_STEP_MESSAGES[error._tag]
      let isAgain = false
      await showStoppingFailure(error._tag, {
        ...row.stop,
        sentence: failureWords(error, row).text,
        again: { words: T['consent.checkAgain'], onPress: () => (isAgain = true) },
        because: refusingRuleOf(error),
        desk: 'application',
      })
      if (!isAgain) return navigate('/')
      setRefused(false)
      return ask()
    }
    const open = async () => {
      const kept = await runEffect(ticks.restore())
      if (kept !== null) form.restore(kept)
      await ask()
    }
    void open()
  }, [task, form, ticks, checkDuplicate, navigate])
  useEffect(
    () =>
      form.choice.subscribe((choice) => {
        if (form.enabled.peek()) startEffect(ticks.keep(choice))
      }),
    [form, ticks],
  )

  const confirm = () => {
    const decision = storeAgreements(form.choice.peek())
    if (decision.verdict === 'complete') {
      form.lock.lock()
      return navigate('/mydata-agree')
    }
    form.mark(decision)
  }

  // Behind the dialog, the page shows only its heading.
  if (refused)
    return (
      <FlowPage>
        <PageHead title={PAGE_HEADINGS['/info-agree']} />
      </FlowPage>
    )
  return (
    <ConsentPageFrame
      form={form}
      title={PAGE_HEADINGS['/info-agree']}
      applicant={<CertifiedPerson {...sessionAtStart} />}
      all={
        <BulkChoiceTick
          form={form}
          legend={T['consent.allLegend']}
          agree={{ words: `${T['consent.agreeAll']}${optional}` }}
          agreeRequired={optional === '' ? undefined : { words: T['consent.agreeRequired'] }}
          disagree={{ words: T['consent.disagreeAll'], more: T['consent.withoutAll'] }}
        />
      }
      beforeGroups={T['consent.oneByOne']}
      note={optional === '' ? T['consent.why'] : `${T['consent.why']} ${T['consent.withoutOptional']}`}
      busy={waiting && long && task.value.is === 'running' ? SHARED_BUTTON_TEXTS['common.checking'] : false}
      blockedBy={waiting ? CONSENT_WAIT_ID : null}
      onConfirm={confirm}
      onCancel={() => navigate('/onslf-check')}
    >
      {waiting && (
        <p className="sr" id={CONSENT_WAIT_ID} role="status">
          {T['consent.checking']}
        </p>
      )}
    </ConsentPageFrame>
  )
}

export default withServices(CONSENT_SERVICES, (services) => <InfoConsentsPage {...services} />)
