import { describe, expect, it } from 'vitest'
import { kstInstant } from '../time/calendar.ts'
import {
  NEW_POPUP_DEFAULTS,
  missingPopupFields,
  sortLandings,
  toPopupData,
  toPopupForm,
  type PopupRecord,
} from './popup-form.ts'

describe('[P-220] [P-221] [P-222] [P-223] the form of popups and landing notices', () => {
  it.each([
    { form: { type: 'landing', content: '', start: '', end: '' }, missing: ['start', 'end', 'content'] },
    { form: { type: 'landing', content: '<p>점검</p>', start: ' ', end: '2025-11-01' }, missing: ['start'] },
    { form: { type: 'popup', content: '<p> </p>', start: '', end: '' }, missing: ['content'] },
    { form: { type: 'popup', content: '<p>안내</p>', start: '', end: '' }, missing: [] },
  ] as const)('[P-220] [P-221] [D2-160] $form lacks $missing', ({ form, missing }) =>
    expect(missingPopupFields(form)).toEqual(missing),
  )

  it('[P-218] starts with an active popup of priority 1', () =>
    expect(NEW_POPUP_DEFAULTS).toEqual({ isActive: true, priority: 1 }))
})

describe('[P-212] the landing table', () => {
  it('sorts the latest start first', () => {
    const rows = [
      { n: 1, startsAt: null },
      { n: 2, startsAt: kstInstant('2025-10-28', '22:00') },
      { n: 3, startsAt: kstInstant('2025-11-01', '22:00') },
      { n: 4, startsAt: null },
      { n: 5, startsAt: kstInstant('2025-10-28', '22:00') },
    ]
    expect(sortLandings(rows).map((row) => row.n)).toEqual([3, 2, 5, 1, 4])
  })
})

const STORED: PopupRecord = {
  id: 9,
  type: 'landing',
  content: '<p>점검</p>',
  isActive: false,
  priority: 4,
  startsAt: kstInstant('2025-10-28', '22:00'),
  endsAt: kstInstant('2025-10-29'),
}

describe('[P-267] a stored popup with its type, content, state, priority and times', () => {
  it('is unchanged after a round trip through the form', () => {
    const { id: _id, ...entry } = STORED
    expect(toPopupData(toPopupForm(STORED), STORED)).toEqual(entry)
  })

  it('[D1-500] ends with the day if its end has no time', () =>
    expect(toPopupData({ ...toPopupForm(STORED), end: '2025-10-29' }, STORED).endsAt).toBe(kstInstant('2025-10-30')))

  it('contains no dates if its type is popup', () => {
    const popup = { ...STORED, type: 'popup' } as const
    expect(toPopupData(toPopupForm(popup), popup)).toMatchObject({ startsAt: null, endsAt: null })
  })
})
