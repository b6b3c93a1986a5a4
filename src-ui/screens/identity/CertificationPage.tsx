import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { FindCertification } from '#app/identity/report-certification'
import { CertifyPerson, type CertifyPersonError, type CertifyStep } from '#app/identity/certify-person'
import { formatRegistrationNumber } from '#domain/business/registration-number'
import type { Flow } from '#domain/kernel/flow'
import { type IdentityMethod, methodsOf } from '#domain/identity/offered-methods.table'
import type { Route } from '#domain/session/routes'
import { fillWithParticles } from '#domain/kernel/particles'
import { announce } from '../../parts/dialog/announcer.ts'
import { Tag } from '../../parts/design/Tag.tsx'
import { Button, BlockedReason } from '../../parts/design/Button.tsx'
import { Dialable } from '../../parts/design/Dialable.tsx'
import { dialogs } from '../../parts/dialog/dialogs.ts'
import { Fold } from '../../parts/design/Fold.tsx'
import { FlowPage, MinorSection, Stack } from '../../parts/design/Page.tsx'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { Phone } from '../../parts/design/pictures/Phone.tsx'
import { focusField } from '../../parts/form/form-field.ts'
import { useTask } from '../../parts/task/task.ts'
import { services, useServices } from '../../parts/services.ts'
import { readKeptDraft } from '../../parts/draft/kept-draft.ts'
import { pageDesk } from '../../parts/help-desk/help-desk.ts'
import { showFailureAndLeave } from '../../parts/session/show-failure.ts'
import { currentSettings } from '../../parts/signals.ts'
import { lazyOptional } from '../../parts/page/LazyParts.tsx'
import { fill } from '../../text/fill.ts'
import { QUEUE } from '../../text/ko/admission.ts'
import { DRAFT } from '../../text/ko/draft.ts'
import { GENERAL } from '../../text/ko/general.ts'
import { IDENTITY as T, METHOD_NAMES, CERTIFY_PERSON_MESSAGES } from '../../text/ko/identity.ts'
import { askToOpen } from './OpenWindowDialog.tsx'
import { MethodCard, methodId, PROGRESS_ID, CertificationProgress, type StartProps } from './MethodCard.tsx'
import { makeCertification, type CertificationEnd } from './certification.model.ts'
import styles from './CertificationPage.module.css'

/** A production build does not contain them. [E-103] [D1-46] */
const TestTools = import.meta.env.DEV
  ? lazyOptional(async () => {
      const [tools] = await Promise.all([import('./TestTools.tsx'), services()])
      return tools
    })
  : null

/** Failures in which no request has failed. Their message has no number to call. */
const WITHOUT_A_CALL: readonly CertifyPersonError['_tag'][] = ['WindowBlocked', 'IpinCancelled']

/** Makes the dialogs that a certification opens at its steps. They close when it ends. */
const makeStepDialogs = (abort: () => void) => {
  let close: (() => void) | null = null
  let cancelledShown = false

  const onStep = (step: CertifyStep) => {
    if (step.is === 'needsPress') {
      close = askToOpen(step.open, () => {
        abort()
        announce(QUEUE['queue.stopped'])
      })
    }
    if (step.is === 'looksClosed' && step.cancelled) {
      cancelledShown = true
      void dialogs.alert({ text: T['cert.ipinCancelled'] })
      const alert = dialogs.stack.peek().at(-1)
      close = () => alert?.cancel()
    }
  }
  /**
   * Closes the open dialog. Returns true if the person already sees how the certification ended: the alert about a
   * cancelled IPIN stays open if the provider's answer arrives after its window was closed and also reports the
   * cancellation. [E-108]
   */
  const onEnd = (how: CertificationEnd): boolean => {
    const shown = cancelledShown && how.is === 'failed' && how.error._tag === 'IpinCancelled'
    if (!shown) close?.()
    close = null
    cancelledShown = false
    return shown
  }
  return { onStep, onEnd } as const
}

const PhoneFirst = ({ certification, onStart }: StartProps) => {
  useSignals()
  const mine = certification.method.value === 'phone'
  const off = !certification.offered.value
  return (
    <section className={styles.first} aria-labelledby="first-t">
      <Tag tone="pick">{T['cert.easiest']}</Tag>
      <h2 id="first-t">{METHOD_NAMES.phone}</h2>
      <p>
        {T['cert.easiestText']} <span className="nobr">{T['cert.easiestTime']}</span>
      </p>
      <Phone className={styles.art} />
      <Button
        id={methodId('phone')}
        block
        busy={mine && off}
        blockedBy={off ? PROGRESS_ID : null}
        describedBy="owner-only"
        onPress={onStart}
      >
        {fill(T['cert.start'], { method: METHOD_NAMES.phone })}
      </Button>
      <BlockedReason id="owner-only" text={T['cert.ownerOnly']} />
    </section>
  )
}

/** The link for a person who is already certified. [D1-247] */
const GoOn = ({ next }: { readonly next: Route }) => {
  const [, navigate] = useLocation()
  return (
    <Button block className={styles.goOn} onPress={() => navigate(next)}>
      {T['cert.continue']}
    </Button>
  )
}

const BlockedHelp = () => {
  useSignals()
  const phone = currentSettings.value.callCentre.application
  return (
    <Fold name={T['cert.helpTitle']}>
      <p>
        <Dialable text={fillWithParticles(T['cert.help'], { phone })} />
      </p>
    </Fold>
  )
}

/**
 * Removes the query from the address. These pages never read it, but a provider may have added a query with name, birth
 * date and identity value. [E-177]
 */
const clearQuery = () => {
  if (location.search !== '') history.replaceState(history.state, '', location.pathname)
}

type Props = {
  readonly flow: Flow
  readonly title: string
  readonly rail?: ReactNode
  /** An alternative to the certification, below the methods. */
  readonly children?: ReactNode
}

/** The methods of certification, the easiest first. Both flows use it. [E-100] to [E-102] [E-105] [E-211] */
export const CertificationPage = ({ flow, title, rail, children }: Props) => {
  useSignals()
  const [, navigate] = useLocation()
  const { findCertification, certifyPerson } = useServices({
    findCertification: FindCertification,
    certifyPerson: CertifyPerson,
  })
  const [{ certification, stepDialogs }] = useState(() => {
    const model = makeCertification(flow, certifyPerson, (step) => opened.onStep(step))
    const opened = makeStepDialogs(model.abort)
    return { certification: model, stepDialogs: opened }
  })
  useTask(certification.task)
  useLayoutEffect(clearQuery, [])
  const [certified] = useState(() => findCertification(flow))

  const start = async (wanted: IdentityMethod): Promise<void> => {
    const kept = readKeptDraft().catch(() => null)
    const outcome = await certification.start(wanted)
    if (outcome === null || stepDialogs.onEnd(outcome)) return
    if (outcome.is === 'done') {
      if ((await kept) !== null && (await readKeptDraft()) === null)
        await dialogs.alert({ text: DRAFT['draft.ofAnother'] })
      navigate(outcome.value.next)
    }
    if (outcome.is !== 'failed') return
    const { error } = outcome
    if (error._tag === 'AlreadyCertified') {
      const toResult = await dialogs.confirm({
        title: GENERAL['common.alertTitle'],
        text: `${T['cert.already']} ${T['cert.alreadyResult']}`,
        // Says that an application was received only in the application flow, because only there an answer without a
        // form means this. [E-195]
        next: flow === 'application' ? CERTIFY_PERSON_MESSAGES.AlreadyCertified.next : undefined,
        yes: T['cert.toResult'],
        no: GENERAL['common.close'],
      })
      if (toResult) navigate('/onslf-check-result')
      return
    }
    if (error._tag === 'CertificationCancelled') {
      const again = await dialogs.confirm({
        title: GENERAL['common.alertTitle'],
        text: T['cert.cancelled'],
        next: T['cert.cancelledNext'],
        yes: T['cert.retry'],
        no: T['cert.otherWay'],
      })
      return again ? start(wanted) : focusField(methodId(methodsOf(flow).find((other) => other !== wanted) ?? wanted))
    }
    const ofACall = !WITHOUT_A_CALL.includes(error._tag)
    await showFailureAndLeave(error, CERTIFY_PERSON_MESSAGES, ofACall ? pageDesk() : undefined, () => {
      if (error._tag === 'NoApplication') navigate('/')
    })
  }

  const others = methodsOf(flow).filter((offered) => certified !== null || offered !== 'phone')
  const method = certification.method.value
  const amongOthers = method !== null && others.includes(method)
  const methods = (
    <Stack>
      <div className={styles.methods}>
        {others.map((offered) => (
          <MethodCard
            key={offered}
            method={offered}
            certification={certification}
            onStart={() => void start(offered)}
          />
        ))}
      </div>
      {amongOthers && <CertificationProgress certification={certification} />}
    </Stack>
  )
  return (
    <FlowPage rail={rail}>
      {certified === null ? (
        <PageHead title={title} />
      ) : (
        <PageHead
          title={T['cert.already']}
          lead={fillWithParticles(T['cert.alreadyAs'], {
            name: certified.name,
            number: formatRegistrationNumber(certified.registrationNumber),
          })}
        />
      )}
      <Stack>
        {certified === null ? (
          <PhoneFirst certification={certification} onStart={() => void start('phone')} />
        ) : (
          <GoOn next={certified.next} />
        )}
        {method !== null && !amongOthers && <CertificationProgress certification={certification} />}
      </Stack>
      {certified === null ? (
        <MinorSection title={T['cert.others']}>{methods}</MinorSection>
      ) : (
        <MinorSection>
          <Fold name={T['cert.again']}>
            {methods}
            <BlockedHelp />
          </Fold>
        </MinorSection>
      )}
      {children}
      {TestTools !== null && currentSettings.value.enableTestTools && <TestTools flow={flow} />}
      {certified === null && (
        <MinorSection>
          <BlockedHelp />
        </MinorSection>
      )}
    </FlowPage>
  )
}
