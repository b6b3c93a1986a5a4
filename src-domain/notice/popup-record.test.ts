import { describe, expect, it } from 'vitest'
import { readPopupRecord } from './popup-form.ts'

const WIRE = {
  popupSn: 7,
  popupType: 'landing',
  popupContents: '<p>점검</p>',
  popupYn: 'Y',
  popupPriority: 3,
  popupStartDt: '2025-11-01T22:00:00',
  popupEndDt: '2025-11-01T23:00:00',
}

describe('[P-267] a popup of the server', () => {
  it('is read with its seven fields, whatever else came', () =>
    expect(readPopupRecord({ ...WIRE, registDt: '2025-10-01' })).toEqual(WIRE))

  it('has priority 1 when none came, and no dates or content when none came', () =>
    expect(readPopupRecord({ popupSn: '7', popupType: 'popup', popupYn: 'N' })).toEqual({
      popupSn: 7,
      popupType: 'popup',
      popupContents: '',
      popupYn: 'N',
      popupPriority: 1,
      popupStartDt: null,
      popupEndDt: null,
    }))

  it('keeps a priority of 0, also as text', () =>
    expect(readPopupRecord({ ...WIRE, popupPriority: '0' })?.popupPriority).toBe(0))

  it.each([
    ['nothing', null],
    ['a text', 'popup'],
    ['no number', { ...WIRE, popupSn: undefined }],
    ['a number that is none', { ...WIRE, popupSn: '7a' }],
    ['an empty number', { ...WIRE, popupSn: '' }],
    ['half a number', { ...WIRE, popupSn: 7.5 }],
    ['another type', { ...WIRE, popupType: 'banner' }],
    ['another state', { ...WIRE, popupYn: true }],
    ['a priority that is no number', { ...WIRE, popupPriority: 'high' }],
    ['content that is no text', { ...WIRE, popupContents: {} }],
    ['a date that is no text', { ...WIRE, popupStartDt: 20251101 }],
  ])('%s is a failure of the load, not a crash', (_, wire) => expect(readPopupRecord(wire)).toBeNull())
})
