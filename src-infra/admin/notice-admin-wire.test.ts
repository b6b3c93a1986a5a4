import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import type { PopupRecord } from '#domain/notice/popup-form'
import { kstInstant } from '#domain/time/calendar'
import { PopupRecordWire, toPopupRequest, toPopupRecord } from './notice-admin-wire.ts'

const WIRE = {
  popupSn: 7,
  popupType: 'landing',
  popupContents: '<p>점검</p>',
  popupYn: 'Y',
  popupPriority: 3,
  popupStartDt: '2025-11-01T22:00:00',
  popupEndDt: '2025-11-01T23:00:00',
}

const RECORD: PopupRecord = {
  id: 7,
  type: 'landing',
  content: '<p>점검</p>',
  isActive: true,
  priority: 3,
  startsAt: kstInstant('2025-11-01', '22:00'),
  endsAt: kstInstant('2025-11-01', '23:00'),
}
/** Reads a record; returns null if it has the wrong format. */
const read = (wire: unknown): PopupRecord | null => (Schema.is(PopupRecordWire)(wire) ? toPopupRecord(wire) : null)

describe('[P-267] PopupRecordWire', () => {
  it('ignores a field that is not one of its seven', () =>
    expect(read({ ...WIRE, registDt: '2025-10-01' })).toEqual(RECORD))

  it.each(['2025-13-01T00:00:00', 'soon', ' '])('reads an unreadable time as null: %j', (text) =>
    expect(read({ ...WIRE, popupStartDt: text, popupEndDt: text })).toEqual({
      ...RECORD,
      startsAt: null,
      endsAt: null,
    }),
  )

  it('[P-224] [D3-40] a popup record is sent back unchanged', () => {
    const { popupSn: _popupSn, ...entry } = WIRE
    expect(toPopupRequest(RECORD)).toEqual(entry)
    expect(toPopupRequest({ ...RECORD, isActive: false, endsAt: null })).toEqual({
      ...entry,
      popupYn: 'N',
      popupEndDt: null,
    })
  })

  it('reads a missing priority as 1, missing times as null, and missing content as empty', () =>
    expect(read({ popupSn: '7', popupType: 'popup', popupYn: 'N' })).toEqual({
      id: 7,
      type: 'popup',
      content: '',
      isActive: false,
      priority: 1,
      startsAt: null,
      endsAt: null,
    }))

  it('keeps a priority of 0 sent as a string', () => expect(read({ ...WIRE, popupPriority: '0' })?.priority).toBe(0))

  it.each([
    ['nothing', null],
    ['a text', 'popup'],
    ['no number', { ...WIRE, popupSn: undefined }],
    ['a non-numeric number', { ...WIRE, popupSn: '7a' }],
    ['an empty number', { ...WIRE, popupSn: '' }],
    ['half a number', { ...WIRE, popupSn: 7.5 }],
    ['an unknown type', { ...WIRE, popupType: 'banner' }],
    ['another state', { ...WIRE, popupYn: true }],
    ['a priority that is not a number', { ...WIRE, popupPriority: 'high' }],
    ['content that is not a text', { ...WIRE, popupContents: {} }],
    ['a date that is not a text', { ...WIRE, popupStartDt: 20251101 }],
  ])('does not accept %s', (_, wire) => expect(read(wire)).toBeNull())
})
