import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { toStatusReasons } from '#domain/application/result/reasons'
import { NO_ANSWER, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { Codes } from './codes.port.ts'
import { ListReasons } from './list-reasons.ts'

const reasons = [{ code: 'US01', name: '주대표자 아님' }]

describe('ListReasons', () => {
  it('[A-167] [P-147] reads the reasons of the group REAS_TYPE', async () => {
    const calls: unknown[] = []
    const codes = fakePort(Codes, {
      ofGroup: (...question) => {
        calls.push(question)
        return Effect.succeed(reasons)
      },
    })
    expect(await Effect.runPromise(ListReasons.make({ codes, session: inMemorySession() })())).toEqual(reasons)
    expect(calls).toEqual([['REAS_TYPE', 'normal']])
    expect(toStatusReasons(['US01', 'US99'], reasons).map((reason) => reason.title)).toEqual([
      { text: '주대표자 아님' },
      'unlisted',
    ])
  })

  it('[A-013] [P-011] calls the separate back end for a session with that back end', async () => {
    const backEnds: unknown[] = []
    const codes = fakePort(Codes, {
      ofGroup: (_, from) => {
        backEnds.push(from)
        return Effect.succeed(reasons)
      },
    })
    await Effect.runPromise(ListReasons.make({ codes, session: inMemorySession({ adminBackEnd: true }) })())
    expect(backEnds).toEqual(['admin'])
  })

  it.each([NO_ANSWER, SESSION_ENDED])('[A-167] returns null when the reasons cannot be loaded: %s', async (error) => {
    const codes = fakePort(Codes, { ofGroup: () => Effect.fail(error) })
    const list = await Effect.runPromise(ListReasons.make({ codes, session: inMemorySession() })())
    expect(list).toBeNull()
    expect(toStatusReasons(['US01', 'US02', 'US07'], list).map((reason) => reason.description)).toEqual([
      'US01',
      'US02',
      'other',
    ])
  })
})
