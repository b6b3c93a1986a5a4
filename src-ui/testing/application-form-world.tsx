import { fireEvent, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { Banks } from '#app/account/banks.port'
import { VerifyAccount } from '#app/account/verify-account'
import type { QueueError } from '#app/admission/queue-gate.errors'
import {
  type ResultCallAnswer,
  Applications,
  type ApplicationWithFiles,
  type ApplicationUploadProgress,
} from '#app/application/applications.port'
import { Codes } from '#app/application/codes.port'
import { ListBanks } from '#app/application/list-banks'
import { LoadDeliveryTotal } from '#app/application/load-delivery-total'
import { RecoverSubmission } from '#app/application/recover-submission'
import type { SentApplicationStore } from '#app/application/sent-application-store'
import { SubmitApplication } from '#app/application/submit-application'
import { BusinessLookup } from '#app/business/business-lookup.port'
import { LookUpBusiness } from '#app/business/look-up-business'
import { CheckRealName } from '#app/identity/check-real-name'
import { RealNameRegistry } from '#app/identity/real-name-registry.port'
import { A_CERTIFIED_SESSION } from '#app/testing/a-session'
import { fakePort } from '#app/testing/fake-port'
import { inMemorySentApplications, type InMemoryTab } from '#app/testing/in-memory-records'
import { inMemorySession } from '#app/testing/in-memory-session'
import { type GateLog, makeRecordingGate } from '#app/testing/recording-gate'
import { residentNumberParts } from '#domain/application/form/resident-number'
import type { SessionAgreementsOfPage } from '#domain/consent/consent-data'
import { Won } from '#domain/kernel/won'
import type { Session } from '#domain/session/session'
import type { Settings } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import type { ApplicationFormServices } from '../screens/application/form/ApplicationFormPage.tsx'
import FormScreen from '../screens/application/form/FormScreen.tsx'
import { SAMPLE_BANKS, VALID_LOOKUP_ANSWER, pageWorld } from './page-world.tsx'
import { serveScreens } from './services.ts'
import { waitOneTurn } from './shown-dialog.ts'
import { inputLabelled, chooseBankNamed, typeByLabel } from './typing.ts'

const APPLICATION_FORM_OPENED_AT = kstInstant('2025-06-18', '14:03')

/** The agreements of a person who declined public data, so that documents are required. */
const DECLINED: SessionAgreementsOfPage = {
  version: '3.0.0',
  agreedAt: APPLICATION_FORM_OPENED_AT,
  agreements: { mydata_personal_yn: { title: '', required: true, agreed: false } },
}

/** The answers of the ports. If the effect of an answer fails, the call of the port has failed. */
type Answers = {
  readonly realName: ReturnType<RealNameRegistry['check']>
  readonly lookup: ReturnType<BusinessLookup['ask']>
  readonly owner: ReturnType<Banks['ownerOf']>
  readonly confirm: ReturnType<Banks['confirm']>
  readonly create: (onProgress: (progress: ApplicationUploadProgress) => void) => ReturnType<Applications['create']>
  readonly found: ReturnType<Applications['ofOwner']>
  readonly delivery: ReturnType<Applications['deliveryTotal']>
  readonly banks: ReturnType<Codes['ofGroup']>
  /** The error with which the queue refuses every action; null if the queue admits every action. */
  readonly refusal: QueueError | null
}

const GOOD: Answers = {
  realName: Effect.succeed('verified' as const),
  lookup: Effect.succeed(VALID_LOOKUP_ANSWER),
  owner: Effect.succeed('김서준'),
  confirm: Effect.void,
  create: () => Effect.void,
  found: Effect.succeed({ is: 'none', message: null } as ResultCallAnswer),
  delivery: Effect.succeed(Won(250_000)),
  banks: Effect.succeed(SAMPLE_BANKS),
  refusal: null,
}

type Start = {
  readonly session?: Partial<Session>
  readonly answers?: Partial<Answers>
  readonly settings?: Partial<Settings>
  readonly drafts?: InMemoryTab
  readonly sentApplications?: SentApplicationStore
  /** True if the applicant has declined the use of public data, so that the form asks for documents. */
  readonly documents?: boolean
}

/**
 * Makes the form, with use cases whose ports are in memory. `calls` lists the sent calls in order, `created` the sent
 * applications. A test may change the answers while the form is open.
 */
export const applicationFormWorld = ({
  session: known,
  answers: given,
  settings,
  drafts,
  sentApplications = inMemorySentApplications(),
  documents,
}: Start = {}) => {
  const answers: { -readonly [key in keyof Answers]: Answers[key] } = { ...GOOD, ...given }
  const created: ApplicationWithFiles[] = []
  const gateLog: GateLog = []
  const mydata = documents ? { consents: { personal: DECLINED, mydata: DECLINED } } : {}
  const session = inMemorySession({ ...A_CERTIFIED_SESSION, paymentType: 'confirmed', ...mydata, ...known })
  const page = pageWorld({ openedAt: APPLICATION_FORM_OPENED_AT, session, settings, drafts })
  const { call, records } = page
  const gate = makeRecordingGate(gateLog, () => answers.refusal)
  const realNameRegistry = fakePort(RealNameRegistry, {
    check: ({ resident }) => {
      const { residentFront, residentBack } = residentNumberParts(resident)
      return call(`realname ${residentFront.length}+${residentBack.length}`, () => answers.realName)
    },
  })
  const lookup = fakePort(BusinessLookup, {
    ask: ({ openingDate }) => call(`lookup ${openingDate}`, () => answers.lookup),
  })
  const banks = fakePort(Banks, {
    ownerOf: ({ bankCode, accountNumber }) => call(`owner ${bankCode} ${accountNumber}`, () => answers.owner),
    confirm: ({ bankCode }) => call(`confirm ${bankCode}`, () => answers.confirm),
  })
  const applications = fakePort(Applications, {
    create: (application, onProgress) =>
      call('create', () => {
        created.push(application)
        return answers.create(onProgress)
      }),
    ofOwner: () => call('find', () => answers.found),
    deliveryTotal: (brno) => call(`delivery ${brno}`, () => answers.delivery),
  })
  const codes = fakePort(Codes, { ofGroup: (group) => call(`codes ${group}`, () => answers.banks) })
  const services: ApplicationFormServices = {
    ...page.services,
    checkRealName: CheckRealName.make({ gate, realNameRegistry, session }),
    lookUpBusiness: LookUpBusiness.make({ gate, lookup }),
    verifyAccount: VerifyAccount.make({ gate, banks }),
    listBanks: ListBanks.make({ codes }),
    loadDeliveryTotal: LoadDeliveryTotal.make({ applications, session }),
    submitApplication: SubmitApplication.make({
      applications,
      banks,
      confirmConsents: () => Effect.void,
      session,
      settings: page.services.settings,
      clock: page.clock,
      records,
      digest: { isAvailable: true, compute: (text) => Effect.succeed(text) },
      fileDigest: { compute: ({ name }) => Effect.succeed(`bytes of ${name}`) },
      sentApplications,
    }),
    recoverSubmission: RecoverSubmission.make({
      applications,
      sentApplications,
      session,
      records,
      drafts: page.services.drafts,
    }),
  }
  return { ...page, services, answers, created, gateLog }
}
export type ApplicationFormWorld = ReturnType<typeof applicationFormWorld>

/** Renders the form. `onRender` runs at every commit in the form. */
export const renderApplicationForm = (
  world: ApplicationFormWorld,
  onRender: ProfilerOnRenderCallback = () => undefined,
) => {
  window.history.replaceState(null, '', '/aply-info')
  serveScreens(world.services)
  return world.draw(
    <Profiler id="form" onRender={onRender}>
      <FormScreen />
    </Profiler>,
  )
}

/** Opens every upcoming part of the form, as a person does who enters them in any order. [D2-300] */
const openUpcomingParts = async () => {
  for (const button of screen.queryAllByRole('button', { name: /열기$/ })) fireEvent.click(button)
  await waitOneTurn()
}

/** Renders the form with all its parts open, and waits for its first calls. */
export const openApplicationForm = async (
  world: ApplicationFormWorld,
  onRender?: ProfilerOnRenderCallback,
): Promise<void> => {
  renderApplicationForm(world, onRender)
  await waitOneTurn()
  await openUpcomingParts()
}

/** Fills in all fields of an individual. Runs no check. */
export const fillInEveryField = () => {
  typeByLabel('휴대폰번호', '01012345678')
  typeByLabel('주민등록번호 앞자리', '800131')
  typeByLabel('주민등록번호 뒷자리', '1234567')
  typeByLabel('상호명', '서준식당')
  typeByLabel('개업일자', '2020-01-31')
  fireEvent.blur(inputLabelled('개업일자'))
  chooseBankNamed('예시은행')
  typeByLabel('계좌번호', '1234567890123')
  typeByLabel('예금주', '김서준')
}
