import type { PopupRecord } from '#domain/notice/popup-record'
import type { PopupType } from '#domain/notice/popup-form'
import type { PopupDoc } from '../world/collections.ts'
import { allOf, type World } from '../world/world.ts'

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
