import { Effect, Schema } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ListBanks } from '#app/application/list-banks'
import { SubmitApplication } from '#app/application/submit-application'
import { ResaveUnansweredConsents } from '#app/consent/save-consents'
import { inMemoryRecords } from '#app/testing/in-memory-records'
import { stoppedClock } from '#app/testing/stopped-clock'
import { unfilledApplicationForm, passCheck, ALL_CHECKS_OPEN } from '#domain/application/form/application-form'
import { wrapResidentNumber } from '#domain/application/form/resident-number'
import { parseSubmittableForm } from '#domain/application/submit/submit-checks'
import { toSavedConsents, consentAnswersOfSession } from '#domain/consent/consent-data'
import { BanksHttp } from '../account/banks-http.ts'
import { ConsentsHttp } from '../consent/consents-http.ts'
import { makeDigestWeb, makeFileDigestWeb } from '../kernel/digest-web.ts'
import { type SignedInVisitor, simulateReload, signInAsPersona } from '../testing/sign-in-as-persona.ts'
import { CodesHttp } from './codes-http.ts'

const NOW = 1_750_000_000_000
const clock = stoppedClock(NOW)

afterEach(() => void vi.unstubAllGlobals())

const banksOf = ({ http }: SignedInVisitor) => Effect.runPromise(ListBanks.make({ codes: CodesHttp.make({ http }) })())

/** Returns the form with this persona's entries. */
const filledForm = async (visitor: SignedInVisitor) => {
  const { facts, session } = visitor
  const { applicationNumber, paymentType, businessNumber, entityType, certifiedName, birthDate } = session.read()
  const banks = await banksOf(visitor)
  const form = {
    ...unfilledApplicationForm({
      applicationNumber,
      paymentType,
      businessNumber,
      entityType: entityType ?? 'individual',
      name: certifiedName,
      birth: birthDate,
      mobile: facts.phone,
      keyAgreements: { publicData: true, taxData: true },
    }),
    resident: wrapResidentNumber(facts.residentNumber.slice(0, 6), facts.residentNumber.slice(6)),
    companyName: facts.businessName,
    openingDate: facts.openingDate,
    bank: banks.find((bank) => bank.name === facts.bankName) ?? null,
    accountNumber: facts.accountNumber,
    depositor: facts.depositor,
    checks: passCheck(ALL_CHECKS_OPEN, 'account'),
  }
  const passed = parseSubmittableForm(form, { ...visitor.settings.read(), missingRequiredFiles: 'empty' })
  if (!passed.ok) throw new Error(passed.refusal.code)
  return passed.value
}

const submitting = ({ applications, http, session, settings, sentApplications }: SignedInVisitor) =>
  SubmitApplication.make({
    applications,
    banks: BanksHttp.make({ http }),
    confirmConsents: ResaveUnansweredConsents.make({ consents: ConsentsHttp.make({ http }), session, settings }),
    session,
    settings,
    clock,
    records: inMemoryRecords({ session }),
    sentApplications,
    digest: makeDigestWeb(),
    fileDigest: makeFileDigestWeb(),
  })

const JournalLines = Schema.Array(
  Schema.Struct({ key: Schema.NullOr(Schema.String), replayed: Schema.optionalKey(Schema.Boolean) }),
)

/** Returns the submissions that the server has recorded for an application, the oldest first. */
const creations = async ({ world }: SignedInVisitor) =>
  Schema.decodeUnknownSync(JournalLines)(await world.control('GET', '/journal?path=/api/v1/application/create'))

describe('an application on the fake server', () => {
  it('[D2-90] [A-135] keeps its consents if different consents arrive late', async () => {
    const visitor = await signInAsPersona('new-individual-confirmed', '/aply-info')
    const { http, session, settings, facts, world } = visitor
    const consents = ConsentsHttp.make({ http })
    const { businessNumber, applicationNumber } = session.read()
    const declinedConsents = toSavedConsents(settings.read().consentSet, {
      ...consentAnswersOfSession(session.read().consents.personal),
      mydata_notice_yn: false,
    })
    const late = consents.save({ businessNumber, ci: facts.ci, applicationNumber, consents: declinedConsents })
    const submit = submitting(visitor)
    const submission = { form: await filledForm(visitor), files: {}, deliveryAmount: null }
    await Effect.runPromise(late)
    expect(await Effect.runPromise(Effect.flip(submit(submission)))).toMatchObject({ _tag: 'ApplicationRefused' })
    expect(await Effect.runPromise(submit(submission))).toMatchObject({ receivedAt: expect.any(Number) as number })
    expect(await Effect.runPromise(Effect.flip(late))).toMatchObject({ _tag: 'AlreadyApplied' })
    const calls = (path: string) => world.control('GET', `/journal?path=${path}`) as Promise<readonly unknown[]>
    expect(await calls('/api/v1/auth/consents')).toHaveLength(3)
    expect(await creations(visitor)).toHaveLength(2)
  })

  it('[A-267] gets an equal answer if sent again', async () => {
    const visitor = await signInAsPersona('new-individual-confirmed', '/aply-info')
    const submission = { form: await filledForm(visitor), files: {}, deliveryAmount: null }
    await visitor.world.control('PUT', '/faults', [
      { method: 'POST', path: '/api/v1/application/create', times: 1, cut: 'after' },
      { method: 'POST', path: '/api/v1/application/result/detail/brno', times: 1, status: 500 },
    ])
    const submit = submitting(visitor)
    expect(await Effect.runPromise(Effect.flip(submit(submission)))).toMatchObject({ _tag: 'SubmissionOutcomeUnknown' })
    expect(await Effect.runPromise(submit(submission))).toEqual({ receivedAt: NOW })
    const [first, second, ...more] = await creations(visitor)
    expect(first?.key).toMatch(/^[\da-f]{32}$/)
    expect(second).toEqual({ key: first?.key, replayed: true })
    expect(more).toEqual([])
  })

  it('[A-267] counts as received when sent again after a reload', async () => {
    const visitor = await signInAsPersona('new-individual-confirmed', '/aply-info')
    const submission = { form: await filledForm(visitor), files: {}, deliveryAmount: null }
    await visitor.world.control('PUT', '/faults', [
      { method: 'POST', path: '/api/v1/application/create', times: 1, cut: 'after' },
      { method: 'POST', path: '/api/v1/application/result/detail/brno', times: 1, status: 500 },
    ])
    await Effect.runPromiseExit(submitting(visitor)(submission))
    const again = submitting(simulateReload(visitor))(submission)
    expect(await Effect.runPromise(again)).toEqual({ receivedAt: NOW })
    expect(new Set((await creations(visitor)).map((line) => line.key)).size).toBe(2)
  })
})
