import { Effect, Fiber } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { CertificationResult } from '#domain/identity/certification'
import type { Flow } from '#domain/identity/flow'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import { EMPTY_SESSION } from '#domain/session/session'
import { QueueWaitStopped, QueueUnreachable } from '../admission/queue-gate.errors.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import {
  makeCertificationWorld,
  CERTIFIED_PERSON,
  CERTIFICATION_SUCCESS_MESSAGE,
  type CertificationDeviations,
} from '../testing/certification-world.ts'
import { ADDRESS_BLOCKED, MALFORMED_ANSWER, NO_ANSWER, QUEUE_BLOCKED, refusedWith } from '../testing/failures.ts'
import { aDraft } from '../testing/in-memory-records.ts'

const IN_APPLICATION = {
  applicationNumber: 'APL-1',
  businessNumber: businessNumberOrThrow('1000100001'),
  flow: 'application',
} as const
const IN_RESULT = { businessNumber: businessNumberOrThrow('1000100001'), flow: 'result' } as const
const sessionOf = (flow: Flow) => (flow === 'application' ? IN_APPLICATION : IN_RESULT)

const CANCELLED: CertificationResult = { is: 'cancelled' }
const FAILED: CertificationResult = { is: 'failed' }

/**
 * Certifies by this method. The window's message arrives as soon as the page waits for it, unless `answers` sets
 * another behaviour.
 */
const certifiedBy = async (flow: Flow, method: IdentityMethod, answers: CertificationDeviations = {}, known = {}) => {
  const world = makeCertificationWorld({ ...sessionOf(flow), ...known }, answers)
  const exit = await Effect.runPromiseExit(world.certify({ flow, method }, world.tell))
  return { ...world, exit }
}
const failing = async (flow: Flow, method: IdentityMethod, answers: CertificationDeviations, known = {}) => {
  const world = makeCertificationWorld({ ...sessionOf(flow), ...known }, answers)
  const failure = await Effect.runPromise(Effect.flip(world.certify({ flow, method }, world.tell)))
  return { ...world, failure }
}

describe('CertifyPerson', () => {
  it('[E-126] [E-117] [E-119] [E-133] runs the steps of an integrated method in order: request, window, confirmation, cookie', async () => {
    const { log, exit } = await certifiedBy('application', 'joint')
    expect(log).toEqual([
      'enter act_11',
      'open joint',
      'request integration 02',
      'fill https://provider.example/start',
      'step windowOpen',
      'step finishing',
      'result of mtx-1',
      'cookie for 1000100001',
      'leave act_11',
      'close',
    ])
    expect(exit).toMatchObject({ _tag: 'Success', value: { next: '/info-agree' } })
  })

  it.each([
    { flow: 'application', method: 'ipin', asked: 'request integration 03' },
    { flow: 'result', method: 'joint', asked: 'request integration 02' },
    { flow: 'result', method: 'simpleResult', asked: 'request integration 01' },
    { flow: 'application', method: 'financial', asked: 'request kftc 04' },
  ] as const)('[E-117] fills the window of $method with the requested form', async ({ flow, method, asked }) => {
    const { log } = await certifiedBy(flow, method)
    expect(log.slice(2, 4)).toEqual([asked, 'fill https://provider.example/start'])
  })

  it('[E-126] [E-115] [E-130] finds a missing business number in a result flow', async () => {
    const { log, session } = await certifiedBy('result', 'simpleResult', {}, { businessNumber: '' })
    expect(log.slice(5, -2)).toEqual([
      'step finishing',
      'result of mtx-1',
      'number of ci-9',
      'report result businessNumber=9999900001 aplyNo= name=이하늘 birthDay=19900101 phone= ci=ci-9 provider=',
      'cookie for 9999900001',
    ])
    expect(session.read().businessNumber).toBe('9999900001')
  })

  it.each<readonly [string, CertificationDeviations]>([
    ['success', {}],
    ['no answer to the request', { nice: NO_ANSWER }],
    ['a failed certification', { message: FAILED }],
    ['no answer to the cookie call', { openSession: NO_ANSWER }],
    ['an answer without a form', { nice: null }],
  ])('[P-200] [E-133] returns the queue ticket exactly once after %s', async (_, answers) => {
    const { log } = await certifiedBy('application', 'phone', answers)
    expect(log.filter((line) => line === 'leave act_3')).toHaveLength(1)
  })

  it('[E-114] [E-115] opens the configured page of a simple certification', async () => {
    const { log } = await certifiedBy('application', 'simple')
    expect(log.slice(1, 4)).toEqual(['open simple', 'fill https://provider.example/simple', 'step windowOpen'])
    expect(log.slice(4, 7)).toEqual([
      'step finishing',
      'report application businessNumber=1000100001 aplyNo=APL-1 name=김서준 birthDay=19800131 phone=01012345678 ci=ci-1 provider=kakao',
      'cookie for 1000100001',
    ])
  })

  it('[E-109] requests the form of NICE for a phone certification', async () => {
    const { log } = await certifiedBy('application', 'phone')
    expect(log.slice(1, 4)).toEqual(['open phone', 'request nice application', 'fill https://provider.example/nice'])
    expect((await certifiedBy('result', 'phone')).log).toContain('request nice result')
  })

  it('[E-112] requests the configured form of KMC for a phone certification', async () => {
    const { log, session } = await certifiedBy('application', 'phone', { phoneProvider: 'kmc' })
    expect(log.slice(2, 4)).toEqual(['request kmc', 'fill https://provider.example/kmc'])
    expect(session.read().certifiedBy).toBe('KMC')
  })

  it('[E-127] [E-136] stores the certified person with a new token', async () => {
    const { session } = await certifiedBy('application', 'phone')
    expect(session.read()).toEqual({
      ...EMPTY_SESSION,
      ...IN_APPLICATION,
      ...{
        ci: 'ci-1',
        certifiedName: '김서준',
        birthDate: '19800131',
        mobileNumber: '01012345678',
        mobileCarrier: 'SKT',
      },
      certifiedBy: 'NICE',
      testPerson: false,
      token: 'cookie-of-1000100001',
      timer: { deadline: 3_600_000, isRunning: true },
    })
  })

  it.each([
    ['the same person', 'ci-1', ['application', 'self-check']],
    ['another person', 'ci-2', []],
  ])('[D2-149] [D1-258] keeps only stored data of the certified person: %s', async (_, before, kept) => {
    const world = makeCertificationWorld(sessionOf('application'), {})
    const owner = `digest of ${before}\n${world.session.read().businessNumber}`
    world.tab.write('application', aDraft({ companyName: '서준식당' }, owner))
    const entries = {
      kind: 'entries',
      name: 'self-check',
      owner,
      applicationNumber: '',
      savedAt: 0,
      value: {},
    } as const
    world.tab.put(entries)
    await Effect.runPromise(world.certify({ flow: 'application', method: 'phone' }, world.tell))
    expect(world.tab.list().map(({ name }) => name)).toEqual(kept)
  })

  it('[E-119] uses only the confirmed values of an integrated method', async () => {
    const { session } = await certifiedBy('application', 'ipin', {
      message: { ...CERTIFICATION_SUCCESS_MESSAGE, name: '위조', ci: 'forged' },
    })
    expect(session.read()).toMatchObject({
      certifiedName: CERTIFIED_PERSON.name,
      ci: CERTIFIED_PERSON.ci,
      birthDate: CERTIFIED_PERSON.birthDay,
      mobileNumber: '',
    })
  })

  it('[E-129] returns the next page of each flow', async () => {
    expect((await certifiedBy('application', 'phone')).exit).toMatchObject({ value: { next: '/info-agree' } })
    expect((await certifiedBy('result', 'phone')).exit).toMatchObject({ value: { next: '/aply-result' } })
  })

  it('[E-130] does not look up a business number that the session has', async () =>
    expect((await certifiedBy('result', 'phone')).log.join()).not.toContain('number of'))
})

describe('the window of CertifyPerson', () => {
  it('[E-133] opens only after a click if the admission took long', async () => {
    const world = makeCertificationWorld(IN_APPLICATION, { waitedMs: 1000 })
    const running = Effect.runFork(world.certify({ flow: 'application', method: 'phone' }, world.tell))
    expect(world.log).toEqual(['enter act_3', 'step needsPress'])
    world.press()
    await Effect.runPromise(Fiber.join(running))
    expect(world.log.slice(2, 4)).toEqual(['open phone', 'request nice application'])
  })

  it('causes no call of the provider if the browser blocks it', async () => {
    const { failure, log } = await failing('application', 'phone', { blocked: true })
    expect(failure).toMatchObject({ _tag: 'WindowBlocked' })
    expect(log).toEqual(['enter act_3', 'open phone', 'leave act_3'])
  })

  it('[E-108] accepts a late result after the window looked closed', async () => {
    const world = makeCertificationWorld(IN_APPLICATION, { looksClosed: true })
    const running = Effect.runFork(world.certify({ flow: 'application', method: 'phone' }, world.tell))
    await world.settled()
    expect(world.log.slice(-2)).toEqual(['leave act_3', 'step looksClosed'])
    expect(world.log).not.toContain('close')
    world.say(CERTIFICATION_SUCCESS_MESSAGE)
    expect(await Effect.runPromise(Fiber.join(running))).toEqual({ next: '/info-agree' })
    expect(world.session.read().ci).toBe('ci-1')
  })

  it('[E-108] counts a closed window as cancelled for IPIN only', async () => {
    for (const method of ['ipin', 'joint'] as const) {
      const world = makeCertificationWorld(IN_APPLICATION, { looksClosed: true })
      const running = Effect.runFork(world.certify({ flow: 'application', method }, world.tell))
      await world.settled()
      expect(world.told.at(-1)).toEqual({ is: 'looksClosed', cancelled: method === 'ipin' })
      await Effect.runPromise(Fiber.interrupt(running))
    }
  })

  it('[E-108] closes the window, returns the ticket and ignores later results when aborted', async () => {
    const world = makeCertificationWorld(IN_APPLICATION, { silent: true })
    const running = Effect.runFork(world.certify({ flow: 'application', method: 'phone' }, world.tell))
    await world.settled()
    await Effect.runPromise(Fiber.interrupt(running))
    world.say(CERTIFICATION_SUCCESS_MESSAGE)
    await world.settled()
    expect(world.log.slice(-2)).toEqual(['leave act_3', 'close'])
    expect(world.session.read()).toEqual({ ...EMPTY_SESSION, ...IN_APPLICATION })
  })
})

describe('CertifyPerson, when a step does not succeed', () => {
  const nothingStored = (world: { readonly session: { readonly read: () => unknown } }, flow: Flow) =>
    expect(world.session.read()).toEqual({ ...EMPTY_SESSION, ...sessionOf(flow) })

  it('[E-110] fails with AlreadyCertified for an answer without a form', async () => {
    const { failure, log } = await failing('application', 'phone', { nice: null })
    expect(failure).toMatchObject({ _tag: 'AlreadyCertified' })
    expect(log.slice(-2)).toEqual(['leave act_3', 'close'])
  })

  it('[E-110] succeeds without a form if the session is already certified', async () => {
    const { exit } = await certifiedBy('result', 'phone', { nice: null, cookie: 'token-1' }, A_CERTIFIED_SESSION)
    expect(exit).toMatchObject({ value: { next: '/aply-result' } })
    const { failure } = await failing('result', 'phone', { nice: null }, A_CERTIFIED_SESSION)
    expect(failure).toMatchObject({ _tag: 'AlreadyCertified' })
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500)])(
    '[E-111] closes the window when the request fails: $_tag',
    async (nice) => {
      const { failure, log } = await failing('application', 'phone', { nice })
      expect(failure).toMatchObject({ _tag: 'CertificationBroken' })
      expect(log.at(-1)).toBe('close')
    },
  )

  it('[E-112] fails with CertificationFailed for a refusal of KMC', async () => {
    const tagOf = async (kmc: CertificationDeviations['kmc']) =>
      (await failing('application', 'phone', { phoneProvider: 'kmc', kmc })).failure._tag
    expect(await tagOf(null)).toBe('CertificationFailed')
    expect(await tagOf(NO_ANSWER)).toBe('CertificationBroken')
    expect(await tagOf(refusedWith(500))).toBe('CertificationBroken')
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(200), refusedWith(500)])(
    '[E-118] fails with IntegratedCertificationNotStarted when an integrated request is refused or fails: $_tag',
    async (integration) => {
      const { failure, log } = await failing('application', 'joint', { integration })
      expect(failure).toMatchObject({ _tag: 'IntegratedCertificationNotStarted' })
      expect(log.at(-1)).toBe('close')
    },
  )

  it('[E-120] fails with CertificationFailed if the confirmation is refused', async () => {
    const tagOf = async (result: CertificationDeviations['result']) => {
      const world = await failing('application', 'joint', { result })
      expect(world.log.join()).not.toContain('cookie for')
      nothingStored(world, 'application')
      return world.failure._tag
    }
    expect(await tagOf(null)).toBe('CertificationFailed')
    expect(await tagOf(NO_ANSWER)).toBe('CertificationBroken')
    expect(await tagOf(MALFORMED_ANSWER)).toBe('CertificationBroken')
    expect(await tagOf(refusedWith(500))).toBe('CertificationBroken')
  })

  it.each(['simple', 'simpleResult'] as const)(
    '[E-116] stores nothing when a %s certification cannot be reported',
    async (method) => {
      const flow = method === 'simple' ? 'application' : 'result'
      for (const report of [NO_ANSWER, refusedWith(500), refusedWith(400)]) {
        const world = await failing(flow, method, { report })
        expect(world.failure).toMatchObject({ _tag: 'CertificationBroken' })
        expect(world.log.join()).not.toContain('cookie for')
        nothingStored(world, flow)
      }
    },
  )

  it('[E-130] stores nothing for a person without an application', async () => {
    const world = await failing('result', 'phone', { number: null }, { businessNumber: '' })
    expect(world.failure).toMatchObject({ _tag: 'NoApplication' })
    expect(world.log.join()).not.toContain('cookie for')
    expect(world.session.read()).toEqual({ ...EMPTY_SESSION, flow: 'result' })
  })

  it.each([NO_ANSWER, refusedWith(401), refusedWith(500)])(
    '[E-131] removes the stored certification when no session can be opened: $_tag',
    async (openSession) => {
      const world = await failing('application', 'phone', { openSession })
      expect(world.failure).toMatchObject({ _tag: 'CertificationBroken' })
      nothingStored(world, 'application')
    },
  )

  it('[E-131] [E-130] removes the looked-up business number when no session can be opened', async () => {
    const openSession = refusedWith(401)
    const world = await failing('result', 'simpleResult', { openSession }, { businessNumber: '' })
    expect(world.log).toContain('cookie for 9999900001')
    expect(world.session.read()).toEqual({ ...EMPTY_SESSION, flow: 'result' })
  })

  it.each([
    ['LG-1', 'CertificationBroken'],
    ['LG-2', 'CertificationBroken'],
    ['LG-3', 'CertifiedAsOther'],
    ['LG-5', 'CertifiedAsOther'],
  ] as const)('[E-131] [D1-243] reports another person only for a rule about the person: %s', async (rule, failure) => {
    const because = { rule, ref: 'E-188' } as const
    const openSession = refusedWith(401, '본인인증 후 진행해주세요.', 'AUTH_NOT_CERTIFIED', because)
    expect(await failing('application', 'phone', { openSession })).toMatchObject({ failure: { _tag: failure } })
  })

  it('[D1-243] stores nothing if the certified person is not the applicant', async () => {
    const openSession = refusedWith(401, '본인인증이 필요합니다.', 'AUTH_NOT_CERTIFIED')
    const world = await failing('application', 'phone', { openSession })
    expect(world.failure).toMatchObject({ _tag: 'CertifiedAsOther' })
    nothingStored(world, 'application')
  })

  it('[D1-244] stores nothing in a browser without cookies', async () => {
    const world = await failing('application', 'phone', { keepsNoCookie: true })
    expect(world.failure).toMatchObject({ _tag: 'CookiesBlocked' })
    nothingStored(world, 'application')
  })

  it('[E-132] distinguishes a failed certification from a cancelled one', async () => {
    const tagOf = async (method: IdentityMethod, message: CertificationResult) =>
      (await failing('application', method, { message })).failure._tag
    expect(await tagOf('phone', FAILED)).toBe('CertificationFailed')
    expect(await tagOf('phone', CANCELLED)).toBe('CertificationCancelled')
    expect(await tagOf('joint', CANCELLED)).toBe('CertificationCancelled')
    expect(await tagOf('ipin', FAILED)).toBe('CertificationFailed')
  })

  it('[E-108] fails with IpinCancelled for a cancelled IPIN', async () =>
    expect((await failing('application', 'ipin', { message: CANCELLED })).failure).toMatchObject({
      _tag: 'IpinCancelled',
    }))

  it.each([new QueueUnreachable({ cause: 500 }), QUEUE_BLOCKED, ADDRESS_BLOCKED, new QueueWaitStopped()])(
    '[E-135] opens no window and makes no call if the queue refuses: $_tag',
    async (refusal) => {
      const { failure, log } = await failing('application', 'phone', { refusal })
      expect(failure).toBe(refusal)
      expect(log).toEqual([])
    },
  )
})
