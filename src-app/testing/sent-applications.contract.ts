import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { SentApplications } from '../application/applications.port.ts'

/** What every `SentApplications` promises. */
export const sentApplicationsContract = (name: string, make: () => SentApplications) =>
  describe(`SentApplications: ${name}`, () => {
    const since = (sent: SentApplications, aplyNo: string, from: number) => Effect.runPromise(sent.since(aplyNo, from))

    it('answers what was sent under a number, once each', async () => {
      const sent = make()
      for (const [aplyNo, digest, at] of [
        ['A1', 'one', 10],
        ['A1', 'two', 20],
        ['A1', 'one', 30],
        ['A2', 'three', 40],
      ] as const)
        await Effect.runPromise(sent.add(aplyNo, digest, at))
      expect((await since(sent, 'A1', 0)).toSorted()).toEqual(['one', 'two'])
      expect(await since(sent, 'A2', 0)).toEqual(['three'])
      expect(await since(sent, 'A3', 0)).toEqual([])
    })

    it('answers what was sent at the asked instant or later', async () => {
      const sent = make()
      await Effect.runPromise(sent.add('A1', 'old', 9))
      await Effect.runPromise(sent.add('A1', 'new', 10))
      expect(await since(sent, 'A1', 10)).toEqual(['new'])
    })

    it('forgets what was refused, and nothing else', async () => {
      const sent = make()
      await Effect.runPromise(sent.add('A1', 'one', 10))
      await Effect.runPromise(sent.add('A1', 'two', 10))
      await Effect.runPromise(sent.remove('A1', 'one'))
      await Effect.runPromise(sent.remove('A1', 'never sent'))
      expect(await since(sent, 'A1', 0)).toEqual(['two'])
    })
  })
