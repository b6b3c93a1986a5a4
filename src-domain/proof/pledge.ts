import type { RegistrationForm } from './registration-form.ts'

/**
 * 지급 확약서: true if the field of the pledge is empty in a registration that has one, that is, about direct delivery.
 * Registering stays possible: the pledge may be among the performance files, so the page asks. [D3-293]
 */
export const isPledgeMissing = (type: RegistrationForm['type'], hasPledge: boolean): boolean =>
  type === 'direct' && !hasPledge

/** True if the pledge can hardly be among the performance files, because there is only one. [D3-150] */
export const isPledgeUnlikelyAmong = (performanceFiles: number): boolean => performanceFiles === 1
