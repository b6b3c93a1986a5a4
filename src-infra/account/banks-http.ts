import { Effect, Schema } from 'effect'
import { Banks, AccountRefused, HolderUnknown } from '#app/account/banks.port'
import { toCheckCallOutcome } from '../http/answers.ts'
import { decodeAnswer } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'

const OWNER = '/api/v1/auth/validate-account-owner'
const VERIFY = '/api/v1/auth/account/verify'

const OwnerAnswer = Schema.Struct({
  success: Schema.Boolean,
  data: Schema.optionalKey(
    Schema.NullOr(Schema.Struct({ dpstrFlnm: Schema.optionalKey(Schema.NullOr(Schema.String)) })),
  ),
})

/** The account calls of the bank over HTTP. A refusal by the bank is an answer, not an outage. */
export const BanksHttp = adapter(Banks, { http: Http }, ({ http }) => ({
  ownerOf: ({ bankCode, accountNumber }) =>
    http.post(OWNER, { body: { bankCd: bankCode, acctNo: accountNumber }, reads: true }).pipe(
      decodeAnswer(OwnerAnswer, OWNER),
      Effect.flatMap(({ success, data }) => {
        const owner = data?.dpstrFlnm ?? ''
        return success && owner.trim() !== '' ? Effect.succeed(owner) : Effect.fail(new HolderUnknown())
      }),
    ),
  confirm: (account) =>
    http
      .post(VERIFY, {
        body: {
          bankCode: account.bankCode,
          bankName: account.bankName,
          accountNumber: account.accountNumber,
          accountHolder: account.accountHolder,
          aplyNo: account.applicationNumber,
        },
        reads: true,
      })
      .pipe(
        toCheckCallOutcome(VERIFY),
        Effect.flatMap((answer) => (answer.is === 'yes' ? Effect.void : Effect.fail(new AccountRefused()))),
      ),
}))
