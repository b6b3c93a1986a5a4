import { Effect, Schema } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LoadApplication } from '#app/application/load-application'
import { inMemoryRecords } from '#app/testing/in-memory-records'
import { enterFakeWorld } from '../testing/fake-world.ts'
import { signInAsPersona } from '../testing/sign-in-as-persona.ts'

const Personas = Schema.Array(Schema.Struct({ name: Schema.String }))

afterEach(() => void vi.unstubAllGlobals())

describe('[A-145] ApplicationsHttp, for every persona', () => {
  it('reads the application or reports that none exists', async () => {
    const list = Schema.decodeUnknownSync(Personas)(await enterFakeWorld().control('GET', '/personas'))
    vi.unstubAllGlobals()
    const outcomes: Record<string, string> = {}
    for (const { name } of list) {
      const { applications, session } = await signInAsPersona(name, '/aply-result')
      const load = LoadApplication.make({
        applications,
        session,
        resetSession: session.reset,
        tabDrafts: inMemoryRecords({ session }),
      })
      outcomes[name] = await Effect.runPromise(
        Effect.match(load('result'), { onSuccess: () => 'read', onFailure: (failure) => failure._tag }),
      )
      vi.unstubAllGlobals()
    }
    expect(new Set(Object.values(outcomes))).toEqual(new Set(['read', 'NoApplication']))
    expect(outcomes).toMatchObject({
      'applied-new': 'read',
      'thousand-proofs': 'read',
      'new-individual-rapid': 'NoApplication',
    })
  })
})
