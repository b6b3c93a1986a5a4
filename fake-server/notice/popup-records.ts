import { checkPopupForm } from '#domain/notice/popup-form'
import type { PopupType } from '#domain/notice/popup-form'
import { composePopup, openPopupForm } from '#domain/notice/popup-entry'
import type { PopupEntry } from '#domain/notice/popup-entry'
import { readPopupRecord } from '#domain/notice/popup-record'
import type { PopupRecord } from '#domain/notice/popup-record'
import { refusal } from '../answers.ts'
import type { Answer } from '../handler.ts'
import type { PopupDoc } from '../world/collections.ts'
import { allOf, find, type World } from '../world/world.ts'
import { storedHtml } from './stored-html.ts'

/** A stored popup as the wire shows it. [P-267] */
export const recordOf = (stored: PopupDoc): PopupRecord => {
  const { changedAt: _changedAt, ...record } = stored
  return record
}

/** The stored popups or landing notices, in the order in which they were registered. [P-294] */
export const recordsOf = (world: World, type: PopupType): readonly PopupRecord[] =>
  allOf(world, 'popups')
    .filter(({ popupType }) => popupType === type)
    .map(recordOf)

/** The popup with the number that stands in an address, or null. [P-294] */
export const popupAt = (world: World, popupSn: string | undefined): PopupDoc | null =>
  find(world, 'popups', popupSn ?? '')

export const NO_POPUP = refusal(404, 'POPUP_NOT_FOUND', 'server.popupNotFound')

/** The number of the next popup: higher than every one that this world shows. */
export const nextPopupSn = (world: World): number =>
  Math.max(0, ...allOf(world, 'popups').map(({ popupSn }) => popupSn)) + 1

const REFUSED = {
  noContent: 'server.popupContent',
  missingDates: 'server.popupDates',
  unreadableDate: 'server.popupDate',
  endBeforeStart: 'server.popupPeriod',
} as const

/**
 * What of a sent popup would be stored: the domain's rules of the form hold after the HTML was cleaned, so that nothing but a
 * script is nothing. [P-220] to [P-223] [P-230] [P-295]
 */
export const readEntry = (
  sent: Readonly<Record<string, unknown>>,
  imageHosts: readonly string[],
): { readonly entry: PopupEntry } | { readonly refused: Answer } => {
  const record = readPopupRecord({ ...sent, popupSn: 0 })
  if (record === null) return { refused: refusal(400, 'POPUP_INVALID', 'server.badRequest') }
  const form = openPopupForm({ ...record, popupContents: storedHtml(record.popupContents, imageHosts) })
  // The dates as they came: what cannot be read is refused, not taken for missing.
  const checked = checkPopupForm({ ...form, start: record.popupStartDt ?? '', end: record.popupEndDt ?? '' })
  if (!checked.ok) return { refused: refusal(400, 'POPUP_INVALID', REFUSED[checked.code]) }
  return { entry: composePopup(form, record) }
}
