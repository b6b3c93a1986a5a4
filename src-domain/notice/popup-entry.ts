import { fieldDate, wireDateTime } from './landing-time.ts'
import type { PopupForm } from './popup-form.ts'
import type { PopupRecord } from './popup-record.ts'

/** A popup as it is registered or changed: everything but its number, which the server gives. [P-224] [P-225] */
export type PopupEntry = Omit<PopupRecord, 'popupSn'>

/** The form of a stored popup. [P-225] */
export const openPopupForm = (record: PopupRecord): PopupForm => ({
  type: record.popupType,
  content: record.popupContents,
  start: fieldDate(record.popupStartDt),
  end: fieldDate(record.popupEndDt),
})

/** What is sent of a form: dates of a landing notice in steps of ten minutes, those of a popup never. [P-219] [P-224] [D3-40] */
export const composePopup = (form: PopupForm, kept: Pick<PopupRecord, 'popupYn' | 'popupPriority'>): PopupEntry => ({
  popupType: form.type,
  popupContents: form.content,
  popupYn: kept.popupYn,
  popupPriority: kept.popupPriority,
  popupStartDt: form.type === 'landing' ? wireDateTime(form.start) : null,
  popupEndDt: form.type === 'landing' ? wireDateTime(form.end) : null,
})
