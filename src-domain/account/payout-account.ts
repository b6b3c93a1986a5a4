import { decisionFrom } from '../kernel/decide.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { decideDepositorMatch, depositorByteLength } from './depositor.ts'

/**
 * The facts about an account that is sent for the payment. `listed`: its bank is in the agency's list. `long`: the
 * depositor is longer than the limit. `known`: the bank names a holder. `same`: the holder has the name of the depositor.
 */
type PayoutAccountFacts = {
  readonly listed: boolean
  readonly long: boolean
  readonly known: boolean
  readonly same: boolean
}

type PayoutAccountVerdict = 'ok' | 'bankUnknown' | 'depositorTooLong' | 'accountUnknown' | 'otherHolder'

/**
 * 지원금을 받을 계좌: decides whether the agency may store an account. `holder` is the name at the bank; null if the bank
 * does not know the account.
 */
export const decidePayoutAccount = decisionFrom<
  [account: { readonly bankListed: boolean; readonly depositor: string; readonly holder: string | null }],
  PayoutAccountFacts,
  PayoutAccountVerdict
>(
  ({ bankListed, depositor, holder }) => ({
    listed: bankListed,
    long: depositorByteLength(depositor) > APPLICATION_LIMITS.depositorBytes,
    known: holder !== null,
    same: holder !== null && decideDepositorMatch(depositor, holder).verdict === 'same',
  }),
  [
    { id: 'PA-1', when: { listed: false }, then: 'bankUnknown', ref: 'A-108' },
    { id: 'PA-2', when: { long: true }, then: 'depositorTooLong', ref: 'A-064' },
    { id: 'PA-3', when: { known: false }, then: 'accountUnknown', ref: 'A-108' },
    { id: 'PA-4', when: { same: false }, then: 'otherHolder', ref: 'A-101' },
    { id: 'PA-5', when: {}, then: 'ok', ref: 'A-108' },
  ],
)
