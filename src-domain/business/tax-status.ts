import type { Decision } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import type { BizStatusFacts, BizVerdict } from './tax-status.table.ts'
import { BIZ_STATUS_TABLE } from './tax-status.table.ts'

/** Text is trimmed, a number has two digits, and what is missing or blank is no code. What is neither is no code known to anybody. */
const readCode = (wire: unknown): string | null => {
  if (wire === undefined || wire === null) return null
  if (typeof wire === 'number') return String(wire).padStart(2, '0')
  return typeof wire === 'string' ? wire.trim() || null : 'unreadable'
}

/** The facts in what the wire calls `stepData.bSttCd` and `errCd`, of whatever type they came. [D1-32] */
export const readTaxStatus = (wire: { readonly bSttCd: unknown; readonly errCd: unknown }): BizStatusFacts => ({
  code: readCode(wire.bSttCd),
  errCd: readCode(wire.errCd),
})

/** Whether an owner may go on, by what the tax office says of the number. [E-085] [E-086] [E-087] [E-088] */
export const judgeTaxStatus = (wire: { readonly bSttCd: unknown; readonly errCd: unknown }): Decision<BizVerdict> =>
  decide(BIZ_STATUS_TABLE, readTaxStatus(wire))
