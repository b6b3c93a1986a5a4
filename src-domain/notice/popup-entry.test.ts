import { describe, expect, it } from 'vitest'
import { kstInstant } from '../kernel/calendar.ts'
import { composePopup, openPopupForm, type PopupRecord } from './popup-form.ts'

const STORED: PopupRecord = {
  id: 9,
  type: 'landing',
  content: '<p>점검</p>',
  isActive: false,
  priority: 4,
  startsAt: kstInstant('2025-10-28', '22:00'),
  endsAt: kstInstant('2025-10-29'),
}

describe('[P-267] a popup with its type, content, state, priority and times', () => {
  it('comes back from its form as it was stored', () => {
    const { id: _id, ...entry } = STORED
    expect(composePopup(openPopupForm(STORED), STORED)).toEqual(entry)
  })

  it('of the type popup has no dates, whatever was stored', () => {
    const popup = { ...STORED, type: 'popup' } as const
    expect(composePopup(openPopupForm(popup), popup)).toMatchObject({ startsAt: null, endsAt: null })
  })
})
