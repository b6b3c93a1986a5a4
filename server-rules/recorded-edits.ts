import type { RecordedEdit } from '#domain/application/edit/application-edit'

/** Who changed the status and why, as the agency records each edit. */
export const RECORDED_EDITS = {
  accountBeforeReview: { changedBy: '', changedReason: '' },
  account: { changedBy: 'S', changedReason: 'N' },
  business: { changedBy: 'system', changedReason: '보완요청에 따른 사업자 정보 수정' },
} as const satisfies Record<RecordedEdit, { readonly changedBy: string; readonly changedReason: string }>
