import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { NumberKind } from './business-number.ts'

/** `number` is a complete number whose middle part is at an edge of a range. */
export const NUMBER_KIND_CASES = [
  { proves: ['A-069'], rule: 'NK-1', number: '1000000001', verdict: 'neither' },
  { proves: ['A-069'], rule: 'NK-2', number: '1000100001', verdict: 'individual' },
  { proves: ['A-069'], rule: 'NK-2', number: '1008000001', verdict: 'individual' },
  { proves: ['A-069'], rule: 'NK-3', number: '1008100001', verdict: 'corporate' },
  { proves: ['A-069'], rule: 'NK-3', number: '1008900001', verdict: 'corporate' },
  { proves: ['A-069'], rule: 'NK-4', number: '1009000001', verdict: 'individual' },
  { proves: ['A-069'], rule: 'NK-4', number: '1009900001', verdict: 'individual' },
] as const satisfies readonly DecisionCaseFrom<{ number: string }, NumberKind>[]
