/** An application as the result call returns it, in API fields. */
export type ResultCallApplication = Readonly<Record<string, unknown>>

/** Returns the application fields that every update repeats. */
const unchangedFields = (detail: ResultCallApplication): ResultCallApplication => ({
  suptSn: detail['suptSn'] ?? null,
  ...Object.fromEntries(
    ['aplyNo', 'aplyType', 'brno', 'corpNm', 'crpno', 'soaMm', 'bankNm', 'acntNo', 'dpstrNm', 'methodType'].map(
      (field) => [field, detail[field] ?? ''],
    ),
  ),
  opbzDt: typeof detail['opbzDt'] === 'string' ? detail['opbzDt'].replaceAll('-', '') : '',
})

/** Returns `updateData` for an edited account, as the portal sends it. */
export const accountUpdateData = (
  detail: ResultCallApplication,
  account: ResultCallApplication,
  ci: string,
): ResultCallApplication => ({
  ...unchangedFields(detail),
  ...account,
  ...(detail['prcsStts'] === '신청'
    ? { prcsStts: '신청', changedBy: '', changedReason: '' }
    : { prcsStts: '검증요청완료', changedBy: 'S', changedReason: 'N' }),
  ci,
})

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
