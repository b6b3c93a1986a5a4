import type { Won as WonType } from '../kernel/won.ts'
import { Won } from '../kernel/won.ts'
import type { ApplicationStatus, ReadStatus } from './status.table.ts'

/** 총 지원금액: decided; not yet; none, because the application has ended without; `unknown`: paid, and not answered how much. */
export type TotalSupport =
  | { readonly is: 'decided'; readonly won: WonType }
  | { readonly is: 'undecided' }
  | { readonly is: 'none' }
  | { readonly is: 'unknown' }

/** Ended without support. */
const WITHOUT: readonly ApplicationStatus[] = ['notSelected', 'userCancel', 'userDelete']

/** What the total support of an application is. No amount is decided at its creation, which is stored as 0. [A-172] [D2-99] */
export const totalSupport = (status: ReadStatus, decided: number | null): TotalSupport => {
  if (decided !== null && decided > 0) return { is: 'decided', won: Won(decided) }
  if (typeof status !== 'string') return { is: 'undecided' }
  if (WITHOUT.includes(status)) return { is: 'none' }
  return { is: status === 'paymentComplete' ? 'unknown' : 'undecided' }
}
