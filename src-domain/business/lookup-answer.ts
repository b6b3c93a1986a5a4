import type { Because } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import type { LookupAnswer, LookupVerdict, TaxpayerType } from './business-lookup.table.ts'
import { LOOKUP_TABLE, TAXPAYER_TABLE } from './business-lookup.table.ts'

/** What the lookup's answer means, with the taxpayer type, which an outage leaves unknown. */
export const judgeLookup = (
  answer: LookupAnswer,
): { readonly verdict: LookupVerdict; readonly taxpayerType: TaxpayerType; readonly because: Because } => {
  const { verdict, because } = decide(LOOKUP_TABLE, answer)
  const taxTypeCode = verdict === 'outage' ? null : answer.taxTypeCode
  return { verdict, taxpayerType: decide(TAXPAYER_TABLE, { taxTypeCode }).verdict, because }
}
