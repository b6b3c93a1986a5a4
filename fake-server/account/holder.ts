import { entityTypeOf } from '#domain/business/entity-type'
import { APPLICATION_LIMITS } from '#domain/limits'
import { businessOf } from '../business/businesses.ts'
import { certifiedPerson } from '../identity/certifications.ts'
import type { TokenDoc } from '../world/collections.ts'
import { find, type World } from '../world/world.ts'

/** Whose account it is, that nobody knows it, or that the bank cannot be asked. */
export type Holder = { readonly is: 'known'; readonly name: string } | { readonly is: 'unknown' | 'outage' }

/** An English name as banks keep it. */
export const FULL_WIDTH_HOLDER = 'ＨＯＮＧ　ＧＩＬＤＯＮＧ'

const MIN_DIGITS = 10

/** What the first digits of an account number decide. [D2-54] */
const BY_PREFIX: readonly { readonly prefix: string; readonly holder: Holder }[] = [
  { prefix: '000', holder: { is: 'unknown' } },
  { prefix: '111', holder: { is: 'known', name: '남궁다른' } },
  { prefix: '222', holder: { is: 'known', name: FULL_WIDTH_HOLDER } },
  { prefix: '999', holder: { is: 'outage' } },
]

/** The holder of an account; an account that is not seeded belongs to the person or the corporation of the login. [A-243] [D2-54] */
export const holderOf = (world: World, login: TokenDoc, bankCd: string, accountNumber: string): Holder => {
  const { accountNumberDigits } = APPLICATION_LIMITS
  if (!/^\d+$/.test(accountNumber) || accountNumber.length < MIN_DIGITS || accountNumber.length > accountNumberDigits)
    return { is: 'unknown' }
  const fixed = BY_PREFIX.find(({ prefix }) => accountNumber.startsWith(prefix))
  if (fixed !== undefined) return fixed.holder
  const seeded = find(world, 'accounts', `${bankCd}-${accountNumber}`)
  if (seeded !== null) return { is: 'known', name: seeded.holder }
  const business = businessOf(world, login.brNo ?? '')
  const name = entityTypeOf(business.mngFrGb) === 'corporate' ? business.name : certifiedPerson(world, login.ci)?.name
  return name === undefined ? { is: 'unknown' } : { is: 'known', name }
}
