import { Effect, Fiber } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { cleanAccountNumber, toBankCode } from '#domain/account/account'
import type { Application } from '#domain/application/application'
import { anApplication } from '#domain/application/examples/an-application'
import { unfilledApplicationForm } from '#domain/application/form/application-form'
import { NO_RESIDENT_NUMBER, residentNumberDigits, wrapResidentNumber } from '#domain/application/form/resident-number'
import type { SubmittableForm } from '#domain/application/submit/submit-checks'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { Won } from '#domain/kernel/won'
import type { Session } from '#domain/session/session'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { kstInstant, kstDateOrThrow } from '#domain/time/calendar'
import { type AccountWithHolder, AccountRefused, Banks } from '../account/banks.port.ts'
import { AlreadyApplied, Consents } from '../consent/consents.port.ts'
import { ResaveUnansweredConsents } from '../consent/save-consents.ts'
import type { CallError } from '../kernel/call.errors.ts'
import type { ChosenFile } from '../kernel/chosen-file.ts'
import { aFile } from '../testing/a-file.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedFor, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { aDraft, inMemoryTab, inMemorySentApplications, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { type ResultCallAnswer, type ApplicationWithFiles, Applications } from './applications.port.ts'
import type { SentApplicationStore } from './sent-application-store.ts'
import { type ApplicationSubmission, SubmitApplication } from './submit-application.ts'

const NOW = kstInstant('2025-06-26', '10:00')

const FORM: SubmittableForm = {
  ...unfilledApplicationForm({
    applicationNumber: 'A1',
    paymentType: 'confirmed',
    businessNumber: businessNumberOrThrow('1000100001'),
    entityType: 'individual',
    name: '김서준',
    birth: '19900101',
    mobile: '01012345678',
    keyAgreements: { publicData: false, taxData: true },
  }),
  resident: wrapResidentNumber('900101', '1234567'),
  companyName: '서준식당',
  openingDate: kstDateOrThrow('2020-01-31'),
  bank: { code: toBankCode('4'), name: '국민은행' },
  accountNumber: cleanAccountNumber('1234567890'),
  depositor: ' 김서준 ',
  taxpayerType: 'standard',
}

const bytesOf = (...bytes: readonly number[]) => Promise.resolve(Uint8Array.from(bytes).buffer)

const REGISTRATION = aFile('사업자등록증.pdf', { type: 'application/pdf', size: 3, hex: '000000' })
const SUBMISSION: ApplicationSubmission = {
  form: FORM,
  files: { businessRegistration: REGISTRATION },
  deliveryAmount: null,
}

const FOUND: ResultCallAnswer = { is: 'found', application: anApplication({ number: 'A1' }) }
const NONE: ResultCallAnswer = { is: 'none', message: null }

const DUPLICATE = refusedFor({ is: 'duplicate' }, 409, '이미 접수된 신청이 있습니다.')

/** The agency's record of `FORM`. */
const STORED: Partial<Application> = {
  number: 'A1',
  companyName: '서준식당',
  openingDate: kstDateOrThrow('2020-01-31'),
  bankName: '국민은행',
  accountNumber: cleanAccountNumber('1234567890'),
  depositor: '김서준',
}
const foundAnswer = (application: Partial<Application>) =>
  Effect.succeed<ResultCallAnswer>({ is: 'found', application: anApplication(application) })

type Start = {
  readonly confirmed?: Effect.Effect<void, AccountRefused | CallError>
  readonly created?: Effect.Effect<void, CallError>
  readonly found?: Effect.Effect<ResultCallAnswer, CallError>
  /** The result of saving the consents again. */
  readonly consentsSaved?: ReturnType<Consents['save']>
  readonly known?: Partial<Session>
  /** The earlier submissions of this browser. */
  readonly sentApplications?: SentApplicationStore
}

const start = ({
  confirmed = Effect.void,
  created = Effect.void,
  found = Effect.succeed(NONE),
  sentApplications = inMemorySentApplications(),
  consentsSaved = Effect.void,
  known = {},
}: Start = {}) => {
  const calls: string[] = []
  const accounts: AccountWithHolder[] = []
  const sent: ApplicationWithFiles[] = []
  const session = inMemorySession({
    ci: 'ci-1',
    businessNumber: businessNumberOrThrow('1000100001'),
    applicationNumber: 'A1',
    entityType: 'individual',
    ...known,
  })
  const drafts = inMemoryTab({ application: aDraft({ mobile: '01012345678' }) })
  const records = inMemoryRecords({ session, tab: drafts })
  const settings = { read: () => DEFAULT_SETTINGS }
  const consents = fakePort(Consents, {
    save: ({ consents: { agreements } }) => {
      calls.push(`consents ${agreements.mydata_notice_yn?.agreed === true ? 'Y' : 'N'}`)
      return consentsSaved
    },
  })
  const ports = {
    applications: fakePort(Applications, {
      create: (application, onProgress) => {
        calls.push('create')
        sent.push(application)
        onProgress({ sent: 10, total: 10 })
        return created
      },
      ofOwner: (owner, from) => {
        calls.push(`find ${owner.ci} ${owner.businessNumber}${from === 'admin' ? ' at the other back end' : ''}`)
        return found
      },
    }),
    banks: fakePort(Banks, {
      confirm: (account) => {
        calls.push('confirm')
        accounts.push(account)
        return confirmed
      },
    }),
    confirmConsents: ResaveUnansweredConsents.make({ consents, session, settings }),
    session,
    settings,
    clock: stoppedClock(NOW),
    records,
    sentApplications,
    digest: { isAvailable: true, compute: (text: string) => Effect.succeed(text) },
    fileDigest: {
      compute: (file: Pick<ChosenFile, 'arrayBuffer'>) =>
        Effect.promise(async () => new Uint8Array(await file.arrayBuffer()).join()),
    },
  }
  const submit = SubmitApplication.make(ports)
  return {
    calls,
    accounts,
    sent,
    session,
    drafts,
    records,
    submit,
    failure: () => Effect.runPromise(Effect.flip(submit(SUBMISSION))),
  }
}

/** Returns the submission records of a browser that has already sent this submission and got no answer. */
const sentBefore = async (submission: ApplicationSubmission): Promise<SentApplicationStore> => {
  const sentApplications = inMemorySentApplications()
  await Effect.runPromiseExit(start({ created: Effect.fail(NO_ANSWER), sentApplications }).submit(submission))
  return sentApplications
}

describe('SubmitApplication', () => {
  it('[A-013] looks for a lost application at the session’s back end', async () => {
    const { calls, session, submit } = start({ created: Effect.fail(NO_ANSWER), found: Effect.succeed(FOUND) })
    session.update((kept) => ({ ...kept, adminBackEnd: true }))
    await Effect.runPromise(submit(SUBMISSION))
    expect(calls.at(-1)).toBe('find ci-1 1000100001 at the other back end')
  })

  it('[A-124] sends the application only after confirming the account', async () => {
    const { calls, accounts, sent, submit } = start()
    expect(await Effect.runPromise(submit(SUBMISSION))).toEqual({ receivedAt: NOW })
    expect(calls).toEqual(['confirm', 'create'])
    expect(accounts).toEqual([
      {
        bankCode: '004',
        bankName: '국민은행',
        accountNumber: cleanAccountNumber('1234567890'),
        accountHolder: '김서준',
        applicationNumber: 'A1',
      },
    ])
    expect(sent[0]?.application).toMatchObject({ number: 'A1', ci: 'ci-1', supportAmount: 1_000_000 })
  })

  it('[A-265] sends an empty part for every document without a file', async () => {
    const { sent, session, drafts, submit } = start()
    await Effect.runPromise(submit(SUBMISSION))
    expect(session.read().receivedAt).toEqual(NOW)
    expect(drafts.read('application')).toBeNull()
    expect(sent[0]?.parts).toHaveLength(6)
    expect(sent[0]?.parts.filter((part) => part.file !== null)).toEqual([
      { part: 'businessRegistrationFile', file: REGISTRATION },
    ])
  })

  it('sends the looked-up amount of a rapid application', async () => {
    const { sent, submit } = start()
    const progress: unknown[] = []
    await Effect.runPromise(
      submit({ ...SUBMISSION, deliveryAmount: Won(250_000) }, (bytes) => void progress.push(bytes)),
    )
    expect(sent[0]?.application.supportAmount).toBe(250_000)
    expect(progress).toEqual([{ sent: 10, total: 10 }])
  })

  it('[D1-258] deletes entries and drafts only after success', async () => {
    const { records, drafts, submit } = start()
    await Effect.runPromise(records.put('entries', 'self-check', {}))
    await Effect.runPromise(submit(SUBMISSION))
    expect(drafts.list()).toEqual([])
    const refused = start({ created: Effect.fail(refusedWith(400, '정보 오류')) })
    await Effect.runPromise(refused.records.put('entries', 'self-check', {}))
    await refused.failure()
    expect(refused.drafts.list()).toHaveLength(2)
  })

  it('[A-125] creates nothing for an unconfirmed account', async () => {
    const { calls, drafts, failure } = start({ confirmed: Effect.fail(new AccountRefused()) })
    expect(await failure()).toMatchObject({ _tag: 'AccountRefused' })
    expect(calls).toEqual(['confirm'])
    expect(drafts.read('application')).not.toBeNull()
  })

  it('[A-127] keeps the draft and returns the message of a refusal', async () => {
    const { calls, session, drafts, failure } = start({
      created: Effect.fail(refusedWith(400, '이미 접수된 신청이 있습니다.')),
    })
    expect(await failure()).toMatchObject({ _tag: 'ApplicationRefused', message: '이미 접수된 신청이 있습니다.' })
    expect(calls).toEqual(['confirm', 'create'])
    expect(session.read().receivedAt).toBeNull()
    expect(drafts.read('application')).not.toBeNull()
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500, '오류'), refusedWith(504)])(
    '[A-267] succeeds after an unreadable answer if the application was stored: %s',
    async (error) => {
      const { calls, session, drafts, submit } = start({ created: Effect.fail(error), found: Effect.succeed(FOUND) })
      expect(await Effect.runPromise(submit(SUBMISSION))).toEqual({ receivedAt: NOW })
      expect(calls).toEqual(['confirm', 'create', 'find ci-1 1000100001'])
      expect(session.read().receivedAt).toBe(NOW)
      expect(drafts.read('application')).toBeNull()
    },
  )

  it('[A-267] counts a refused duplicate as received only if exactly this application is stored', async () => {
    const sentApplications = await sentBefore(SUBMISSION)
    const lost = start({ created: Effect.fail(DUPLICATE), found: foundAnswer(STORED), sentApplications })
    expect(await Effect.runPromise(lost.submit(SUBMISSION))).toEqual({ receivedAt: NOW })
    const other = start({
      created: Effect.fail(DUPLICATE),
      found: foundAnswer({ ...STORED, number: 'A0' }),
      sentApplications,
    })
    expect(await other.failure()).toMatchObject({ _tag: 'DuplicateApplication', message: DUPLICATE.message })
  })

  it('[D2-108] fails with OtherApplicationStored when the account differs', async () => {
    const answer = foundAnswer({ ...STORED, accountNumber: cleanAccountNumber('9') })
    for (const created of [DUPLICATE, NO_ANSWER]) {
      const world = start({
        created: Effect.fail(created),
        found: answer,
        sentApplications: await sentBefore(SUBMISSION),
      })
      expect(await world.failure()).toMatchObject({ _tag: 'OtherApplicationStored' })
      expect(world.session.read().receivedAt).toBeNull()
      expect(world.drafts.read('application')).not.toBeNull()
    }
  })

  it.each([
    ['mobile number', { form: { ...FORM, mobile: '01099998888' } }],
    // A file with the same name and size as the first file, but with different bytes: the photo was taken again.
    ['document', { files: { businessRegistration: { ...REGISTRATION, arrayBuffer: () => bytesOf(1, 2, 3) } } }],
  ])('[D2-108] detects a changed %s from the digests of earlier submissions', async (_, change) => {
    for (const created of [DUPLICATE, NO_ANSWER]) {
      const sentApplications = await sentBefore(SUBMISSION)
      const { submit } = start({ created: Effect.fail(created), found: foundAnswer(STORED), sentApplications })
      const failure = await Effect.runPromise(Effect.flip(submit({ ...SUBMISSION, ...change })))
      expect(failure).toMatchObject({ _tag: 'OtherApplicationStored' })
    }
  })

  it('[D2-108] treats a duplicate that was never sent here as another application', async () => {
    const { failure } = start({ created: Effect.fail(DUPLICATE), found: foundAnswer(STORED) })
    expect(await failure()).toMatchObject({ _tag: 'OtherApplicationStored' })
  })

  it('[D2-108] does not count a refused submission as an earlier submission', async () => {
    const sentApplications = inMemorySentApplications()
    const refused = start({ created: Effect.fail(refusedWith(400, '정보 오류')), sentApplications })
    await refused.failure()
    const lost = start({ created: Effect.fail(NO_ANSWER), found: foundAnswer(STORED), sentApplications })
    const corrected = { ...SUBMISSION, form: { ...FORM, mobile: '01099998888' } }
    expect(await Effect.runPromise(lost.submit(corrected))).toEqual({ receivedAt: NOW })
  })

  it('[A-233] [D2-84] stores digests that do not contain the resident number', async () => {
    const sentApplications = await sentBefore(SUBMISSION)
    const notes = await Effect.runPromise(sentApplications.of('A1'))
    expect(notes).toHaveLength(1)
    expect(notes.join()).not.toContain('1234567"')
    expect(notes.join()).not.toContain('9001011234567')
  })

  it('[A-128] reports a server failure as SubmissionFailed', async () => {
    const { failure } = start({ created: Effect.fail(refusedWith(500, 'NullPointerException')) })
    expect(await failure()).toMatchObject({ _tag: 'SubmissionFailed' })
  })

  it.each([
    ['nothing is found', Effect.succeed(NONE)],
    ['the search gives an empty answer', Effect.succeed({ is: 'empty', message: null } as const)],
    [
      'another application is found',
      Effect.succeed({ is: 'found', application: anApplication({ number: 'A0' }) } as const),
    ],
  ])(
    '[A-128] [A-267] fails with SubmissionFailed if, after a lost answer, %s',
    async (_, found: Effect.Effect<ResultCallAnswer, CallError>) => {
      const { session, drafts, failure } = start({ created: Effect.fail(NO_ANSWER), found })
      expect(await failure()).toMatchObject({ _tag: 'SubmissionFailed', cause: NO_ANSWER })
      expect(session.read().receivedAt).toBeNull()
      expect(drafts.read('application')).not.toBeNull()
    },
  )

  it.each([
    ['the agency does not answer', NO_ANSWER],
    ['the session is over', SESSION_ENDED],
  ])('[A-128] [A-267] fails with SubmissionOutcomeUnknown if, after a lost answer, %s', async (_, found) => {
    const { drafts, failure } = start({ created: Effect.fail(NO_ANSWER), found: Effect.fail(found) })
    expect(await failure()).toMatchObject({ _tag: 'SubmissionOutcomeUnknown', cause: NO_ANSWER })
    expect(drafts.read('application')).not.toBeNull()
  })

  it('[A-128] [A-267] fails with SubmissionOutcomeUnknown after an earlier unanswered attempt', async () => {
    const offline = { confirmed: Effect.fail(NO_ANSWER), found: Effect.fail(NO_ANSWER) }
    const sentApplications = await sentBefore(SUBMISSION)
    expect(await start({ ...offline, sentApplications }).failure()).toMatchObject({ _tag: 'SubmissionOutcomeUnknown' })
    expect(await start(offline).failure()).toMatchObject({ _tag: 'ApplicationNotSent', cause: NO_ANSWER })
  })

  it('[A-127] keeps the message of a refusal if the lookup fails', async () => {
    const { failure } = start({ created: Effect.fail(DUPLICATE), found: Effect.fail(NO_ANSWER) })
    expect(await failure()).toMatchObject({ _tag: 'DuplicateApplication', message: DUPLICATE.message })
  })

  it.each([
    [NO_ANSWER, 'ApplicationNotSent'],
    [MALFORMED_ANSWER, 'SubmissionFailed'],
    [refusedWith(500, '점검 중입니다.'), 'SubmissionFailed'],
    [refusedWith(429), 'SubmissionFailed'],
  ] as const)(
    '[A-128] after a failed account check, succeeds only if the application is already stored: %s',
    async (error, tag) => {
      const failed = start({ confirmed: Effect.fail(error) })
      expect(await failed.failure()).toMatchObject({ _tag: tag })
      expect(failed.calls).not.toContain('create')
      const sentApplications = await sentBefore(SUBMISSION)
      const stored = start({ confirmed: Effect.fail(error), found: Effect.succeed(FOUND), sentApplications })
      expect(await Effect.runPromise(stored.submit(SUBMISSION))).toEqual({ receivedAt: NOW })
    },
  )

  it('keeps the draft when the session has ended', async () => {
    const { drafts, failure } = start({ created: Effect.fail(SESSION_ENDED) })
    expect(await failure()).toBe(SESSION_ENDED)
    expect(drafts.read('application')).not.toBeNull()
  })

  it('keeps the draft if the upload is cancelled', async () => {
    const stoppedRuns: string[] = []
    const { calls, session, drafts, submit } = start({
      created: Effect.onInterrupt(Effect.never, () => Effect.sync(() => void stoppedRuns.push('stopped'))),
    })
    const sending = Effect.runFork(submit(SUBMISSION))
    await vi.waitFor(() => expect(calls).toContain('create'))
    await Effect.runPromise(Fiber.interrupt(sending))
    expect(stoppedRuns).toEqual(['stopped'])
    expect(session.read().receivedAt).toBeNull()
    expect(drafts.read('application')).not.toBeNull()
  })

  it('[A-234] sends the resident number only with the application', async () => {
    const { accounts, sent, submit } = start()
    await Effect.runPromise(submit(SUBMISSION))
    expect(JSON.stringify(accounts)).not.toMatch(/9001011234567|1234567\b/)
    expect(residentNumberDigits(sent[0]?.application.residentNumber ?? NO_RESIDENT_NUMBER)).toBe('9001011234567')
    expect(JSON.stringify(sent)).not.toMatch(/900101\D?1234567/)
  })

  it('[A-233] keeps the resident number out of session, draft and error', async () => {
    const { session, drafts, failure } = start({ created: Effect.fail(NO_ANSWER) })
    const error = await failure()
    expect(`${JSON.stringify([session.read(), drafts.read('application'), error])} ${String(error)}`).not.toMatch(
      /1234567\b/,
    )
  })
})

describe('[D2-90] [A-045] [A-135] SubmitApplication, with consents that may not be saved', () => {
  it('saves the consents again after an unanswered save', async () => {
    const { calls, submit } = start({ known: { consentsUnanswered: true } })
    await Effect.runPromise(submit(SUBMISSION))
    expect(calls).toEqual(['confirm', 'consents N', 'create'])
  })

  it('sends no application when the consents cannot be saved', async () => {
    const { calls, failure } = start({ known: { consentsUnanswered: true }, consentsSaved: Effect.fail(NO_ANSWER) })
    expect(await failure()).toMatchObject({ _tag: 'ApplicationNotSent' })
    expect(calls).not.toContain('create')
  })

  it('continues if the consents belong to a received application', async () => {
    const { calls, submit } = start({
      known: { consentsUnanswered: true },
      consentsSaved: Effect.fail(new AlreadyApplied({ because: null })),
    })
    await Effect.runPromise(submit(SUBMISSION))
    expect(calls.at(-1)).toBe('create')
  })

  it('saves the consents again after a refusal about consents', async () => {
    const differ = refusedFor({ is: 'consentsDiffer' }, 409, '저장된 동의 내역이 다릅니다.')
    const { calls, failure, session } = start({ created: Effect.fail(differ) })
    expect(await failure()).toMatchObject({ _tag: 'ApplicationRefused', message: '저장된 동의 내역이 다릅니다.' })
    expect(session.read().consentsUnanswered).toBe(true)
    await failure()
    expect(calls).toEqual(['confirm', 'create', 'confirm', 'consents N', 'create'])
  })
})
