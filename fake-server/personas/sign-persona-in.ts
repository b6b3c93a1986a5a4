import { businessNumberOrNull } from '#domain/business/business-number'
import { entityTypeOfCode } from '#domain/business/entity-type'
import { parsePaymentType } from '#domain/business/payment-type'
import { marketingAndMydataAgreements, consentAnswersOfSession } from '#domain/consent/consent-data'
import { EMPTY_SESSION, type Session } from '#domain/session/session'
import { SESSION_SECONDS } from '#domain/session/timer'
import {
  applicationsOfBusiness,
  liveApplicationOfBusiness,
  registerApplication,
  registeredApplicationOfBusiness,
  shownApplicationOf,
} from '../agency/applicant/applications.ts'
import { businessOrDefault } from '../agency/business/businesses.ts'
import { withSavedConsents, sessionAgreementsByPage } from '../agency/consent/consents.ts'
import { storeCertification } from '../agency/identity/certifications.ts'
import { issueBrowserId } from '../http/browsers.ts'
import { issueToken } from '../http/tokens.ts'
import type { ApplicationDoc } from '../world/collections.ts'
import { allDocs, findDoc, putDoc, type World } from '../world/world.ts'
import type { PersonaSet, PersonaFacts } from './persona.ts'

/** The pages of the application flow; every other page that needs a person is in the result flow. */
const APPLYING = ['/onslf-check', '/info-agree', '/mydata-agree', '/aply-info', '/aply-cmptn']

/** The pages that a person reaches only with saved consents. */
const WITH_CONSENTS = ['/aply-info', '/aply-cmptn']

/** Returns the application for a flow. The application flow registers an application if there is none. */
const applicationFor = (
  world: World,
  { brNo, ci }: PersonaFacts,
  applying: boolean,
  now: number,
): readonly [World, ApplicationDoc | null] => {
  if (!applying)
    return [
      world,
      shownApplicationOf(applicationsOfBusiness(world, brNo)) ?? registeredApplicationOfBusiness(world, brNo),
    ]
  const application = liveApplicationOfBusiness(world, brNo) ?? registeredApplicationOfBusiness(world, brNo)
  if (application !== null) return [world, application]
  const [withRegistration, fresh] = registerApplication(world, businessOrDefault(world, brNo), now)
  const ownApplication = { ...fresh, ci }
  return [putDoc(withRegistration, 'applications', ownApplication.aplyNo, ownApplication), ownApplication]
}

const withConsents = (
  world: World,
  application: ApplicationDoc | null,
  page: string,
  now: number,
): readonly [World, Partial<Session>] => {
  if (application === null || (page !== '/mydata-agree' && !WITH_CONSENTS.includes(page))) return [world, {}]
  const savedConsents = findDoc(world, 'consents', application.aplyNo)
  const withAnswers = savedConsents === null ? withSavedConsents(world, application, 'agreed', now) : world
  const after = WITH_CONSENTS.includes(page) ? withAnswers : world
  const consents = findDoc(withAnswers, 'consents', application.aplyNo)
  if (consents === null) return [after, {}]
  const agreements = sessionAgreementsByPage(consents)
  if (page === '/mydata-agree') return [after, { consents: { ...agreements, mydata: EMPTY_SESSION.consents.mydata } }]
  return [
    after,
    {
      consents: agreements,
      consentsSaved: true,
      ...marketingAndMydataAgreements(consentAnswersOfSession(agreements.personal, agreements.mydata)),
    },
  ]
}

/**
 * Signs a persona in like a real certification: stores certification and token, and fills the session record with
 * everything the flow knows at this page.
 */
export const signPersonaIn: PersonaSet['signIn'] = (world, persona, page, context) => {
  const { now } = context
  const facts = persona.facts(now)
  const path = page.split('?', 1)[0] ?? ''
  const applying = APPLYING.includes(path)
  const [withApplication, application] = applicationFor(world, facts, applying, now)
  const aplyNo = application?.aplyNo ?? null
  const [withBrowser, browser] = issueBrowserId(withApplication, context)
  const certified = storeCertification(withBrowser, context, {
    ci: facts.ci,
    name: facts.name,
    birthDay: facts.birthDay,
    phone: facts.phone,
    carrier: findDoc(withApplication, 'people', facts.ci)?.carrier ?? '',
    provider: 'SIMPLE',
    brNo: facts.brNo,
    aplyNo,
    browser,
    at: now,
  })
  const holder = { kind: 'login' as const, brNo: facts.brNo, aplyNo, ci: facts.ci }
  const [withToken, token] = issueToken(certified, context, SESSION_SECONDS, holder)
  const [after, consents] = withConsents(withToken, application, path, now)
  const proofs = allDocs(after, 'proofMasters').filter((proof) => proof.aplyNo === aplyNo)
  const session: Session = {
    ...EMPTY_SESSION,
    applicationNumber: aplyNo ?? '',
    paymentType: parsePaymentType(application?.aplyType ?? facts.aplyType),
    businessNumber: businessNumberOrNull(facts.brNo) ?? '',
    entityType: entityTypeOfCode(application?.mngFrGb ?? facts.mngFrGb),
    flow: applying ? 'application' : 'result',
    ci: facts.ci,
    certifiedName: facts.name,
    mobileNumber: facts.phone,
    mobileCarrier: findDoc(after, 'people', facts.ci)?.carrier ?? '',
    birthDate: facts.birthDay,
    certifiedBy: 'SIMPLE',
    proofId: applying ? '' : String(proofs.at(-1)?.receiptProofMstrId ?? ''),
    supportNumber: applying ? '' : (application?.suptSn ?? ''),
    receivedAt: application?.submittedAt ?? null,
    timer: { deadline: now + SESSION_SECONDS * 1000, isRunning: true },
    token,
    ...consents,
  }
  return [after, { token, session, browser }]
}
