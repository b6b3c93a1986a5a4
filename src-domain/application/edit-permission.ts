import type { Settings } from '../kernel/settings.ts'
import type { ReadStatus } from './status.table.ts'
import { decideApplicationTransition } from './transitions.ts'

/** 계좌정보 수정: the account may be edited in the statuses of the setting; never in one that nobody knows. [A-174] [A-209] [D2-38] */
export const mayEditAccount = (status: ReadStatus, settings: Pick<Settings, 'accountEditStatuses'>): boolean =>
  'to' in decideApplicationTransition({ who: 'applicant', action: 'edit-account', from: status, settings }).verdict

/** 사업자정보 수정: business data may be edited to answer a supplement request. */
export const mayEditBusiness = (status: ReadStatus): boolean =>
  'to' in decideApplicationTransition({ who: 'applicant', action: 'edit-business', from: status }).verdict

/** What an edit page noted when it loaded; its status is the stored word. */
export type LoadedState = {
  readonly prcsStts?: string | null | undefined
  readonly updtDt?: string | null | undefined
}

/** Was the application changed elsewhere since it was loaded? Then an edit is not sent. */
export const hasChangedSince = (before: LoadedState, now: LoadedState): boolean =>
  (before.prcsStts ?? '') !== (now.prcsStts ?? '') || (before.updtDt ?? '') !== (now.updtDt ?? '')
