import type { RegistrationForm } from './registration-form.ts'

/**
 * 지급 확약서: true if the field of the pledge is empty in a registration of direct delivery, the only kind that has this
 * field. Registering stays possible, but the page asks first, because the pledge may be among the performance files.
 * [D3-293]
 */
export const isPledgeMissing = (type: RegistrationForm['type'], hasPledge: boolean): boolean =>
  type === 'direct' && !hasPledge

/** True if the pledge is probably not among the performance files, because there is only one such file. [D3-150] */
export const isPledgeUnlikelyAmong = (performanceFiles: number): boolean => performanceFiles === 1
