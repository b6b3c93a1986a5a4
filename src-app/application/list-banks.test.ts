import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { NO_ANSWER } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { Codes } from './codes.port.ts'
import { ListBanks } from './list-banks.ts'

const listedBank = (code: string, name: string) => ({ code, name })

describe('ListBanks', () => {
  it('[A-091] lists every code of the group BANK as three digits', async () => {
    const calls: unknown[] = []
    const codes = fakePort(Codes, {
      ofGroup: (...question) => {
        calls.push(question)
        return Effect.succeed([listedBank('4', '국민은행'), listedBank('088', '신한은행')])
      },
    })
    expect(await Effect.runPromise(ListBanks.make({ codes })())).toEqual([
      { code: '004', name: '국민은행' },
      { code: '088', name: '신한은행' },
    ])
    expect(calls).toEqual([['BANK', 'normal']])
  })

  it('[A-091] fails if the list of banks is empty', async () => {
    const codes = fakePort(Codes, { ofGroup: () => Effect.succeed([]) })
    expect(await Effect.runPromise(Effect.flip(ListBanks.make({ codes })()))).toMatchObject({ _tag: 'MalformedAnswer' })
  })

  it('fails with the error of the call', async () => {
    const codes = fakePort(Codes, { ofGroup: () => Effect.fail(NO_ANSWER) })
    expect(await Effect.runPromise(Effect.flip(ListBanks.make({ codes })()))).toMatchObject({ _tag: 'NoAnswer' })
  })
})
