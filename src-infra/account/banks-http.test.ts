import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { refusedWith } from '#app/testing/failures'
import { cleanAccountNumber, toBankCode } from '#domain/account/account'
import { expectFailure } from '../testing/expect-failure.ts'
import { type RecordedCall, fakeHttp } from '../testing/fake-http.ts'
import { BanksHttp } from './banks-http.ts'

const ACCOUNT = { bankCode: toBankCode('4'), accountNumber: cleanAccountNumber('1234567890') }
const HELD = { ...ACCOUNT, bankName: '국민은행', accountHolder: '김서준', applicationNumber: 'A1' }

describe('BanksHttp.ownerOf', () => {
  it('[A-095] posts bankCd and acctNo and reads data.dpstrFlnm', async () => {
    const calls: RecordedCall[] = []
    const banks = BanksHttp.make({ http: fakeHttp({ success: true, data: { dpstrFlnm: '김서준' } }, calls) })
    expect(await Effect.runPromise(banks.ownerOf(ACCOUNT))).toBe('김서준')
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/auth/validate-account-owner',
        options: { body: { bankCd: '004', acctNo: '1234567890' }, reads: true },
      },
    ])
  })

  it.each([
    { success: false },
    { success: false, data: { dpstrFlnm: '김서준' } },
    { success: true, data: null },
    { success: true, data: { dpstrFlnm: ' ' } },
  ])('treats an answer without a name as an unknown holder: %j', async (body) => {
    expect(await expectFailure(BanksHttp.make({ http: fakeHttp(body) }).ownerOf(ACCOUNT))).toMatchObject({
      _tag: 'HolderUnknown',
    })
  })

  it.each([null, {}, { success: 'yes' }, { success: true, data: { dpstrFlnm: 7 } }])(
    '[E-175] fails with MalformedAnswer for an answer of the wrong format: %j',
    async (body) => {
      expect(await expectFailure(BanksHttp.make({ http: fakeHttp(body) }).ownerOf(ACCOUNT))).toMatchObject({
        _tag: 'MalformedAnswer',
      })
    },
  )

  it('fails with the error of the service', async () => {
    expect(await expectFailure(BanksHttp.make({ http: fakeHttp(refusedWith(500)) }).ownerOf(ACCOUNT))).toMatchObject({
      _tag: 'Refused',
      status: 500,
    })
  })
})

describe('BanksHttp.confirm', () => {
  it('[A-232] sends the account and succeeds for status 200', async () => {
    const calls: RecordedCall[] = []
    const banks = BanksHttp.make({ http: fakeHttp({ status: 200, message: 'ok' }, calls) })
    expect(await Effect.runPromise(banks.confirm(HELD))).toBeUndefined()
    const { applicationNumber: aplyNo, ...account } = HELD
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/auth/account/verify',
        options: { body: { ...account, bankCode: '004', aplyNo }, reads: true },
      },
    ])
  })

  it.each([
    { status: 400 },
    { status: 404, message: '계좌정보가 일치하지 않습니다.' },
    { status: '500' },
    refusedWith(400),
  ])('[A-232] fails with AccountRefused for any refusal of the bank: %j', async (body) => {
    expect(await expectFailure(BanksHttp.make({ http: fakeHttp(body) }).confirm(HELD))).toMatchObject({
      _tag: 'AccountRefused',
    })
  })

  it.each([
    [refusedWith(500), 'Refused'],
    [refusedWith(429), 'Refused'],
    [null, 'MalformedAnswer'],
    [{ result: 'ok' }, 'MalformedAnswer'],
  ])('[E-175] a failed call is not a refused account: %j', async (body, tag) => {
    expect(await expectFailure(BanksHttp.make({ http: fakeHttp(body) }).confirm(HELD))).toMatchObject({ _tag: tag })
  })
})
