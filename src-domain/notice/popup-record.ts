import type { PopupType } from './popup-form.ts'

/** A popup or landing notice as the server keeps it; dates as texts of the wire, null when there is none. [P-267] */
export type PopupRecord = {
  readonly popupSn: number
  readonly popupType: PopupType
  /** HTML. */
  readonly popupContents: string
  readonly popupYn: 'Y' | 'N'
  readonly popupPriority: number
  readonly popupStartDt: string | null
  readonly popupEndDt: string | null
}

const wholeNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

const isTextOrNothing = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string'

/**
 * A record of the wire, or null for another shape, which makes the whole load a failure. Numbers may come as text; the
 * priority is 1 when missing; a missing date or content is none. [P-267]
 */
export const readPopupRecord = (wire: unknown): PopupRecord | null => {
  if (typeof wire !== 'object' || wire === null) return null
  const { popupSn, popupType, popupContents, popupYn, popupPriority, popupStartDt, popupEndDt } = wire as {
    readonly [field in keyof PopupRecord]?: unknown
  }
  const number = wholeNumber(popupSn)
  const priority = popupPriority === undefined || popupPriority === null ? 1 : wholeNumber(popupPriority)
  if (number === null || priority === null) return null
  if (popupType !== 'popup' && popupType !== 'landing') return null
  if (popupYn !== 'Y' && popupYn !== 'N') return null
  if (!isTextOrNothing(popupContents) || !isTextOrNothing(popupStartDt) || !isTextOrNothing(popupEndDt)) return null
  return {
    popupSn: number,
    popupType,
    popupContents: popupContents ?? '',
    popupYn,
    popupPriority: priority,
    popupStartDt: popupStartDt ?? null,
    popupEndDt: popupEndDt ?? null,
  }
}
