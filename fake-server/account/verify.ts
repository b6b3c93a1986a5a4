import { Type } from '../schema.ts'
import { matchHolderNames } from '#domain/account/holder-name-match'
import { refusal, success } from '../answers.ts'
import { route } from '../handler.ts'
import { EXPIRED, forApplicant, namesOnlyOwn } from '../session/tokens.ts'
import { holderOf } from './holder.ts'

/** Confirms that an account is its holder's, directly before an application is sent. */
export const verifyAccount = route({
  method: 'POST',
  path: '/api/v1/auth/account/verify',
  ref: 'A-244',
  access: 'applicant',
  body: Type.Object({
    bankCode: Type.String({ pattern: '^\\d{3}$' }),
    bankName: Type.String(),
    accountNumber: Type.String(),
    accountHolder: Type.String(),
    aplyNo: Type.String(),
  }),
  handler: forApplicant((world, { body, login }) => {
    const { bankCode, accountNumber, accountHolder, aplyNo } = body
    if (!namesOnlyOwn(world, login, { aplyNo })) return [world, EXPIRED]
    const holder = holderOf(world, login, bankCode, accountNumber)
    if (holder.is === 'outage') return [world, refusal(500, 'BANK_FAILED', 'server.failed')]
    const same = holder.is === 'known' && matchHolderNames(accountHolder, holder.name).verdict === 'same'
    return [world, same ? success() : refusal(400, 'ACCOUNT_MISMATCH', 'server.accountMismatch', { http: 200 })]
  }),
})
