import { depositorBytes } from '#domain/account/depositor'
import { matchHolderNames } from '#domain/account/holder-name-match'
import { bankCodeFrom } from '#domain/account/bank-code'
import { APPLICATION_LIMITS } from '#domain/limits'
import type { TokenDoc } from '../world/collections.ts'
import { find, type World } from '../world/world.ts'
import { holderOf } from './holder.ts'

/**
 * May this account be paid to: a listed bank, digits, and the depositor is the holder whom the bank names. An application
 * is stored with no other, whatever its sender has checked.
 */
export const isPayoutAccount = (
  world: World,
  login: TokenDoc,
  account: { readonly bankNm: string; readonly acntNo: string; readonly dpstrNm: string },
): boolean => {
  const bank = find(world, 'codes', 'BANK')?.codes.find(({ codeName }) => codeName === account.bankNm)
  if (bank === undefined || depositorBytes(account.dpstrNm) > APPLICATION_LIMITS.depositorBytes) return false
  const holder = holderOf(world, login, bankCodeFrom(bank.codeValue), account.acntNo)
  return holder.is === 'known' && matchHolderNames(account.dpstrNm, holder.name).verdict === 'same'
}
