import { Effect, Schema } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { VerifyAccount } from '#app/account/verify-account'
import { CancelApplication, ReplaceApplication } from '#app/application/cancel-application'
import { EditApplication } from '#app/application/edit-application'
import { LoadApplication } from '#app/application/load-application'
import { ReadCompletion } from '#app/application/read-completion'
import { ReadDeliveryTotal } from '#app/application/read-delivery-total'
import { SubmitApplication } from '#app/application/submit-application'
import { LookUpBusiness } from '#app/business/look-up-business'
import { CheckDuplicate } from '#app/consent/check-duplicate'
import { ConfirmConsents, KeepConsents, SaveConsents } from '#app/consent/save-consents'
import { ListBanks, ListReasons } from '#app/directory/list-banks'
import { CheckRealName } from '#app/identity/check-real-name'
import { recordsInMemory } from '#app/testing/in-memory-records'
import { recordingGate } from '#app/testing/recording-gate'
import { stoppedClock } from '#app/testing/stopped-clock'
import { accountNumberIn, parseAccountEntry } from '#domain/account/account'
import { emptyForm, passCheck, NO_CHECKS } from '#domain/application/application-form'
import { parseSubmission } from '#domain/application/submit-checks'
import { residentNumber } from '#domain/application/resident-number'
import { parseLookupEntry } from '#domain/business/business-lookup'
import { agreeAll, startChoice } from '#domain/consent/consent-choice'
import { consentsData, keptAnswers } from '#domain/consent/consent-data'
import { consentGroups } from '#domain/consent/consent-groups'
import { consentApplicant } from '#domain/consent/consent-items.table'
import { makeBankHttp } from '../account/bank-http.ts'
import { makeBusinessLookupHttp } from '../business/business-lookup-http.ts'
import { makeConsentsHttp } from '../consent/consents-http.ts'
import { makeCodesHttp } from '../directory/codes-http.ts'
import { makeRealNamesHttp } from '../identity/real-names-http.ts'
import { makeDigestWeb, makeFileDigestWeb } from '../kernel/digest-web.ts'
import { type SignedIn, afterReload, signIn } from '../testing/signed-in.ts'

const NOW = 1_750_000_000_000
const gate = recordingGate()
const clock = stoppedClock(NOW)

afterEach(() => void vi.unstubAllGlobals())

const banksOf = ({ http }: SignedIn) => Effect.runPromise(ListBanks.make({ codes: makeCodesHttp(http) })())

/** Returns the form with this persona's entries. */
const filledForm = async (visitor: SignedIn) => {
  const { facts, session } = visitor
  const { applicationNumber, paymentType, registrationNumber, entityType, certifiedName, birthDate } = session.read()
  const banks = await banksOf(visitor)
  const form = {
    ...emptyForm({
      applicationNumber,
      paymentType,
      registrationNumber: registrationNumber,
      entityType: entityType ?? 'individual',
      name: certifiedName,
      birth: birthDate,
      mobile: facts.phone,
      keyAgreements: { publicData: true, taxData: true },
    }),
    resident: residentNumber(facts.residentNumber.slice(0, 6), facts.residentNumber.slice(6)),
    companyName: facts.businessName,
    openingDate: facts.openingDate,
    bank: banks.find((bank) => bank.name === facts.bankName) ?? null,
    accountNumber: facts.accountNumber,
    depositor: facts.depositor,
    checks: passCheck(NO_CHECKS, 'account'),
  }
  const passed = parseSubmission(form, { ...visitor.settings.read(), missingRequiredFiles: 'empty' })
  if (!passed.ok) throw new Error(passed.refusal.code)
  return passed.value
}

const submitting = ({ applications, http, session, settings, sentApplications }: SignedIn) =>
  SubmitApplication.make({
    applications,
    bank: makeBankHttp(http),
    confirmConsents: ConfirmConsents.make({ consents: makeConsentsHttp(http), session, settings }),
    session,
    settings,
    clock,
    records: recordsInMemory({ session }),
    sentApplications,
    digest: makeDigestWeb(),
    fileDigest: makeFileDigestWeb(),
  })

const loading = ({ applications, session }: SignedIn) =>
  LoadApplication.make({ applications, session, resetSession: session.reset, records: recordsInMemory({ session }) })

const JournalLines = Schema.Array(
  Schema.Struct({ key: Schema.NullOr(Schema.String), replayed: Schema.optionalKey(Schema.Boolean) }),
)

/** Returns the submissions that the server has recorded for an application, the oldest first. */
const creations = async ({ world }: SignedIn) =>
  Schema.decodeUnknownSync(JournalLines)(await world.control('GET', '/journal?path=/api/v1/application/create'))

describe('an application on the fake server', () => {
  it('[A-031] [A-032] [A-229] passes the duplicate check and saves the consents of both pages', async () => {
    const { http, session, settings } = await signIn('new-individual-confirmed', '/info-agree')
    const consents = makeConsentsHttp(http)
    await Effect.runPromise(CheckDuplicate.make({ consents, session, records: recordsInMemory({ session }) })())
    const choiceOf = (page: 'info' | 'mydata') =>
      agreeAll(startChoice(consentGroups(page, consentApplicant(session.read()), settings.read())))
    KeepConsents.make({ session, settings, clock })(choiceOf('info'))
    const save = SaveConsents.make({ consents, session, settings, clock })
    expect(await Effect.runPromise(save(choiceOf('mydata')))).toBe('saved')
    expect(session.read().consentsSaved).toBe(true)
  })

  it('[D2-90] [A-135] is submitted with its own consents after other consents arrived late, and keeps them', async () => {
    const visitor = await signIn('new-individual-confirmed', '/aply-info')
    const { http, session, settings, facts, world } = visitor
    const consents = makeConsentsHttp(http)
    const { registrationNumber, applicationNumber } = session.read()
    const declined = consentsData(settings.read().consentSet, {
      ...keptAnswers(session.read().consents.personal),
      mydata_notice_yn: false,
    })
    const late = consents.save({ registrationNumber, ci: facts.ci, applicationNumber, consents: declined })
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

  it('[A-031] is refused by the duplicate check for a person with a live application', async () => {
    const { http, facts } = await signIn('duplicate-applicant', '/info-agree')
    expect(await Effect.runPromise(Effect.flip(makeConsentsHttp(http).checkApplicant(facts.ci)))).toMatchObject({
      _tag: 'AlreadyApplied',
    })
  })

  it('[A-074] [A-095] [A-231] passes the three checks', async () => {
    const visitor = await signIn('new-individual-confirmed', '/aply-info')
    const { http, session } = visitor
    const form = await filledForm(visitor)

    const checkRealName = CheckRealName.make({ gate, realNames: makeRealNamesHttp(http), session })
    expect(await Effect.runPromise(checkRealName(form.resident))).toBe('verified')
    expect(await Effect.runPromise(checkRealName(residentNumber('900101', '0000000')))).toBe('mismatch')

    const question = parseLookupEntry({ ...form, representative: form.name })
    if (!question.ok) throw new Error(question.code)
    const lookUp = LookUpBusiness.make({ gate, lookup: makeBusinessLookupHttp(http) })
    expect(await Effect.runPromise(lookUp(question.value))).toMatchObject({
      verdict: 'valid',
      taxpayerType: 'standard',
    })

    const account = parseAccountEntry(form)
    if (!account.ok) throw new Error(account.code)
    const verify = VerifyAccount.make({ gate, bank: makeBankHttp(http) })
    expect(await Effect.runPromise(verify(account.value))).toEqual(account.value)
    const unknown = { ...account.value, accountNumber: accountNumberIn('0001234567890') }
    expect(await Effect.runPromise(Effect.flip(verify(unknown)))).toMatchObject({ _tag: 'HolderUnknown' })
    const down = { ...account.value, accountNumber: accountNumberIn('9991234567890') }
    expect(await Effect.runPromise(Effect.flip(verify(down)))).toMatchObject({ _tag: 'ServiceDown' })
  })

  it('[A-136] [A-143] [A-232] is created after the account check, and found again', async () => {
    const visitor = await signIn('new-individual-confirmed', '/aply-info')
    const form = await filledForm(visitor)
    const submit = submitting(visitor)
    expect(await Effect.runPromise(submit({ form, files: {}, deliveryAmount: null }))).toEqual({ receivedAt: NOW })
    const application = await Effect.runPromise(loading(visitor)())
    expect(application).toMatchObject({ number: form.applicationNumber, accountNumber: form.accountNumber, proofs: [] })
    expect(await Effect.runPromise(ReadCompletion.make(visitor)())).toMatchObject({
      representative: visitor.facts.name,
      companyName: visitor.facts.businessName,
      number: form.applicationNumber,
      receivedAt: NOW,
    })
  })

  it('[A-232] is not created for an account of another person', async () => {
    const visitor = await signIn('new-individual-confirmed', '/aply-info')
    const form = { ...(await filledForm(visitor)), accountNumber: accountNumberIn('1111234567890') }
    const refused = submitting(visitor)({ form, files: {}, deliveryAmount: null })
    expect(await Effect.runPromise(Effect.flip(refused))).toMatchObject({ _tag: 'AccountRefused' })
    expect(await creations(visitor)).toEqual([])
  })

  it('[A-267] is stored once and counts as received when the answer of create is lost', async () => {
    const visitor = await signIn('new-individual-confirmed', '/aply-info')
    const form = await filledForm(visitor)
    await visitor.world.control('PUT', '/faults', [
      { method: 'POST', path: '/api/v1/application/create', times: 1, cut: 'after' },
    ])
    const submit = submitting(visitor)
    expect(await Effect.runPromise(submit({ form, files: {}, deliveryAmount: null }))).toEqual({ receivedAt: NOW })
    expect(await Effect.runPromise(loading(visitor)())).toMatchObject({ number: form.applicationNumber })
    expect(await creations(visitor)).toHaveLength(1)
  })

  it('[A-267] gets the first answer again when it is sent again', async () => {
    const visitor = await signIn('new-individual-confirmed', '/aply-info')
    const submission = { form: await filledForm(visitor), files: {}, deliveryAmount: null }
    await visitor.world.control('PUT', '/faults', [
      { method: 'POST', path: '/api/v1/application/create', times: 1, cut: 'after' },
      { method: 'POST', path: '/api/v1/application/result/detail/brno', times: 1, status: 500 },
    ])
    const submit = submitting(visitor)
    expect(await Effect.runPromise(Effect.flip(submit(submission)))).toMatchObject({ _tag: 'ReceiptUnknown' })
    expect(await Effect.runPromise(submit(submission))).toEqual({ receivedAt: NOW })
    const [first, second, ...more] = await creations(visitor)
    expect(first?.key).toMatch(/^[\da-f]{32}$/)
    expect(second).toEqual({ key: first?.key, replayed: true })
    expect(more).toEqual([])
  })

  it('[A-267] counts as received when it is sent again after a reload, under another key', async () => {
    const visitor = await signIn('new-individual-confirmed', '/aply-info')
    const submission = { form: await filledForm(visitor), files: {}, deliveryAmount: null }
    await visitor.world.control('PUT', '/faults', [
      { method: 'POST', path: '/api/v1/application/create', times: 1, cut: 'after' },
      { method: 'POST', path: '/api/v1/application/result/detail/brno', times: 1, status: 500 },
    ])
    await Effect.runPromiseExit(submitting(visitor)(submission))
    const again = submitting(afterReload(visitor))(submission)
    expect(await Effect.runPromise(again)).toEqual({ receivedAt: NOW })
    expect(new Set((await creations(visitor)).map((line) => line.key)).size).toBe(2)
  })

  it('[D2-108] is reported as another application when a second tab sent different entries first', async () => {
    const visitor = await signIn('new-individual-confirmed', '/aply-info')
    const form = await filledForm(visitor)
    const submission = { form, files: {}, deliveryAmount: null }
    expect(await Effect.runPromise(submitting(visitor)(submission))).toEqual({ receivedAt: NOW })
    const other = (change: Partial<typeof form>) => ({ ...submission, form: { ...form, ...change } })
    for (const changed of [other({ mobile: '01099998888' }), other({ openingDate: '2019-05-05' })])
      expect(await Effect.runPromise(Effect.flip(submitting(afterReload(visitor))(changed)))).toMatchObject({
        _tag: 'OtherApplicationStored',
      })
    expect(await Effect.runPromise(submitting(afterReload(visitor))(submission))).toEqual({ receivedAt: NOW })
  })

  it('[A-145] is read with its proofs and opinions', async () => {
    const held = await signIn('hold-opinion-two', '/aply-result')
    expect((await Effect.runPromise(loading(held)())).opinions).toHaveLength(2)
    const proven = await signIn('selected-parcel-submitted', '/aply-result')
    const { proofs } = await Effect.runPromise(loading(proven)())
    expect(proofs.map((master) => master.totalUnit)).toContain('parcel')
  })

  it('has reasons, and a delivery total if it is rapid', async () => {
    const rapid = await signIn('new-individual-rapid', '/aply-info')
    expect(await Effect.runPromise(ReadDeliveryTotal.make(rapid)())).toEqual({ is: 'found', amount: 412_000 })
    const reasons = await Effect.runPromise(
      ListReasons.make({ codes: makeCodesHttp(rapid.http), session: rapid.session })(),
    )
    expect(reasons?.map((reason) => reason.code)).toEqual(expect.arrayContaining(['US01', 'US02']))
  })

  it('[A-221] is edited and shows the edit', async () => {
    const visitor = await signIn('applied-transfer-error', '/aply-result')
    const loaded = await Effect.runPromise(loading(visitor)())
    const edit = EditApplication.make({ ...visitor, loadApplication: loading(visitor) })
    const accountNumber = accountNumberIn('5551234567890')
    await Effect.runPromise(
      edit(loaded, {
        kind: 'account',
        entries: { bankName: loaded.bankName ?? '', accountNumber, depositor: loaded.depositor ?? '' },
      }),
    )
    const shown = await Effect.runPromise(loading(visitor)())
    expect(shown).toMatchObject({ accountNumber, status: 'requestVerified' })
  })

  it('can be cancelled, replaced by a new application, and applied for again', async () => {
    const visitor = await signIn('applied-new', '/aply-result')
    const cancel = CancelApplication.make(visitor)
    await Effect.runPromise(cancel(await Effect.runPromise(loading(visitor)())))
    const deleted = await Effect.runPromise(loading(visitor)())
    expect(deleted.status).toBe('userDelete')
    expect(await Effect.runPromise(ReplaceApplication.make(visitor)(deleted.number))).toBe(
      '재신청 처리가 완료되었습니다.',
    )
    expect(await Effect.runPromise(makeConsentsHttp(visitor.http).checkApplicant(visitor.facts.ci))).toBeUndefined()
  })

  it('stays unchanged when it may not be cancelled', async () => {
    const visitor = await signIn('applied-payment-complete', '/aply-result')
    const { number } = await Effect.runPromise(loading(visitor)())
    expect(await Effect.runPromise(Effect.flip(visitor.applications.cancel(number)))).toMatchObject({
      _tag: 'NotCancellable',
      because: { rule: 'TA-18' },
    })
  })
})
