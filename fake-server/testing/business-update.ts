import { type ResultCallApplication, unchangedFields } from '../contract/account-update.ts'

/** Returns `updateData` for edited business data, as the portal sends it. */
export const businessUpdateData = (
  detail: ResultCallApplication,
  business: ResultCallApplication,
  ci: string,
): ResultCallApplication => ({
  ...unchangedFields(detail),
  ...business,
  prcsStts: '보완완료',
  changedBy: 'system',
  changedReason: '보완요청에 따른 사업자 정보 수정',
  ci,
})
