import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { CertifyPerson } from '#app/identity/certify-person'
import { FindCertifiedPerson } from '#app/identity/find-certified-person'
import { SessionStore } from '#app/kernel/session-store.port'
import { type BusinessNumber, formatBusinessNumber } from '#domain/business/business-number'
import type { Flow } from '#domain/identity/flow'
import { methodsOfFlow } from '#domain/identity/offered-methods.table'
import type { Route } from '#domain/pages/routes'
import { isNumberLookedUp, type Session } from '#domain/session/session'
import { fillWithParticles } from '#domain/text/particles'
import { Button, BlockedReasonLine } from '#ui/parts/design/Button.tsx'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { FlowPage, MinorSection, Stack } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Phone } from '#ui/parts/design/pictures/Phone.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { lazyOptional } from '#ui/parts/page/LazyParts.tsx'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { useKeptApplication } from '#ui/parts/records/use-kept-application.ts'
import { loadServices, useServices } from '#ui/parts/services/services.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { IDENTITY_TEXTS as T, CERTIFICATION_METHOD_NAMES } from '#ui/text/ko/identity/identity.ts'
import { routeTitle } from '#ui/text/ko/pages/titles.ts'
import { DRAFT_TEXTS } from '#ui/text/ko/records/draft.ts'
import { type CertificationModel, makeCertificationModel, methodButtonId } from './certification.model.ts'
import { MethodCard, CERTIFICATION_PROGRESS_ID, CertificationInstruction } from './MethodCard.tsx'
import styles from './CertificationPage.module.css'

/** The test tools; null in a production build, which does not contain their code. [E-103] [D1-46] */
const TestTools = import.meta.env.DEV
  ? lazyOptional(async () => {
      const [tools] = await Promise.all([import('./TestTools.tsx'), loadServices()])
      return tools
    })
  : null

const PhoneFirst = ({ certification }: { readonly certification: CertificationModel }) => {
  useSignals()
  const isBlocked = !certification.canStart.value
  return (
    <section className={styles.first} aria-labelledby="first-t">
      <Tag tone="pick">{T['cert.easiest']}</Tag>
      <h2 id="first-t">{CERTIFICATION_METHOD_NAMES.phone}</h2>
      <p>
        {T['cert.easiestText']} <span className="nobr">{T['cert.easiestTime']}</span>
      </p>
      <Phone className={styles.art} />
      <BlockedReasonLine id="owner-only" text={T['cert.ownerOnly']} />
      <Button
        id={methodButtonId('phone')}
        block
        busy={isBlocked && certification.method.value === 'phone'}
        blockedBy={isBlocked ? CERTIFICATION_PROGRESS_ID : null}
        describedBy="owner-only"
        onPress={() => void certification.start('phone')}
      >
        {fill(T['cert.start'], { method: CERTIFICATION_METHOD_NAMES.phone })}
      </Button>
    </section>
  )
}

type CertifiedPersonProps = { readonly name: string; readonly businessNumber: BusinessNumber }

/** Says which person is certified and for which number. [D1-1006] */
const CertifiedPerson = ({ name, businessNumber }: CertifiedPersonProps) => (
  <p>
    {fill(T['cert.alreadyAs'], { name })}{' '}
    <span className="nobr">
      {T['cert.alreadyFor']} {formatBusinessNumber(businessNumber)}
    </span>
  </p>
)

/** The way on from an earlier certification: the page that follows. [D1-247] [D2-895] */
const ContinueCertified = ({ next }: { readonly next: Route }) => {
  const navigate = useNavigate()
  return (
    <div className={styles.certified}>
      <Button block onPress={() => navigate(next)}>
        {fillWithParticles(T['cert.continueTo'], { page: routeTitle(next) })}
      </Button>
    </div>
  )
}

const BlockedHelp = () => {
  useSignals()
  const phone = currentSettings.value.callCentre.application
  return (
    <Fold name={T['cert.helpTitle']}>
      <p>
        <TextWithPhoneLinks text={fillWithParticles(T['cert.help'], { phone })} />
      </p>
    </Fold>
  )
}

/**
 * Removes the query from the URL of the page. These pages never read the query, but a provider may have added one with
 * name, birth date and identity value. [E-177]
 */
const clearQuery = () => {
  if (location.search !== '') history.replaceState(history.state, '', location.pathname)
}

/**
 * Returns a sentence with the business number, so that people notice a mistyped number. It says that they apply for
 * this number or, after a lookup, that the number has an application. [D3-526]
 */
const numberLead = (flow: Flow, session: Session): string | undefined => {
  const { businessNumber } = session
  if (businessNumber === '' || (flow === 'result' && !isNumberLookedUp(session))) return undefined
  const number = formatBusinessNumber(businessNumber)
  return fillWithParticles(T[flow === 'result' ? 'cert.foundNumber' : 'cert.forNumber'], { number })
}

type Props = {
  readonly flow: Flow
  readonly title: string
  readonly rail?: ReactNode
  /** The rail that replaces `rail` for a person who is already certified. */
  readonly railOfCertified?: ReactNode
  /** An alternative to the certification, below its methods. */
  readonly children?: ReactNode
}

/** The page that lists the methods of certification, the easiest first. Both flows use this page. [E-100] to [E-102] */
export const CertificationPage = ({ flow, title, rail, railOfCertified, children }: Props) => {
  useSignals()
  const navigate = useNavigate()
  const { session, findCertifiedPerson, certifyPerson } = useServices({
    session: SessionStore,
    findCertifiedPerson: FindCertifiedPerson,
    certifyPerson: CertifyPerson,
  })
  const [lead] = useState(() => numberLead(flow, session.read()))
  const [certification] = useState(() => makeCertificationModel(flow, certifyPerson, navigate))
  useStopTaskOnUnmount(certification.task)
  useLayoutEffect(clearQuery, [])
  const [certified] = useState(() => findCertifiedPerson(flow))
  const isKept = useKeptApplication(flow === 'application') !== null

  const others = methodsOfFlow(flow).filter((methodOfFlow) => certified !== null || methodOfFlow !== 'phone')
  const otherPerson = isKept && <BlockedReasonLine id="other-person" text={DRAFT_TEXTS['draft.otherPerson']} />
  const method = certification.method.value
  const isAmongOthers = method !== null && others.includes(method)
  const methods = (
    <Stack>
      <div className={styles.methods}>
        {others.map((otherMethod) => (
          <MethodCard key={otherMethod} method={otherMethod} certification={certification} />
        ))}
      </div>
      {isAmongOthers && <CertificationInstruction certification={certification} />}
    </Stack>
  )
  return (
    <FlowPage rail={certified === null ? rail : railOfCertified}>
      {certified === null ? (
        <PageHead title={title} lead={lead}>
          {flow === 'application' && lead !== undefined && (
            <div className={styles.ways}>
              <LinkButton href="/bzmn-reg" kind="text">
                {T['cert.changeNumber']}
              </LinkButton>
              <LinkButton href="/bzmn-result" kind="text">
                {T['cert.ifApplied']}
              </LinkButton>
            </div>
          )}
          {otherPerson}
        </PageHead>
      ) : (
        <PageHead title={T['cert.done']} className={styles.certifiedHead}>
          <CertifiedPerson {...certified} />
        </PageHead>
      )}
      <Stack>
        {certified === null ? (
          <PhoneFirst certification={certification} />
        ) : (
          <ContinueCertified next={certified.next} />
        )}
        {method !== null && !isAmongOthers && <CertificationInstruction certification={certification} />}
      </Stack>
      {certified === null ? (
        <MinorSection title={T['cert.others']}>
          {flow === 'result' && <Phrase as="p" text={T['cert.samePerson']} />}
          {methods}
        </MinorSection>
      ) : (
        <MinorSection>
          <Fold name={T['cert.again']}>
            {otherPerson}
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
