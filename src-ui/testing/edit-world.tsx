import { aRegistrationNumber } from '#domain/business/testing/a-registration-number'
import { corporateNumberIn } from '#domain/business/corporate-number'
import { accountNumberIn } from '#domain/account/account'
import { render } from '@testing-library/react'
import { Effect } from 'effect'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { BankPort } from '#app/account/bank.port'
import { VerifyAccount } from '#app/account/verify-account'
import type { Application } from '#domain/application/application'
import { type ApplicationAnswer, Applications } from '#app/application/applications.port'
import { KeepDrafts } from '#app/application/keep-drafts'
import { EditApplication } from '#app/application/edit-application'
import { LoadApplication } from '#app/application/load-application'
import { BusinessLookup } from '#app/business/business-registry.port'
import { LookUpBusiness } from '#app/business/look-up-business'
import { Codes } from '#app/directory/codes.port'
import { ListBanks } from '#app/directory/list-codes'
import { A_CERTIFIED_SESSION } from '#app/testing/a-session'
import { anApplication } from '#app/testing/an-application'
import { chosenSettings } from '#app/testing/chosen-settings'
import { inMemoryDrafts, recordsInMemory, type InMemoryDrafts } from '#app/testing/in-memory-records'
import { inMemorySession } from '#app/testing/in-memory-session'
import { only } from '#app/testing/only'
import { type GateLog, recordingGate } from '#app/testing/recording-gate'
import { stoppedClock } from '#app/testing/stopped-clock'
import { KeepChosenFiles } from '#app/upload/keep-chosen-files'
import type { EditedApplication } from '#domain/application/application-edit'
import type { LookupAnswer } from '#domain/business/business-lookup'
import type { Settings } from '#domain/kernel/settings'
import { kstDate, kstInstant } from '#domain/kernel/calendar'
import { parseInstant } from '#domain/kernel/written-dates'
import { EMPTY_SESSION } from '#domain/session/session'
import { type ModifyAccountServices, ModifyAccount } from '../screens/application/ModifyAccountScreen.tsx'
import { type ModifyBusinessServices, ModifyBusiness } from '../screens/application/ModifyBusinessScreen.tsx'
import { ModalHolder } from '../parts/design/ModalHolder.tsx'
import { soon } from './windows.ts'

const at = (text: string) => parseInstant(text)

/** Banks as the directory answers them; the code of the first lacks its zeros. */
const BANKS = [
  { codeId: '1', codeName: '예시은행', codeValue: '4', codeDesc: '' },
  { codeId: '2', codeName: '보기은행', codeValue: '88', codeDesc: '' },
]

export const LOOKED_UP: LookupAnswer = { success: true, statusCode: 'OK', valid: '01', taxTypeCode: '01' }

/** An application as the result call answers it. */
export const AN_INDIVIDUAL = anApplication({
  number: 'DA2025000123',
  paymentType: 'confirmed',
  applicantName: '김서준',
  registrationNumber: aRegistrationNumber('1000100001'),
  companyName: '서준식당',
  openingDate: kstDate('2020-01-31'),
  entityType: 'individual',
  bankName: '예시은행',
  accountNumber: accountNumberIn('4101234560011'),
  depositor: '김서준',
  status: 'transferError',
  updatedAt: at('2025-06-24T15:04:00'),
})
export const A_CORPORATION = anApplication({
  ...AN_INDIVIDUAL,
  registrationNumber: aRegistrationNumber('1008100001'),
  companyName: '주식회사 한빛',
  corporateNumber: corporateNumberIn('1101118100001'),
  settlementMonth: '12',
  entityType: 'corporate',
  status: 'supplementRequest',
})

type Answers = {
  /** What each reading of the application answers; afterwards the last one again. */
  readonly found: readonly (Application | ReturnType<Applications['ofOwner']>)[]
  readonly update: ReturnType<Applications['update']>
  readonly owner: ReturnType<BankPort['ownerOf']>
  readonly lookup: ReturnType<BusinessLookup['ask']>
}

/** An edit page over use cases whose ports are in memory: `calls` is what left, in its order, `updates` what was stored. */
export const editWorld = (
  given: Partial<Answers> = {},
  chosen: Partial<Settings> = {},
  drafts: InMemoryDrafts = inMemoryDrafts(),
) => {
  const answers: { -readonly [key in keyof Answers]: Answers[key] } = {
    found: [AN_INDIVIDUAL],
    update: Effect.void,
    owner: Effect.succeed('김서준'),
    lookup: Effect.succeed(LOOKED_UP),
    ...given,
  }
  const calls: string[] = []
  const updates: EditedApplication[] = []
  const gateLog: GateLog = []
  const left = [...answers.found]
  const session = inMemorySession({ ...A_CERTIFIED_SESSION })
  const settings = chosenSettings(chosen)
  const history = memoryLocation({ path: '/result-modify', record: true })
  const gate = recordingGate(gateLog)
  const say = <A, E>(call: string, result: () => Effect.Effect<A, E>) =>
    Effect.suspend(() => {
      calls.push(call)
      return result()
    })
  const applications = only(Applications, {
    ofOwner: () =>
      say('load', () => {
        const next = (left.length > 1 ? left.shift() : left[0]) ?? AN_INDIVIDUAL
        return 'number' in next ? Effect.succeed({ is: 'found', application: next } satisfies ApplicationAnswer) : next
      }),
    update: (update) =>
      say('update', () => {
        updates.push(update)
        return answers.update
      }),
  })
  const bank = only(BankPort, {
    ownerOf: ({ bankCode, accountNumber }) => say(`owner ${bankCode} ${accountNumber}`, () => answers.owner),
  })
  const lookup = only(BusinessLookup, {
    ask: ({ registrationNumber }) => say(`lookup ${registrationNumber}`, () => answers.lookup),
  })
  const codes = only(Codes, { ofGroup: () => Effect.succeed(BANKS) })
  const clock = stoppedClock(kstInstant('2025-06-24', '16:00'))
  const records = recordsInMemory({ session, clock, tab: drafts })
  const loadApplication = LoadApplication.make({
    applications,
    records,
    session,
    resetSession: () => session.update(() => EMPTY_SESSION),
  })
  const services: ModifyAccountServices & ModifyBusinessServices = {
    loadApplication,
    editApplication: EditApplication.make({ applications, session, loadApplication }),
    settings,
    verifyAccount: VerifyAccount.make({ gate, bank }),
    listBanks: ListBanks.make({ codes }),
    listReasons: () =>
      Effect.succeed([{ codeId: '', codeValue: 'US07', codeName: '매출액 기준 미충족', codeDesc: '' }]),
    lookUpBusiness: LookUpBusiness.make({ gate, lookup }),
    clock,
    drafts: KeepDrafts.make({ records }),
    keepChosenFiles: KeepChosenFiles.make({ records }),
  }
  return { services, answers, calls, updates, gateLog, session, history, drafts, clock }
}
export type EditWorld = ReturnType<typeof editWorld>

/** Draws an edit page and waits for what it asks on entry; answers the addresses that were gone through. */
export const openEditPage = async (world: EditWorld, page: 'account' | 'business'): Promise<readonly string[]> => {
  const Screen = page === 'account' ? ModifyAccount : ModifyBusiness
  render(
    <Router hook={world.history.hook}>
      <Screen services={world.services} />
      <ModalHolder />
    </Router>,
  )
  await soon()
  return world.history.history
}
