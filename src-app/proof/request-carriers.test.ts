import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { EXISTING_PROOFS, REGISTRATION_ELIGIBILITY_CASES } from '#domain/proof/registration-eligibility.cases'
import { aProofMaster } from '../testing/a-proof-master.ts'
import { MALFORMED, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { mastersOf, registrationWorld, SELECTED } from '../testing/registration-world.ts'

const LOAD = 'load ci-1 1000100001 normal all'
const PARCEL = aProofMaster({
  receiptProofMstrId: '502',
  aplyType: '일반',
  aplyTypeDetail: '롯데,한진',
  amountCountType: '택배',
  progressStatus: '제출',
})
const ASKED = { ...SELECTED, proofs: [PARCEL] }

const tagOf = async <E extends { readonly _tag: string }>(effect: Effect.Effect<void, E>) =>
  (await Effect.runPromise(Effect.flip(effect)))._tag

describe('asking the carriers', () => {
  it('[P-021] [P-086] [P-088] judges again and asks for those that were ticked', async () => {
    const world = registrationWorld()
    await Effect.runPromise(world.requestCarriers(['한진', '롯데']))
    expect(world.calls).toEqual([LOAD, 'ask'])
    expect(world.requested).toEqual([
      {
        suptSn: '10001',
        aplyNo: 'DA00000001',
        aplyType: '일반',
        aplyTypeDetail: '롯데,한진',
        amountCountType: '택배',
        progressStatus: '제출',
      },
    ])
  })

  const parcels = REGISTRATION_ELIGIBILITY_CASES.flatMap(({ status, existing, path, verdict }) =>
    path !== 'parcel' || typeof status !== 'string' ? [] : [{ status, existing, verdict }],
  )
  it.each(parcels)('[P-018] [P-084] $status, $existing → $verdict', async ({ status, existing, verdict }) => {
    const { masters, dcsnAmt } = EXISTING_PROOFS[existing]
    const world = registrationWorld({
      found: [{ ...SELECTED, status, proofs: mastersOf(masters), decidedAmount: dcsnAmt }],
    })
    if (verdict === 'ok') await Effect.runPromise(world.requestCarriers(['롯데']))
    else
      expect(await Effect.runPromise(Effect.flip(world.requestCarriers(['롯데'])))).toMatchObject({
        _tag: 'RegistrationNotAllowed',
        because: verdict,
      })
    expect(world.requested).toHaveLength(verdict === 'ok' ? 1 : 0)
  })

  it.each([
    [refusedWith(400, '안 됩니다.'), 'CarrierRequestRefused'],
    [refusedWith(200, null), 'CarrierRequestRefused'],
    [refusedWith(500, '오류'), 'CarrierRequestUnanswered'],
    [NO_ANSWER, 'CarrierRequestUnanswered'],
    [MALFORMED, 'CarrierRequestUnanswered'],
    [SESSION_ENDED, 'SessionEnded'],
  ] as const)('[P-089] a no and a failure are told apart: %s → %s', async (answered, tag) => {
    const world = registrationWorld({ asked: Effect.fail(answered) })
    expect(await tagOf(world.requestCarriers(['롯데']))).toBe(tag)
  })
})

describe('[P-315] a request without a readable answer', () => {
  it('[P-315] counts when a parcel proof for these carriers is there that was not there before', async () => {
    const world = registrationWorld({ asked: Effect.fail(NO_ANSWER), found: [SELECTED, ASKED] })
    await Effect.runPromise(world.requestCarriers(['롯데', '한진']))
    expect(world.calls).toEqual([LOAD, 'ask', LOAD])
  })

  it('[P-315] one for other carriers, one that has ended and one that was there before do not count', async () => {
    const ended = { ...PARCEL, progressStatus: '사용자취소' }
    for (const [before, after] of [
      [[], [{ ...PARCEL, aplyTypeDetail: '우체국' }]],
      [[], [ended]],
      [[ended], [ended]],
    ] as const) {
      const world = registrationWorld({
        asked: Effect.fail(NO_ANSWER),
        found: [
          { ...SELECTED, proofs: before },
          { ...SELECTED, proofs: after },
        ],
      })
      expect(await tagOf(world.requestCarriers(['롯데', '한진']))).toBe('CarrierRequestUnanswered')
    }
  })

  it('[P-315] is looked for again with the next press when it could not be looked for at once', async () => {
    const world = registrationWorld({ asked: Effect.fail(NO_ANSWER), found: [SELECTED, NO_ANSWER, ASKED] })
    expect(await tagOf(world.requestCarriers(['롯데', '한진']))).toBe('CarrierRequestUnanswered')
    await Effect.runPromise(world.requestCarriers(['롯데', '한진']))
    expect(world.requested).toHaveLength(1)
  })
})
