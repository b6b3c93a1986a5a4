import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aProof } from '#domain/proof/examples/a-proof'
import type { RegistrationEligibility } from '#domain/proof/registration/registration-eligibility'
import { SAMPLE_EXISTING_PROOFS } from '#domain/proof/registration/registration-eligibility.cases'
import { QueueWaitStopped, QueueUnreachable } from '../admission/queue-gate.errors.ts'
import type { CallError } from '../kernel/call.errors.ts'
import { aStoredEvidenceFile } from '../testing/a-file.ts'
import {
  MALFORMED_ANSWER,
  NO_ANSWER,
  QUEUE_BLOCKED,
  SESSION_ENDED,
  refusedFor,
  refusedWith,
} from '../testing/failures.ts'
import {
  aRegisteredProof,
  DIRECT_DELIVERY_FORM,
  GENERAL_PROOF_FORM,
  itemWithFile,
  proofsFromRuleFields,
  registrationWorld,
  SELECTED_APPLICATION,
} from '../testing/registration-world.ts'
import { UploadFailed, UploadTimeout } from '../upload/upload.errors.ts'
import type { RegisterProof } from './register-proof.ts'

const RECEIPT = aStoredEvidenceFile('영수증.pdf')
const LEDGER = aStoredEvidenceFile('대장.pdf')
const VEHICLE = aStoredEvidenceFile('차량.pdf')
const LOAD = 'load ci-1 1000100001 normal all'
const APPROVED = { ...SELECTED_APPLICATION, proofs: [aProof({ proofType: 'direct', status: 'paymentComplete' })] }
const STORED = { ...SELECTED_APPLICATION, proofs: [aRegisteredProof([RECEIPT])] }

const succeed = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const fail = (effect: ReturnType<RegisterProof>) => Effect.runPromise(Effect.flip(effect))

/** The id of the rule for each reason of a refusal. */
const OWN_RULES: Readonly<Partial<Record<RegistrationEligibility, string>>> = {
  notSelected: 'RE-2',
  limit: 'RE-3',
  parcelRunning: 'RE-5',
}

describe('RegisterProof, for a general proof', () => {
  it('[P-021] [P-039] [P-070] [P-074] checks the rules and files before it creates the proof', async () => {
    const world = registrationWorld()
    const done = await succeed(world.registerProof(GENERAL_PROOF_FORM, world.steps({ performance: [RECEIPT, LEDGER] })))
    expect(done).toEqual({ skipped: 0 })
    expect(world.calls).toEqual([LOAD, 'store', 'sizes 2', 'create'])
    expect(world.created).toEqual([
      {
        supportNumber: '10001',
        applicationNumber: 'DA00000001',
        proofType: 'general',
        detailType: '1',
        years: [2024],
        total: 120_000,
        totalUnit: 'amount',
        status: 'submitComplete',
        items: [RECEIPT, LEDGER].map((file) => ({ proofType: 'general', status: 'submitComplete', file })),
      },
    ])
  })
})

describe('RegisterProof, for direct delivery', () => {
  it('[P-051] [P-187] sends a direct delivery through the queue', async () => {
    const world = registrationWorld()
    await succeed(world.registerProof(DIRECT_DELIVERY_FORM, world.steps({ base: [VEHICLE], performance: [LEDGER] })))
    const [sent] = world.created
    expect([sent?.proofType, sent?.totalUnit]).toEqual(['direct', 'cases'])
    expect(sent?.items.map(({ proofType, file }) => [proofType, file.name])).toEqual([
      ['direct', '차량.pdf'],
      ['general', '대장.pdf'],
    ])
    expect(world.calls).toEqual([LOAD, 'gate debug', 'store', 'sizes 2', 'create'])
    expect(world.gateLog).toEqual(['enter debug', 'leave debug'])
  })

  it('[P-046] [P-047] sends no base items if there is an approved base proof', async () => {
    const world = registrationWorld({ found: [APPROVED] })
    await succeed(world.registerProof(DIRECT_DELIVERY_FORM, world.steps({ base: [VEHICLE], performance: [LEDGER] })))
    expect(world.created[0]?.items.map(({ proofType }) => proofType)).toEqual(['general'])
  })

  it.each([new QueueWaitStopped(), QUEUE_BLOCKED, new QueueUnreachable({ cause: 'error' })])(
    '[P-198] [P-204] sends nothing when the queue refuses: $_tag',
    async (refusal) => {
      const world = registrationWorld({ refusal })
      const failure = await fail(world.registerProof(DIRECT_DELIVERY_FORM, world.steps({ performance: [LEDGER] })))
      expect(failure).toBe(refusal)
      expect(world.calls).toEqual([LOAD, 'gate debug'])
    },
  )
})

describe('[P-018] [P-021] [P-301] RegisterProof, when the rules decide', () => {
  /** Cases with each verdict exactly once. The domain tests cover the whole table. */
  const ONE_OF_EACH = [
    { status: 'hold', existing: 'none', path: 'general', verdict: 'notSelected' },
    { status: 'targetSelected', existing: 'paid300000', path: 'direct', verdict: 'limit' },
    { status: 'targetSelected', existing: 'parcelSubmitted', path: 'general', verdict: 'parcelRunning' },
    { status: 'targetSelected', existing: 'paid299999', path: 'direct', verdict: 'ok' },
  ] as const
  it.each(ONE_OF_EACH)(
    'returns $verdict for $status, $existing, $path',
    async ({ status, existing, path, verdict }) => {
      const { proofs, decidedAmount } = SAMPLE_EXISTING_PROOFS[existing]
      const world = registrationWorld({
        found: [{ ...SELECTED_APPLICATION, status, proofs: proofsFromRuleFields(proofs), decidedAmount }],
      })
      const form = path === 'direct' ? DIRECT_DELIVERY_FORM : GENERAL_PROOF_FORM
      const registering = world.registerProof(form, world.steps({ base: [VEHICLE], performance: [LEDGER] }))
      if (verdict === 'ok') expect(await succeed(registering)).toEqual({ skipped: 0 })
      else {
        expect(await fail(registering)).toMatchObject({
          _tag: 'RegistrationNotAllowed',
          verdict,
          because: { rule: OWN_RULES[verdict] },
        })
        expect(world.calls).toEqual([LOAD])
      }
    },
  )

  it('[P-020] sends nothing if the application cannot be loaded', async () => {
    for (const [failure, tag] of [
      [NO_ANSWER, 'NotLoaded'],
      [MALFORMED_ANSWER, 'NotLoaded'],
      [refusedWith(500), 'NotLoaded'],
      [refusedWith(403), 'SessionEnded'],
      [SESSION_ENDED, 'SessionEnded'],
    ] as const) {
      const world = registrationWorld({ found: [failure] })
      expect((await fail(world.registerProof(GENERAL_PROOF_FORM, world.steps({ performance: [] }))))._tag).toBe(tag)
      expect(await Effect.runPromise(Effect.flip(world.openRegistration('general')))).toMatchObject({ _tag: tag })
      expect(world.created).toEqual([])
    }
  })
})

describe('RegisterProof, with empty files', () => {
  it('[P-066] leaves out empty files when the person agrees', async () => {
    const world = registrationWorld({ empty: [LEDGER] })
    const steps = world.steps({ performance: [RECEIPT, LEDGER] })
    expect(await succeed(world.registerProof(GENERAL_PROOF_FORM, steps))).toEqual({ skipped: 1 })
    expect(world.calls).toEqual([LOAD, 'store', 'sizes 2', 'ask 대장.pdf', 'create'])
    expect(world.created[0]?.items.map(({ file }) => file)).toEqual([RECEIPT])
  })

  it('[P-064] [P-066] leaves out empty files of both lists', async () => {
    const world = registrationWorld({ empty: [VEHICLE, LEDGER] })
    const steps = world.steps({ base: [VEHICLE, RECEIPT], performance: [LEDGER, aStoredEvidenceFile('둘.pdf')] })
    expect(await succeed(world.registerProof(DIRECT_DELIVERY_FORM, steps))).toEqual({ skipped: 2 })
    expect(world.calls).toContain('ask 차량.pdf,대장.pdf')
  })

  it('[P-067] creates nothing when the person declines', async () => {
    const world = registrationWorld({ empty: [LEDGER] })
    const steps = world.steps({ performance: [RECEIPT, LEDGER] }, false)
    expect((await fail(world.registerProof(GENERAL_PROOF_FORM, steps)))._tag).toBe('RegistrationDeclined')
    expect(world.created).toEqual([])
  })

  it.each([
    [DIRECT_DELIVERY_FORM, [VEHICLE], [VEHICLE, LEDGER], 'noValidBase', 'VF-1'],
    [DIRECT_DELIVERY_FORM, [LEDGER], [VEHICLE, LEDGER], 'noValidPerformance', 'VF-2'],
    [GENERAL_PROOF_FORM, [LEDGER], [LEDGER], 'noValidPerformance', 'VF-2'],
  ] as const)('[P-068] registers nothing when too few files are left', async (form, empty, files, verdict, rule) => {
    const world = registrationWorld({ empty })
    const steps = world.steps({
      base: files.filter((file) => file === VEHICLE),
      performance: files.filter((file) => file === LEDGER),
    })
    expect(await fail(world.registerProof(form, steps))).toMatchObject({
      _tag: 'NotEnoughFiles',
      verdict,
      because: { rule },
    })
    expect(world.created).toEqual([])
  })

  it('[P-068] ignores an empty base file when the base proof is approved', async () => {
    const world = registrationWorld({ found: [APPROVED], empty: [VEHICLE] })
    const steps = world.steps({ base: [VEHICLE], performance: [LEDGER] })
    expect(await succeed(world.registerProof(DIRECT_DELIVERY_FORM, steps))).toEqual({ skipped: 1 })
  })
})

describe('RegisterProof, when the creation fails', () => {
  it.each([
    [
      refusedFor({ is: 'emptyFile', name: '빈 파일.pdf' }, 400, '빈 파일'),
      { _tag: 'EmptyFileRefused', name: '빈 파일.pdf' },
    ],
    [refusedFor({ is: 'emptyFile', name: '' }, 400, '빈 파일'), { _tag: 'EmptyFileRefused', name: '' }],
    [refusedWith(409, '접수할 수 없습니다.'), { _tag: 'RegistrationRefused', message: '접수할 수 없습니다.' }],
    [refusedWith(504, null), { _tag: 'RegistrationTimedOut' }],
    [NO_ANSWER, { _tag: 'RegistrationUnanswered' }],
    [SESSION_ENDED, { _tag: 'SessionEnded' }],
  ] as const)(
    '[P-040] [P-076] [P-077] [P-078] [P-079] fails with the matching error for %s',
    async (answered, expected) => {
      const world = registrationWorld({ created: Effect.fail(answered) })
      expect(
        await fail(world.registerProof(GENERAL_PROOF_FORM, world.steps({ performance: [RECEIPT] }))),
      ).toMatchObject(expected)
    },
  )

  it('[P-080] sends an unchanged registration again after a failure', async () => {
    const failures: CallError[] = [NO_ANSWER, refusedWith(409, '잠시 후 다시')]
    const answer = () => {
      const failure = failures.shift()
      return failure === undefined ? Effect.void : Effect.fail(failure)
    }
    const world = registrationWorld({ created: Effect.suspend(answer) })
    const registering = world.registerProof(GENERAL_PROOF_FORM, world.steps({ performance: [RECEIPT] }))
    expect([(await fail(registering))._tag, (await fail(registering))._tag]).toEqual([
      'RegistrationUnanswered',
      'RegistrationRefused',
    ])
    expect(await succeed(registering)).toEqual({ skipped: 0 })
    expect(new Set(world.created.map((sent) => JSON.stringify(sent))).size).toBe(1)
    expect(world.created).toHaveLength(3)
  })

  it('[P-075] [P-076] creates nothing when a file upload fails', async () => {
    for (const failure of [new UploadFailed({ cause: 'line' }), new UploadTimeout({ cause: 'idle' })]) {
      const world = registrationWorld()
      const steps = { ...world.steps({ performance: [] }), store: Effect.fail(failure) }
      expect(await fail(world.registerProof(GENERAL_PROOF_FORM, steps))).toBe(failure)
      expect(world.created).toEqual([])
    }
  })
})

describe('[P-315] RegisterProof, when it is unclear whether the proof was stored', () => {
  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(504), refusedWith(500, '오류'), refusedWith(400, null)])(
    'succeeds when the proof is found: %s',
    async (lost) => {
      const world = registrationWorld({ created: Effect.fail(lost), found: [SELECTED_APPLICATION, STORED] })
      const steps = world.steps({ performance: [RECEIPT] })
      expect(await succeed(world.registerProof(GENERAL_PROOF_FORM, steps))).toEqual({ skipped: 0 })
      expect(world.calls).toEqual([LOAD, 'store', 'sizes 1', 'create', LOAD])
    },
  )

  it('fails when the proof is not found or the search fails', async () => {
    for (const found of [[SELECTED_APPLICATION], [SELECTED_APPLICATION, NO_ANSWER]]) {
      const world = registrationWorld({ created: Effect.fail(NO_ANSWER), found })
      expect((await fail(world.registerProof(GENERAL_PROOF_FORM, world.steps({ performance: [RECEIPT] }))))._tag).toBe(
        'RegistrationUnanswered',
      )
    }
  })

  it('does not search after a readable refusal', async () => {
    const world = registrationWorld({ created: Effect.fail(refusedWith(400, '안 됩니다.')) })
    await fail(world.registerProof(GENERAL_PROOF_FORM, world.steps({ performance: [RECEIPT] })))
    expect(world.calls.filter((call) => call === LOAD)).toHaveLength(1)
  })

  it('sends nothing when an earlier attempt is stored', async () => {
    const world = registrationWorld({ found: [STORED] })
    await succeed(world.registerProof(GENERAL_PROOF_FORM, world.steps({ performance: [RECEIPT] })))
    expect(world.created).toEqual([])
  })

  it('creates the proof when an earlier attempt did not arrive', async () => {
    const world = registrationWorld()
    await succeed(world.registerProof(GENERAL_PROOF_FORM, world.steps({ performance: [LEDGER] }, true, [RECEIPT.path])))
    expect(world.created.length).toBe(1)
    expect(world.sent).toEqual([[LEDGER.path]])
  })

  it('[D3-139] [P-072] fails, and returns the stored proof, if the total was changed after the first attempt', async () => {
    const world = registrationWorld({ found: [STORED] })
    const steps = world.steps({ base: [VEHICLE], performance: [RECEIPT] }, true, [RECEIPT.path])
    expect(await fail(world.registerProof({ ...GENERAL_PROOF_FORM, total: '999999' }, steps))).toMatchObject({
      _tag: 'OtherRegistrationArrived',
      arrived: [{ proof: { total: 120_000, years: [2024], totalUnit: 'amount' }, files: [{ path: RECEIPT.path }] }],
    })
    expect(world.created).toEqual([])
  })

  it('[D3-139] fails with OtherRegistrationArrived if the form now has a different file', async () => {
    const world = registrationWorld({ found: [STORED] })
    const steps = world.steps({ performance: [LEDGER] }, true, [RECEIPT.path])
    expect((await fail(world.registerProof(GENERAL_PROOF_FORM, steps)))._tag).toBe('OtherRegistrationArrived')
    expect(world.created).toEqual([])
  })

  it('[D3-139] fails with OtherRegistrationArrived if the agency has the documents without their proof', async () => {
    const world = registrationWorld({ found: [{ ...SELECTED_APPLICATION, items: [itemWithFile(RECEIPT)] }] })
    expect(await fail(world.registerProof(GENERAL_PROOF_FORM, world.steps({ performance: [RECEIPT] })))).toMatchObject({
      _tag: 'OtherRegistrationArrived',
      arrived: [{ proof: null, files: [{ path: RECEIPT.path }] }],
    })
  })

  it('[D3-139] fails with OtherRegistrationArrived if a changed second attempt is refused', async () => {
    const refused = Effect.fail(refusedWith(400, '이미 다른 증빙에 사용된 파일입니다.'))
    const world = registrationWorld({ found: [SELECTED_APPLICATION, STORED], created: refused })
    const steps = world.steps({ performance: [RECEIPT] }, true, [RECEIPT.path])
    expect((await fail(world.registerProof({ ...GENERAL_PROOF_FORM, total: '1' }, steps)))._tag).toBe(
      'OtherRegistrationArrived',
    )
  })
})
