import type { Settings } from '../kernel/settings.ts'
import type { ReadStatus } from './status.table.ts'
import { decideApplicationTransition } from './transitions.ts'

/** 계좌정보 수정: the account may be edited in the statuses of the setting; never in one that nobody knows. [A-174] [A-209] [D2-38] */
export const mayEditAccount = (status: ReadStatus, settings: Pick<Settings, 'accountEditStatuses'>): boolean =>
  'to' in decideApplicationTransition({ who: 'applicant', action: 'edit-account', from: status, settings }).verdict

/** 사업자정보 수정: business data may be edited to answer a supplement request. */
export const mayEditBusiness = (status: ReadStatus): boolean =>
  'to' in decideApplicationTransition({ who: 'applicant', action: 'edit-business', from: status }).verdict
