import { Type } from '../schema.ts'
import { refusal } from '../answers.ts'
import { route } from '../handler.ts'
import { forApplicant } from '../session/tokens.ts'
import { TEXT } from '../text.ts'
import { holderOf } from './holder.ts'

/** Names the holder of an account. */
export const validateAccountOwner = route({
  method: 'POST',
  path: '/api/v1/auth/validate-account-owner',
  ref: 'A-243',
  access: 'applicant',
  body: Type.Object({ bankCd: Type.String({ pattern: '^\\d{3}$' }), acctNo: Type.String() }),
  handler: forApplicant((world, { body: { bankCd, acctNo }, login }) => {
    const holder = holderOf(world, login, bankCd, acctNo)
    if (holder.is === 'outage') return [world, refusal(500, 'BANK_FAILED', 'server.failed')]
    const body =
      holder.is === 'known'
        ? { success: true, data: { dpstrFlnm: holder.name } }
        : { success: false, data: null, errorCode: 'ACCOUNT_UNKNOWN', message: TEXT['server.accountUnknown'] }
    return [world, { status: 200, body }]
  }),
})
