import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { cleanAccountNumber, toBankCode } from '#domain/account/account'
import { ADDRESS_BLOCKED, MALFORMED_ANSWER, NO_ANSWER, SESSION_ENDED, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { makeRecordingGate } from '../testing/recording-gate.ts'
import { Banks, HolderUnknown } from './banks.port.ts'
import { VerifyAccount } from './verify-account.ts'

const account = (depositor: string) => ({
  bank: { code: toBankCode('4'), name: '국민은행' },
  accountNumber: cleanAccountNumber('1234567890'),
  depositor,
})

const verifyWith = (depositor: string, ownerOf: Banks['ownerOf'], log: string[] = []) =>
  VerifyAccount.make({ gate: makeRecordingGate(log), banks: fakePort(Banks, { ownerOf }) })(account(depositor))

describe('VerifyAccount', () => {
  it('[A-095] compares the answer of the bank with the entered holder', async () => {
    const calls: unknown[] = []
    const verification = verifyWith('김 서준', (question) => {
      calls.push(question)
      return Effect.succeed('김서준')
    })
    expect(await Effect.runPromise(verification)).toEqual(account('김 서준'))
    expect(calls).toEqual([{ bankCode: '004', accountNumber: cleanAccountNumber('1234567890') }])
  })

  it('[A-097] [A-098] fails with a hint for a name in ASCII letters', async () => {
    const verification = verifyWith('KIM SEOJUN', () => Effect.succeed('ＫＩＭ　ＳＥＯＪＵＮ'))
    expect(await Effect.runPromise(Effect.flip(verification))).toMatchObject({
      _tag: 'AccountMismatch',
      hint: 'fullWidth',
      because: { rule: 'NM-4' },
    })
  })

  it('[A-097] [E-177] does not reveal the owner if the names differ', async () => {
    const error = await Effect.runPromise(Effect.flip(verifyWith('김서준', () => Effect.succeed('이도윤'))))
    expect(error).toMatchObject({ _tag: 'AccountMismatch', hint: null, because: { rule: 'NM-4', ref: 'A-103' } })
    expect(JSON.stringify(error)).not.toContain('이도윤')
  })

  it('fails when the bank does not know the account', async () => {
    const verification = verifyWith('김서준', () => Effect.fail(new HolderUnknown()))
    expect(await Effect.runPromise(Effect.flip(verification))).toMatchObject({ _tag: 'HolderUnknown' })
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500)])(
    '[A-099] fails with ServiceDown when the bank service fails: %s',
    async (error) => {
      const verification = verifyWith('김서준', () => Effect.fail(error))
      expect(await Effect.runPromise(Effect.flip(verification))).toMatchObject({ _tag: 'ServiceDown', cause: error })
    },
  )

  it('fails with SessionEnded when the session has ended', async () => {
    const verification = verifyWith('김서준', () => Effect.fail(SESSION_ENDED))
    expect(await Effect.runPromise(Effect.flip(verification))).toBe(SESSION_ENDED)
  })

  it('[A-225] [A-226] [A-227] calls the bank with a ticket of the queue act_9', async () => {
    const log: string[] = []
    await Effect.runPromiseExit(
      verifyWith(
        '김서준',
        () => {
          log.push('ask')
          return Effect.fail(NO_ANSWER)
        },
        log,
      ),
    )
    expect(log).toEqual(['enter act_9', 'ask', 'leave act_9'])
    const verify = VerifyAccount.make({ gate: makeRecordingGate([], ADDRESS_BLOCKED), banks: fakePort(Banks, {}) })
    expect(await Effect.runPromise(Effect.flip(verify(account('김서준'))))).toBe(ADDRESS_BLOCKED)
  })
})
