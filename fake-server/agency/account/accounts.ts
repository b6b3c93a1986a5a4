import { SHORTEST_SAMPLE_ACCOUNT, toBankCode } from '#domain/account/account'
import { decideDepositorMatch } from '#domain/account/depositor'
import { decidePayoutAccount } from '#domain/account/payout-account'
import { entityTraits, entityTypeOfCode } from '#domain/business/entity-type'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import {
  okAnswerSchema,
  foundAnswerSchema,
  notFoundAnswerSchema,
  rejectedAnswerSchema,
} from '../../http/answer-schemas.ts'
import { foundAnswer, notFoundAnswer, reject, okAnswer } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import type { TokenDoc } from '../../world/collections.ts'
import { EachField, ClosedObject, Type } from '../../world/schema.ts'
import { findDoc, type World } from '../../world/world.ts'
import { findOwnApplicationOrReject } from '../applicant/own-application.ts'
import { businessOrDefault } from '../business/businesses.ts'
import { certifiedPerson } from '../identity/certifications.ts'

type AccountHolderAnswer = { readonly is: 'known'; readonly name: string } | { readonly is: 'unknown' | 'outage' }

export const FULL_WIDTH_HOLDER = 'ＨＯＮＧ　ＧＩＬＤＯＮＧ'

/** Fixed answers, chosen by the first digits of the account number. [D2-54] */
const BY_PREFIX: readonly { readonly prefix: string; readonly holder: AccountHolderAnswer }[] = [
  { prefix: '000', holder: { is: 'unknown' } },
  { prefix: '111', holder: { is: 'known', name: '남궁다른' } },
  { prefix: '222', holder: { is: 'known', name: FULL_WIDTH_HOLDER } },
  { prefix: '999', holder: { is: 'outage' } },
]

const isListedBank = (world: World, bankCd: string): boolean =>
  findDoc(world, 'codes', 'BANK')?.codes.some(({ codeValue }) => toBankCode(codeValue) === bankCd) === true

/**
 * Returns the holder of an account. An account that is not seeded belongs to the person or corporation of the login. A
 * bank that is not listed has no accounts. Sample data, no rule of the programme: a real bank answers here.
 * [D2-54]
 */
const accountHolderOf = (world: World, login: TokenDoc, bankCd: string, accountNumber: string): AccountHolderAnswer => {
  const { accountNumberDigits } = APPLICATION_LIMITS
  if (!isListedBank(world, bankCd)) return { is: 'unknown' }
  if (
    !/^\d+$/.test(accountNumber) ||
    accountNumber.length < SHORTEST_SAMPLE_ACCOUNT ||
    accountNumber.length > accountNumberDigits
  )
    return { is: 'unknown' }
  const fixed = BY_PREFIX.find(({ prefix }) => accountNumber.startsWith(prefix))
  if (fixed !== undefined) return fixed.holder
  const seeded = findDoc(world, 'accounts', `${bankCd}-${accountNumber}`)
  if (seeded !== null) return { is: 'known', name: seeded.holder }
  const business = businessOrDefault(world, login.brNo ?? '')
  const name =
    entityTraits(entityTypeOfCode(business.mngFrGb)).account === 'business'
      ? business.name
      : certifiedPerson(world, login.ci)?.name
  return name === undefined ? { is: 'unknown' } : { is: 'known', name }
}

/**
 * True if this account can receive the payout: the bank is listed, the account number has only digits, and the
 * depositor is the holder that the bank returns. This is checked again before an application is stored.
 */
export const canReceivePayout = (
  world: World,
  login: TokenDoc,
  account: { readonly bankNm: string; readonly acntNo: string; readonly dpstrNm: string },
): boolean => {
  const bank = findDoc(world, 'codes', 'BANK')?.codes.find(({ codeName }) => codeName === account.bankNm)
  const lookup = bank && accountHolderOf(world, login, toBankCode(bank.codeValue), account.acntNo)
  const holder = lookup?.is === 'known' ? lookup.name : null
  return decidePayoutAccount({ bankListed: bank !== undefined, depositor: account.dpstrNm, holder }).verdict === 'ok'
}

export const validateAccountOwner = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/auth/validate-account-owner',
  ref: 'A-243',
  rejects: ['BANK_FAILED'],
  body: Type.Object({ bankCd: Type.String({ pattern: '^\\d{3}$' }), acctNo: Type.String() }),
  answer: Type.Union([
    foundAnswerSchema(ClosedObject({ dpstrFlnm: Type.String() })),
    notFoundAnswerSchema('ACCOUNT_UNKNOWN'),
  ]),
  handler: (world, { body: { bankCd, acctNo }, login }) => {
    const holder = accountHolderOf(world, login, bankCd, acctNo)
    if (holder.is === 'outage') reject('accountLookup/holder', 500, 'BANK_FAILED', 'server.failed')
    return [
      world,
      holder.is === 'known'
        ? foundAnswer({ dpstrFlnm: holder.name })
        : notFoundAnswer('ACCOUNT_UNKNOWN', 'server.accountUnknown'),
    ]
  },
})

/** Verifies the holder of an account, directly before an application is sent. */
export const verifyAccount = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/auth/account/verify',
  ref: 'A-244',
  rejects: ['BANK_FAILED'],
  body: Type.Object({
    bankCode: Type.String({ pattern: '^\\d{3}$' }),
    ...EachField(Type.String(), 'bankName', 'accountNumber', 'accountHolder', 'aplyNo'),
  }),
  answer: Type.Union([okAnswerSchema(), rejectedAnswerSchema(['ACCOUNT_MISMATCH'])]),
  handler: (world, { body, login }) => {
    const { bankCode, accountNumber, accountHolder, aplyNo } = body
    findOwnApplicationOrReject('accountCheck/foreign', world, login, aplyNo)
    const holder = accountHolderOf(world, login, bankCode, accountNumber)
    if (holder.is === 'outage') reject('accountCheck/holder', 500, 'BANK_FAILED', 'server.failed')
    const agrees = holder.is === 'known' && decideDepositorMatch(accountHolder, holder.name).verdict === 'same'
    if (!agrees) reject('accountCheck/agrees', 400, 'ACCOUNT_MISMATCH', 'server.accountMismatch', { http: 200 })
    return [world, okAnswer()]
  },
})
