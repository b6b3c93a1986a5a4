import { APPLICATION_LIMITS } from './application-limits.ts'
import { digitsOf } from './form-input.ts'
import { wireDate } from './application-payload.ts'
import type { ReadStatus } from './status.table.ts'
import { statusFromWord, statusWord } from './status.table.ts'
import { applicationAfter } from './transitions.ts'

/** `updateData` of the update call, with the wire's field names. */
export type UpdatePayload = {
  readonly suptSn: string | null
  readonly aplyNo: string
  readonly aplyType: string
  readonly brno: string
  readonly corpNm: string
  readonly opbzDt: string
  readonly crpno: string
  readonly soaMm: string
  readonly bankNm: string
  readonly acntNo: string
  readonly dpstrNm: string
  readonly prcsStts: string
  readonly ci: string
  readonly changedBy: string
  readonly changedReason: string
  readonly methodType: string
}

/** The fields of a loaded application that an update carries on; each may be absent. */
export type UpdateSource = {
  readonly [Field in Exclude<keyof UpdatePayload, 'ci' | 'changedBy' | 'changedReason'>]?: string | null | undefined
}

/** What /result-modify changes. */
export type AccountEdit = { readonly bankNm: string; readonly acntNo: string; readonly dpstrNm: string }

/** What /result-modify-bizinfo changes; `crpno` and `soaMm` for corporations only, else as loaded. */
export type BusinessEdit = {
  readonly brno: string
  readonly corpNm: string
  readonly opbzDt: string
  readonly crpno?: string
  readonly soaMm?: string
}

/** Status and origin of a change, as the update carries them. */
export type ChangeMark = Pick<UpdatePayload, 'prcsStts' | 'changedBy' | 'changedReason'>

/** Stored reason of a business edit (`bizEdit.changedReason`). */
export const BUSINESS_EDIT_REASON = '보완요청에 따른 사업자정보 수정'

/** The word of the status that an edit leads to, by the table of transitions. */
const wordAfter = (action: 'edit-account' | 'edit-business', from: ReadStatus): string => {
  const after = applicationAfter({ who: 'applicant', action, from })
  return after === null || after === 'registered' ? '' : statusWord(after)
}

/** After an account edit an applied application stays applied, any other waits for the check of the account. [A-213] [A-214] [D2-38] */
export const accountEditMark = (status: ReadStatus): ChangeMark => ({
  prcsStts: wordAfter('edit-account', status),
  ...(status === 'applied' ? { changedBy: '', changedReason: '' } : { changedBy: 'S', changedReason: 'N' }),
})

/** A business edit answers the supplement request. */
export const BUSINESS_EDIT_MARK: ChangeMark = {
  prcsStts: wordAfter('edit-business', 'supplementRequest'),
  changedBy: 'system',
  changedReason: BUSINESS_EDIT_REASON,
}

const loaded = (source: UpdateSource, ci: string, mark: ChangeMark): UpdatePayload => ({
  suptSn: source.suptSn ?? null,
  aplyNo: source.aplyNo ?? '',
  aplyType: source.aplyType ?? '',
  brno: source.brno ?? '',
  corpNm: source.corpNm ?? '',
  opbzDt: wireDate(source.opbzDt ?? ''),
  crpno: source.crpno ?? '',
  soaMm: source.soaMm ?? '',
  bankNm: source.bankNm ?? '',
  acntNo: source.acntNo ?? '',
  dpstrNm: source.dpstrNm ?? '',
  ci,
  methodType: source.methodType ?? '',
  ...mark,
})

/** The update of an account edit; everything else keeps its loaded value. */
export const composeAccountUpdate = (source: UpdateSource, edit: AccountEdit, ci: string): UpdatePayload => ({
  ...loaded(source, ci, accountEditMark(statusFromWord(source.prcsStts))),
  bankNm: edit.bankNm,
  acntNo: digitsOf(edit.acntNo, APPLICATION_LIMITS.accountNumberDigits),
  dpstrNm: edit.dpstrNm.trim(),
})

/** The update of a business edit; everything else keeps its loaded value. */
export const composeBusinessUpdate = (source: UpdateSource, edit: BusinessEdit, ci: string): UpdatePayload => {
  const before = loaded(source, ci, BUSINESS_EDIT_MARK)
  return {
    ...before,
    brno: edit.brno.replace(/[^0-9]/g, ''),
    corpNm: edit.corpNm.trim(),
    opbzDt: wireDate(edit.opbzDt),
    crpno: edit.crpno ?? before.crpno,
    soaMm: edit.soaMm ?? before.soaMm,
  }
}
