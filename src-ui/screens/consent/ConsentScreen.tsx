import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { formatBusinessNumber } from '#domain/business/business-number'
import { countConsentsByAnswer } from '#domain/consent/consent-choice'
import type { Session } from '#domain/session/session'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { isLoadingSignShown, useLongWait } from '#ui/parts/design/long-wait.ts'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { useServices } from '#ui/parts/services/services.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { CONSENT_TEXTS as T } from '#ui/text/ko/consent/consent.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { PAGE_HEADINGS } from '#ui/text/ko/pages/titles.ts'
import { CONSENT_WAIT_ID } from './consent-form.model.ts'
import { CONSENT_SERVICES, makeInfoConsents } from './consent.model.ts'
import { ConsentPageFrame, BulkChoiceTick } from './ConsentPageFrame.tsx'
import styles from './ConsentPageFrame.module.css'

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
          {SHARED_BUTTON_TEXTS['common.ifSomebodyElse']}
          <span className="sr-narrow"> {SHARED_BUTTON_TEXTS['common.certifyAgain']}</span>
        </span>
      </LinkButton>
    </div>
  )

/** The page /info-agree. to */
const ConsentScreen = () => {
  useSignals()
  const services = useServices(CONSENT_SERVICES)
  const navigate = useNavigate()
  const [{ form, task, isRefused, check, confirm }] = useState(() => makeInfoConsents(services, navigate))
  const [sessionAtStart] = useState(() => services.session.read())
  useStopTaskOnUnmount(task)
  useEffect(() => {
    void check()
  }, [check])
  const long = useLongWait(isLoadingSignShown)
  const waiting = !form.enabled.value
  const counts = countConsentsByAnswer(form.choice.peek())
  const n = counts.optional + counts.optionalLeft
  const required = counts.required + counts.requiredLeft
  const optional = n === 0 ? '' : fill(T['consent.optionalIncluded'], { n })

  // Behind the dialog, the page shows only its heading.
  if (isRefused.value)
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
          agreeRequired={optional === '' ? undefined : { words: fill(T['consent.agreeRequired'], { n: required }) }}
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

export default ConsentScreen
