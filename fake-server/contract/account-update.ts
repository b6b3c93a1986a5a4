import { APPLICATION_STATUS_ROWS } from '#domain/application-status/application-status.table'

/** An application as the result call returns it, in API fields. */
export type ResultCallApplication = Readonly<Record<string, unknown>>

/** Returns the application fields that every update repeats. */
export const unchangedFields = (detail: ResultCallApplication): ResultCallApplication => ({
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
  ...(detail['prcsStts'] === APPLICATION_STATUS_ROWS.applied.ko
    ? { prcsStts: APPLICATION_STATUS_ROWS.applied.ko, changedBy: '', changedReason: '' }
    : { prcsStts: APPLICATION_STATUS_ROWS.requestVerified.ko, changedBy: 'S', changedReason: 'N' }),
  ci,
})
