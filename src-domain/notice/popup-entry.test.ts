import { describe, expect, it } from 'vitest'
import { composePopup, openPopupForm, type PopupRecord } from './popup-form.ts'

const STORED: PopupRecord = {
  popupSn: 9,
  popupType: 'landing',
  popupContents: '<p>점검</p>',
  popupYn: 'N',
  popupPriority: 4,
  popupStartDt: '2025-10-28T22:00:00',
  popupEndDt: '2025-10-29T00:00:00',
}

describe('a popup between its form and the wire', () => {
  it('comes back as it was stored', () => {
    const { popupSn: _popupSn, ...entry } = STORED
    expect(composePopup(openPopupForm(STORED), STORED)).toEqual(entry)
  })

  it('of the type popup has no dates, whatever was stored', () => {
    const popup = { ...STORED, popupType: 'popup' } as const
    expect(composePopup(openPopupForm(popup), popup)).toMatchObject({ popupStartDt: null, popupEndDt: null })
  })
})
