import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { DRAFT_LIFE_MS } from '#domain/application/draft'
import { makeDraftOwner } from '../application/drafts.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { inMemoryProofDrafts } from '../testing/in-memory-proof-drafts.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { makeDiscardProofDraft, makeKeepProofDraft, makeRestoreProofDraft } from './proof-drafts.ts'

const NOW = 1_750_000_000_000
const ENTERED = { entries: { total: '12', years: '2024' }, files: ['차량등록증.png'] }

const start = (digest: string | null = 'digest') => {
  const session = inMemorySession(A_CERTIFIED_SESSION)
  const drafts = inMemoryProofDrafts()
  const clock = stoppedClock(NOW)
  const owner = makeDraftOwner({
    session,
    digest: { of: (text) => Effect.succeed(digest === null ? null : `${digest} ${text}`) },
  })
  const ports = { drafts, owner, clock }
  const keep = makeKeepProofDraft(ports)
  const restore = makeRestoreProofDraft(ports)
  return { session, drafts, clock, keep, restore, discard: makeDiscardProofDraft(ports) }
}

describe('[P-317] drafts of proof forms', () => {
  it('[P-317] come back to the same person and business, files by name, each form its own', async () => {
    const { keep, restore } = start()
    expect(await Effect.runPromise(keep('direct', ENTERED))).toBe(NOW)
    await Effect.runPromise(keep('supplement 501', { entries: { total: '5' }, files: [] }))
    expect(await Effect.runPromise(restore('direct'))).toEqual({ savedAt: NOW, ...ENTERED })
    expect((await Effect.runPromise(restore('supplement 501')))?.entries).toEqual({ total: '5' })
    expect(await Effect.runPromise(restore('supplement 502'))).toBeNull()
    expect(await Effect.runPromise(restore('general'))).toBeNull()
  })

  it('[P-317] hold neither identity value nor business number in the clear', async () => {
    const { drafts, keep } = start()
    await Effect.runPromise(keep('direct', ENTERED))
    expect(Object.keys(drafts.read()['direct'] ?? {})).toEqual(['owner', 'savedAt', 'entries', 'files'])
  })

  it('[P-317] are deleted unseen for anybody else', async () => {
    const { session, drafts, keep, restore } = start()
    await Effect.runPromise(keep('direct', ENTERED))
    await Effect.runPromise(keep('opinion', ENTERED))
    session.update((now) => ({ ...now, ci: 'ci-2' }))
    expect(await Effect.runPromise(restore('direct'))).toBeNull()
    expect(drafts.read()).toEqual({})
  })

  it('[P-317] are deleted after 24 hours, not a millisecond before', async () => {
    for (const [later, found] of [
      [DRAFT_LIFE_MS - 1, true],
      [DRAFT_LIFE_MS, false],
    ] as const) {
      const { drafts, keep } = start()
      await Effect.runPromise(keep('direct', ENTERED))
      const aged = start()
      aged.drafts.write(drafts.read())
      const restore = makeRestoreProofDraft({
        drafts: aged.drafts,
        owner: () => Effect.succeed(drafts.read()['direct']?.owner ?? null),
        clock: stoppedClock(NOW + later),
      })
      expect((await Effect.runPromise(restore('direct'))) !== null).toBe(found)
      expect('direct' in aged.drafts.read()).toBe(found)
    }
  })

  it('[P-317] go when they are discarded or the form is empty again, and leave the others', async () => {
    const { drafts, keep, discard } = start()
    await Effect.runPromise(keep('direct', ENTERED))
    await Effect.runPromise(keep('general', ENTERED))
    discard('direct')
    expect(Object.keys(drafts.read())).toEqual(['general'])
    expect(await Effect.runPromise(keep('general', { entries: { total: '' }, files: [] }))).toBeNull()
    expect(drafts.read()).toEqual({})
  })

  it('are not kept where nobody can be told apart', async () => {
    const { drafts, keep, restore } = start(null)
    expect(await Effect.runPromise(keep('direct', ENTERED))).toBeNull()
    expect(await Effect.runPromise(restore('direct'))).toBeNull()
    expect(drafts.read()).toEqual({})
  })
})
