import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aProof } from '#domain/proof/examples/a-proof'
import type { Carrier } from '#domain/proof/registration/carrier-request'
import type { RegistrationEligibility } from '#domain/proof/registration/registration-eligibility'
import { SAMPLE_EXISTING_PROOFS } from '#domain/proof/registration/registration-eligibility.cases'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { proofsFromRuleFields, registrationWorld, SELECTED_APPLICATION } from '../testing/registration-world.ts'

const LOAD = 'load ci-1 1000100001 normal all'
const PARCEL = aProof({
  id: '502',
  proofType: 'parcel',
  detailTypes: ['롯데', '한진'],
  totalUnit: 'parcel',
  status: 'submitted',
})
const ASKED = { ...SELECTED_APPLICATION, proofs: [PARCEL] }

/** Makes a page that remembers what it has sent. */
const aPage = ({ requestCarriers }: ReturnType<typeof registrationWorld>) => {
  const sentBefore: Carrier[] = []
  const add = (carriers: readonly Carrier[]) => Effect.sync(() => void sentBefore.push(...carriers))
  return (carriers: readonly Carrier[]) =>
    Effect.suspend(() => requestCarriers(carriers, { sentBefore: [...sentBefore], add }))
}

const tagOf = async <E extends { readonly _tag: string }>(effect: Effect.Effect<void, E>) =>
  (await Effect.runPromise(Effect.flip(effect)))._tag

/** The id of the rule for each reason of a refusal. */
const PARCEL_RULES: Readonly<Partial<Record<RegistrationEligibility, string>>> = {
  notSelectedForParcel: 'RE-1',
  limit: 'RE-3',
  parcelExists: 'RE-4',
}

describe('RequestCarriers', () => {
  it('[P-021] [P-086] [P-088] checks the rules before it requests the carriers', async () => {
    const world = registrationWorld()
    await Effect.runPromise(aPage(world)(['한진', '롯데']))
    expect(world.calls).toEqual([LOAD, 'ask'])
    expect(world.requested).toEqual([
      {
        supportNumber: '10001',
        applicationNumber: 'DA00000001',
        carriers: ['롯데', '한진'],
        status: 'submitted',
      },
    ])
  })

  /** Cases with each verdict exactly once. The domain tests cover the whole table. */
  const ONE_OF_EACH = [
    { status: 'hold', existing: 'none', verdict: 'notSelectedForParcel' },
    { status: 'targetSelected', existing: 'paid300000', verdict: 'limit' },
    { status: 'targetSelected', existing: 'parcelFinished', verdict: 'parcelExists' },
    { status: 'targetSelected', existing: 'parcelCancelled', verdict: 'ok' },
  ] as const
  it.each(ONE_OF_EACH)(
    '[P-018] [P-084] returns $verdict for $status, $existing',
    async ({ status, existing, verdict }) => {
      const { proofs, decidedAmount } = SAMPLE_EXISTING_PROOFS[existing]
      const world = registrationWorld({
        found: [{ ...SELECTED_APPLICATION, status, proofs: proofsFromRuleFields(proofs), decidedAmount }],
      })
      if (verdict === 'ok') await Effect.runPromise(aPage(world)(['롯데']))
      else
        expect(await Effect.runPromise(Effect.flip(aPage(world)(['롯데'])))).toMatchObject({
          _tag: 'RegistrationNotAllowed',
          verdict,
          because: { rule: PARCEL_RULES[verdict] },
        })
      expect(world.requested).toHaveLength(verdict === 'ok' ? 1 : 0)
    },
  )

  it.each([
    [refusedWith(400, '안 됩니다.'), 'CarrierRequestRefused'],
    [refusedWith(200, null), 'CarrierRequestRefused'],
    [refusedWith(500, '오류'), 'CarrierRequestUnanswered'],
    [NO_ANSWER, 'CarrierRequestUnanswered'],
    [MALFORMED_ANSWER, 'CarrierRequestUnanswered'],
    [SESSION_ENDED, 'SessionEnded'],
  ] as const)('[P-089] distinguishes a refusal from a failure: %s gives %s', async (answered, tag) => {
    const world = registrationWorld({ asked: Effect.fail(answered) })
    expect(await tagOf(aPage(world)(['롯데']))).toBe(tag)
  })
})

describe('[P-089] [D3-101] RequestCarriers, when another tab requested first', () => {
  it('fails with the rule that now forbids the request', async () => {
    const world = registrationWorld({
      asked: Effect.fail(refusedWith(400, '안 됩니다.')),
      found: [SELECTED_APPLICATION, ASKED],
    })
    expect(await Effect.runPromise(Effect.flip(aPage(world)(['롯데'])))).toMatchObject({
      _tag: 'RegistrationNotAllowed',
      verdict: 'parcelExists',
      because: { rule: 'RE-4' },
    })
  })

  it('fails with the refusal of the server if the application cannot be read', async () => {
    const world = registrationWorld({
      asked: Effect.fail(refusedWith(400, '안 됩니다.')),
      found: [SELECTED_APPLICATION, NO_ANSWER],
    })
    expect(await tagOf(aPage(world)(['롯데']))).toBe('CarrierRequestRefused')
  })
})

describe('[P-315] RequestCarriers, after a request without a readable answer', () => {
  it('succeeds when a new parcel proof with these carriers exists', async () => {
    const world = registrationWorld({ asked: Effect.fail(NO_ANSWER), found: [SELECTED_APPLICATION, ASKED] })
    await Effect.runPromise(aPage(world)(['롯데', '한진']))
    expect(world.calls).toEqual([LOAD, 'ask', LOAD])
  })

  it('does not accept an ended or earlier parcel proof', async () => {
    const ended = { ...PARCEL, status: 'userCancel' as const }
    for (const [before, after] of [
      [[], [ended]],
      [[ended], [ended]],
    ] as const) {
      const world = registrationWorld({
        asked: Effect.fail(NO_ANSWER),
        found: [
          { ...SELECTED_APPLICATION, proofs: before },
          { ...SELECTED_APPLICATION, proofs: after },
        ],
      })
      expect(await tagOf(aPage(world)(['롯데', '한진']))).toBe('CarrierRequestUnanswered')
    }
  })

  it('searches again at the next attempt when the first search failed', async () => {
    const world = registrationWorld({ asked: Effect.fail(NO_ANSWER), found: [SELECTED_APPLICATION, NO_ANSWER, ASKED] })
    const request = aPage(world)
    expect(await tagOf(request(['롯데', '한진']))).toBe('CarrierRequestUnanswered')
    await Effect.runPromise(request(['롯데', '한진']))
    expect(world.requested).toHaveLength(1)
  })

  it('[D3-139] fails with OtherCarrierRequestArrived for different carriers', async () => {
    const world = registrationWorld({ asked: Effect.fail(NO_ANSWER), found: [SELECTED_APPLICATION, ASKED] })
    expect(await Effect.runPromise(Effect.flip(aPage(world)(['우체국'])))).toMatchObject({
      _tag: 'OtherCarrierRequestArrived',
      carriers: ['롯데', '한진'],
    })
  })

  it.each([
    ['after a failed search', NO_ANSWER],
    ['after a late arrival', SELECTED_APPLICATION],
  ] as const)(
    '[F-001] [D3-139] fails with OtherCarrierRequestArrived if the next attempt is for other carriers, %s',
    async (_, looked) => {
      const world = registrationWorld({ asked: Effect.fail(NO_ANSWER), found: [SELECTED_APPLICATION, looked, ASKED] })
      const request = aPage(world)
      expect(await tagOf(request(['롯데', '한진']))).toBe('CarrierRequestUnanswered')
      expect(await tagOf(request(['롯데']))).toBe('OtherCarrierRequestArrived')
      await Effect.runPromise(request(['한진', '롯데']))
      expect(world.requested).toHaveLength(1)
    },
  )
})
