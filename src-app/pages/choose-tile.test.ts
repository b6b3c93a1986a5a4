import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { EMPTY_SESSION } from '#domain/session/session'
import { QueueWaitStopped, QueueUnreachable } from '../admission/queue-gate.errors.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { QUEUE_BLOCKED, ADDRESS_BLOCKED } from '../testing/failures.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { makeRecordingGate } from '../testing/recording-gate.ts'
import { ChooseTile } from './choose-tile.ts'

describe('ChooseTile', () => {
  it('[E-028] returns the result page for a certified visitor', async () => {
    const session = inMemorySession({ ...A_CERTIFIED_SESSION, flow: 'application' })
    const choose = ChooseTile.make({ gate: makeRecordingGate(), session })
    expect(await Effect.runPromise(choose('result'))).toEqual({ next: '/aply-result' })
    expect(session.read().flow).toBe('result')
  })

  it.each([{ token: '' }, { businessNumber: '' }, { ci: '' }] as const)(
    '[E-029] returns the certification page when a session value is missing: %o',
    async (missing) => {
      const session = inMemorySession({ ...A_CERTIFIED_SESSION, ...missing })
      const choose = ChooseTile.make({ gate: makeRecordingGate(), session })
      expect(await Effect.runPromise(choose('result'))).toEqual({ next: '/onslf-check-result' })
    },
  )

  it.each([
    { tile: 'apply', next: '/self-check' },
    { tile: 'result', next: '/onslf-check-result' },
  ] as const)('[E-134] enters the queue for the $tile tile and leaves it again', async ({ tile, next }) => {
    const log: string[] = []
    const choose = ChooseTile.make({ gate: makeRecordingGate(log), session: inMemorySession() })
    expect(await Effect.runPromise(choose(tile))).toEqual({ next })
    expect(log).toEqual(['enter act_1', 'leave act_1'])
  })

  it.each([QUEUE_BLOCKED, ADDRESS_BLOCKED, new QueueUnreachable({ cause: 500 }), new QueueWaitStopped()])(
    '[E-134] [E-135] fails and changes nothing if the queue refuses: $_tag',
    async (refusal) => {
      for (const tile of ['apply', 'result'] as const) {
        const session = inMemorySession()
        const choose = ChooseTile.make({ gate: makeRecordingGate([], refusal), session })
        expect(await Effect.runPromise(Effect.flip(choose(tile)))).toBe(refusal)
        expect(session.read()).toEqual(EMPTY_SESSION)
      }
    },
  )
})
