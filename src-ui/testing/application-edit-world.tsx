import { Effect } from 'effect'
import { Banks } from '#app/account/banks.port'
import { VerifyAccount } from '#app/account/verify-account'
import { Applications } from '#app/application/applications.port'
import { Codes } from '#app/application/codes.port'
import { EditApplication } from '#app/application/edit-application'
import { ListBanks } from '#app/application/list-banks'
import { ListReasons } from '#app/application/list-reasons'
import { LoadApplication } from '#app/application/load-application'
import { LoadApplicationWithReasons } from '#app/application/load-application-with-reasons'
import { BusinessLookup } from '#app/business/business-lookup.port'
import { LookUpBusiness } from '#app/business/look-up-business'
import { fakePort } from '#app/testing/fake-port'
import type { InMemoryTab } from '#app/testing/in-memory-records'
import { applicationAnswer, valuesInTurn, type ApplicationReadOutcome } from '#app/testing/recorded-calls'
import { type GateLog, makeRecordingGate } from '#app/testing/recording-gate'
import { cleanAccountNumber } from '#domain/account/account'
import type { EditedApplication } from '#domain/application/edit/application-edit'
import { anApplication } from '#domain/application/examples/an-application'
import { cleanCorporateNumber } from '#domain/business/corporate-number'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { Settings } from '#domain/settings/settings'
import { kstDateOrThrow, kstInstant } from '#domain/time/calendar'
import { parseInstant } from '#domain/time/written-dates'
import ModifyAccountScreen, { type ModifyAccountServices } from '../screens/application/edit/ModifyAccountScreen.tsx'
import ModifyBusinessScreen, { type ModifyBusinessServices } from '../screens/application/edit/ModifyBusinessScreen.tsx'
import { SAMPLE_BANKS, VALID_LOOKUP_ANSWER, openPageIn, pageWorld } from './page-world.tsx'
import { serveScreens } from './services.ts'

const SAMPLE_REASONS = [
  { code: 'US01', name: '주대표자가 아닙니다' },
  { code: 'US07', name: '연 매출이 확인되지 않았습니다' },
]

/** An application as the result call returns it. */
export const AN_INDIVIDUALS_APPLICATION = anApplication({
  number: 'DA2025000123',
  paymentType: 'confirmed',
  applicantName: '김서준',
  businessNumber: businessNumberOrThrow('1000100001'),
  companyName: '서준식당',
  openingDate: kstDateOrThrow('2020-01-31'),
  entityType: 'individual',
  bankName: '예시은행',
  accountNumber: cleanAccountNumber('4101234560011'),
  depositor: '김서준',
  status: 'transferError',
  updatedAt: parseInstant('2025-06-24T15:04:00'),
})
export const A_CORPORATIONS_APPLICATION = anApplication({
  ...AN_INDIVIDUALS_APPLICATION,
  businessNumber: businessNumberOrThrow('1008100001'),
  companyName: '주식회사 한빛',
  corporateNumber: cleanCorporateNumber('1101118100001'),
  settlementMonth: '12',
  entityType: 'corporate',
  status: 'supplementRequest',
})

type Answers = {
  /** The results of the calls that read the application, in order. Further calls get the last result again. */
  readonly found: readonly ApplicationReadOutcome[]
  readonly update: ReturnType<Applications['update']>
  readonly owner: ReturnType<Banks['ownerOf']>
  readonly lookup: ReturnType<BusinessLookup['ask']>
}

/**
 * Makes an edit page, with use cases whose ports are in memory. `calls` lists the sent calls in order, `updates` the
 * stored changes.
 */
export const applicationEditWorld = (
  answersGiven: Partial<Answers> = {},
  settings: Partial<Settings> = {},
  drafts?: InMemoryTab,
) => {
  const answers: { -readonly [key in keyof Answers]: Answers[key] } = {
    found: [AN_INDIVIDUALS_APPLICATION],
    update: Effect.void,
    owner: Effect.succeed('김서준'),
    lookup: Effect.succeed(VALID_LOOKUP_ANSWER),
    ...answersGiven,
  }
  const updates: EditedApplication[] = []
  const gateLog: GateLog = []
  const page = pageWorld({ path: '/result-modify', openedAt: kstInstant('2025-06-24', '16:00'), settings, drafts })
  const { call, records, session } = page
  const gate = makeRecordingGate(gateLog)
  const nextApplication = valuesInTurn(answers.found)
  const applications = fakePort(Applications, {
    ofOwner: () => call('load', () => applicationAnswer(nextApplication())),
    update: (update) =>
      call('update', () => {
        updates.push(update)
        return answers.update
      }),
  })
  const banks = fakePort(Banks, {
    ownerOf: ({ bankCode, accountNumber }) => call(`owner ${bankCode} ${accountNumber}`, () => answers.owner),
  })
  const lookup = fakePort(BusinessLookup, {
    ask: ({ businessNumber }) => call(`lookup ${businessNumber}`, () => answers.lookup),
  })
  const codes = fakePort(Codes, {
    ofGroup: (group) => Effect.succeed(group === 'REAS_TYPE' ? SAMPLE_REASONS : SAMPLE_BANKS),
  })
  const loadApplication = LoadApplication.make({
    applications,
    tabDrafts: records,
    session,
    resetSession: session.reset,
  })
  const services: ModifyAccountServices & ModifyBusinessServices = {
    ...page.services,
    loadApplication,
    editApplication: EditApplication.make({ applications, session, loadApplication }),
    verifyAccount: VerifyAccount.make({ gate, banks }),
    listBanks: ListBanks.make({ codes }),
    loadApplicationWithReasons: LoadApplicationWithReasons.make({
      loadApplication,
      listReasons: ListReasons.make({ codes, session }),
    }),
    lookUpBusiness: LookUpBusiness.make({ gate, lookup }),
  }
  return { ...page, services, answers, updates, gateLog }
}
export type ApplicationEditWorld = ReturnType<typeof applicationEditWorld>

/** Renders an edit page, and waits for its first calls. Returns the URLs that are visited. */
export const openEditPage = async (
  world: ApplicationEditWorld,
  page: 'account' | 'business',
): Promise<readonly string[]> => {
  serveScreens(world.services)
  await openPageIn(world, page === 'account' ? <ModifyAccountScreen /> : <ModifyBusinessScreen />)
  return world.history
}
