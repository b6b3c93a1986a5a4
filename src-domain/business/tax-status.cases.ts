import type { Case } from '../kernel/cases.ts'
import type { BizStatusFacts, BizVerdict } from './tax-status.table.ts'

export const TAX_STATUS_CASES = [
  { proves: ['E-085'], rule: 'BZ-1', facts: { code: '01', errCd: null }, verdict: 'continue' },
  { proves: ['E-085'], rule: 'BZ-2', facts: { code: '10', errCd: null }, verdict: 'continue' },
  { proves: ['E-085'], rule: 'BZ-3', facts: { code: '02', errCd: null }, verdict: 'continue' },
  { proves: ['E-085'], rule: 'BZ-1', facts: { code: '01', errCd: '10' }, verdict: 'continue' },
  { proves: ['E-086'], rule: 'BZ-4', facts: { code: '03', errCd: null }, verdict: 'closed' },
  { proves: ['E-086', 'E-088'], rule: 'BZ-4', facts: { code: '03', errCd: '10' }, verdict: 'closed' },
  { proves: ['E-088'], rule: 'BZ-5', facts: { code: null, errCd: '10' }, verdict: 'continue' },
  { proves: ['E-087'], rule: 'BZ-6', facts: { code: null, errCd: null }, verdict: 'unregistered' },
  { proves: ['E-087'], rule: 'BZ-6', facts: { code: null, errCd: '99' }, verdict: 'unregistered' },
  { proves: ['E-087'], rule: 'BZ-6', facts: { code: '04', errCd: null }, verdict: 'unregistered' },
  { proves: ['E-087'], rule: 'BZ-6', facts: { code: '99', errCd: null }, verdict: 'unregistered' },
  { proves: ['E-087', 'E-088'], rule: 'BZ-6', facts: { code: '99', errCd: '10' }, verdict: 'unregistered' },
] as const satisfies readonly Case<BizStatusFacts, BizVerdict>[]

/** How the words of the wire become facts: what came, and the facts that it means. [D1-32] */
export const TAX_STATUS_READINGS = [
  { proves: ['E-085'], wire: { bSttCd: ' 01 ', errCd: null }, facts: { code: '01', errCd: null } },
  { proves: ['E-085'], wire: { bSttCd: 1, errCd: null }, facts: { code: '01', errCd: null } },
  { proves: ['E-085'], wire: { bSttCd: 10, errCd: null }, facts: { code: '10', errCd: null } },
  { proves: ['E-086'], wire: { bSttCd: 3, errCd: '' }, facts: { code: '03', errCd: null } },
  { proves: ['E-087'], wire: { bSttCd: undefined, errCd: undefined }, facts: { code: null, errCd: null } },
  { proves: ['E-087'], wire: { bSttCd: null, errCd: null }, facts: { code: null, errCd: null } },
  { proves: ['E-087'], wire: { bSttCd: '  ', errCd: '' }, facts: { code: null, errCd: null } },
  { proves: ['E-088'], wire: { bSttCd: '', errCd: 10 }, facts: { code: null, errCd: '10' } },
  { proves: ['E-088'], wire: { bSttCd: null, errCd: '10' }, facts: { code: null, errCd: '10' } },
  { proves: ['E-088'], wire: { bSttCd: {}, errCd: '10' }, facts: { code: 'unreadable', errCd: '10' } },
] as const satisfies readonly {
  readonly proves: readonly string[]
  readonly wire: { readonly bSttCd: unknown; readonly errCd: unknown }
  readonly facts: BizStatusFacts
}[]
