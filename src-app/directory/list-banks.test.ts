import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { describeReasons } from '#domain/application/reasons'
import { NO_ANSWER, SESSION_ENDED } from '../testing/failures.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { fakePort } from '../testing/fake-port.ts'
import { Codes } from './codes.port.ts'
import { ListBanks, ListReasons } from './list-banks.ts'

const listed = (code: string, name: string) => ({ code, name })

describe('ListBanks', () => {
  it('[A-091] lists every entry of the group BANK, with three digits and its name', async () => {
    const calls: unknown[] = []
    const codes = fakePort(Codes, {
      ofGroup: (...question) => {
        calls.push(question)
        return Effect.succeed([listed('4', '국민은행'), listed('088', '신한은행')])
      },
    })
    expect(await Effect.runPromise(ListBanks.make({ codes })())).toEqual([
      { code: '004', name: '국민은행' },
      { code: '088', name: '신한은행' },
    ])
    expect(calls).toEqual([['BANK', 'normal']])
  })

  it('fails with the error of the call', async () => {
    const codes = fakePort(Codes, { ofGroup: () => Effect.fail(NO_ANSWER) })
    expect(await Effect.runPromise(Effect.flip(ListBanks.make({ codes })()))).toMatchObject({ _tag: 'NoAnswer' })
  })
})

describe('ListReasons', () => {
  const reasons = [listed('US01', '주대표자 아님')]

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
    expect(describeReasons(['US01', 'US99'], reasons).map((reason) => reason.title)).toEqual([
      { text: '주대표자 아님' },
      'unlisted',
    ])
  })

  it('[A-013] [P-011] calls the separate back end while adminCiYn is Y', async () => {
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
    expect(describeReasons(['US01', 'US02', 'US07'], list).map((reason) => reason.description)).toEqual([
      'US01',
      'US02',
      'other',
    ])
  })
})
